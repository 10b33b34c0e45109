/** The cache of lines: what was kept comes back, and a file that is damaged, foreign or shared never gives a wrong value. */
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type LineCache, openLineCache } from '../../src/build/line-cache.ts'
import { random } from '../make.ts'
import { temporaryFolder } from './folders.ts'

const place = (): string => join(temporaryFolder(), 'deep/cache.tsv')
const open = (path: string, version = 'v1'): LineCache<unknown> => openLineCache<unknown>(path, version)

function keep(path: string, values: Readonly<Record<string, unknown>>, version?: string): void {
  const cache = open(path, version)
  for (const [key, value] of Object.entries(values)) if (cache.get(key) === undefined) cache.set(key, value)
  cache.save()
}

const lines = (path: string): readonly string[] => readFileSync(path, 'utf8').split('\n').slice(1, -1)

const VALUES = {
  one: { text: 'á "quoted" \t tab \n line \u2028 🙂', list: [1, null, true] },
  two: 'text',
  three: [],
  four: '',
}

describe('A cache of lines', () => {
  test('gives back what was kept, in every shape of JSON.', () => {
    const path = place()
    keep(path, VALUES)
    const again = open(path)
    for (const [key, value] of Object.entries(VALUES)) expect(again.get(key)).toEqual(value)
    expect(again.get('five')).toBeUndefined()
  })

  test('keeps nothing before it is told to.', () => {
    const path = place()
    open(path).set('one', 1)
    expect(existsSync(path)).toBe(false)
  })

  test('gives back more than it gathers at once, also when it is added to.', () => {
    const path = place()
    const large = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`key ${i}`, 'ñ'.repeat(100_000)]))
    keep(path, large)
    keep(path, { ...large, small: 's', more: 'm'.repeat(2_000_000) })
    const again = open(path)
    for (const [key, value] of Object.entries(large)) expect(again.get(key) === value).toBe(true)
    expect([again.get('small'), (again.get('more') as string).length]).toEqual(['s', 2_000_000])
    expect(lines(path)).toHaveLength(32)
  })

  test('does not touch its file when nothing is new.', () => {
    const path = place()
    keep(path, VALUES)
    const before = readFileSync(path, 'utf8')
    keep(path, VALUES)
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  test('adds what is new at the end.', () => {
    const path = place()
    keep(path, VALUES)
    const before = readFileSync(path, 'utf8')
    keep(path, { ...VALUES, five: 5 })
    expect(readFileSync(path, 'utf8')).toBe(`${before}five\t5\n`)
    expect(open(path).get('five')).toBe(5)
  })

  test('forgets what is no longer asked for, once that is much.', () => {
    const path = place()
    keep(path, VALUES)
    keep(path, { one: VALUES.one, two: VALUES.two, three: [] })
    expect(lines(path)).toHaveLength(4)
    keep(path, { one: VALUES.one })
    expect(lines(path)).toEqual([`one\t${JSON.stringify(VALUES.one)}`])
  })

  test('does not grow without end while values come and go.', () => {
    const path = place()
    for (let run = 0; run < 60; run++) {
      keep(path, Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`key ${run + i}`, run])))
    }
    expect(lines(path).length).toBeLessThan(30)
  })

  test('holds many lines, more than one write takes.', () => {
    const path = place()
    const values = Object.fromEntries(Array.from({ length: 1_203 }, (_, i) => [`key-${i}`, { i }]))
    keep(path, values)
    const again = open(path)
    expect(Object.keys(values).filter(key => again.get(key) === undefined)).toEqual([])
  })

  test('leaves no draft behind.', () => {
    const path = place()
    keep(path, VALUES)
    keep(path, { one: 1 }, 'v2')
    expect(readdirSync(join(path, '..'))).toEqual(['cache.tsv'])
  })
})

describe('Another version', () => {
  test('knows nothing of the values, and replaces them.', () => {
    const path = place()
    keep(path, VALUES, 'v1')
    expect(open(path, 'v2').get('two')).toBeUndefined()
    keep(path, { two: 'other' }, 'v2')
    expect(open(path, 'v2').get('two')).toBe('other')
    expect(open(path, 'v1').get('two')).toBeUndefined()
  })

  test('that begins with the same letters is another version.', () => {
    const path = place()
    keep(path, VALUES, 'version')
    expect(open(path, 'vers').get('two')).toBeUndefined()
    expect(open(path, 'version 2').get('two')).toBeUndefined()
  })
})

describe('A damaged file', () => {
  test.for([
    ['empty', ''],
    ['one empty line', '\n'],
    ['a version and nothing else', 'v1'],
    ['lines without tabs', 'v1\nhello\nworld\n'],
    ['a line whose value is not JSON', 'v1\none\t{"a":\n'],
    ['a line without a value', 'v1\none\t\n'],
    ['bytes that are no text', 'v1\none\t"\u0000\u0001\n\u0000\n'],
  ] as const)('counts as empty: %s.', ([, text]) => {
    const path = place()
    keep(path, { filler: 1 })
    writeFileSync(path, text)
    expect(open(path).get('one')).toBeUndefined()
    keep(path, VALUES)
    for (const [key, value] of Object.entries(VALUES)) expect(open(path).get(key)).toEqual(value)
  })

  test('that was cut anywhere gives the right value or none.', () => {
    const path = place()
    keep(path, VALUES)
    const whole = readFileSync(path)
    for (let end = 0; end < whole.length; end++) {
      writeFileSync(path, whole.subarray(0, end))
      const cache = open(path)
      for (const [key, value] of Object.entries(VALUES)) expect([value, undefined]).toContainEqual(cache.get(key))
      keep(path, VALUES)
      for (const [key, value] of Object.entries(VALUES)) expect(open(path).get(key)).toEqual(value)
    }
  })

  test('with a byte changed anywhere never makes it fail.', () => {
    const path = place()
    keep(path, VALUES)
    const whole = readFileSync(path)
    const next = random(3)
    for (let at = 0; at < whole.length; at++) {
      const bytes = Buffer.from(whole)
      bytes[at] = Math.floor(next() * 256)
      writeFileSync(path, bytes)
      const cache = open(path)
      for (const key of Object.keys(VALUES)) expect(() => cache.get(key)).not.toThrow()
    }
  })
})

describe('Two programs that share one file', () => {
  test('of one version lose nothing that is wrong.', () => {
    const path = place()
    keep(path, { one: 1 })
    const [first, second] = [open(path), open(path)]
    for (const cache of [first, second]) cache.get('one')
    first.set('two', 2)
    second.set('three', 3)
    first.save()
    second.save()
    const after = open(path)
    expect([after.get('one'), after.get('two'), after.get('three')]).toEqual([1, 2, 3])
  })

  test('of two versions never read the values of each other.', () => {
    const path = place()
    keep(path, { one: 'old' }, 'v1')
    const [old, young] = [open(path, 'v1'), open(path, 'v2')]
    old.get('one')
    old.set('two', 'old')
    young.set('one', 'young')
    young.save()
    old.save()
    for (const key of ['one', 'two']) expect(['young', undefined]).toContain(open(path, 'v2').get(key))
    for (const key of ['one', 'two']) expect(['old', undefined]).toContain(open(path, 'v1').get(key))
  })

  test('may be read while the other is writing.', () => {
    const path = place()
    keep(path, { one: 1, two: 2 })
    appendFileSync(path, 'three\t{"half": ')
    const reader = open(path)
    expect([reader.get('one'), reader.get('two'), reader.get('three')]).toEqual([1, 2, undefined])
    reader.set('four', 4)
    reader.save()
    appendFileSync(path, '3}\n')
    const after = open(path)
    expect([after.get('one'), after.get('two'), after.get('four')]).toEqual([1, 2, 4])
  })
})

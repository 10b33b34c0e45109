/** The memory of words by which entries are similar: what it answers is what all entries would say without it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBags, openBagMemory } from '../../src/build/bag-memory.ts'
import { guardCache } from '../../src/build/cache-guard.ts'
import type { Bags } from '../../src/model/bags.ts'
import { temporaryFolder } from './folders.ts'

type Words = Readonly<Record<string, string>>

const FIRST: Words = { a: 'red green', b: '', c: 'green blue', d: 'red yellow' }
const LATER: readonly (readonly [what: string, words: Words])[] = [
  ['with a changed entry', { ...FIRST, b: 'blue violet' }],
  ['with an entry in between', { a: 'red green', b: '', bb: 'black', c: 'green blue', d: 'red yellow' }],
  ['without an entry', { a: 'red green', c: 'green blue', d: 'red yellow' }],
  ['without any', {}],
  ['with others only', { x: 'white', y: 'white red' }],
  ['that are the same', FIRST],
]

/** What a build with two parts finds. */
function build(
  folder: string | undefined,
  words: Words,
  asked: string[] = [],
  left: readonly string[] = [],
): readonly string[] {
  const memory = openBagMemory(folder, 'version', guardCache(folder))
  const entries = Object.entries(words).map(([slug, text]) => ({
    slug,
    hash: `hash-of-${text.replaceAll(' ', '-')}`,
    bag() {
      asked.push(slug)
      return text === '' ? [] : text.split(' ')
    },
  }))
  const half = Math.ceil(entries.length / 2)
  return textsOf(
    memory.join(
      [entries.slice(0, half), entries.slice(half)].map(part => findBags(part, memory.keys)),
      left,
    ),
  )
}

const textsOf = ({ vocabulary, starts, words }: Bags): readonly string[] =>
  Array.from(starts.subarray(1), (end, i) =>
    Array.from(words.subarray(starts[i], end), word => vocabulary[word]).join(' '),
  )

describe('The words of entries', () => {
  test.for(LATER)('%s are those of a build without memory.', ([, words]) => {
    const folder = temporaryFolder()
    expect(build(folder, FIRST)).toEqual(Object.values(FIRST))
    expect(build(folder, words)).toEqual(Object.values(words))
    expect(build(folder, FIRST)).toEqual(Object.values(FIRST))
    expect(build(undefined, words)).toEqual(Object.values(words))
  })

  test('are asked only of entries that have changed.', () => {
    const folder = temporaryFolder()
    const asked: string[] = []
    build(folder, FIRST, asked)
    expect(asked).toEqual(Object.keys(FIRST))
    build(folder, { ...FIRST, c: 'pink' }, asked)
    expect(asked.slice(4)).toEqual(['c'])
  })

  test('are left out for entries that are not published, and remembered all the same.', () => {
    const folder = temporaryFolder()
    const asked: string[] = []
    expect(build(folder, FIRST, asked, ['a', 'c'])).toEqual(['', 'red yellow'])
    expect(build(folder, FIRST, asked, ['d'])).toEqual(['red green', '', 'green blue'])
    expect(asked).toEqual(Object.keys(FIRST))
  })

  test('are forgotten when many are used no longer.', () => {
    const folder = temporaryFolder()
    build(folder, FIRST)
    build(folder, { a: 'red green' })
    expect(readFileSync(join(folder, 'bags.bin'), 'latin1')).not.toContain('yellow')
    expect(build(folder, FIRST)).toEqual(Object.values(FIRST))
  })

  test('are asked again when the memory is damaged or gone.', () => {
    const folder = temporaryFolder()
    build(folder, FIRST)
    const path = join(folder, 'bags.bin')
    const whole = readFileSync(path)
    for (let at = 0; at < whole.length; at++) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] as number) ^ 1
      writeFileSync(path, damaged)
      expect(build(folder, FIRST)).toEqual(Object.values(FIRST))
      writeFileSync(path, whole.subarray(0, at))
      expect(build(folder, FIRST)).toEqual(Object.values(FIRST))
    }
    rmSync(path)
    expect(build(folder, FIRST)).toEqual(Object.values(FIRST))
  })
})

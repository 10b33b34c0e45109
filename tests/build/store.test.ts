/** The store: what was kept is there for the next build, byte for byte, or it is as if it had never been. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guardCache } from '../../src/publish/store/cache-guard.ts'
import { openShelf, openStore, type Shelf, type Store } from '../../src/publish/store/store.ts'
import { temporaryFolder } from './folders.ts'

const open = (folder: string): Store => openStore(folder, guardCache(folder)) as Store
const keep = (folder: string, values: Readonly<Record<string, string>>, key = 'key'): void =>
  open(folder).use('things', shelf => {
    for (const [name, value] of Object.entries(values)) shelf.keep(name, key, value)
  })
const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()
const got = (folder: string, name: string, key = 'key'): string | undefined =>
  open(folder).use('things', shelf => textOf(shelf.get(name, key)))
const segments = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.shelf'))
    .map(name => join(folder, name))

test('What was kept under a name is there for exactly its key; the last counts.', () => {
  const folder = temporaryFolder()
  keep(folder, { a: 'one\ntwo\tñ', b: '' })
  expect([got(folder, 'a'), got(folder, 'b'), got(folder, 'c')]).toEqual(['one\ntwo\tñ', '', undefined])
  expect(got(folder, 'a', 'other')).toBeUndefined()
  keep(folder, { a: 'three' }, 'other')
  expect([got(folder, 'a'), got(folder, 'a', 'other'), got(folder, 'b')]).toEqual([undefined, 'three', ''])
})

test('Parts write segments of their own, and can read again what they have written.', () => {
  const folder = temporaryFolder()
  const shared = open(folder).shared('things')
  const reports = [0, 1].map(part => {
    const shelf = openShelf(shared.jobFor(part))
    let isKept = false
    shelf.keep(`part-${part}`, 'key', `value ${part}`, () => {
      isKept = true
    })
    expect(shelf.again(`part-${part}`)).toBeUndefined()
    const report = shelf.close()
    expect([isKept, textOf(shelf.again(`part-${part}`))]).toEqual([true, `value ${part}`])
    return report
  })
  shared.save(reports)
  expect([got(folder, 'part-0'), got(folder, 'part-1')]).toEqual(['value 0', 'value 1'])
})

test('What is out of date does not gather.', () => {
  const folder = temporaryFolder()
  keep(folder, { a: 'always', gone: 'x' })
  for (let i = 0; i < 100; i++)
    open(folder).use('things', shelf => {
      shelf.find('a')
      shelf.keep('b', 'key', `${i}${'x'.repeat(10_000)}`)
    })
  expect([got(folder, 'a'), got(folder, 'gone')]).toEqual(['always', undefined])
  expect(got(folder, 'b')?.slice(0, 3)).toBe('99x')
  expect(segments(folder).length).toBeLessThan(26)
  expect(segments(folder).reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(150_000)
})

describe('It is as if nothing had been kept when a segment', () => {
  const DAMAGES: Readonly<Record<string, (path: string) => void>> = {
    'is gone': path => rmSync(path),
    'is empty': path => writeFileSync(path, ''),
    'is cut': path => writeFileSync(path, readFileSync(path).subarray(0, -9)),
    'is cut in its line': path => writeFileSync(path, readFileSync(path).subarray(0, 60)),
    'has another byte': path => writeFileSync(path, readFileSync(path, 'latin1').replace('value', 'vague'), 'latin1'),
    'has another length': path =>
      writeFileSync(path, readFileSync(path, 'latin1').replace('\t10\t', '\t11\t'), 'latin1'),
    'is of another version': path => writeFileSync(path, readFileSync(path, 'latin1').replace('palabit ', 'palabit +')),
    'is of another program': path => writeFileSync(path, '{"some": "json"}\n'),
  }
  test.for(Object.entries(DAMAGES))('%s.', ([, damage]) => {
    const folder = temporaryFolder()
    keep(folder, { a: 'value of a' })
    for (const path of segments(folder)) damage(path)
    expect(got(folder, 'a')).toBeUndefined()
    keep(folder, { a: 'another' })
    expect(got(folder, 'a')).toBe('another')
  })
})

test('A record that a killed build has half written hides no other.', () => {
  const folder = temporaryFolder()
  keep(folder, { a: 'value of a' })
  for (const path of segments(folder)) appendFileSync(path, 'b\tkey\t1000\t5\nhalf')
  keep(folder, { c: 'value of c' })
  expect([got(folder, 'a'), got(folder, 'b'), got(folder, 'c')]).toEqual(['value of a', undefined, 'value of c'])
})

test('Two builds at once keep what each has found.', () => {
  const folder = temporaryFolder()
  const [one, other] = [open(folder).shared('things'), open(folder).shared('things')]
  const [first, second] = [openShelf(one.jobFor(0)), openShelf(other.jobFor(1))] as [Shelf, Shelf]
  first.keep('a', 'key', 'of one')
  second.keep('b', 'key', 'of the other')
  one.save([first.close()])
  other.save([second.close()])
  expect([got(folder, 'a'), got(folder, 'b')]).toEqual(['of one', 'of the other'])
})

test('A folder that cannot be written is one warning.', () => {
  const folder = temporaryFolder()
  const guard = guardCache(folder)
  const store = openStore(folder, guard) as Store
  const shared = store.shared('things')
  const job = shared.jobFor(0)
  mkdirSync(job.segment)
  const shelf = openShelf(job)
  shelf.keep('a', 'key', 'value')
  const report = shelf.close()
  shared.save([report, report])
  expect(structuredClone(report).failure).toMatchObject({ code: 'EISDIR', path: job.segment })
  expect(guard.warnings).toEqual([expect.stringContaining('the cache was not kept')])
  expect(openStore(join(job.segment, '..', '..', 'dev', 'null', 'x'), guard)).toBeUndefined()
})

/**
 * Staging: names, sizes and hashes of what is written, large files in pieces, and file systems that cannot do what is
 * asked of them.
 */
import fs, { readdirSync, readFileSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fingerprinter } from '../../src/build/fingerprint.ts'
import { EMPTY_MANIFEST, type Manifest, type Written } from '../../src/build/manifest.ts'
import { openStage } from '../../src/build/stage.ts'
import type { Artifact, Pieces } from '../../src/model/artifact.ts'
import {
  built,
  coldCopy,
  edit,
  leftovers,
  snapshot,
  temporaryFolder,
  tinyWorkspace,
  type Workspace,
} from './folders.ts'

const fingerprintOf = fingerprinter('test')

/** Writes the artifacts as one build would. */
function stage(out: string, artifacts: readonly Artifact[], manifest: Manifest = EMPTY_MANIFEST): Manifest {
  const opened = openStage(out, manifest, fingerprintOf)
  for (const artifact of artifacts) opened.add(artifact)
  const { written } = opened.commit()
  return manifestOf(written)
}

const manifestOf = (written: ReadonlyMap<string, Written>): Manifest => ({
  get: path => written.get(path),
  paths: new Set(written.keys()),
  writtenBefore: Date.now() + 60_000,
})

const artifact = (path: string, render: Artifact['render'], inputs?: readonly object[]): Artifact => ({
  path,
  origin: path,
  render,
  ...(inputs && { inputs }),
})

describe('A stage', () => {
  test('writes text, bytes and pieces, and says their hash and size.', () => {
    const out = join(temporaryFolder(), 'dist')
    const bytes = Buffer.from([0, 255, 10])
    const written = stage(out, [
      artifact('text.txt', () => 'añ🙂\n'),
      artifact('a/bytes.bin', () => bytes),
      artifact('a/pieces.txt', () => ['añ', { inputs: [], render: () => '🙂' }, '\n']),
      artifact('empty.txt', () => ''),
      artifact('empty-pieces.txt', () => []),
    ])
    expect(readFileSync(join(out, 'text.txt'), 'utf8')).toBe('añ🙂\n')
    expect(readFileSync(join(out, 'a/bytes.bin'))).toEqual(bytes)
    expect(written.get('a/pieces.txt')).toMatchObject({ hash: written.get('text.txt')?.hash, bytes: 8 })
    expect(written.get('empty.txt')).toMatchObject({ hash: written.get('empty-pieces.txt')?.hash, bytes: 0 })
    expect(written.get('a/bytes.bin')?.bytes).toBe(3)
  })

  test('does not render what is made from the same inputs.', () => {
    const out = join(temporaryFolder(), 'dist')
    const input = { text: 'x' }
    const manifest = stage(out, [artifact('a', () => 'a', [input])])
    const { ino } = statSync(join(out, 'a'))
    const refuse = () => {
      throw new Error('rendered')
    }
    stage(out, [artifact('a', refuse, [{ text: 'x' }])], manifest)
    expect([readFileSync(join(out, 'a'), 'utf8'), statSync(join(out, 'a')).ino]).toEqual(['a', ino])
    expect(() => stage(out, [artifact('a', refuse, [{ text: 'y' }])], manifest)).toThrow('rendered')
  })

  test('never changes a file of the old site in place.', () => {
    const home = temporaryFolder()
    const out = join(home, 'dist')
    const manifest = stage(out, [artifact('same', () => 'same'), artifact('other', () => 'one')])
    const before = { ...snapshot(out) }
    const opened = openStage(out, manifest, fingerprintOf)
    opened.add(artifact('same', () => 'same'))
    opened.add(artifact('other', () => 'two'))
    expect(snapshot(out)).toEqual(before)
    opened.discard()
    expect(snapshot(out)).toEqual(before)
    expect(readdirSync(home)).toEqual(['dist'])
  })
})

describe('A file in pieces', () => {
  const piece = (name: string, calls: string[] = []) => ({
    inputs: [{ name }],
    render: () => {
      calls.push(name)
      return `<${name} ñ>`
    },
  })
  const text = (names: readonly string[]): string => `[${names.map(name => `<${name} ñ>`).join('')}]`
  const pieces = (names: readonly string[], calls?: string[]): Pieces => [
    '[',
    ...names.map(name => piece(name, calls)),
    ']',
  ]
  const long = Array.from({ length: 60_000 }, (_, i) => `piece-${i}`)

  test.for([
    ['nothing has changed', ['a', 'b', 'c'], ['a', 'b', 'c'], []],
    ['one is new at the beginning', ['b', 'c'], ['a', 'b', 'c'], ['a']],
    ['one is new at the end', ['a', 'b'], ['a', 'b', 'c'], ['c']],
    ['one is gone', ['a', 'b', 'c'], ['a', 'c'], []],
    ['all are new', ['a', 'b'], ['c', 'd'], ['c', 'd']],
    ['their order is another', ['a', 'b', 'c', 'd'], ['d', 'b', 'c', 'a'], []],
    ['one comes twice', ['a', 'b'], ['a', 'b', 'a'], []],
    ['one that came twice comes once', ['a', 'b', 'a'], ['b', 'a'], []],
    ['there is none left', ['a'], [], []],
    [
      'there are more than fit in memory at once',
      long,
      [...long.slice(0, 30_000), 'new', ...long.slice(30_001)],
      ['new'],
    ],
  ] as const)('is right, and only new pieces are rendered, when %s.', ([, before, after, rendered]) => {
    const out = join(temporaryFolder(), 'dist')
    const manifest = stage(out, [artifact('list', () => pieces(before))])
    expect(readFileSync(join(out, 'list'), 'utf8')).toBe(text(before))
    const calls: string[] = []
    const written = stage(out, [artifact('list', () => pieces(after, calls))], manifest)
    expect(readFileSync(join(out, 'list'), 'utf8')).toBe(text(after))
    expect(calls).toEqual(rendered)
    const cold = stage(join(temporaryFolder(), 'dist'), [artifact('list', () => pieces(after))])
    expect(written.get('list')).toEqual(cold.get('list'))
  })

  test('is right when a piece throws: the old site stays.', () => {
    const home = temporaryFolder()
    const out = join(home, 'dist')
    const manifest = stage(out, [artifact('list', () => pieces(['a']))])
    const broken = {
      inputs: [],
      render: () => {
        throw new Error('broken')
      },
    }
    const opened = openStage(out, manifest, fingerprintOf)
    expect(() => opened.add(artifact('list', () => ['[', piece('a'), broken]))).toThrow('broken')
    opened.discard()
    expect(readFileSync(join(out, 'list'), 'utf8')).toBe('[<a ñ>]')
    expect(readdirSync(home)).toEqual(['dist'])
  })
})

/** Makes a call of the file system fail for the rest of the test. */
function failing(name: 'linkSync' | 'renameSync', code: string, when: (from: string) => boolean): void {
  const original = fs[name]
  const replaced = (from: string, to: string): void => {
    if (when(from)) throw Object.assign(new Error(`${code}: ${name}`), { code, syscall: name, path: from })
    original(from, to)
  }
  Object.assign(fs, { [name]: replaced })
  syncBuiltinESMExports()
  onTestFinished(() => {
    Object.assign(fs, { [name]: original })
    syncBuiltinESMExports()
  })
}

describe('A file system', () => {
  test('without hard links gets copies.', () => {
    const site = tinyWorkspace()
    built(site)
    failing('linkSync', 'EPERM', () => true)
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'title: 6G')
    built(site)
    expect(snapshot(site.out)).toEqual(coldCopy(site))
  })

  test.for([
    ['the old site away', (site: Workspace, from: string) => from === site.out],
    ['the new site in', (_: Workspace, from: string) => from.includes('.next-')],
  ] as const)('that refuses to move %s keeps the old site, and nothing stays beside it.', ([, refuses]) => {
    const site = tinyWorkspace()
    built(site)
    const before = snapshot(site.out)
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'title: 6G')
    failing('renameSync', 'EBUSY', from => refuses(site, from))
    expect(() => built(site)).toThrow('is in use by another program')
    expect(snapshot(site.out)).toEqual(before)
    expect(leftovers(site.home)).toEqual([])
  })
})

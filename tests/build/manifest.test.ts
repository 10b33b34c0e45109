/** The manifest: what a build says it wrote is what the next build reads, and nonsense counts as nothing. */
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readManifest, type Written, writeManifest } from '../../src/build/manifest.ts'
import { temporaryFolder } from './folders.ts'

const ENTRIES: ReadonlyMap<string, Written> = new Map([
  ['index.html', { hash: 'a-b_c', bytes: 0, fingerprint: 'xyz' }],
  ['a path with spaces, "quotes" and ñ.txt', { hash: 'h', bytes: 12 }],
  ['line\nbreak.txt', { hash: 'h', bytes: 1 }],
  [
    'v1/terms.json',
    {
      hash: 'h',
      bytes: 30,
      pieces: [
        ['', 10],
        ['f', 20],
      ],
    },
  ],
])

test('A manifest comes back as it was written.', () => {
  const out = temporaryFolder()
  const path = join(temporaryFolder(), 'deep/site.manifest')
  writeManifest(path, out, ENTRIES)
  const manifest = readManifest(path, out)
  expect([...manifest.paths]).toEqual([...ENTRIES.keys()])
  for (const [name, written] of ENTRIES) expect(manifest.get(name)).toEqual(written)
  expect(manifest.get('other')).toBeUndefined()
})

test('A manifest knows when it was written.', () => {
  const out = temporaryFolder()
  const path = join(temporaryFolder(), 'site.manifest')
  writeManifest(path, out, ENTRIES)
  utimesSync(path, 1_700_000_000, 1_700_000_000)
  expect(readManifest(path, out).writtenBefore).toBe(statSync(path).mtimeMs)
  expect(readManifest(path, out).writtenBefore).toBe(1_700_000_000_000)
})

test.for([
  ['no file', undefined],
  ['an empty file', ''],
  ['other text', 'hello\n'],
  ['JSON of another kind', '{"some": "json"}\n'],
  ['a list of something else', '[1, 2]\n'],
  ['an entry that says nothing', '["index.html", null]\n'],
  ['a line that was cut', '["a.html",{"hash":"h","bytes":1}]\n["b.html",{"ha'],
] as const)('%s counts as an empty manifest.', ([, text]) => {
  const out = temporaryFolder()
  const path = join(temporaryFolder(), 'site.manifest')
  writeManifest(path, out, new Map())
  if (text === undefined) rmSync(path)
  else writeFileSync(path, readFileSync(path, 'utf8') + text)
  const manifest = readManifest(path, out)
  expect([...manifest.paths]).toEqual([])
  expect(manifest.get('index.html')).toBeUndefined()
})

test('A manifest tells of a folder and not of its name: another one in its place is a stranger.', () => {
  const [out, other] = [temporaryFolder(), temporaryFolder()]
  const path = join(temporaryFolder(), 'site.manifest')
  writeManifest(path, out, ENTRIES)
  expect([readManifest(path, out).paths.size, readManifest(path, other).paths.size]).toEqual([ENTRIES.size, 0])
})

/** The manifest: what a build says it wrote is what the next build reads, and nonsense counts as nothing. */
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eachLine, type Group, lineOf, pathsOf, readManifest, writeManifest } from '../../src/publish/swap/manifest.ts'
import { temporaryFolder } from './folders.ts'

const GROUPS: readonly (readonly [slug: string, sizes: readonly number[], group: Group])[] = [
  [
    '5g',
    [10, 0, 7],
    {
      files: [
        ['5g/index.html', 12, 'a-b_c'],
        ['v1/terms/5g.json', 0],
      ],
      key: 'xyz',
    },
  ],
  [
    'html',
    [],
    {
      files: [
        ['a path with spaces, "quotes" and ñ.txt', 1],
        ['line\nbreak.txt', 1],
      ],
    },
  ],
  ['', [], { files: [['index.html', 3]] }],
]
const STREAMS = { 'v1/terms.json': [5, 90, 95] } as const

function written(out: string): string {
  const path = join(temporaryFolder(), 'deep/site.manifest')
  const lines = GROUPS.map(([slug, sizes, group]) => lineOf(slug, sizes, group))
  writeManifest(path, { folder: statSync(out).ino, grounds: ['ground'], streams: STREAMS }, lines)
  return path
}

test('A manifest comes back as it was written.', () => {
  const out = temporaryFolder()
  const manifest = readManifest(written(out), out)
  const found: unknown[] = []
  if (manifest) eachLine(manifest.lines, (slug, sizes, group) => found.push([slug, sizes, group()]))
  expect(found).toEqual(GROUPS)
  expect(manifest?.head).toMatchObject({ grounds: ['ground'], streams: STREAMS })
  expect(manifest && [...pathsOf(manifest)].sort()).toEqual(
    [...GROUPS.flatMap(([, , { files }]) => files.map(([path]) => path)), 'v1/terms.json'].sort(),
  )
})

test('A manifest of an earlier version of the program, which had no grounds, counts as absent.', () => {
  const out = temporaryFolder()
  const path = written(out)
  writeFileSync(path, readFileSync(path, 'utf8').replace('"grounds":["ground"],', ''))
  expect(readManifest(path, out)).toBeUndefined()
})

test('A manifest knows when it was written.', () => {
  const out = temporaryFolder()
  const path = written(out)
  utimesSync(path, 1_700_000_000, 1_700_000_000)
  expect(readManifest(path, out)?.writtenBefore).toBe(1_700_000_000_000)
})

test.for([
  ['no file', () => undefined],
  ['an empty file', () => ''],
  ['other text', () => 'hello\n'],
  ['JSON of another kind', () => '{"some": "json"}\n'],
  ['a manifest that is cut', (text: string) => text.slice(0, -20)],
  ['a manifest without its last line', (text: string) => text.split('\n').slice(0, -2).join('\n')],
  ['a manifest with another number in it', (text: string) => text.replace('12', '13')],
] as const)('%s counts as no manifest.', ([, change]) => {
  const out = temporaryFolder()
  const path = written(out)
  const text = change(readFileSync(path, 'utf8'))
  if (text === undefined) rmSync(path)
  else writeFileSync(path, text)
  expect(readManifest(path, out)).toBeUndefined()
})

test('A manifest belongs to a folder, not to its name: another folder in its place does not match.', () => {
  const [out, other] = [temporaryFolder(), temporaryFolder()]
  const path = written(out)
  expect([readManifest(path, out) !== undefined, readManifest(path, other) !== undefined]).toEqual([true, false])
})

/**
 * Publishing: the published site is never changed in place, the folder that was replaced is brought up to date for the
 * next build, and file systems that cannot do what is asked of them leave a whole site.
 */
import fs, { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openGeneration } from '../../src/publish/swap/generation.ts'
import { placeFor, readManifest } from '../../src/publish/swap/manifest.ts'
import {
  built,
  coldCopy,
  edit,
  leftovers,
  snapshot,
  temporaryFolder,
  tinyWorkspace,
  type Workspace,
  write,
} from './folders.ts'

/** The folder that was replaced last. */
const spareOf = (site: Workspace): string | undefined =>
  readdirSync(site.cache)
    .filter(name => name.endsWith('.previous'))
    .map(name => join(site.cache, name))[0]

const rename = (site: Workspace, from: string, to: string) =>
  edit(site.content, 'terms/5g/en.md', `title: ${from}`, `title: ${to}`)

describe('The folder that was replaced', () => {
  test('is kept, and takes turns with the published one.', async () => {
    const site = tinyWorkspace()
    await built(site)
    const first = statSync(site.out).ino
    rename(site, '5G', '6G')
    await built(site)
    expect(statSync(spareOf(site) ?? '').ino).toBe(first)
    rename(site, '6G', '7G')
    await built(site)
    expect(statSync(site.out).ino).toBe(first)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
  })

  test('shares the files that both sites have.', async () => {
    const site = tinyWorkspace()
    for (const [from, to] of [
      ['5G', '6G'],
      ['6G', '7G'],
      ['7G', '8G'],
    ] as const) {
      await built(site)
      rename(site, from, to)
    }
    expect(statSync(join(site.out, 'style.css')).ino).toBe(statSync(join(spareOf(site) ?? '', 'style.css')).ino)
    expect(statSync(join(site.out, 'style.css')).nlink).toBe(2)
  })

  test('does not bring back what was put into the published site, or left out of it.', async () => {
    const site = tinyWorkspace()
    await built(site)
    rename(site, '5G', '6G')
    await built(site)
    write(site.out, 'html/stray.txt', 'not ours')
    write(site.out, 'more/stray.txt', 'not ours')
    rmSync(join(site.out, 'about'), { recursive: true })
    for (const [from, to] of [
      ['6G', '7G'],
      ['7G', '8G'],
      ['8G', '9G'],
    ] as const) {
      rename(site, from, to)
      await built(site)
      expect(snapshot(site.out)).toEqual(await coldCopy(site))
    }
  })

  test.for([
    ['is gone', (spare: string) => rmSync(spare, { recursive: true })],
    [
      'is another',
      (spare: string) => {
        rmSync(spare, { recursive: true })
        write(spare, 'index.html', 'not ours')
      },
    ],
  ] as const)('is not missed when it %s.', async ([, change]) => {
    const site = tinyWorkspace()
    await built(site)
    rename(site, '5G', '6G')
    await built(site)
    change(spareOf(site) ?? '')
    rename(site, '6G', '7G')
    await built(site)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
  })

  test('is not kept where nothing is remembered.', async () => {
    const site = tinyWorkspace()
    await built(site, { cache: undefined })
    await built(site, { cache: undefined })
    expect(existsSync(site.cache)).toBe(false)
    expect(leftovers(site.home)).toEqual([])
  })
})

test('The published site is never changed in place: a reader of an old file reads it to its end.', async () => {
  const site = tinyWorkspace()
  await built(site)
  rename(site, '5G', '6G')
  await built(site)
  const paths = ['5g/index.html', 'llms-full.txt', 'v1/terms.json', 'search/en.json']
  const open = paths.map(path => fs.openSync(join(site.out, path), 'r'))
  const before = paths.map(path => readFileSync(join(site.out, path), 'utf8'))
  for (const [from, to] of [
    ['6G', '7G'],
    ['7G', '8G'],
  ] as const) {
    rename(site, from, to)
    await built(site)
  }
  expect(open.map(file => readFileSync(file, 'utf8'))).toEqual(before)
  for (const file of open) fs.closeSync(file)
})

/** Makes a call of the file system fail for the rest of the test. */
function failing(name: 'linkSync' | 'renameSync', code: string, when: (from: string) => boolean): void {
  const original = fs[name]
  const replaced = (from: string, to: string): void => {
    if (when(from)) throw Object.assign(new Error(`${code}: ${name}`), { code })
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
  test('without hard links gets copies.', async () => {
    const site = tinyWorkspace()
    await built(site)
    failing('linkSync', 'EPERM', () => true)
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'title: 6G')
    await built(site)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
  })

  test.for([
    ['the old site away', (site: Workspace, from: string) => from === site.out],
    ['the new site in', (_: Workspace, from: string) => from.includes('.next-')],
  ] as const)('that refuses to move %s keeps the old site, and nothing stays beside it.', async ([, refuses]) => {
    const site = tinyWorkspace()
    await built(site)
    const before = snapshot(site.out)
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'title: 6G')
    failing('renameSync', 'EBUSY', from => refuses(site, from))
    await expect(built(site)).rejects.toThrow('EBUSY')
    expect(snapshot(site.out)).toEqual(before)
    expect(leftovers(site.home)).toEqual([])
  })
})

describe('A new site is compared with what is reported of it', () => {
  test('file by file when it was made anew.', () => {
    const generation = openGeneration(join(temporaryFolder(), 'dist'), undefined, undefined)
    write(generation.next, 'a/one.html', '1')
    write(generation.next, 'two.html', '2')
    expect(generation.check(2, [], [])).toBeUndefined()
    expect(generation.check(3, [], [])).toBe('the new site has 2 files instead of 3')
  })

  test('where it differs from the last when that was brought up to date.', async () => {
    const site = tinyWorkspace()
    await built(site)
    rename(site, '5G', '6G')
    await built(site)
    const place = placeFor(realpathSync(site.out), site.cache)
    const manifest = place && readManifest(place.manifest, site.out)
    const generation = openGeneration(realpathSync(site.out), manifest, place?.spare)
    onTestFinished(generation.discard)
    expect(generation.isFilled).toBe(true)
    expect(generation.check(0, ['html/index.html'], ['gone.html'])).toBeUndefined()
    expect(generation.check(0, [], ['html/index.html'])).toBe('the new site still has /html/index.html')
    rmSync(join(generation.next, '5g/index.html'))
    expect(generation.check(0, [], [])).toBe('the new site lacks /5g/index.html')
  })
})

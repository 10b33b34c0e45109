/**
 * Replacing a site: the published one is never changed in place, files with the same bytes are linked, and file systems
 * that cannot do what is asked of them leave a whole site.
 */
import fs, { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  attempted,
  built,
  coldCopy,
  edit,
  leftovers,
  snapshot,
  tinyWorkspace,
  type Workspace,
  write,
} from './folders.ts'

const rename = (site: Workspace, from: string, to: string) =>
  edit(site.content, 'terms/5g/en.md', `title: ${from}`, `title: ${to}`)

test('A file with the same bytes is the same file, with its time of modification, and nothing of the old site stays.', async () => {
  const site = tinyWorkspace()
  await built(site)
  const files = ['style.css', 'about/index.html', '404.html']
  const before = files.map(path => statSync(join(site.out, path)))
  rename(site, '5G', '6G')
  const { changed, files: all } = await built(site)
  const after = files.map(path => statSync(join(site.out, path)))
  expect(after.map(({ ino, mtimeMs }) => [ino, mtimeMs])).toEqual(before.map(({ ino, mtimeMs }) => [ino, mtimeMs]))
  expect(after.map(({ nlink }) => nlink)).toEqual([1, 1, 1])
  expect([changed > 0, changed < all]).toEqual([true, true])
  expect(leftovers(site.home)).toEqual([])
  expect(existsSync(site.cache)).toBe(false)
})

test('What has changed and what is gone is counted.', async () => {
  const site = tinyWorkspace()
  const { files } = await built(site)
  expect(await built(site)).toMatchObject({ files, changed: 0, removed: 0 })
  write(site.public, 'more.txt', 'more')
  expect(await built(site)).toMatchObject({ files: files + 1, changed: expect.any(Number), removed: 0 })
  rmSync(join(site.public, 'more.txt'))
  expect(await built(site)).toMatchObject({ files, removed: 1 })
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

test('A new site from which a file has vanished is not published.', async () => {
  const site = tinyWorkspace()
  await built(site)
  const before = snapshot(site.out)
  rename(site, '5G', '6G')
  const vanish = (phase: string): void => {
    const [next = ''] = leftovers(site.home)
    if (phase === 'publish') rmSync(join(site.home, next, '5g/index.html'))
  }
  const result = await attempted(site, { progress: vanish })
  expect(result.ok ? [] : result.problems).toEqual([
    expect.stringMatching(/^the new site has \d+ files instead of \d+; build again$/),
  ])
  expect(snapshot(site.out)).toEqual(before)
  expect(leftovers(site.home)).toEqual([])
})

/**
 * What a second build does to the files of the first: what is the same is kept, what somebody has touched is restored,
 * what is no longer published goes.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { built, coldCopy, edit, snapshot, tinyWorkspace, type Workspace, write } from './folders.ts'

/** The clock of a file system moves in steps of a few milliseconds. */
const settle = (): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)

const inodes = (folder: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.keys(snapshot(folder)).map(path => [path, statSync(join(folder, path)).ino]))

const ONE_MORE_LINE = ['- [5G]', '- [One more page](https://example.net/)\n- [5G]'] as const

/** What may happen to a file of the memory. */
const DAMAGES: Readonly<Record<string, (path: string) => void>> = {
  'is gone': path => rmSync(path),
  'is empty': path => writeFileSync(path, ''),
  'is cut short': path => writeFileSync(path, readFileSync(path).subarray(0, statSync(path).size / 2)),
  'holds other bytes in places': path =>
    writeFileSync(path, readFileSync(path, 'latin1').replaceAll('{"', '\u0000\u00ff'), 'latin1'),
  'is from another program': path => writeFileSync(path, '{"some": "json"}\n'),
}

describe('A second build', () => {
  test('changes nothing when nothing has changed, and keeps every file where it lies.', async () => {
    const site = tinyWorkspace()
    const { files } = await built(site)
    const before = { bytes: snapshot(site.out), inodes: inodes(site.out) }
    const again = await built(site)
    expect(again).toMatchObject({ files, changed: 0, removed: 0 })
    expect({ bytes: snapshot(site.out), inodes: inodes(site.out) }).toEqual(before)
  })

  test('keeps every file that an edit leaves the same, and only those.', async () => {
    const site = tinyWorkspace()
    await built(site)
    const [bytes, places] = [snapshot(site.out), inodes(site.out)]
    edit(site.content, 'terms/5g/en.md', ...ONE_MORE_LINE)
    const { changed } = await built(site)
    const [bytesAfter, placesAfter] = [snapshot(site.out), inodes(site.out)]
    const different = Object.keys(bytesAfter).filter(path => bytesAfter[path] !== bytes[path])
    const moved = Object.keys(placesAfter).filter(path => placesAfter[path] !== places[path])
    expect(different).toContain('5g/index.html')
    expect(different).not.toContain('html/index.html')
    expect(changed).toBe(different.length)
    expect(moved).toEqual(different)
  })

  test('removes what is no longer published, and the folders that held it.', async () => {
    const site = tinyWorkspace()
    write(site.public, 'papers/deep/paper.txt', 'x')
    const { files } = await built(site)
    rmSync(join(site.content, 'terms/5g'), { recursive: true })
    rmSync(join(site.public, 'papers'), { recursive: true })
    const after = await built(site)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
    expect(existsSync(join(site.out, '5g'))).toBe(false)
    expect(existsSync(join(site.out, 'papers'))).toBe(false)
    expect(after.removed).toBe(files - after.files)
    // Two pages and their Markdown, the entry, the paper, two embeds with their oEmbed; and of two topics without another
    // term the lists of a level and the maps, of 4 files each.
    expect(after.removed).toBe(6 + 4 + 2 * (4 + 4))
  })

  test('removes what somebody else has put there.', async () => {
    const site = tinyWorkspace()
    await built(site)
    write(site.out, 'notes/mine.txt', 'x')
    write(site.out, '5g/extra.html', 'x')
    await built(site)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
  })

  test.for(Object.keys(DAMAGES))('starts anew when its memory %s.', async damage => {
    const site = tinyWorkspace()
    // The scripts of pages are then in the memory too.
    const options = { bundle: undefined }
    await built(site, options)
    for (const name of readdirSync(site.cache)) DAMAGES[damage]?.(join(site.cache, name))
    edit(site.content, 'terms/5g/en.md', ...ONE_MORE_LINE)
    await built(site, options)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
    await built(site, options)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
  })

  test('gives the same bytes after a build without a cache in between.', async () => {
    const site = tinyWorkspace()
    await built(site)
    edit(site.content, 'terms/5g/en.md', ...ONE_MORE_LINE)
    await built(site, { cache: undefined })
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
    edit(site.content, 'terms/html/en.md', 'Every page of the web', 'Any page of the web')
    await built(site)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
  })

  test('may share its memory with a site in another folder and at another address.', async () => {
    const site = tinyWorkspace()
    const other = { ...site, out: join(site.home, 'other') }
    const elsewhere = { baseUrl: 'https://other.example/x' }
    await built(site)
    await built(other, elsewhere)
    edit(site.content, 'terms/5g/en.md', ...ONE_MORE_LINE)
    await built(site)
    await built(other, elsewhere)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
    expect(snapshot(other.out)).toEqual(await coldCopy(site, elsewhere))
  })

  test('writes its output again when that has been removed.', async () => {
    const site = tinyWorkspace()
    await built(site)
    const before = snapshot(site.out)
    rmSync(site.out, { recursive: true })
    const { changed, files } = await built(site)
    expect(snapshot(site.out)).toEqual(before)
    expect(changed).toBe(files)
  })
})

describe('A file in the output is restored when somebody has', () => {
  const PAGE = '5g/index.html'
  const TAMPERINGS: Readonly<Record<string, (site: Workspace) => void>> = {
    'written to it': site => write(site.out, PAGE, 'something else'),
    'written to it and kept its size': site =>
      write(site.out, PAGE, readFileSync(join(site.out, PAGE), 'utf8').replace('5G', '4G')),
    'written to it and kept its size and its time': site => {
      const { atime, mtime } = statSync(join(site.out, PAGE))
      write(site.out, PAGE, readFileSync(join(site.out, PAGE), 'utf8').replace('5G', '4G'))
      utimesSync(join(site.out, PAGE), atime, mtime)
    },
    'written to a file made in pieces': site =>
      write(site.out, 'v1/terms.json', readFileSync(join(site.out, 'v1/terms.json'), 'utf8').replace('5G', '4G')),
    'removed it': site => rmSync(join(site.out, PAGE)),
    'put a folder in its place': site => {
      rmSync(join(site.out, PAGE))
      mkdirSync(join(site.out, PAGE))
    },
    'put a file in the place of its folder': site => {
      rmSync(join(site.out, 'v1/terms'), { recursive: true })
      write(site.out, 'v1/terms', 'x')
    },
    'put a symbolic link in its place': site => {
      write(site.home, 'elsewhere.html', readFileSync(join(site.out, PAGE), 'utf8').replace('5G', '4G'))
      utimesSync(join(site.home, 'elsewhere.html'), 1_000_000_000, 1_000_000_000)
      rmSync(join(site.out, PAGE))
      symlinkSync(join(site.home, 'elsewhere.html'), join(site.out, PAGE))
    },
  }

  test.for(Object.entries(TAMPERINGS))('%s.', async ([, tamper]) => {
    const site = tinyWorkspace()
    await built(site)
    const before = snapshot(site.out)
    settle()
    tamper(site)
    await built(site)
    expect(snapshot(site.out)).toEqual(before)
    expect(statSync(join(site.out, PAGE)).isFile()).toBe(true)
  })

  test('brought an older output back, with files of the same size.', async () => {
    const site = tinyWorkspace()
    await built(site)
    cpSync(site.out, join(site.home, 'backup'), { recursive: true, preserveTimestamps: true })
    edit(site.content, 'terms/5g/en.md', 'Fifth generation', 'Sixth generation')
    await built(site)
    const expected = snapshot(site.out)
    rmSync(site.out, { recursive: true })
    renameSync(join(site.home, 'backup'), site.out)
    await built(site)
    expect(snapshot(site.out)).toEqual(expected)
  })
})

/** What a killed build has left is put right, and nothing else beside the site is touched. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recover } from '../../src/site-build/output/recover-interrupted-build.ts'
import { dead } from './dead.ts'
import { built, snapshot, temporaryFolder, tinyWorkspace, write } from './folders.ts'

describe('Recovery', () => {
  test('removes what a dead build had staged.', () => {
    const home = temporaryFolder()
    write(home, 'dist/index.html', 'old')
    write(home, `.dist.next-${dead()}/index.html`, 'new')
    recover(join(home, 'dist'))
    expect(readdirSync(home)).toEqual(['dist'])
  })

  test('brings an old site back when there is none in its place, whole.', () => {
    const home = temporaryFolder()
    const pid = dead()
    write(home, `.dist.previous-${pid}/a/index.html`, 'old')
    write(home, `.dist.next-${pid}/a/index.html`, 'new')
    recover(join(home, 'dist'))
    expect(Object.keys(snapshot(home))).toEqual(['dist/a/index.html'])
  })

  test('removes an old site when the new one is in its place.', () => {
    const home = temporaryFolder()
    write(home, 'dist/index.html', 'new')
    write(home, `.dist.previous-${dead()}/index.html`, 'old')
    recover(join(home, 'dist'))
    expect(Object.keys(snapshot(home))).toEqual(['dist/index.html'])
  })

  test('brings back one old site when two were left, and removes the other.', () => {
    const home = temporaryFolder()
    for (const pid of [dead(), dead()]) write(home, `.dist.previous-${pid}/index.html`, 'old')
    recover(join(home, 'dist'))
    expect(Object.keys(snapshot(home))).toEqual(['dist/index.html'])
  })

  test('leaves alone what a living build has staged.', () => {
    const home = temporaryFolder()
    write(home, `.dist.next-${process.ppid}/index.html`, 'new')
    write(home, `.dist.previous-${process.ppid}/index.html`, 'old')
    recover(join(home, 'dist'))
    expect(Object.keys(snapshot(home))).toHaveLength(2)
    expect(existsSync(join(home, 'dist'))).toBe(false)
  })

  test('takes a folder with its own number for that of a dead build, as happens in containers.', () => {
    const home = temporaryFolder()
    write(home, `.dist.previous-${process.pid}/index.html`, 'old')
    recover(join(home, 'dist'))
    expect(Object.keys(snapshot(home))).toEqual(['dist/index.html'])
  })

  test('leaves alone the folders of other sites and everybody else.', () => {
    const home = temporaryFolder()
    const pid = dead()
    const names = [
      `.site.next-${pid}`,
      `.dist.next-${pid}.bak`,
      `dist.next-${pid}`,
      `.dist.next-`,
      `.dist.nextcloud-${pid}`,
      `.dist-2.next-${pid}`,
      `.dist.previous-${pid}x`,
    ]
    for (const name of names) write(home, `${name}/index.html`, 'x')
    recover(join(home, 'dist'))
    expect(readdirSync(home).sort()).toEqual([...names].sort())
  })
})

test('A build begins with it.', async () => {
  const site = tinyWorkspace()
  write(site.home, `.dist.next-${dead()}/half.html`, 'x')
  await built(site)
  expect(readdirSync(site.home).sort()).toEqual(['content', 'dist', 'public'])
})

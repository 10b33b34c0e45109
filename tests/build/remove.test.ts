/** Removing a folder removes all of it, whether its content is known or not, and nothing outside. */
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeFolder, removeKnown } from '../../src/publish/swap/remove.ts'
import { snapshot, temporaryFolder, write } from './folders.ts'

const FILES = ['a.txt', 'b/c/d.txt', 'b/e.txt', 'f/g.txt']

function remove(folder: string, known: readonly string[]): void {
  removeKnown(folder, known)
  removeFolder(folder)
}

function filled(): { readonly home: string; readonly folder: string } {
  const home = temporaryFolder()
  const folder = join(home, 'old')
  for (const path of FILES) write(folder, path, 'x')
  return { home, folder }
}

test.for([
  ['is known', FILES],
  ['is unknown', []],
  ['is known in part', ['b/c/d.txt', 'f/g.txt']],
  ['is known and partly gone', [...FILES, 'h/i.txt', 'b/c/x/y.txt']],
  ['is known wrongly', ['b', 'a.txt/x', 'f/g.txt/h']],
] as const)('A folder goes when its content %s.', ([, known]) => {
  const { home, folder } = filled()
  remove(folder, known)
  expect(readdirSync(home)).toEqual([])
})

test('A folder that is not there is no error.', () => {
  const home = temporaryFolder()
  remove(join(home, 'old'), FILES)
  expect(readdirSync(home)).toEqual([])
})

test('What symbolic links lead to stays.', () => {
  const { home, folder } = filled()
  write(home, 'kept/letter.txt', 'x')
  symlinkSync(join(home, 'kept'), join(folder, 'link'))
  symlinkSync(join(home, 'kept/letter.txt'), join(folder, 'b/letter.txt'))
  mkdirSync(join(folder, 'empty'))
  remove(folder, [...FILES, 'b/letter.txt', 'link'])
  expect(existsSync(folder)).toBe(false)
  expect(Object.keys(snapshot(home))).toEqual(['kept/letter.txt'])
})

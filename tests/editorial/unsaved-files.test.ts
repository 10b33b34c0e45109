/** Files of which git has no copy are found before they are removed. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unsavedFiles } from '../../src/source/files/git-queries.ts'
import { temporaryFolder, write } from '../build/folders.ts'

test('New and changed files are unsaved, committed ones are not; without git nothing is known.', () => {
  const home = temporaryFolder()
  write(home, 'terms/a/en.md', 'one')
  write(home, 'terms/a/es.md', 'uno')
  expect(unsavedFiles(join(home, 'terms/a'))).toEqual([])
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y', ...args], { cwd: home })
  git('init', '-q')
  expect(unsavedFiles(join(home, 'terms/a'))).toEqual(['terms/a/en.md', 'terms/a/es.md'])
  git('add', '.')
  git('commit', '-qm', 'begin')
  expect(unsavedFiles(join(home, 'terms/a'))).toEqual([])
  write(home, 'terms/a/en.md', 'two')
  expect(unsavedFiles(join(home, 'terms/a'))).toEqual(['terms/a/en.md'])
})

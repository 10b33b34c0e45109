/** Files whose present text git has no copy of, so that removing them would lose it. */
import { dirname } from 'node:path'
import { git } from '../source/files/git.ts'

/**
 * @param folder absolute path
 * @returns paths as git shows them; none where there is no git, or no repository
 */
export function unsavedFiles(folder: string): readonly string[] {
  const args = ['status', '--porcelain', '--untracked-files=all', '-z', '--', folder]
  // Two letters of state and a space stand before each path; a deleted file is not lost here.
  return (git(dirname(folder), args)?.toString('utf8') ?? '')
    .split('\0')
    .filter(line => line !== '' && !/^.?D/.test(line))
    .map(line => line.slice(3))
}

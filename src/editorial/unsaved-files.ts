/** Files whose present text git has no copy of, so that removing them would lose it. */
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'

/**
 * @param folder absolute path
 * @returns paths as git shows them; none where there is no git, or no repository
 */
export function unsavedFiles(folder: string): readonly string[] {
  const args = ['status', '--porcelain', '--untracked-files=all', '-z', '--', folder]
  const { status, stdout } = spawnSync('git', args, { cwd: dirname(folder), encoding: 'utf8' })
  if (status !== 0) return []
  // Two letters of state and a space stand before each path; a deleted file is not lost here.
  return stdout
    .split('\0')
    .filter(line => line !== '' && !/^.?D/.test(line))
    .map(line => line.slice(3))
}

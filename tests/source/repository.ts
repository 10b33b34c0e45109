/** Real git repositories for tests: commits, releases and clones in folders that are gone when the test ends. */
import { execFileSync, spawnSync } from 'node:child_process'
import { plainEnvironment } from '../build/folders.ts'

/** Building needs no git, so a machine without one runs every other test. */
export const hasGit = spawnSync('git', ['--version']).status === 0

/** Who commits, and no settings of the machine. */
const ENVIRONMENT = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Editor',
  GIT_AUTHOR_EMAIL: 'editor@example.org',
  GIT_COMMITTER_NAME: 'Editor',
  GIT_COMMITTER_EMAIL: 'editor@example.org',
}

/** Runs git in a folder and gives what it prints. */
export const git = (folder: string, ...args: readonly string[]): string => run(folder, args)

const run = (folder: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: plainEnvironment({ ...ENVIRONMENT, ...more }),
    stdio: 'pipe',
  })

/** Makes a folder a repository whose first commit holds what is there. */
export function begin(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main')
  commit(folder)
}

/** @param day on which it is committed, YYYY-MM-DD; today unless told otherwise */
export function commit(folder: string, day?: string): void {
  git(folder, 'add', '--all')
  const dated: Record<string, string> = day === undefined ? {} : { GIT_COMMITTER_DATE: `${day}T12:00:00Z` }
  run(folder, ['commit', '--quiet', '--allow-empty', '--message=Change'], dated)
}

/** Commits and marks the state as a release. */
export function release(folder: string, tag: string): void {
  commit(folder)
  git(folder, 'tag', tag)
}

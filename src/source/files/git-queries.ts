/** Read-only queries to the git repository that holds the content. */
import { execFile, spawnSync } from 'node:child_process'
import { dirname } from 'node:path'

/** The most that git may print: enough for the texts of 100,000 terms. */
const MAX_OUTPUT_BYTES = 1024 ** 3

/** The newest tag `v…` in the history of what is checked out; in a shallow clone, which hides history, the newest. */
export function newestRelease(folder: string): string | undefined {
  const list = ['-c', 'versionsort.suffix=-', 'tag', '--list', 'v[0-9]*', '--sort=-version:refname']
  const isShallow = textOf(git(folder, ['rev-parse', '--is-shallow-repository'])) === 'true'
  const tags = textOf(git(folder, [...list, '--merged', 'HEAD'])) || (isShallow ? textOf(git(folder, list)) : '')
  return tags.split('\n')[0] || undefined
}

/**
 * Files whose present text git has no copy of, so that removing them would lose it.
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

/**
 * Files below a folder that differ from a revision, or that git does not know; none where there is no repository.
 * @returns paths relative to the folder
 */
export async function uncommittedFiles(folder: string, revision: string): Promise<readonly string[]> {
  const changed = ['diff', '--name-only', '--relative', '--diff-filter=d', '-z', revision, '--', '.']
  const unknown = ['ls-files', '--others', '--exclude-standard', '-z']
  const outputs = await Promise.all([changed, unknown].map(args => gitAsync(folder, args)))
  const lists = outputs.flatMap(list => list?.toString('utf8').split('\0') ?? [])
  return lists.filter(path => path !== '').sort()
}

/** Runs git in a folder and returns what it prints; undefined when it fails or is not installed. */
export function git(folder: string, args: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, input, maxBuffer: MAX_OUTPUT_BYTES })
  return status === 0 ? stdout : undefined
}

/** Runs git while other work goes on. */
export const gitAsync = (folder: string, args: readonly string[]): Promise<Buffer | undefined> =>
  new Promise(done => {
    const options = { cwd: folder, encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES } as const
    execFile('git', args, options, (error, stdout) => done(error ? undefined : stdout))
  })

/** The output of git as trimmed text, empty when git failed. */
export const textOf = (output: Buffer | undefined): string => output?.toString('utf8').trim() ?? ''

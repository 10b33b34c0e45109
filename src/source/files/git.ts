/** Content as git remembers it: which releases there are, and the files of one of them. Git is asked, never changed. */
import { spawnSync } from 'node:child_process'

/** Text files by their path below the content folder. */
export type Files = ReadonlyMap<string, string>

/** Files in which content is written, below the content folder. */
export const CONTENT_FILE =
  /^(?:terms\/[^/]+\/(?:term\.yaml|(?:en|es)\.md)|(?:pages|comparisons|paths)\/[^/]+\/(?:en|es)\.md)$/

/** Enough for the texts of 100,000 terms. */
const LARGEST_ANSWER = 1024 ** 3

/** Whether a folder lies in a repository. */
export const isRepository = (folder: string): boolean => ask(folder, ['rev-parse', '--git-dir']) !== undefined

/** Whether the repository holds only the last commits of its history. */
export const isShallow = (folder: string): boolean =>
  text(ask(folder, ['rev-parse', '--is-shallow-repository'])) === 'true'

/** The newest tag `v…` in the history of what is checked out; in a shallow clone, which hides history, the newest. */
export function newestRelease(folder: string): string | undefined {
  const list = ['-c', 'versionsort.suffix=-', 'tag', '--list', 'v[0-9]*', '--sort=-version:refname']
  const reachable = text(ask(folder, [...list, '--merged', 'HEAD']))
  const tags = reachable || (isShallow(folder) ? text(ask(folder, list)) : '')
  return tags.split('\n')[0] || undefined
}

/**
 * The files of the content folder as they were at a revision.
 * @returns undefined when the repository has no such revision
 */
export function filesAt(folder: string, revision: string): Files | undefined {
  const commit = text(ask(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]))
  if (commit === '') return undefined
  const found = text(ask(folder, ['ls-tree', '-r', '-z', commit]))
    .split('\0')
    .flatMap(entry => {
      const [, hash = '', path = ''] = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? []
      return CONTENT_FILE.test(path) ? [{ hash, path }] : []
    })
  const texts = blobs(
    folder,
    found.map(({ hash }) => hash),
  )
  return new Map(found.map(({ path }, i) => [path, (texts[i] ?? '').replace(/\r\n?/g, '\n')]))
}

/** The contents of blobs, all from one process: each comes as a line with its size, its bytes and a line break. */
function blobs(folder: string, hashes: readonly string[]): readonly string[] {
  const answer = ask(folder, ['cat-file', '--batch'], `${hashes.join('\n')}\n`) ?? Buffer.alloc(0)
  const texts: string[] = []
  let at = 0
  for (const hash of hashes) {
    const end = answer.indexOf('\n', at)
    const [name, type, size] = answer.toString('utf8', at, end).split(' ')
    if (name !== hash || type !== 'blob') throw new Error(`git cat-file answered "${name} ${type}" for ${hash}`)
    at = end + 1 + Number(size) + 1
    texts.push(answer.toString('utf8', end + 1, at - 1))
  }
  return texts
}

/** What git prints; undefined when it fails or is not there. */
export function ask(folder: string, args: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, input, maxBuffer: LARGEST_ANSWER })
  return status === 0 ? stdout : undefined
}

export const text = (answer: Buffer | undefined): string => answer?.toString('utf8').trim() ?? ''

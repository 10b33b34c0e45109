/** The text files of a content folder by path, as they are now or at a revision in git. */
import { join, posix } from 'node:path'
import { findContent } from '../source/files/find-content.ts'
import { git, textOf } from '../source/files/git-queries.ts'
import { readSource } from '../source/files/read-source-file.ts'

/** Text files by their path below the content folder. */
export type Files = ReadonlyMap<string, string>

/** Files in which content is written, below the content folder. */
const CONTENT_FILE =
  /^(?:terms\/[^/]+\/(?:term\.yaml|(?:en|es)\.md)|(?:pages|comparisons|paths)\/[^/]+\/(?:en|es)\.md)$/

/**
 * The files as they are now, without those that cannot be decoded.
 * @param root absolute path of the content folder
 */
export function contentFiles(root: string): Files {
  const found = findContent(root)
  const paths = (['terms', 'pages', 'comparisons', 'paths'] as const).flatMap(kind =>
    found[kind].flatMap(({ name, files }) => files.map(file => `${kind}/${name}/${file}`)),
  )
  return new Map(
    paths.flatMap(path => {
      const text = CONTENT_FILE.test(path) ? readSource(join(root, path)).value : undefined
      return text === undefined ? [] : [[path, text] as const]
    }),
  )
}

/** Folders of entries and pages, by their path below the content folder. */
export const foldersIn = (files: Files): readonly string[] => [
  ...new Set([...files.keys()].map(file => posix.dirname(file))),
]

/**
 * The files of the content folder as they were at a revision.
 * @returns undefined when the repository has no such revision
 */
export function filesAt(folder: string, revision: string): Files | undefined {
  const commit = textOf(git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]))
  if (commit === '') return undefined
  const found = textOf(git(folder, ['ls-tree', '-r', '-z', commit]))
    .split('\0')
    .flatMap(entry => {
      const [, hash = '', path = ''] = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? []
      return CONTENT_FILE.test(path) ? [{ hash, path }] : []
    })
  // One process prints all of them: a header line, the bytes and a line break for each.
  const asked = found.map(({ hash }) => `${hash}\n`).join('')
  const output = git(folder, ['cat-file', '--batch'], asked) ?? Buffer.alloc(0)
  const texts = new Map<string, string>()
  let at = 0
  for (const { hash, path } of found) {
    const end = output.indexOf('\n', at)
    const [name, type, size] = output.toString('utf8', at, end).split(' ')
    if (name !== hash || type !== 'blob') throw new Error(`git cat-file answered "${name} ${type}" for ${hash}`)
    at = end + 1 + Number(size) + 1
    texts.set(path, output.toString('utf8', end + 1, at - 1).replace(/\r\n?/g, '\n'))
  }
  return texts
}

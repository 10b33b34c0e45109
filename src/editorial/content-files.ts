/** The texts of a content folder as they lie there, by path: one state of the content, to set beside another. */
import { basename, join } from 'node:path'
import { findContent } from '../source/files/find.ts'
import { CONTENT_FILE, type Files } from '../source/files/git.ts'
import { decode, readBounded } from '../source/files/read.ts'

/** @param root absolute path of the content folder; what cannot be read as text is left out */
export function contentFiles(root: string): Files {
  const { terms, pages, comparisons, paths: ways } = findContent(root, basename(root))
  const paths = [
    ...terms.flatMap(({ name, files }) => files.map(file => `terms/${name}/${file}`)),
    ...pages.flatMap(({ name, files }) => files.map(file => `pages/${name}/${file}`)),
    ...comparisons.flatMap(({ name, files }) => files.map(file => `comparisons/${name}/${file}`)),
    ...ways.flatMap(({ name, files }) => files.map(file => `paths/${name}/${file}`)),
  ]
  return new Map(
    paths
      .filter(path => CONTENT_FILE.test(path))
      .flatMap(path => {
        const decoded = decode(readBounded(join(root, path)))
        return 'text' in decoded ? [[path, decoded.text] as const] : []
      }),
  )
}

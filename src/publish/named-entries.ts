/** The entries that an editor names to see only what concerns them. */
import type { Diagnostic } from '../model/diagnostic.ts'
import { nearest } from '../text/words.ts'

/** The slug in what an editor writes: a slug, or the path of a folder or file of an entry. */
export const slugIn = (word: string): string => /(?:^|\/)terms\/([^/]+)/.exec(word)?.[1] ?? word

/** Whether a diagnostic is about one of the entries; about anything, if none is named. */
export function concerns({ file }: Pick<Diagnostic, 'file'>, slugs: readonly string[]): boolean {
  const slug = /\/terms\/([^/]+)\//.exec(file)?.[1]
  return slugs.length === 0 || (slug !== undefined && slugs.includes(slug))
}

/**
 * What is wrong with slugs that no entry has, a sentence each.
 * @param names folders of terms
 */
export const explainUnknown = (slugs: readonly string[], names: readonly string[]): readonly string[] =>
  slugs
    .filter(slug => !names.includes(slug))
    .map(slug => {
      const near = nearest(slug, names)
      return `there is no entry "${slug}"${near === undefined ? '' : `; did you mean "${near}"?`}`
    })

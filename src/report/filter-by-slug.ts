/** Filters reports by the entries that an editor names, to see only what concerns them. */
import type { Diagnostic } from '../model/diagnostic.ts'
import { nearest } from '../text/edit-distance.ts'

/** The slug in what an editor writes: a slug, or the path of a folder or file of an entry. */
export const slugIn = (word: string): string => /(?:^|\/)terms\/([^/]+)/.exec(word)?.[1] ?? word

/**
 * Whether a diagnostic is about one of the entries; about anything, if none is named. A clash between entries is about
 * both: it stands in a file of one and names the other, and a comparison has the names of two.
 */
export function concerns({ file, message }: Pick<Diagnostic, 'file' | 'message'>, slugs: readonly string[]): boolean {
  if (slugs.length === 0) return true
  const named = new Set([...message.matchAll(/"([a-z0-9-]+)"/g)].map(([, slug = '']) => slug))
  const [, folder, name = ''] = /\/(terms|comparisons)\/([^/]+)/.exec(file) ?? []
  for (const slug of folder === 'comparisons' ? name.split('-vs-') : [name]) named.add(slug)
  return slugs.some(slug => named.has(slug))
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

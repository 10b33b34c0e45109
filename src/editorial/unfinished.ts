/**
 * The style of entries whose form is wrong: what could be read of them is checked all the same, so that one mistake does
 * not hide the others until it is mended.
 */
import { join } from 'node:path'
import type { StyleFinding } from '../lint/finding.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { type InBoth, inBoth, LANGUAGES, type Language } from '../schema/language.ts'
import { readSource } from '../source/files/read.ts'
import { checkUnfinishedText } from './unfinished-text.ts'

/** Slugs of entries in which something is wrong or missing. */
export function faultySlugs(
  label: string,
  found: readonly Diagnostic[],
  valid: ReadonlySet<string>,
): readonly string[] {
  const start = `${label}/terms/`
  const slugs = found.flatMap(({ severity, code, file }) =>
    (severity === 'error' || code === 'missing-language') && file.startsWith(start)
      ? (file.slice(start.length).split('/')[0] ?? [])
      : [],
  )
  return [...new Set(slugs)].filter(slug => !valid.has(slug)).sort()
}

/** Words that entries avoid, in the passages of one that could be read. */
export const checkUnfinished = (root: string, slug: string): readonly StyleFinding[] =>
  LANGUAGES.flatMap(language =>
    checkUnfinishedText(slug, language, textOf(join(root, 'terms', slug, `${language}.md`))),
  )

/**
 * The files of an entry as they are.
 * @returns undefined if there is no such entry
 */
export function textsOf(root: string, slug: string): InBoth<string | undefined> | undefined {
  const read = (language: Language) => textOf(join(root, 'terms', slug, `${language}.md`))
  const texts = inBoth(read)
  return LANGUAGES.every(language => texts[language] === undefined) ? undefined : texts
}

/** A file that is missing or is no text is reported as such. */
function textOf(path: string): string | undefined {
  try {
    return readSource(path).value
  } catch {
    return undefined
  }
}

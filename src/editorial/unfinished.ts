/** Entries whose form is wrong, and their texts as they are. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { type InBoth, inBoth, LANGUAGES } from '../schema/language.ts'
import { readSource } from '../source/files/read.ts'

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

/**
 * The text files of an entry as they are; one that is missing or is no text is reported as such elsewhere.
 * @returns undefined if there is no such entry
 */
export function textsOf(root: string, slug: string): InBoth<string | undefined> | undefined {
  const texts = inBoth(language => {
    const path = join(root, 'terms', slug, `${language}.md`)
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? readSource(path).value : undefined
  })
  return LANGUAGES.every(language => texts[language] === undefined) ? undefined : texts
}

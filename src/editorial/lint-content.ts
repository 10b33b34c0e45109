/** Rules of style over the whole content, with places, as `npm run check` reports them. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lintCollections } from '../lint/comparisons-and-paths.ts'
import { lintEntries, lintTogether } from '../lint/lint.ts'
import { type StyleFinding, severityOf } from '../lint/style-finding.ts'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import type { Collections } from '../schema/comparisons-and-paths.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { readSource } from '../source/files/read-source-file.ts'
import { placeOf } from '../source/source-finding.ts'
import { whereIn } from '../source/term/locate-field-on-disk.ts'
import { compareText } from '../text/compare-code-units.ts'
import { checkUnfinished } from './lint-invalid-entries.ts'
import { placeStyle } from './style-diagnostics.ts'

/**
 * Checks the style of all terms.
 * @param root absolute path of the content folder
 * @param terms those that are valid
 * @param found diagnostics of reading the content
 * @param today YYYY-MM-DD
 * @param slugs of the entries that are checked by themselves; all if there are none
 * @param hasNotes whether notes for reviewers are found too
 * @param ofEntries what was found of these entries by themselves, if other threads have looked
 */
export function lintTermFolders(
  root: string,
  terms: readonly Term[],
  found: readonly Diagnostic[],
  today: string,
  slugs: readonly string[] = [],
  hasNotes = true,
  ofEntries?: readonly StyleFinding[],
): readonly Diagnostic[] {
  const label = basename(root)
  const sorted = [...terms].sort((a, b) => compareText(a.slug, b.slug))
  const faulty = faultySlugs(label, found, new Set(sorted.map(({ slug }) => slug)))
  const isChecked = (slug: string): boolean => slugs.length === 0 || slugs.includes(slug)
  const findings = [
    ...(ofEntries ??
      lintEntries(
        sorted.filter(({ slug }) => isChecked(slug)),
        today,
        hasNotes,
      )),
    ...lintTogether(sorted, isChecked, hasNotes),
    ...faulty.flatMap(slug => checkUnfinished(slug, textsIn(join(root, 'terms', slug)))),
  ]
  return [...placeStyle(findings, found, label, whereIn(root))].sort(compareDiagnostics)
}

/** Slugs of entries in which something is wrong or missing. */
function faultySlugs(label: string, found: readonly Diagnostic[], valid: ReadonlySet<string>): readonly string[] {
  const start = `${label}/terms/`
  const slugs = found.flatMap(({ severity, code, file }) =>
    (severity === 'error' || code === 'missing-language') && file.startsWith(start)
      ? (file.slice(start.length).split('/')[0] ?? [])
      : [],
  )
  return [...new Set(slugs)].filter(slug => !valid.has(slug)).sort()
}

/** The texts of an entry that can be read, by the name of their file. */
function textsIn(folder: string): Readonly<Record<string, string>> {
  const names = LANGUAGES.map(language => `${language}.md`).filter(name => existsSync(join(folder, name)))
  return Object.fromEntries(
    names.flatMap(name => {
      const { value } = readSource(join(folder, name))
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/**
 * Checks the style of comparisons and paths.
 * @param root absolute path of the content folder
 */
export const lintCollectionFiles = (root: string, collections: Collections): readonly Diagnostic[] =>
  lintCollections(collections)
    .map(({ rule, file, text, start = 0, message, hint }): Diagnostic => {
      const source = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')
      const at = Math.max(0, source.indexOf(text)) + start
      return {
        code: rule,
        severity: severityOf(rule),
        file: `${basename(root)}/${file}`,
        ...placeOf(source, at),
        message,
        hint,
      }
    })
    .sort(compareDiagnostics)

/** Reads all comparisons and paths of a content folder, and checks them against the entries that they name. */
import { join } from 'node:path'
import { comparisonName, VERSUS } from '../../model/comparison-name.ts'
import type { Diagnostic, DiagnosticCode } from '../../model/diagnostic.ts'
import type { Summary } from '../../model/summary.ts'
import type { Collections, Comparison, ReadingPath } from '../../schema/collections.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { Term } from '../../schema/term.ts'
import { compareText } from '../../text/compare-text.ts'
import { acronym, splitTitle } from '../../text/names.ts'
import { fold, nearest } from '../../text/words.ts'
import type { Folder } from '../files/find.ts'
import { decode, decodeAll, readBounded } from '../files/read.ts'
import { type Finding, placeOf, START, toDiagnostic } from '../finding.ts'
import { locator } from '../yaml/yaml.ts'
import { readComparison } from './comparison.ts'
import { readPath } from './reading-path.ts'

/**
 * Reads all comparisons and paths.
 * @param root absolute path of the content folder
 * @param label how the folder is named in messages
 * @param slugs names of all folders of terms, by which the name of a comparison is split
 */
export function loadCollections(
  root: string,
  label: string,
  found: { readonly comparisons: readonly Folder[]; readonly paths: readonly Folder[] },
  slugs: readonly string[],
): Collections & { readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const known = new Set(slugs)
  const comparisons: Comparison[] = []
  const paths: ReadingPath[] = []
  for (const { name, files, refused } of found.comparisons) {
    const folder = `${label}/comparisons/${name}`
    const { sources, broken } = decodeAll(bytesOf(join(root, 'comparisons', name), files), folder)
    const pair = splitPair(name, known)
    const named = pair ? checkName(name, pair, slugs) : [NO_PAIR]
    // A comparison whose name is wrong is reported once, at its first file.
    const at = `${folder}/${files[0] ?? 'en.md'}`
    const read = readComparison(pair ?? [name, name], sources, [...files, ...refused], folder)
    diagnostics.push(...named.map(finding => toDiagnostic(at, finding)), ...broken, ...read.diagnostics)
    if (read.comparison && named.length === 0) comparisons.push(read.comparison)
  }
  for (const { name, files, refused } of found.paths) {
    const folder = `${label}/paths/${name}`
    const { sources, broken } = decodeAll(bytesOf(join(root, 'paths', name), files), folder)
    const read = readPath(name, sources, [...files, ...refused], folder)
    diagnostics.push(...broken, ...read.diagnostics)
    if (read.path && refused.length === 0) paths.push(read.path)
  }
  return { comparisons, paths, diagnostics }
}

const bytesOf = (home: string, files: readonly string[]) =>
  files.map(file => [file, readBounded(join(home, file))] as const)

/** Splits the name of a comparison into two slugs, if possible into known ones. */
function splitPair(name: string, known: ReadonlySet<string>): Comparison['terms'] | undefined {
  const pairs: [string, string][] = []
  for (let at = name.indexOf(VERSUS); at !== -1; at = name.indexOf(VERSUS, at + 1))
    pairs.push([name.slice(0, at), name.slice(at + VERSUS.length)])
  const isKnown = (slug: string) => known.has(slug)
  return pairs.find(pair => pair.every(isKnown)) ?? pairs.find(pair => pair.some(isKnown)) ?? pairs[0]
}

/** The entries that the name of a comparison names, by slug; undefined if it does not name two. */
export function pairIn(name: string, terms: readonly Term[]): readonly [Term, Term] | undefined {
  const bySlug = new Map(terms.map(term => [term.slug, term]))
  const [a, b] = (splitPair(name, new Set(bySlug.keys())) ?? []).map(slug => bySlug.get(slug))
  if (!a || !b || a === b) return undefined
  return compareText(a.slug, b.slug) < 0 ? [a, b] : [b, a]
}

const NO_PAIR: Finding = {
  code: 'pair-name',
  place: START,
  message: 'the name of this folder does not name two entries',
  hint: 'Name it by the slugs of both, in alphabetical order: cpu-vs-gpu.',
}

function checkName(name: string, pair: Comparison['terms'], slugs: readonly string[]): readonly Finding[] {
  const unknown = pair.filter(slug => !slugs.includes(slug))
  if (unknown.length > 0) return unknown.map(slug => unknownEntry(slug, slugs, START))
  const [a, b] = pair
  const canonical = comparisonName({ terms: compareText(a, b) < 0 ? [a, b] : [b, a] })
  if (a === b)
    return [{ code: 'pair-name', place: START, message: `"${name}" compares an entry with itself`, hint: 'Name two.' }]
  if (canonical === name) return []
  const message = 'the entries of a comparison stand in alphabetical order'
  return [
    { code: 'pair-name', place: START, message, hint: `Name the folder ${canonical}, unless there is one already.` },
  ]
}

function unknownEntry(slug: string, slugs: readonly string[], place: Finding['place']): Finding {
  const near = nearest(slug, slugs)
  const hint = near === undefined ? 'Write the entry first, or name another.' : `Did you mean "${near}"?`
  return { code: 'unknown-entry', place, message: `there is no entry "${slug}"`, hint }
}

/**
 * Checks comparisons and paths against the entries: heads of columns are names of entries, entries exist, and paths follow
 * the order of `needs`.
 * @param terms valid terms
 * @param slugs names of all folders of terms, valid or not
 */
export function checkCollections(
  root: string,
  label: string,
  { comparisons, paths }: Collections,
  terms: readonly Summary[],
  slugs: readonly string[],
): readonly Diagnostic[] {
  const bySlug = new Map(terms.map(term => [term.slug, term]))
  const textOf = (path: string): string => {
    const decoded = decode(readBounded(join(root, path)))
    return 'text' in decoded ? decoded.text : ''
  }
  const diagnostics: Diagnostic[] = []
  for (const comparison of comparisons) {
    for (const language of LANGUAGES) {
      const { columns } = comparison.text[language]
      for (const [i, slug] of comparison.terms.entries()) {
        const [term, column] = [bySlug.get(slug), columns?.[i]]
        if (!term || column === undefined || isNameOf(column, term, language)) continue
        const path = `comparisons/${comparisonName(comparison)}/${language}.md`
        const message = `the ${i === 0 ? 'first' : 'second'} column is headed "${column}", which is no name of "${slug}"`
        const hint = 'Head the columns by the titles of the entries or by aliases, in the order of the folder.'
        const text = textOf(path)
        const place = placeOf(text, text.indexOf('|'))
        diagnostics.push(
          toDiagnostic(`${label}/${path}`, { code: 'comparison-columns', severity: 'warning', place, message, hint }),
        )
      }
    }
  }
  for (const { slug, terms: steps } of paths) {
    const path = `paths/${slug}/path.yaml`
    const report = (at: number, code: DiagnosticCode, message: string, hint: string) => {
      const place = locator(textOf(path))(['terms', at])
      diagnostics.push(toDiagnostic(`${label}/${path}`, { code, place, message, hint }))
    }
    for (const [at, step] of steps.entries()) {
      if (!slugs.includes(step)) {
        const { code, message, hint = '' } = unknownEntry(step, slugs, START)
        report(at, code, message, hint)
      }
      for (const need of bySlug.get(step)?.needs ?? [])
        if (steps.indexOf(need) > at)
          report(at, 'path-order', `"${step}" needs "${need}", which comes later`, `Put "${need}" before it.`)
    }
  }
  return diagnostics
}

/** Whether a text is a name of an entry, ignoring case and accents. */
function isNameOf(text: string, term: Summary, language: Language): boolean {
  const { title, aliases } = term[language]
  const names = [title, splitTitle(title).bare, acronym(term, language) ?? '', ...aliases]
  return names.some(name => fold(name) === fold(text))
}

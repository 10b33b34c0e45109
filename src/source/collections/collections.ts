/** Reads all comparisons and paths of a content folder, and checks them against the entries that they name. */
import { join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import { comparisonName, VERSUS } from '../../model/views/comparison-name.ts'
import { type Collections, type Comparison, pairOf, type ReadingPath } from '../../schema/collections.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { Term } from '../../schema/term.ts'
import { compareText } from '../../text/compare-text.ts'
import { acronym, splitTitle } from '../../text/names.ts'
import { fold, nearest } from '../../text/words.ts'
import type { Folder } from '../files/find.ts'
import { decode, readBounded } from '../files/read.ts'
import { readFolder } from '../files/read-folder.ts'
import { type Finding, placeOf, START, toDiagnostic } from '../finding.ts'
import { splitDocument, YAML_OFFSET } from '../yaml/front-matter.ts'
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
  for (const each of found.comparisons) {
    const { name, files } = each
    const own = readFolder(root, label, 'comparisons', each)
    const pair = splitPair(name, known)
    const named = pair ? checkName(name, pair, slugs) : [NO_PAIR]
    // A comparison whose name is wrong is reported once, at its first file.
    const at = `${own.folder}/${files[0] ?? 'en.md'}`
    const read = readComparison(pair ?? [name, name], own)
    diagnostics.push(...named.map(finding => toDiagnostic(at, finding)), ...own.broken, ...read.diagnostics)
    if (read.comparison && named.length === 0) comparisons.push(read.comparison)
  }
  for (const each of found.paths) {
    const own = readFolder(root, label, 'paths', each)
    const read = readPath(each.name, own)
    diagnostics.push(...own.broken, ...read.diagnostics)
    if (read.path && each.refused.length === 0) paths.push(read.path)
  }
  return { comparisons, paths, diagnostics }
}

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
  const checked = {
    bySlug: new Map(terms.map(term => [term.slug, term])),
    slugs,
    paths: paths.map(({ slug }) => slug),
    textOf(path: string): string {
      const decoded = decode(readBounded(join(root, path)))
      return 'text' in decoded ? decoded.text : ''
    },
  }
  return [
    ...comparisons.flatMap(comparison => LANGUAGES.flatMap(language => checkPair(comparison, language, checked))),
    ...paths.flatMap(path => [
      ...checkSteps(path, checked),
      ...LANGUAGES.flatMap(language => checkLeads(path, language, checked)),
    ]),
  ].map(({ path, ...finding }) => toDiagnostic(`${label}/${path}`, finding))
}

/** What comparisons and paths are checked against. */
interface Checked {
  readonly bySlug: ReadonlyMap<string, Summary>
  /** Names of all folders of terms, and of all readable paths. */
  readonly slugs: readonly string[]
  readonly paths: readonly string[]
  /** The text of a file, by its path in the content folder. */
  textOf(path: string): string
}

type Found = Finding & { readonly path: string }

/** The heads of the columns are names of the entries, and the entry that comes first is one of the two. */
function checkPair(comparison: Comparison, language: Language, { bySlug, textOf }: Checked): readonly Found[] {
  const path = `comparisons/${comparisonName(comparison)}/${language}.md`
  const { columns, first } = comparison.text[language]
  if (first !== undefined && !comparison.terms.includes(first)) {
    const message = `"${first}" is neither of the two entries`
    const hint = `Write "${comparison.terms[1]}", or leave the line out.`
    return [{ path, code: 'pair-name', place: placeIn(textOf(path), ['first']), message, hint }]
  }
  return pairOf(comparison, language).flatMap((slug, i) => {
    const [term, column] = [bySlug.get(slug), columns?.[i]]
    if (!term || column === undefined || isNameOf(column, term, language)) return []
    const text = textOf(path)
    return {
      path,
      code: 'comparison-columns' as const,
      severity: 'warning' as const,
      place: placeOf(text, text.indexOf('|')),
      message: `the ${i === 0 ? 'first' : 'second'} column is headed "${column}", which is no name of "${slug}"`,
      hint: 'Head the columns by the titles of the entries or by aliases, in the order of the folder or as "first" says.',
    }
  })
}

/** Entries and paths that a path names exist, and the entries follow the order of `needs`. */
function checkSteps({ slug, terms, next }: ReadingPath, { bySlug, slugs, paths, textOf }: Checked): readonly Found[] {
  const path = `paths/${slug}/path.yaml`
  const at = (...where: readonly (string | number)[]) => locator(textOf(path))(where)
  const others = paths.filter(other => other !== slug)
  return [
    ...terms.flatMap((step, i) => [
      ...(slugs.includes(step) ? [] : [{ path, ...unknownEntry(step, slugs, at('terms', i)) }]),
      ...(bySlug.get(step)?.needs ?? [])
        .filter(need => terms.indexOf(need) > i)
        .map(
          (need): Found => ({
            ...{ path, code: 'path-order', place: at('terms', i) },
            message: `"${step}" needs "${need}", which comes later`,
            hint: `Put "${need}" before it.`,
          }),
        ),
    ]),
    ...next.flatMap((name, i) => {
      if (others.includes(name)) return []
      const near = nearest(name, others)
      const hint = near === undefined ? 'Name another path, or leave it out.' : `Did you mean "${near}"?`
      const message = name === slug ? `"${name}" goes on with itself` : `there is no path "${name}"`
      return [{ path, code: 'unknown-entry' as const, place: at('next', i), message, hint }]
    }),
  ]
}

/** The sentences between the steps: each belongs to a step, and with one there are all. */
function checkLeads({ slug, terms, text }: ReadingPath, language: Language, { textOf }: Checked): readonly Found[] {
  const { steps } = text[language]
  if (!steps) return []
  const path = `paths/${slug}/${language}.md`
  const place = (...where: readonly string[]) => placeIn(textOf(path), ['steps', ...where])
  const strange = Object.keys(steps).filter(step => !terms.includes(step))
  const missing = terms.slice(1).filter(step => steps[step] === undefined)
  return [
    ...strange.map(
      (step): Found => ({
        path,
        ...unknownEntry(step, terms, place(step)),
        message: `"${step}" is no step of this path`,
      }),
    ),
    ...missing.map(
      (step): Found => ({
        ...{ path, code: 'missing-field', severity: 'warning', place: place() },
        message: `no sentence leads to the step "${step}"`,
        hint: `Add the line "${step}: …" below steps.`,
      }),
    ),
  ]
}

/** The place of a field in a file with front matter. */
function placeIn(text: string, path: readonly string[]): Finding['place'] {
  const split = splitDocument(text)
  if ('findings' in split) return START
  const { line, column } = locator(split.document.yaml)(path)
  return { line: line + YAML_OFFSET, column }
}

/** Whether a text is a name of an entry, ignoring case and accents. */
function isNameOf(text: string, term: Summary, language: Language): boolean {
  const { title, aliases } = term[language]
  const names = [title, splitTitle(title).bare, acronym(term, language) ?? '', ...aliases]
  return names.some(name => fold(name) === fold(text))
}

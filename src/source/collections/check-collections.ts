/** Checks comparisons and paths against the entries that they name. */
import { basename, join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import { comparisonSlug } from '../../model/views/comparison-slug.ts'
import { type Collections, type Comparison, pairOf, type ReadingPath } from '../../schema/comparisons-and-paths.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import { didYouMean } from '../../text/edit-distance.ts'
import { acronym, splitTitle } from '../../text/term-names.ts'
import { fold } from '../../text/words.ts'
import { readSource } from '../files/read-source-file.ts'
import { type Finding, placeOf, toDiagnostic, unknownEntry } from '../source-finding.ts'
import { placeIn } from '../term/locate-in-file-text.ts'

/**
 * Checks comparisons and paths against the entries: heads of columns are names of entries, entries exist, and paths follow
 * the order of `needs`.
 * @param terms valid terms
 * @param slugs names of all folders of terms, valid or not
 */
export function checkCollections(
  root: string,
  { comparisons, paths }: Collections,
  terms: readonly Summary[],
  slugs: readonly string[],
): readonly Diagnostic[] {
  const textOf = (path: string): string => readSource(join(root, path)).value ?? ''
  const checked: Checked = {
    bySlug: new Map(terms.map(term => [term.slug, term])),
    slugs,
    paths: paths.map(({ slug }) => slug),
    placeIn: (path, field) => placeIn(textOf(path), basename(path), field),
    tableIn: path => placeOf(textOf(path), textOf(path).indexOf('|')),
  }
  const findings = [
    ...comparisons.flatMap(each => LANGUAGES.flatMap(language => [...checkPair(each, language, checked)])),
    ...paths.flatMap(path => [
      ...checkSteps(path, checked),
      ...checkActions(path, checked),
      ...LANGUAGES.flatMap(language => [...checkLeads(path, language, checked)]),
    ]),
  ]
  return findings.map(({ path, ...finding }) => toDiagnostic(`${basename(root)}/${path}`, finding))
}

/** What comparisons and paths are checked against. */
interface Checked {
  readonly bySlug: ReadonlyMap<string, Summary>
  /** Names of all folders of terms, and of all readable paths. */
  readonly slugs: readonly string[]
  readonly paths: readonly string[]
  /** The place of a field in a file, by its path in the content folder. */
  placeIn(path: string, field: readonly PropertyKey[]): Finding['place']
  tableIn(path: string): Finding['place']
}

type Found = Finding & { readonly path: string }

/** The heads of the columns are names of the entries, and the entry that comes first is one of the two. */
function* checkPair(comparison: Comparison, language: Language, checked: Checked): Iterable<Found> {
  const path = `comparisons/${comparisonSlug(comparison)}/${language}.md`
  const { columns, first } = comparison.text[language]
  if (first !== undefined && !comparison.terms.includes(first)) {
    const message = `"${first}" is neither of the two entries`
    const hint = `Write "${comparison.terms[1]}", or leave the line out.`
    return yield { path, code: 'pair-name', place: checked.placeIn(path, ['first']), message, hint }
  }
  for (const [i, slug] of pairOf(comparison, language).entries()) {
    const [term, column] = [checked.bySlug.get(slug), columns?.[i]]
    if (!term || column === undefined || isNameOf(column, term, language)) continue
    const message = `the ${i === 0 ? 'first' : 'second'} column is headed "${column}", which is no name of "${slug}"`
    const hint =
      'Head the columns by the titles of the entries or by aliases, in the order of the folder or as "first" says.'
    const place = checked.tableIn(path)
    yield { path, code: 'comparison-columns', severity: 'warning', place, message, hint }
  }
}

/** Entries and paths that a path names exist, and the entries follow the order of `needs`. */
function* checkSteps({ slug, terms, next }: ReadingPath, { bySlug, slugs, paths, placeIn }: Checked): Iterable<Found> {
  const path = `paths/${slug}/path.yaml`
  for (const [i, step] of terms.entries()) {
    if (!slugs.includes(step)) yield { path, ...unknownEntry(step, slugs), place: placeIn(path, ['terms', i]) }
    for (const need of bySlug.get(step)?.needs ?? []) {
      if (terms.indexOf(need) <= i) continue
      const message = `"${step}" needs "${need}", which comes later`
      yield { path, code: 'path-order', place: placeIn(path, ['terms', i]), message, hint: `Put "${need}" before it.` }
    }
  }
  const others = paths.filter(other => other !== slug)
  for (const [i, name] of next.entries()) {
    if (others.includes(name)) continue
    const hint = didYouMean(name, others, 'Name another path, or leave it out.')
    const message = name === slug ? `"${name}" goes on with itself` : `there is no path "${name}"`
    yield { path, code: 'unknown-entry', place: placeIn(path, ['next', i]), message, hint }
  }
}

/** A path that answers a problem in one language does so in the other, action by action. */
function* checkActions({ slug, text }: ReadingPath, { placeIn }: Checked): Iterable<Found> {
  const [english, spanish] = [text.en.actions?.length ?? 0, text.es.actions?.length ?? 0]
  if (english === spanish) return
  const path = `paths/${slug}/es.md`
  const message = `"actions" has ${spanish} lines here and ${english} in en.md`
  const hint = 'Write the same actions in the same order in both languages.'
  yield { path, code: 'out-of-bounds', place: placeIn(path, ['actions']), message, hint }
}

/** The sentences between the steps: each belongs to a step, and with one there are all. */
function* checkLeads({ slug, terms, text }: ReadingPath, language: Language, { placeIn }: Checked): Iterable<Found> {
  const { steps } = text[language]
  if (!steps) return
  const path = `paths/${slug}/${language}.md`
  for (const step of Object.keys(steps)) {
    if (terms.includes(step)) continue
    const message = `"${step}" is no step of this path`
    yield { path, ...unknownEntry(step, terms), place: placeIn(path, ['steps', step]), message }
  }
  for (const step of terms.slice(1)) {
    if (steps[step] !== undefined) continue
    const message = `no sentence leads to the step "${step}"`
    const hint = `Add the line "${step}: …" below steps.`
    yield { path, code: 'missing-field', severity: 'warning', place: placeIn(path, ['steps']), message, hint }
  }
}

/** Whether a text is a name of an entry, ignoring case and accents. */
function isNameOf(text: string, term: Summary, language: Language): boolean {
  const { title, aliases } = term[language]
  const names = [title, splitTitle(title).bare, acronym(term, language) ?? '', ...aliases]
  return names.some(name => fold(name) === fold(text))
}

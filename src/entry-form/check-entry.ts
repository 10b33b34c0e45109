/**
 * Checks an entry in the browser as `npm run check` does, from the texts of its files. Two rules that compare the
 * sentences of all entries are left to the check of the whole dictionary.
 */

import { checkUnfinished } from '../editorial/lint-invalid-entries.ts'
import { placeStyle } from '../editorial/style-diagnostics.ts'
import { lint } from '../lint/lint.ts'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import { type Summary, summaryOf } from '../model/dictionary/summary.ts'
import type { Term } from '../schema/term.ts'
import { checkCharacters, textsOf } from '../source/files/check-characters.ts'
import { START } from '../source/source-finding.ts'
import { checkAcrossTerms } from '../source/term/cross-term-rules.ts'
import { placeIn, type Where } from '../source/term/locate-in-file-text.ts'
import { readTerm } from '../source/term/parse-term.ts'
import type { EntryFiles } from './draft-fields.ts'

/** What the check must know besides the files. */
export interface Surroundings {
  /** All entries; one of the same slug is replaced. */
  readonly entries: readonly Summary[]
  /** Slugs that the site itself uses. */
  readonly reserved: ReadonlySet<string>
  /** YYYY-MM-DD. */
  readonly today: string
}

export interface Checked {
  readonly diagnostics: readonly Diagnostic[]
  /** The entry, if it is complete and right in its form. */
  readonly term?: Term
}

/** How the content folder is named in messages. */
const LABEL = 'content'

export function checkEntry(slug: string, files: EntryFiles, around: Surroundings): Checked {
  const folder = `${LABEL}/terms/${slug}`
  const where: Where = (_, file, path, words) => ({
    file: `${folder}/${file}`,
    ...placeIn(files[file] ?? '', file, path, words),
  })
  const decoded = Object.entries(files).map(([name, text]) => [name, checkCharacters(text)] as const)
  const { texts, broken } = textsOf(decoded, folder)
  const source = { slug, folder, files: Object.keys(files).sort(), refused: [], texts, picture: {} }
  const read = readTerm(source, broken)
  const found = [...read.diagnostics, ...(read.term ? crossCheck(read.term, around, where) : [])]
  const style = read.term ? lint([read.term], around.today) : checkUnfinished(slug, files)
  const diagnostics = [...found, ...placeStyle(style, found, LABEL, where)].sort(compareDiagnostics)
  return { diagnostics, ...(read.term && { term: read.term }) }
}

/** Clashes with other entries, as far as they are about this one. */
function crossCheck(term: Term, { entries, reserved }: Surroundings, where: Where): readonly Diagnostic[] {
  const others = entries.filter(({ slug }) => slug !== term.slug)
  const all = [...others, summaryOf(term)]
  const findPlace: Where = (slug, file, path) => (slug === term.slug ? where(slug, file, path) : { file: '', ...START })
  return checkAcrossTerms(
    all,
    all.map(({ slug }) => slug),
    reserved,
    findPlace,
  ).filter(({ file }) => file !== '')
}

/**
 * What `npm run check` says of an entry, from the texts of its files. Two rules that compare the sentences of all entries
 * are left to the check of the whole dictionary.
 */
import type { EntryFiles } from '../editorial/entry-draft.ts'
import { placeStyle } from '../editorial/placed-style.ts'
import { checkUnfinishedText } from '../editorial/unfinished-text.ts'
import { applyExceptions } from '../lint/finding.ts'
import { lint } from '../lint/lint.ts'
import { compareDiagnostics, type Diagnostic, type Place } from '../model/diagnostic.ts'
import { type Summary, summaryOf } from '../model/dictionary/summary.ts'
import type { Exception } from '../schema/editorial.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import type { EntryPicture } from '../source/entry-text.ts'
import { checkCharacters, sourcesOf } from '../source/files/characters.ts'
import { START } from '../source/finding.ts'
import { checkDrawing } from '../source/term/drawing-words.ts'
import { checkNamedNeeds } from '../source/term/needs.ts'
import { placeIn, type Where, type Words } from '../source/term/place-in.ts'
import { checkAcross } from '../source/term/rules.ts'
import { readTerm } from '../source/term/term.ts'

/** What the check must know besides the files. */
export interface Surroundings {
  /** All entries; that of the same slug is replaced. */
  readonly entries: readonly Summary[]
  /** Slugs that the site itself uses. */
  readonly reserved: ReadonlySet<string>
  /** Findings that reviewers have accepted. */
  readonly exceptions: readonly Exception[]
  readonly picture?: EntryPicture | undefined
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

/** Checks the files of an entry. */
export function checkEntry(slug: string, files: EntryFiles, around: Surroundings): Checked {
  const folder = `${LABEL}/terms/${slug}`
  const where = (_: string, file: string, path: readonly PropertyKey[], words?: Words) => ({
    file: `${folder}/${file}`,
    ...placeOrStart(files[file], file, path, words),
  })
  const texts = Object.entries(files).map(([name, text]) => [name, checkCharacters(text)] as const)
  const { sources, broken } = sourcesOf(texts, folder)
  const { picture } = around
  const names = [...Object.keys(files), ...(picture ? [picture.image] : [])].sort()
  const read = readTerm(slug, names, sources, folder, broken)
  const drawn =
    'term' in read ? checkDrawing(read.term, picture?.drawing, folder, (file, path) => where(slug, file, path)) : []
  const isWhole = 'term' in read && !drawn.some(({ severity }) => severity === 'error')
  const term = isWhole ? withPicture(read.term, picture) : undefined
  const across = term ? crossCheck(term, around, where) : namedNeeds(slug, read, around, where)
  const found = [...read.diagnostics, ...drawn, ...across]
  const style = term ? lint([term], around.today) : unfinished(slug, files)
  const { left } = applyExceptions(style, around.exceptions)
  const diagnostics = [...found, ...placeStyle(left, found, LABEL, where)].sort(compareDiagnostics)
  return { diagnostics, ...(term && { term }) }
}

const placeOrStart = (text: string | undefined, file: string, path: readonly PropertyKey[], words?: Words): Place =>
  text === undefined ? START : placeIn(text, file, path, words)

/** The entry as the program holds it, with what is known of its illustration. */
const withPicture = (term: Term, picture: EntryPicture | undefined): Term => ({
  ...term,
  ...(picture && { imageSize: picture.size }),
  ...(picture?.drawing && term.en.legend !== undefined && { drawing: picture.drawing.inner }),
})

/** The entries that one names which is not in order. */
function namedNeeds(
  slug: string,
  read: ReturnType<typeof readTerm>,
  { entries }: Surroundings,
  where: Where,
): readonly Diagnostic[] {
  if ('term' in read) return []
  const slugs = [...new Set([...entries.map(each => each.slug), slug])].sort()
  return checkNamedNeeds(slug, read.needs, { has: each => slugs.includes(each), all: () => slugs }, where)
}

/** Clashes with other entries, as far as they are about this one. */
function crossCheck(term: Term, { entries, reserved }: Surroundings, where: Where): readonly Diagnostic[] {
  const others = entries.filter(({ slug }) => slug !== term.slug)
  const all = [...others, summaryOf(term)]
  const findPlace: Where = (slug, file, path) => (slug === term.slug ? where(slug, file, path) : { file: '', ...START })
  return checkAcross(
    all,
    all.map(({ slug }) => slug),
    reserved,
    findPlace,
  ).filter(({ file }) => file !== '')
}

const unfinished = (slug: string, files: EntryFiles): ReturnType<typeof checkUnfinishedText> =>
  LANGUAGES.flatMap(language => checkUnfinishedText(slug, language, files[`${language}.md`]))

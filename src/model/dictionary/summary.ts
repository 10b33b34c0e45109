/**
 * A term without its body, which lists, feeds and the search show; pages of other terms see a brief of it. During a build only
 * the range that renders a term holds its body.
 */
import type { InBoth, Language } from '../../schema/language.ts'
import type { Term, TermFile, Translation } from '../../schema/term.ts'
import { compareText } from '../../text/compare-code-units.ts'

/** The names of a term in one language, and its one-line definition. */
type TermNames = ReturnType<typeof namesIn>

export interface Summary extends TermFile, Pick<Term, 'slug' | 'image'>, InBoth<TermNames> {}

/** What pages of other terms show of a term that they need, name, are related to or are compared with. */
export interface Brief extends Pick<Summary, 'slug' | 'id'> {
  readonly en: Pick<Summary['en'], 'title' | 'tagline'>
  readonly es: Pick<Summary['es'], 'title' | 'tagline' | 'article'>
}

export function summaryOf(term: Term): Summary {
  const { drawing: _, ...rest } = term
  return { ...rest, en: namesIn(term.en), es: namesIn(term.es) }
}

function namesIn({
  explanation: _,
  analogy: _2,
  keyPoints: _3,
  links: _4,
  legend: _5,
  plural: _6,
  ipa: _7,
  example: _8,
  origin: _9,
  ...names
}: Translation) {
  return names
}

/**
 * The name of the file that shows the illustration of a term in a language, as `file.image` takes it; empty if the term
 * has none. A drawing with words has a file for each language.
 */
export function pictureIn(
  term: Pick<Summary, 'image'> & InBoth<Pick<TermNames, 'labels'>>,
  language: Language,
): string {
  const { image = '' } = term
  return term[language].labels === undefined ? image : image.replace(/\.svg$/, `.${language}.svg`)
}

type Aged = Pick<Term, 'id' | 'slug' | 'date'> & { readonly draft?: boolean | undefined }

/** The order of entries in which one that clashes with another stands behind it: its author knows of the clash. */
export const byAge = (a: Aged, b: Aged): number =>
  compareText(a.date, b.date) ||
  Number(a.draft === true) - Number(b.draft === true) ||
  // A copied folder has the id of another.
  Number(a.id !== a.slug) - Number(b.id !== b.slug) ||
  compareText(a.slug, b.slug)

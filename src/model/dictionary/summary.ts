/**
 * A term without its body: what lists, feeds, the search and the pages of other terms show of it. During a build only
 * the shard that renders a term holds its body.
 */
import type { FrontMatter, Term, TermFile, Translation } from '../../schema/term.ts'

/** The names of a term in one language, and its one-line definition. */
export type TermNames = Omit<
  Translation,
  | 'explanation'
  | 'analogy'
  | 'keyPoints'
  | 'links'
  | 'legend'
  | 'partOfSpeech'
  | 'plural'
  | 'ipa'
  | 'example'
  | 'origin'
>

export interface Summary extends TermFile, Pick<Term, 'slug' | 'image'> {
  readonly en: TermNames
  readonly es: TermNames
}

/** The summary of a term. */
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
  partOfSpeech: _6,
  plural: _7,
  ipa: _8,
  example: _9,
  origin: _10,
  ...names
}: Translation): TermNames {
  return names satisfies FrontMatter
}

/**
 * A term without its body: all that the page of another term, a list, a feed or the search needs to know of it. A build
 * holds whole terms only where their own pages are made.
 */
import type { FrontMatter, Term, TermFile, Translation } from '../schema/term.ts'

/** The names of a term in one language, and its one-line definition. */
export type Names = Omit<Translation, 'explanation' | 'analogy' | 'keyPoints' | 'links' | 'legend'>

export interface Summary extends TermFile, Pick<Term, 'slug' | 'image'> {
  readonly en: Names
  readonly es: Names
}

/** The summary of a term. */
export function summaryOf(term: Term): Summary {
  const { drawing: _, ...rest } = term
  return { ...rest, en: namesIn(term.en), es: namesIn(term.es) }
}

function namesIn({ explanation: _, analogy: _2, keyPoints: _3, links: _4, legend: _5, ...names }: Translation): Names {
  return names satisfies FrontMatter
}

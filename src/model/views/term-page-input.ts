/**
 * What a reader of one entry is shown: the term, the terms its text names and the terms to read next.
 * Pages of a term are made from this and the site alone.
 */

import { answersProblem, hasPage, pairOf, type ReadingPath } from '../../schema/comparisons-and-paths.ts'
import { type InBoth, inBoth } from '../../schema/language.ts'
import type { Term } from '../../schema/term.ts'
import type { Mention } from '../../text/find-mentions.ts'
import { oncePer } from '../../text/memoize.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Brief, Summary } from '../dictionary/summary.ts'
import { comparisonSlug } from './comparison-slug.ts'

export interface TermPageInput {
  readonly term: Term
  readonly mentions: InBoth<readonly Mention[]>
  /** The terms that are mentioned, each once. */
  readonly glosses: InBoth<readonly Brief[]>
  readonly related: readonly Brief[]
  readonly needs: readonly Brief[]
  readonly confusions: readonly Confusion[]
  readonly paths: readonly Step[]
}

/** What an entry says of another with which it is confused. */
export interface Confusion {
  readonly other: Brief
  readonly difference: InBoth<string>
  /** Slug of the one of the two that is named first. */
  readonly first: InBoth<string>
  /** Name of the page that compares the two, if there is one. */
  readonly page: string | undefined
}

export type Step = ReturnType<typeof stepOn>

const inputs = oncePer((dictionary: Dictionary) => oncePer((term: Term) => makeTermPageInput(term, dictionary)))

/** One object for each term of a dictionary: every form of its pages is made from the same. */
export const termPageInput = (term: Term, dictionary: Dictionary): TermPageInput => inputs(dictionary)(term)

/** For a caller that makes all forms at once: nothing of the pages is kept for as long as the term is. */
export function makeTermPageInput(term: Term, dictionary: Dictionary): TermPageInput {
  const { slug, needs } = term
  const known = (slugs: readonly string[]): readonly Summary[] => slugs.flatMap(other => dictionary.get(other) ?? [])
  const mentions = inBoth(language => linkedMentions(dictionary.mentions(slug, language), dictionary))
  return {
    term,
    mentions,
    glosses: inBoth(language => known(mentions[language].map(mention => mention.slug))),
    related: dictionary.related(slug),
    needs: known(needs),
    confusions: dictionary.comparisonsWith(slug).flatMap(comparison => {
      const [a, b] = comparison.terms
      const other = dictionary.get(a === slug ? b : a)
      const difference = inBoth(language => comparison.text[language].difference)
      const first = inBoth(language => pairOf(comparison, language)[0])
      const page = hasPage(comparison) ? comparisonSlug(comparison) : undefined
      return other ? [{ other, difference, first, page }] : []
    }),
    paths: dictionary.pathsThrough(slug).map(path => stepOn(path, slug, dictionary)),
  }
}

/** A text with more links than this is hard to read, and long to walk through by the keyboard. */
const MAX_LINKS_IN_TEXT = 8

/** The mentions that become links: of too many, those of the most advanced entries, which readers need explained most. */
function linkedMentions(mentions: readonly Mention[], dictionary: Dictionary): readonly Mention[] {
  if (mentions.length <= MAX_LINKS_IN_TEXT) return mentions
  const level = ({ slug }: Mention) => dictionary.get(slug)?.level ?? 0
  const linked = new Set(mentions.toSorted((a, b) => level(b) - level(a)).slice(0, MAX_LINKS_IN_TEXT))
  return mentions.filter(mention => linked.has(mention))
}

function stepOn(path: ReadingPath, term: string, dictionary: Dictionary) {
  const { slug, terms, text } = path
  const at = terms.indexOf(term)
  // What answers a problem is no course: its entries explain the actions, in no order.
  const next = answersProblem(path) ? undefined : dictionary.get(terms[at + 1] ?? '')
  return {
    slug,
    title: inBoth(language => text[language].title),
    /** Where the entry stands, from 1, and how many there are. */
    number: at + 1,
    count: terms.length,
    next: next && { slug: next.slug, title: inBoth(language => next[language].title) },
  }
}

/**
 * Search as the edge and browsers use it: a file of `/search/`, opened. Each part is made when it is first needed: a page
 * that only resolves names never unfolds the index.
 */
import { compareText } from '../text/compare-code-units.ts'
import { once } from '../text/memoize.ts'
import { contentWords } from './analyzer.ts'
import { makeDidYouMean } from './did-you-mean.ts'
import type { Weights } from './features.ts'
import {
  type NamesFile,
  type PackedCard,
  SEARCH_FILE_VERSION,
  type SearchedComparison,
  type SearchedPage,
  type SearchFile,
} from './index-format.ts'
import { InvertedIndex } from './inverted-index.ts'
import { Names, singulars } from './names.ts'
import { openKnownPart } from './query-language.ts'
import { type Match, openRanking, type Ranked, type Ranking } from './ranking.ts'
import { type Card, cardAt, isWanted, paged, type Selection } from './result-cards.ts'
import { stripQuestionWords } from './stop-words.ts'
import { WEIGHTS } from './weights.ts'

export interface Hit extends Card {
  readonly match: Match
}

export interface Found {
  /** Hits on all pages. */
  readonly total: number
  /** Best first. */
  readonly hits: readonly Hit[]
  /** Whether none of them is surely an answer: they are the closest there is. */
  readonly isClosest: boolean
  /** Where there are no hits, what may have been meant: names that are alike, then entries with some of the words; at most three. */
  readonly suggestions: readonly Card[]
  /** What tells two entries apart, where the question is about the difference between them. */
  readonly comparison?: SearchedComparison
  /** Comparisons, paths and topics that answer the query, best first; at most three. */
  readonly pages: readonly SearchedPage[]
}

export interface Search {
  /**
   * Each makes a part that is otherwise made when it is first needed. Hosts that answer others meanwhile call them one
   * after another.
   */
  readonly parts: readonly (() => unknown)[]
  /** All slugs, sorted. */
  readonly slugs: readonly string[]
  card(slug: string): Card | undefined
  /** Entries that answer a question in the language of the file, by names in both; none when nothing matches well. */
  find(query: string, selection: Selection): Found
  /** The part of the words of a query that the language of the file knows. */
  knownPart(query: string): number
  /** The slug of what is called exactly this in either language: a slug, title, alias or acronym, now or in the past. */
  resolve(text: string): string | undefined
  /** Slugs of what may have been meant by a name, nearest first; none when no name is really alike. */
  didYouMean(text: string, count?: number): readonly string[]
  /** Entries in the order of their titles. */
  list(selection: Selection): { readonly total: number; readonly cards: readonly Card[] }
}

/**
 * Opens a file.
 * @param weights what the features of entries count; others are for fitting only
 * @throws when it is of another version
 */
export function openSearch(read: SearchFile | NamesFile, weights: Weights = WEIGHTS): Search {
  if (read.version !== SEARCH_FILE_VERSION)
    throw new Error(`This is no search file of version ${SEARCH_FILE_VERSION}: ${String(read.version)}`)
  const file: SearchFile = { ...NO_INDEX, ...read }
  const names = once(() => new Names(file.cards))
  const didYouMean = once(() => makeDidYouMean(file.cards, names()))
  const index = once(() => new InvertedIndex(file))
  const ranking = once(() => openRanking(file, names(), index(), weights))
  const knownPart = once(() => openKnownPart(index(), file.language))
  const positions = new Map(file.cards.map(([slug], at) => [slug, at]))

  const card = (at: number): Card => cardAt(file, at)
  const slugAt = (at: number): string => (file.cards[at] as PackedCard)[0]
  /** The names that are like the query as a whole, then entries with some of its words. */
  const suggestionsFor = (query: string, { weak }: Ranking): readonly number[] => {
    const nearest = didYouMean()(stripQuestionWords(query.slice(0, LONGEST_NAME)), SUGGESTED)
    return [...new Set([...nearest, ...weak.map(({ at }) => at)])].slice(0, SUGGESTED)
  }
  return {
    parts: [names, didYouMean, index, ranking],
    slugs: file.cards.map(([slug]) => slug).sort(compareText),
    card(slug) {
      const at = positions.get(slug)
      return at === undefined ? undefined : card(at)
    },
    find(query, selection) {
      const ranked = ranking()(query)
      const { compared: sides, pages: matching } = ranked
      const isChosen = isWanted(file, selection)
      const answers = ranked.answers.filter(({ at }) => isChosen(at))
      const [compared] = sides.length > 1 ? comparisonsOf(file, sides) : []
      const exact = sides.filter(({ match }) => match === 'exact')
      // The other side may be a word for the entry that is compared: "RAM and storage", but not "RAM and battery".
      const near = ranked.answers.slice(0, NEAR_COMPARED)
      const isNear = (slug: string) => near.some(({ at }) => slugAt(at) === slug)
      const comparisons = compared ? [compared] : comparisonsOf(file, exact).filter(({ terms }) => terms.every(isNear))
      const pages = [...comparisons.flatMap(pageOf), ...matching].slice(0, MAX_PAGES)
      const isFound = answers.length + pages.length > 0
      return {
        ...(compared && { comparison: compared }),
        total: answers.length,
        isClosest: answers.length > 0 && pages.length === 0 && ranked.isClosest,
        hits: paged(answers, selection).map(({ at, match }) => ({ ...card(at), match })),
        pages,
        suggestions: isFound ? [] : suggestionsFor(query, ranked).map(card),
      }
    },
    knownPart: query => knownPart()(query),
    resolve(text) {
      if (positions.has(text)) return text
      const [best] = names().exact(text.slice(0, LONGEST_NAME))
      return best && slugAt(best.card)
    },
    didYouMean: (text, count = SUGGESTED) => didYouMean()(text.slice(0, LONGEST_NAME), count).map(slugAt),
    list(selection) {
      const matching = [...file.cards.keys()].filter(isWanted(file, selection))
      return { total: matching.length, cards: paged(matching, selection).map(card) }
    },
  }
}

/** The comparison of two entries, or those of one of which the difference to something else was asked. */
function comparisonsOf({ cards, comparisons }: SearchFile, sides: readonly Ranked[]): readonly SearchedComparison[] {
  const slugs = sides.slice(0, 2).map(({ at }) => (cards[at] as PackedCard)[0])
  return slugs.length === 0 ? [] : comparisons.filter(({ terms }) => slugs.every(slug => terms.includes(slug)))
}

const pageOf = ({ title, path, difference: description }: SearchedComparison): readonly SearchedPage[] =>
  path === '' ? [] : [{ kind: 'comparison', path, title, description, isProblem: false }]

/** What a file of names lacks. */
const NO_INDEX = {
  subjects: [],
  index: { words: '', entryWords: [], phrases: [] },
  pages: [],
  comparisons: [],
} as const

const LONGEST_NAME = 100

/**
 * The pages that stand before the entries, and those after them: an entry that is called exactly as the query says comes
 * first, but for a comparison. What answers no problem is asked for by its whole title.
 */
export function pagesAround(
  { hits: [best], pages }: Found,
  query: string,
): readonly [before: readonly SearchedPage[], after: readonly SearchedPage[]] {
  const asked = new Set(contentWords(query).flatMap(singulars))
  const isNamed = (title: string) => contentWords(title).every(word => singulars(word).some(each => asked.has(each)))
  const isBefore = ({ kind, isProblem, title }: SearchedPage) =>
    kind === 'comparison' || (best?.match !== 'exact' && (isProblem || isNamed(title)))
  return [pages.filter(isBefore), pages.filter(one => !isBefore(one))]
}

/** Answers among which both entries of a comparison are, if only one of them was named. */
const NEAR_COMPARED = 8

/** Pages that are found at most. */
const MAX_PAGES = 3

/** Entries that are suggested where nothing is found. */
const SUGGESTED = 3

/**
 * The order of what is found. First what is called exactly what was asked, then what is called so but for endings and
 * slips of the pen, then by the features of an entry (`features.ts`), as the weights count them; equal sums go by slug.
 * From a sum of 0 on an entry is surely an answer; below, it is one of the closest, which are marked as such where none is
 * sure. What shares only a word or two with the question is left out.
 */
import { SEARCH } from '../languages/search-linguistics.ts'
import type { Language } from '../schema/language.ts'
import type { MATCHES } from '../schema/mcp-tools.ts'
import { QUERY } from '../schema/query-length.ts'
import { compareText } from '../text/compare-code-units.ts'
import { comparison } from './asked-comparison.ts'
import { type Candidates, openCandidates } from './candidates.ts'
import { evidenceOf, scoreOf, type Weights } from './features.ts'
import type { SearchedPage, SearchFile } from './index-format.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { type Names, nameKey } from './names.ts'
import type { NameInQuery } from './names-in-query.ts'
import { openPages } from './other-pages.ts'
import type { Question } from './parse-query.ts'

/** How well a hit fits: a name as it stands, a slip or a part of a name, or only words of the texts. */
export type Match = (typeof MATCHES)[number]

export interface Ranked {
  /** Position of the card. */
  readonly at: number
  readonly score: number
  readonly match: Match
}

/** What a question finds. */
export interface Ranking {
  /** Best first. */
  readonly answers: readonly Ranked[]
  /** Whether none of them is surely an answer: names do not decide, and all sums are below 0. */
  readonly isClosest: boolean
  /** Entries that share words with the question, but not enough of them to be an answer; best first. */
  readonly weak: readonly Ranked[]
  /** The entries that the query compares; none where it compares nothing. */
  readonly compared: readonly Ranked[]
  /** Paths and topics that answer it, best first. */
  readonly pages: readonly SearchedPage[]
}

/** Points for names that are the query, or are in it; no sum of features comes near the least of them. */
const MATCH_TIER = {
  exact: 100_000,
  typo: 20_000,
  inQuery: 5_000,
  keyword: 1_000,
  /** Between a name in a list and the next. */
  place: 100,
} as const

/** The sum from which entries are surely answers, and the least of one whose name is in the query. */
const MIN_SUM = { sure: 0, named: -5 } as const

/** What features other than the length of the query must add up to for an entry to be an answer, if not surely. */
const LEAST_EVIDENCE = 2.7

/** Letters from which on a name is known by its beginning, and slips in it are forgiven. */
const MIN_KEY_LETTERS = 4

/** What ranks all cards that answer a query. */
export function openRanking(
  file: SearchFile,
  names: Names,
  index: InvertedIndex,
  weights: Weights,
): (query: string) => Ranking {
  const candidates = openCandidates(file, names, index)
  const pagesFor = openPages(file.pages, file.language)
  const slugOf = (at: number): string => file.cards[at]?.[0] ?? ''
  const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || compareText(slugOf(a.at), slugOf(b.at))

  const rank = (query: string): Ranking => {
    const found = candidates(query)
    const { question } = found
    const { ranked, weak } = byWords(found, weights)
    const exact = names.exact(question.text)
    const exactNames = exact.length > 0 ? exact : names.exact(question.core)
    for (const [i, { card: at }] of exactNames.entries())
      ranked.set(at, { at, score: MATCH_TIER.exact - i, match: 'exact' })
    const isDecided = [...ranked.values()].some(({ score }) => score >= MATCH_TIER.keyword)
    const near = exactNames.length > 0 ? [] : nearlyNamed(question, names, isDecided)
    for (const [i, at] of near.entries()) ranked.set(at, { at, score: MATCH_TIER.typo - i, match: 'name' })
    const answers = [...ranked.values()].sort(byScore)
    return {
      answers,
      isClosest: answers.every(({ match, score }) => match === 'words' && score < MIN_SUM.sure),
      weak: weak.filter(({ at }) => !ranked.has(at)).sort(byScore),
      compared: [],
      pages: pagesFor(question, found.idf),
    }
  }

  const sideOf = openSides(rank, side => candidates(side).names.found, file.language)
  return query => {
    const text = query.normalize('NFKC').slice(0, QUERY.max)
    const compared = comparison(text)
    // "Big O notation" compares nothing.
    if (!compared || names.exact(text).length > 0) return rank(text)
    // Only the last side may still be being typed.
    const last = compared.sides.length - 1
    const sides = compared.sides
      .flatMap((side, i) => sideOf(i < last ? `${side} ` : side))
      .filter(({ at }, i, all) => all.findIndex(other => other.at === at) === i)
    const isComparison = compared.isSure
      ? sides.length > 0
      : sides.length === compared.sides.length && sides.some(({ match }) => match === 'exact')
    const found = rank(compared.isSure ? compared.sides.join(' ') : text)
    const [best] = found.answers
    const isKeyword = best?.match === 'words' && best.score >= MATCH_TIER.keyword
    if (!isComparison || (isKeyword && sides.length < compared.sides.length)) return found
    const first = new Set(sides.map(({ at }) => at))
    return {
      ...found,
      answers: [...sides, ...found.answers.filter(({ at }) => !first.has(at))],
      isClosest: false,
      compared: sides,
    }
  }
}

/** Who bears a name that is still being typed or, unless something decides, a slip a word away. */
function nearlyNamed({ core, words }: Question, names: Names, isDecided: boolean): readonly number[] {
  const key = nameKey(core)
  if (key.length < MIN_KEY_LETTERS) return []
  const { isOpen, isWhole } = words.at(-1) ?? {}
  const begun = isOpen && !isWhole ? names.beginningWith(key) : []
  // A slip makes a word that no entry has.
  const isSlip = begun.length === 0 && !isDecided && words.some(({ isKnown }) => !isKnown)
  const slips = isSlip ? names.fuzzy(key, words.length).map(({ word }) => word) : []
  return [...new Set([...begun, ...slips].flatMap(near => names.withKey(near)).map(({ card }) => card))]
}

/** @returns what one side of a comparison names; "docker container" names a container, if nothing is called so as a whole */
function openSides(
  rank: (query: string) => Ranking,
  namesIn: (query: string) => readonly NameInQuery[],
  language: Language,
): (side: string) => readonly Ranked[] {
  return side => {
    const [best] = rank(side).answers
    if (best?.match === 'exact') return [best]
    const inside = namesIn(side)
    const [head] = (inside.length > 1 ? inside.at(SEARCH[language].headIsLast ? -1 : 0)?.matches : undefined) ?? []
    if (head) return [{ at: head.card, score: MATCH_TIER.typo, match: 'name' }]
    return best === undefined || best.match === 'words' ? [] : [best]
  }
}

/** Entries that have words of a query: those that answer it, by card, and those that nearly do. */
function byWords(
  { question, names, all }: Candidates,
  weights: Weights,
): { readonly ranked: Map<number, Ranked>; readonly weak: Ranked[] } {
  const tiers = new Map(names.isAll ? tiersOf(names.found) : [])
  // "Amazon cloud" is a keyword of AWS, and two names; "Apple Pay" has a word more than the name in it. One name alone
  // stands before what has it as a keyword.
  const isMore = names.found.length > 1 || question.said > (names.found[0]?.words.length ?? 0)
  const keywordTier = tiers.size > 0 && isMore ? MATCH_TIER.inQuery + MATCH_TIER.place : MATCH_TIER.keyword
  const sums = new Map(all.map(({ at, features }) => [at, scoreOf(features, weights)]))
  const [best] = [...sums].sort(([, one], [, other]) => other - one)
  // "Website name" holds the name of websites, and is surely a domain name.
  const isSure = best !== undefined && best[1] >= MIN_SUM.sure
  if (tiers.size > 0 && isMore && isSure && !tiers.has(best[0]))
    tiers.set(best[0], MATCH_TIER.inQuery + MATCH_TIER.place)
  const ranked = new Map<number, Ranked>()
  const weak: Ranked[] = []
  for (const { at, features, isKeyword, oneWord } of all) {
    const isInQuery = names.named.has(at)
    const sum = oneWord?.score ?? (sums.get(at) as number)
    const tier = Math.max(tiers.get(at) ?? 0, isKeyword ? keywordTier : 0)
    const least = isInQuery ? MIN_SUM.named : sum
    const score = tier + Math.max(sum, isKeyword ? MIN_SUM.sure : least)
    const isAnswer = score >= MIN_SUM.sure || evidenceOf(sum, features, weights) >= LEAST_EVIDENCE
    const match = isInQuery || oneWord?.isPartOfName ? 'name' : 'words'
    // One word must be a part of a name, or a keyword.
    if (isInQuery || (oneWord?.isNaming ?? isAnswer)) ranked.set(at, { at, score, match })
    else weak.push({ at, score, match })
  }
  return { ranked, weak }
}

/** Names that are all of a query stand in its order; of those that share a name, the one that it fits best. */
function tiersOf(found: readonly NameInQuery[]): ReadonlyMap<number, number> {
  const tiers = new Map<number, number>()
  for (const [place, { matches }] of found.entries()) {
    const [best] = matches
    if (best && !tiers.has(best.card)) tiers.set(best.card, MATCH_TIER.inQuery - place * MATCH_TIER.place - best.rank)
  }
  return tiers
}

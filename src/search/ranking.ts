/**
 * The order of what is found. First what is called exactly what was asked, then what is called so but for endings and
 * slips of the pen, then by the features of an entry (`features.ts`), as the weights count them; equal sums go by slug.
 * From a sum of 0 on an entry is an answer; what shares only a word or two with the question is left out.
 */
import { SEARCH } from '../languages/search.ts'
import { QUERY } from '../schema/query.ts'
import type { MATCHES } from '../schema/tools.ts'
import { compareText } from '../text/compare-text.ts'
import { type Candidates, openCandidates } from './candidates.ts'
import { dot, type Weights, weightsOfKind } from './features.ts'
import type { SearchedPage, SearchFile } from './file.ts'
import { comparison } from './frames.ts'
import { type Names, nameKey, singulars } from './names.ts'
import { type NameInQuery, openNamesInQuery } from './names-in-query.ts'
import { openPages } from './pages.ts'
import type { Question } from './question.ts'
import { NAMED } from './relation.ts'
import type { Spelling } from './spelling.ts'
import { isQuestionWord, isStopWord } from './stop-words.ts'

/** How well a hit fits: a name as it stands, a slip or a part of a name, or only words of the texts. */
export type Match = (typeof MATCHES)[number]

export interface Ranked {
  /** Position of the card. */
  readonly at: number
  readonly score: number
  readonly match: Match
  /** Words of the question that the entry has as they were asked; none where names decided. */
  readonly words: readonly string[]
}

/** What a question finds. */
export interface Ranking {
  /** Best first. */
  readonly answers: readonly Ranked[]
  /** Entries that share words with the question, but not enough of them to be an answer; best first. */
  readonly weak: readonly Ranked[]
  /** The entries that the query compares; none where it compares nothing. */
  readonly compared: readonly Ranked[]
  /** Paths and topics that answer it, best first. */
  readonly pages: readonly SearchedPage[]
}

/** How far below an answer entries beside it may be, and entries that are shown where there is none. */
const RUNNER_UP_MARGIN = 4
const WEAK_MARGIN = 6

/** Words up to which a question may be a name with a slip in it, and letters from which on one slip is forgiven. */
const TYPO_LIMITS = { words: 4, letters: 5 } as const

/** What ranks all cards that answer a query. */
export function openRanking(
  file: SearchFile,
  names: Names,
  spelling: () => Spelling,
  weights: Weights,
): (query: string) => Ranking {
  const candidates = openCandidates(file, spelling)
  const slugOf = (at: number): string => file.cards[at]?.[0] ?? ''
  const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || compareText(slugOf(a.at), slugOf(b.at))

  const isNear = ({ score }: Ranked): boolean => score >= -WEAK_MARGIN
  const namesInQuery = openNamesInQuery(file.cards, names, file.language)
  const pagesFor = openPages(file.pages, file.language)

  const rank = (query: string): Ranking => {
    const found = candidates(query)
    const { question } = found
    const { ranked, weak } = byWords(found, weights)
    const exact = names.exact(question.text)
    const exactNames = exact.length > 0 ? exact : names.exact(question.core)
    for (const [i, { card: at }] of exactNames.entries())
      ranked.set(at, { at, score: NAMED.exactly - i, match: 'exact', words: [] })
    // What is only begun to be typed may still become a name.
    const isLacked =
      question.isLacked && exactNames.length === 0 && !found.all.some(({ features }) => features.begins > 0)
    if (isLacked) {
      weak.unshift(...ranked.values())
      ranked.clear()
    }
    addNamesInQuery(found, namesInQuery(question.text), ranked, weak)
    const isTypo = !isLacked && question.name.length <= TYPO_LIMITS.words
    if (isTypo && ![...ranked.values()].some(({ score }) => score >= NAMED.rank)) {
      for (const [i, at] of slipped(question).entries())
        ranked.set(at, { at, score: NAMED.least - i, match: 'name', words: [] })
    }
    return {
      answers: [...ranked.values()].sort(byScore),
      weak: weak.filter(one => isNear(one) && one.words.length > 0 && !ranked.has(one.at)).sort(byScore),
      compared: [],
      pages: pagesFor(question, found.idf),
    }
  }

  /** Who bears a name of which this is the plural, or which is one slip away; a word that is being typed has no slips. */
  const slipped = ({ core, words }: Question): readonly number[] => {
    const key = nameKey(core)
    if (key.length < TYPO_LIMITS.letters) return []
    const isBegun = words.length === 1 && words[0]?.isKnown === true
    const near = isBegun ? [] : names.slips(key, 1)
    const keys = [...singulars(key), ...near.map(({ word }) => word)]
    return [...new Set(keys.flatMap(each => names.withKey(each)).map(({ card }) => card))]
  }

  /** What one side of a comparison names; "docker container" names a container, if nothing is called so as a whole. */
  const sideOf = (side: string): readonly Ranked[] => {
    const [best] = rank(side).answers
    if (best?.match === 'exact') return [best]
    const inside = namesInQuery(side)
    const [head] = (inside.length > 1 ? inside.at(SEARCH[file.language].headIsLast ? -1 : 0)?.matches : undefined) ?? []
    if (head) return [{ at: head.card, score: NAMED.least, match: 'name', words: [] }]
    return best === undefined || best.match === 'words' ? [] : [best]
  }

  return query => {
    const text = query.normalize('NFKC').slice(0, QUERY.max)
    const compared = comparison(text)
    // "Big O notation" compares nothing.
    if (!compared || names.exact(text).length > 0) return rank(text)
    // Only the last side may still be being typed.
    const last = compared.sides.length - 1
    const sides = compared.sides
      .flatMap((side, i) => sideOf(i < last ? `${side} ` : side))
      .filter(({ at, match }, i, all) => match !== 'words' && all.findIndex(other => other.at === at) === i)
    const isComparison = compared.isSure
      ? sides.length > 0
      : sides.length === compared.sides.length && sides.some(({ match }) => match === 'exact')
    if (!isComparison) return rank(compared.isSure ? compared.sides.join(' ') : text)
    const first = new Set(sides.map(({ at }) => at))
    const { answers, weak, pages } = rank(text)
    return { answers: [...sides, ...answers.filter(({ at }) => !first.has(at))], weak, compared: sides, pages }
  }
}

/**
 * Adds the entries whose whole names stand in the query. They come first where the rest of the query only asks about a
 * thing ("who made … ?"); where it describes one, the larger part of the query the name is, the more it counts.
 */
function addNamesInQuery(
  { question, idf }: Candidates,
  found: readonly NameInQuery[],
  ranked: Map<number, Ranked>,
  weak: readonly Ranked[],
): void {
  const contentOf = (words: readonly string[]) => words.filter(word => !isStopWord(word))
  const named = new Set(found.flatMap(({ words }) => contentOf(words)))
  const rest = question.words.map(({ word }) => word).filter(word => !named.has(word) && !isQuestionWord(word))
  const weightOf = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + idf(word), 0)
  const total = weightOf(named) + weightOf(rest)
  const isList = found.length > 1 && found.slice(1).every(({ isListed }) => isListed)
  const isOnly = rest.length === 0 && (found.length === 1 || isList)
  const others = new Map(weak.map(one => [one.at, one]))
  for (const [place, { matches, words }] of found.entries()) {
    const share = total === 0 ? 1 : weightOf(new Set(contentOf(words))) / total
    for (const [i, { card: at, rank }] of matches.entries()) {
      const { score, words: having } = ranked.get(at) ?? others.get(at) ?? { score: 0, words: [] }
      if (score >= NAMED.inPart) continue
      const sum = Math.max(0, score) + NAME_SHARE_WEIGHT * share - NAME_RANK_WEIGHT * rank
      ranked.set(at, {
        at,
        score: isOnly ? NAMED.inQuery - NAMED.rank * (i > 0 ? 2 : 0) - place - rank : sum,
        match: 'name',
        words: having,
      })
    }
  }
}

/** What it counts that a whole name is all of a query, and that it is a name of a later rank. */
const NAME_SHARE_WEIGHT = 4
const NAME_RANK_WEIGHT = 0.3

/** Entries that have words of a question: those that answer it, by card, and those that nearly do. */
function byWords(
  { question, kind, all }: Candidates,
  weights: Weights,
): { readonly ranked: Map<number, Ranked>; readonly weak: Ranked[] } {
  const asked = question.words.map(({ word }) => word)
  const ofKind = weightsOfKind(weights, kind)
  const ranked = new Map<number, Ranked>()
  const beside: Ranked[] = []
  const weak: Ranked[] = []
  let hasAnswer = false
  for (const candidate of all) {
    const { at, named, isNamed, having, features } = candidate
    const sum = dot(features, ofKind)
    const words = asked.filter((_, i) => having & (1 << i))
    const one: Ranked = {
      at,
      score: kind === 'word' ? named + candidate.nameScore : named + sum,
      match: isNamed || (kind === 'word' && candidate.isPartOfName) ? 'name' : 'words',
      words,
    }
    const isSure = isNamed || features.wholePhrase === 1
    // One word must be a name or a keyword. Short entries earn little even where names and tagline say all that was asked.
    const isAnswer = kind === 'word' ? candidate.isNaming : sum >= 0 || (features.brief === 1 && asked.length > 2)
    if (isSure || isAnswer) ranked.set(at, one)
    else if (kind === 'word' || sum < -RUNNER_UP_MARGIN) weak.push(one)
    else beside.push(one)
    hasAnswer ||= isAnswer && !isSure
  }
  if (hasAnswer) for (const one of beside) ranked.set(one.at, one)
  else weak.push(...beside)
  return { ranked, weak }
}

/**
 * The order of what is found. First what is called exactly what was asked, then what is called so but for endings and
 * slips of the pen, then by the words in the fields of an entry; equal scores go by slug. What shares only a word or two
 * with the question is left out.
 */
import type { Language } from '../schema/language.ts'
import { QUERY } from '../schema/query.ts'
import { compareText } from '../text/compare-text.ts'
import type { SearchFile } from './file.ts'
import { comparison } from './frames.ts'
import { type Names, nameKey } from './names.ts'
import { countOf, NO_PHRASE, openPhrases, phraseFit, type Standing } from './phrases.ts'
import { openQuestions, type QuestionWord } from './question.ts'
import { NAMED, openRelations } from './relation.ts'
import { type Asking, BESIDE, likelihood, type Match, weigh, weightOf } from './relevance.ts'
import { type Lookup, openScoring } from './scoring.ts'
import type { Slip } from './slips.ts'
import type { Spelling } from './spelling.ts'
import { isClassWord, isCompanyWord } from './stop-words.ts'
import { openStemmers, wordsOf } from './words.ts'

/** Words of questions and of names whose stems are remembered. */
const REMEMBERED = 5_000

export interface Ranked {
  /** Position of the card. */
  readonly at: number
  readonly score: number
  readonly match: Match
  /** Words of the question, and as bits those that the entry has as they were asked; none where names decided. */
  readonly asked: readonly string[]
  readonly having: number
}

const BY_NAME = { asked: [], having: 0 } as const

/** What a question finds. */
export interface Ranking {
  /** Best first. */
  readonly answers: readonly Ranked[]
  /** Entries that share words with the question, but not enough of them to be an answer; best first. */
  readonly weak: readonly Ranked[]
}

/** The part of what a question says that an entry must have to be looked at. */
const ENOUGH = 0.05

/** How much it counts that an entry has more of the words, and what it counts for that it hardly has any. */
const COVER = { power: 2, least: 0.02 } as const

/** What completions of the word being typed count when that word is itself known. */
const COMPLETION = 0.5

/** How many of the best are compared by name, by keyword phrase and with related entries. */
const COMPARED = 40

/** What an entry keeps of its score whose name is only a part of a description: people describe what they cannot name. */
const AS_PART = 0.5

/** How much it counts that a question is near a keyword phrase of an entry. */
const NEAR_PHRASE = 1.2

/** How much it counts what else speaks for an entry. */
const LIKELY = 0.35

/** Words from which on a question is a description rather than a name. */
const DESCRIBED = 3

/** What it counts that a question asks for a company and an entry is one. */
const COMPANY = 1.4

/** The part of what a question says that a name in it must make up for the question to be about that name. */
const MOSTLY = 0.65

/** Words up to which a question may be a name with a slip in it, and letters from which on one slip is forgiven. */
const SLIPPED = { words: 4, letters: 5 } as const

interface Scored {
  readonly at: number
  readonly score: number
}

/** What ranks all cards that answer a query. */
export function openRanking(
  file: SearchFile,
  names: Names,
  spelling: () => Spelling,
  slips: () => (key: string, most: number) => readonly Slip[],
): (query: string) => Ranking {
  const scoring = openScoring(file.index)
  const stemmers = openStemmers(file.language, REMEMBERED)
  const questions = openQuestions(file.language, stemmers, scoring, spelling)
  const relations = openRelations(file, stemmers)
  const phrasesAt = openPhrases(file.index)
  const companies = file.subjects.indexOf('companies')
  const isCompany = (at: number): boolean => file.cards[at]?.[4].includes(companies) ?? false
  const slugOf = (at: number): string => file.cards[at]?.[0] ?? ''

  const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || compareText(slugOf(a.at), slugOf(b.at))

  const rank = (query: string): Ranking => {
    const question = questions(query)
    const { words } = question
    const earned = scoring.earn(words.map(word => lookupsOf(word, words.length === 1)))
    const asked = words.map(({ word }) => word)
    const weights = weigh(earned.weights)
    const partOf = (bits: number): number => weightOf(bits, weights) / weights.total
    const standing = standingOf(words)
    const standsFor = (stem: string) => standing.get(stem)
    const asks: Asking = {
      weights,
      isNameLike:
        words.length < NAME_LIKE.words ||
        (words.length === NAME_LIKE.words && question.name.length <= words.length + NAME_LIKE.small),
      head: question.name.length === words.length ? headOf(asked, file.language) : 0,
    }
    const companyWords = bitsWhere(asked, isCompanyWord)
    const scored: Scored[] = []
    for (let i = 0; i < earned.count; i++) {
      const at = earned.cards[i] as number
      const cover = (earned.cover[at] as number) / weights.total
      if (cover < ENOUGH) continue
      scored.push({ at, score: ((earned.points[at] as number) / weights.total) * (cover + COVER.least) ** COVER.power })
    }
    const ranked = new Map<number, Ranked>()
    const doubtful: Ranked[] = []
    const weak: Ranked[] = []
    let hasAnswer = false
    const relation = relations(question)
    for (const [i, { at, score }] of scored.sort((a, b) => b.score - a.score || a.at - b.at).entries()) {
      const { named: points, factor, whole } = i < COMPARED ? relation(at) : UNRELATED
      const phrase = i < COMPARED ? phraseFit(phrasesAt(at), standsFor, partOf, words.length, file.language) : NO_PHRASE
      const isNamed = points > 0 || (countOf(whole) > 1 && partOf(whole) > MOSTLY)
      const isCertain = isNamed || phrase.isWhole
      const isSought = question.isCompany && isCompany(at)
      let beside = 0
      if (i < COMPARED) for (const other of file.cards[at]?.[5] ?? []) beside |= earned.own[other] as number
      const speaks = likelihood(earned, at, score, phrase, asks, isSought ? companyWords : 0, beside)
      const likely = isCertain ? 0 : speaks
      const isPart = !phrase.isWhole && points === 0 && whole !== 0 && words.length >= DESCRIBED
      let lift = isSought ? COMPANY : 1
      if (isPart) lift *= AS_PART
      const one: Ranked = {
        at,
        score: points + score * factor * lift * Math.exp(NEAR_PHRASE * phrase.part + LIKELY * speaks),
        match: isNamed ? 'name' : 'words',
        asked,
        having: (earned.own[at] as number) | ((earned.any[at] as number) & ~(earned.strong[at] as number)),
      }
      if (likely < -BESIDE) weak.push(one)
      else if (likely < 0) doubtful.push(one)
      else ranked.set(at, one)
      hasAnswer ||= likely >= 0 && !isCertain
    }
    if (hasAnswer) for (const one of doubtful) ranked.set(one.at, one)
    else weak.push(...doubtful)
    const exact = names.exact(question.text)
    const bearers = exact.length > 0 ? exact : names.exact(question.core)
    for (const [i, { card: at }] of bearers.entries())
      ranked.set(at, { at, score: NAMED.exactly - i, match: 'exact', ...BY_NAME })
    if (question.name.length <= SLIPPED.words && ![...ranked.values()].some(({ score }) => score >= NAMED.inPart)) {
      const isBegun = words.length === 1 && words[0]?.isKnown === true
      for (const [i, at] of slipped(question.core, isBegun).entries())
        ranked.set(at, { at, score: NAMED.least - i, match: 'name', ...BY_NAME })
    }
    return {
      answers: [...ranked.values()].sort(byScore),
      weak: weak.filter(({ at }) => !ranked.has(at)).sort(byScore),
    }
  }

  /** Who bears a name of which this is the plural, or which is one slip away; a word that is being typed has no slips. */
  const slipped = (text: string, isBegun: boolean): readonly number[] => {
    const key = nameKey(text)
    if (key.length < SLIPPED.letters) return []
    const near = isBegun ? [] : slips()(key, 1)
    const keys = [key.replace(/s$/, ''), key.replace(/es$/, ''), ...near.map(slip => slip.key)]
    return [...new Set(keys.flatMap(each => names.bearing(each)).map(({ card }) => card))]
  }

  /** What one side of a comparison names; "docker container" names a container, if nothing is called so as a whole. */
  const sideOf = (side: string): readonly Ranked[] => {
    const [best] = rank(side).answers
    if (best === undefined) return []
    if (best.match !== 'words') return [best]
    const parts = wordsOf(side)
    const [bearer] = names.exact(parts.at(file.language === 'en' ? -1 : 0) ?? '')
    return bearer ? [{ at: bearer.card, score: NAMED.least, match: 'name', ...BY_NAME }] : []
  }

  return query => {
    const text = query.normalize('NFKC').slice(0, QUERY.max)
    const compared = comparison(text)
    if (!compared) return rank(text)
    // Only the last side may still be being typed.
    const last = compared.sides.length - 1
    const sides = compared.sides
      .flatMap((side, i) => sideOf(i < last ? `${side} ` : side))
      .filter(({ match }) => match !== 'words')
    const isComparison = compared.isSure ? sides.length > 0 : sides.length === compared.sides.length
    if (!isComparison) return rank(compared.isSure ? compared.sides.join(' ') : text)
    const first = new Set(sides.map(({ at }) => at))
    const { answers, weak } = rank(text)
    const named = [...first].map((at, i): Ranked => ({ at, score: NAMED.exactly - i, match: 'exact', ...BY_NAME }))
    return { answers: [...named, ...answers.filter(({ at }) => !first.has(at))], weak }
  }
}

/** A question of so few words, with so few small words between them, is a name rather than a description. */
const NAME_LIKE = { words: 3, small: 1 } as const

const UNRELATED = { named: 0, factor: 1, whole: 0 } as const

/** The lookups for one word, the word itself first. A single letter after other words begins too many to say anything. */
function lookupsOf({ word, stems, open, edits }: QuestionWord, alone: boolean): readonly Lookup[] {
  const lookups: Lookup[] = []
  for (const [stem, worth] of stems) lookups.push({ word: stem, worth, begins: false, edits: worth === 1 ? edits : 0 })
  if (!open || (!alone && word.length === 1)) return lookups
  const worth = stems.has(word) ? COMPLETION : 1
  return [...lookups, { word, worth, begins: true, edits: 0 }]
}

/** What each stem stands for in a question. */
function standingOf(words: readonly QuestionWord[]): ReadonlyMap<string, Standing> {
  const standing = new Map<string, Standing>()
  for (const [i, { stems }] of words.entries()) {
    for (const [stem, worth] of stems) {
      const { bits, own } = standing.get(stem) ?? { bits: 0, own: 0 }
      standing.set(stem, { bits: bits | (1 << i), own: worth === 1 ? own | (1 << i) : own })
    }
  }
  return standing
}

/** The words of which something is true, as bits. */
const bitsWhere = (words: readonly string[], isTrue: (word: string) => boolean): number =>
  words.reduce((bits, word, i) => (isTrue(word) ? bits | (1 << i) : bits), 0)

/** The word of a name that tells what it names, as a bit: the last in English, the first in Spanish. */
function headOf(words: readonly string[], language: Language): number {
  const at = language === 'en' ? words.length - 1 : 0
  return isClassWord(words[at] ?? '') ? 0 : 1 << at
}

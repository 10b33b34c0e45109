/**
 * The order of what is found. First what is called exactly what was asked, then what is called so but for endings and
 * slips of the pen, then by the words in the fields of an entry; equal scores go by slug. What shares only a word or two
 * with the question is left out.
 */
import type { Language } from '../schema/language.ts'
import { QUERY } from '../schema/query.ts'
import type { SearchFile } from './file.ts'
import { comparison } from './frames.ts'
import { compare } from './letters.ts'
import { type Names, nameKey } from './names.ts'
import { firmIn, hasWhole, openPhrases } from './phrases.ts'
import { openQuestions, type QuestionWord } from './question.ts'
import { NAMED, openRelations } from './relation.ts'
import { evidenceOf, isAnswer, isOnlyMentioned, type Match, weigh, weightOf } from './relevance.ts'
import { type Earned, type Lookup, openScoring } from './scoring.ts'
import type { Slip } from './slips.ts'
import type { Spelling } from './spelling.ts'
import { isClassWord } from './stop-words.ts'
import { openStemmers } from './words.ts'

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

/** The part of the words that an entry must have to be looked at. */
const ENOUGH = 0.3

/** What a word counts that only the explanation has: explanations mention everything. */
const IN_PASSING = 0.6

/** How much it counts that an entry has more of the words. */
const COVER = 2.2

/** What completions of the word being typed count when that word is itself known. */
const COMPLETION = 0.5

/** How many of the best are compared by name. */
const COMPARED = 40

/** What an entry keeps of its score whose name is only a part of a description: people describe what they cannot name. */
const AS_PART = 0.65

/** What it counts that a question is a keyword phrase of an entry, word for word. */
const WHOLE_PHRASE = 2

/** Words from which on a question is a description rather than a name. */
const DESCRIBED = 3

/** What it counts that a question asks for a company and an entry is one. */
const COMPANY = 1.4

/** The part of what a question says that a name in it must make up for the question to be about that name. */
const MOSTLY = 0.6

/** Words up to which a question may be a name with a slip in it, and letters from which on one slip is forgiven. */
const SLIPPED = { words: 4, letters: 5 } as const

interface Scored {
  readonly at: number
  readonly score: number
  readonly evidence: number
  readonly named: number
  readonly one: Earned
}

/** What ranks all cards that answer a query. */
export function openRanking(
  file: SearchFile,
  names: Names,
  spelling: () => Spelling,
  slips: () => (key: string, most: number) => readonly Slip[],
): (query: string) => readonly Ranked[] {
  const scoring = openScoring(file.index)
  const stemmers = openStemmers(file.language, REMEMBERED)
  const questions = openQuestions(file.language, stemmers, scoring, spelling)
  const relations = openRelations(file, stemmers)
  const phrasesAt = openPhrases(file.index)
  const companies = file.subjects.indexOf('companies')
  const isCompany = (at: number): boolean => file.cards[at]?.[4].includes(companies) ?? false
  const slugOf = (at: number): string => file.cards[at]?.[0] ?? ''

  const rank = (query: string): readonly Ranked[] => {
    const question = questions(query)
    const { words } = question
    const starts = words.map(({ word, stems }) => [word, ...stems.keys()])
    const standsFor = (sought: string): number => bitsOf(starts, forms => forms.includes(sought))
    const speaksFor = (found: string): number => bitsOf(starts, forms => forms.some(form => found.startsWith(form)))
    const lookups = words.flatMap(word => lookupsOf(word, words.length === 1, standsFor))
    const earned = scoring.earn(lookups, speaksFor)
    const asked = words.map(({ word }) => word)
    const weights = weigh(asked, earned, file.cards.length)
    const bitsByStem = new Map<string, number>()
    for (const [i, { stems }] of words.entries())
      for (const stem of stems.keys()) bitsByStem.set(stem, (bitsByStem.get(stem) ?? 0) | (1 << i))
    const bitsFor = (stem: string): number => bitsByStem.get(stem) ?? 0
    const isNameLike = words.length <= NAME_LIKE.words && question.name.length <= words.length + NAME_LIKE.small
    const scored: Scored[] = []
    for (const one of earned) {
      const count = countBits(one.any)
      if (count < words.length * ENOUGH) continue
      const firm = countBits(one.strong)
      const part = (firm + IN_PASSING * (count - firm)) / words.length
      const evidence = evidenceOf(one, weights)
      const cover = Math.sqrt((part * evidence) / weights.total)
      scored.push({ at: one.at, score: one.points * cover ** COVER, evidence, named: one.named, one })
    }
    const isBare = words.length > 1 && question.name.length === words.length
    const head = isBare ? headOf(asked, file.language) : 0
    const ranked = new Map<number, Ranked>()
    const relation = relations(question)
    for (const [i, { at, score, one, ...having }] of scored.sort((a, b) => b.score - a.score).entries()) {
      const { named: points, factor, whole } = i < COMPARED ? relation(at) : UNRELATED
      const isNamed = points > 0 || weightOf(whole, weights) > MOSTLY * weights.total
      const isPhrase = i < COMPARED && hasWhole(phrasesAt(at), bitsFor, words.length)
      const isPart = !isPhrase && points === 0 && whole !== 0 && words.length >= DESCRIBED
      let lift = question.isCompany && isCompany(at) ? COMPANY : 1
      if (isPhrase) lift *= WHOLE_PHRASE
      if (isPart) lift *= AS_PART
      if (
        isNamed ||
        isPhrase ||
        (isAnswer({ ...having, score: score * factor }, weights) &&
          !(isNameLike && isOnlyMentioned(one, firmIn(phrasesAt(at), bitsFor, file.language), head, weights)))
      )
        ranked.set(at, {
          at,
          score: points + score * factor * lift,
          match: isNamed ? 'name' : 'words',
          asked,
          having: one.own | (one.any & ~one.strong),
        })
    }
    const exact = names.exact(question.text)
    const bearers = exact.length > 0 ? exact : names.exact(question.core)
    for (const [i, { card: at }] of bearers.entries())
      ranked.set(at, { at, score: NAMED.exactly - i, match: 'exact', ...BY_NAME })
    if (question.name.length <= SLIPPED.words && ![...ranked.values()].some(({ score }) => score >= NAMED.inPart)) {
      const isBegun = words.length === 1 && words[0]?.isKnown === true
      for (const [i, at] of slipped(question.core, isBegun).entries())
        ranked.set(at, { at, score: NAMED.least - i, match: 'name', ...BY_NAME })
    }
    return [...ranked.values()].sort((a, b) => b.score - a.score || compare(slugOf(a.at), slugOf(b.at)))
  }

  /** Who bears a name of which this is the plural, or which is one slip away; a word that is being typed has no slips. */
  const slipped = (text: string, isBegun: boolean): readonly number[] => {
    const key = nameKey(text)
    if (key.length < SLIPPED.letters) return []
    const near = isBegun ? [] : slips()(key, 1)
    const keys = [key.replace(/s$/, ''), key.replace(/es$/, ''), ...near.map(slip => slip.key)]
    return [...new Set(keys.flatMap(each => names.bearing(each)).map(({ card }) => card))]
  }

  return query => {
    const text = query.normalize('NFKC').slice(0, QUERY.max)
    const compared = comparison(text)
    if (!compared) return rank(text)
    // Only the last side may still be being typed.
    const last = compared.sides.length - 1
    const sides = compared.sides
      .flatMap((side, i) => rank(i < last ? `${side} ` : side).slice(0, 1))
      .filter(({ match }) => match !== 'words')
    const isComparison = compared.isSure ? sides.length > 0 : sides.length === compared.sides.length
    if (!isComparison) return rank(compared.isSure ? compared.sides.join(' ') : text)
    const first = new Set(sides.map(({ at }) => at))
    return [
      ...[...first].map((at, i): Ranked => ({ at, score: NAMED.exactly - i, match: 'exact', ...BY_NAME })),
      ...rank(text).filter(({ at }) => !first.has(at)),
    ]
  }
}

/** A question of so few words, with so few small words between them, is a name rather than a description. */
const NAME_LIKE = { words: 3, small: 1 } as const

const UNRELATED = { named: 0, factor: 1, whole: 0 } as const

/**
 * The lookups for one word. A single letter after other words begins too many to say anything.
 * @param standsFor the words of the question, as bits, that a word stands for
 */
function lookupsOf(
  { word, stems, open, edits }: QuestionWord,
  alone: boolean,
  standsFor: (sought: string) => number,
): readonly Lookup[] {
  const lookups = [...stems].map(([stem, worth]) => ({
    word: stem,
    worth,
    begins: false,
    edits: worth === 1 ? edits : 0,
    bits: standsFor(stem),
  }))
  if (!open || (!alone && word.length === 1)) return lookups
  const worth = stems.has(word) ? COMPLETION : 1
  return [...lookups, { word, worth, begins: true, edits: 0, bits: standsFor(word) }]
}

/** The word of a name that tells what it names, as a bit: the last in English, the first in Spanish. */
function headOf(words: readonly string[], language: Language): number {
  const at = language === 'en' ? words.length - 1 : 0
  return isClassWord(words[at] ?? '') ? 0 : 1 << at
}

/** One bit for each of the items that is so. */
function bitsOf<Item>(items: readonly Item[], isSo: (item: Item) => boolean): number {
  let bits = 0
  for (const [i, item] of items.entries()) if (isSo(item)) bits |= 1 << i
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

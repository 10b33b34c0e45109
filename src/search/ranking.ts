/**
 * The order of what is found. First what is called exactly what was asked, then what is called so but for endings and
 * slips of the pen, then by the words in the fields of an entry; equal scores go by slug.
 */
import type { SearchFile } from './file.ts'
import { compare } from './letters.ts'
import type { Names } from './names.ts'
import { openQuestions, type QuestionWord } from './question.ts'
import { NAMED, openRelations } from './relation.ts'
import { type Lookup, openScoring } from './scoring.ts'
import type { Spelling } from './spelling.ts'
import { openStemmers } from './words.ts'

/** Words of questions and of names whose stems are remembered. */
const REMEMBERED = 5_000

export interface Ranked {
  /** Position of the card. */
  readonly at: number
  readonly score: number
}

/** Up to so many telling words a query is a name or a phrase, and all of them have to be there; beyond, it is a description. */
const PHRASE = 3

/** The part of the words that an entry must have otherwise. */
const ENOUGH = 0.3

/** What a word counts that only the explanation has: explanations mention everything. */
const IN_PASSING = 0.6

/** What completions of the word being typed count when that word is itself known. */
const COMPLETION = 0.5

/** How many of the best are compared by name. */
const COMPARED = 40

/** What ranks all cards that answer a query. */
export function openRanking(
  file: SearchFile,
  names: Names,
  spelling: () => Spelling,
): (query: string) => readonly Ranked[] {
  const scoring = openScoring(file.index)
  const stemmers = openStemmers(file.language, REMEMBERED)
  const questions = openQuestions(file.language, stemmers, scoring, spelling)
  const relations = openRelations(file, stemmers)

  return query => {
    const question = questions(query)
    const { words } = question
    const scores = new Map<number, number>()
    const starts = words.map(({ word, stems }) => [word, ...stems.keys()])
    const standsFor = (sought: string): number => bitsOf(starts, forms => forms.includes(sought))
    const speaksFor = (found: string): number => bitsOf(starts, forms => forms.some(form => found.startsWith(form)))
    const lookups = words.flatMap(word => lookupsOf(word, words.length === 1, standsFor))
    const earned = scoring.earn(lookups, speaksFor)
    const all = 2 ** words.length - 1
    const together = words.length <= PHRASE && earned.some(({ strong }) => strong === all)
    for (const { at, points, any, strong } of earned) {
      const count = countBits(any)
      if (together ? any !== all : count < words.length * ENOUGH) continue
      const firm = countBits(strong)
      const part = (firm + IN_PASSING * (count - firm)) / words.length
      scores.set(at, points * part ** 2)
    }
    const relation = relations(question)
    for (const [at, score] of [...scores].sort(([, a], [, b]) => b - a).slice(0, COMPARED)) {
      const { named, factor } = relation(at)
      scores.set(at, named + score * factor)
    }
    for (const [i, { card }] of names.exact(question.text).entries()) scores.set(card, NAMED.exactly - i)
    return [...scores]
      .map(([at, score]) => ({ at, score: Math.round(score * 1000) / 1000 }))
      .sort((a, b) => b.score - a.score || compare(file.cards[a.at]?.[0] ?? '', file.cards[b.at]?.[0] ?? ''))
  }
}

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

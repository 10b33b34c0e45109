/**
 * Whether an entry answers a question or only shares a word with it. Points compare entries with each other; this
 * compares what an entry has with what was asked, so that a question about pizza finds nothing.
 */

import type { MATCHES } from '../schema/tools.ts'
import { type Earned, rarityIn } from './scoring.ts'
import { isClassWord } from './stop-words.ts'

/** How well a hit fits: a name as it stands, a slip or a part of a name, or only words of the texts. */
export type Match = (typeof MATCHES)[number]

/** What it counts that an entry has a word: as asked, as a synonym or a guess, or only in its explanation. */
const EVIDENCE = { own: 1, strong: 0.6, any: 0.35 } as const

/** What a word counts that tells of what kind a thing is, with which many descriptions begin. */
const CLASS_WORD = 0.4

/** Weights of the words of a question. */
export interface Weights {
  readonly words: readonly number[]
  readonly total: number
  /** What a word counts that no entry has. */
  readonly unit: number
  /** What the index takes for the rarity of a word that one entry has, by which points grow. */
  readonly points: number
}

/** @param all number of entries in the dictionary */
export function weigh(words: readonly string[], earned: readonly Earned[], all: number): Weights {
  const having = words.map(() => 0)
  for (const { strong } of earned) {
    for (let i = 0; i < words.length; i++) if (strong & (1 << i)) having[i] = (having[i] ?? 0) + 1
  }
  const weights = words.map((word, i) => rarity(having[i] ?? 0, all) * (isClassWord(word) ? CLASS_WORD : 1))
  return { words: weights, total: sumOf(weights), unit: rarity(0, all), points: rarityIn(1, all) }
}

/** What a word tells of the entries that have it: the fewer, the more. */
const rarity = (having: number, all: number): number => Math.log(1 + all / (having + 1))

/** The weight of some of the words, given as bits. */
export function weightOf(bits: number, { words }: Weights): number {
  // A loop, because this runs some times for every entry that has a word of the question.
  let sum = 0
  for (let i = 0; i < words.length; i++) if (bits & (1 << i)) sum += words[i] ?? 0
  return sum
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The weight of what an entry has of the question, words that it has less surely for less. */
export function evidenceOf({ any, strong, own }: Earned, weights: Weights): number {
  return (
    EVIDENCE.any * weightOf(any & ~strong, weights) +
    EVIDENCE.strong * weightOf(strong & ~own, weights) +
    EVIDENCE.own * weightOf(own, weights)
  )
}

/** What an entry has of a question. */
export interface Having {
  /** The weight of the words that it has; see `evidenceOf`. */
  readonly evidence: number
  /** Points that the words earned. */
  readonly score: number
  /** The words that it has in its names and keywords, as bits. */
  readonly named: number
}

/**
 * Whether what an entry has of a question is an answer. A word or two must be what the entry is about; of a description
 * less is enough, the longer it is, since people describe things in their own words.
 */
export function isAnswer({ evidence, score, named }: Having, weights: Weights): boolean {
  const { words, total, unit } = weights
  const cover = evidence / total
  const points = score / weights.points
  if (words.length === 1) return named !== 0 && cover >= LEAST.one.cover
  if (words.length === 2) return cover >= LEAST.two.cover && cover * points >= LEAST.two.points
  if (words.length === 3) return cover >= LEAST.three.cover && cover * points >= LEAST.three.points
  return cover >= LEAST.more.cover && evidence / unit >= LEAST.more.evidence
}

/**
 * Whether an entry only mentions what sounds like a name. Words that stand in keyword phrases alone count when the
 * phrase is about them, and half of the name must stand where entries say what they are about. Its head must be among
 * the names and keywords, or a good part of the other words: "web camera" is not what a camera reads from the web.
 * @param firm the words of the question, as bits, in phrases that are about them; see `firmIn`
 * @param head the word that names the kind of thing, as a bit; none where that says nothing
 */
export function isOnlyMentioned(
  { strong, apart, identity, named }: Earned,
  firm: number,
  head: number,
  weights: Weights,
): boolean {
  if ((strong & ~apart & ~firm) !== 0) return true
  const { total } = weights
  const part = weightOf(named | firm, weights) / total
  if ((head & ~named & ~firm) !== 0 && part < LEAST.withoutHead) return true
  if (head !== 0 && weights.words.length === 2 && part < LEAST.ofTwo) return true
  return weightOf(identity | firm, weights) < LEAST.identity * total
}

/** Thresholds, chosen on `tests/search/tuning.tsv`. */
const LEAST = {
  one: { cover: 0.9 },
  two: { cover: 0.8, points: 12.2 },
  three: { cover: 0.5, points: 3 },
  more: { cover: 0.2, evidence: 0.8 },
  identity: 0.5,
  withoutHead: 0.3,
  ofTwo: 0.5,
} as const

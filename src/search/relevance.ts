/**
 * Whether an entry answers a question or only shares a word with it. Points compare entries with each other; this
 * compares what an entry has with what was asked, so that a question about pizza finds nothing.
 */
import type { MATCHES } from '../schema/tools.ts'
import { type Earnings, rarityIn } from './scoring.ts'

/** How well a hit fits: a name as it stands, a slip or a part of a name, or only words of the texts. */
export type Match = (typeof MATCHES)[number]

/** Weights of the words of a question. */
export interface Weights {
  readonly words: readonly number[]
  readonly total: number
  /** What a word weighs that one entry has. */
  readonly unit: number
}

/** @param all number of entries in the dictionary */
export function weigh(words: readonly number[], all: number): Weights {
  return { words, total: words.reduce((sum, weight) => sum + weight, 0), unit: rarityIn(1, all) }
}

/** The weight of some of the words, given as bits. */
export function weightOf(bits: number, { words }: Weights): number {
  let sum = 0
  for (let left = bits, i = 0; left !== 0; left >>>= 1, i++) if (left & 1) sum += words[i] as number
  return sum
}

/** What is known of a question before its entries are looked at. */
export interface Asking {
  readonly weights: Weights
  /** Whether it has so few words, and so few small ones between them, that it is a name rather than a description. */
  readonly isNameLike: boolean
  /** The word that names the kind of thing, as a bit; none where that says nothing. */
  readonly head: number
}

/**
 * How much speaks for an entry being an answer; from 0 on it is one. A single word must be a name or a keyword. Of more
 * words a logistic regression decides, on what people ask and on what they ask in vain: a name asks for more than a
 * description, and a description needs less the longer it is, since people describe things in their own words.
 * @param score what the words of the question earn, as a part of their weight; further forms of a word can lift it above 1
 * @param firm the words of the question, as bits, in keyword phrases that are about them; see `phraseFit`
 */
export function likelihood(earned: Earnings, at: number, score: number, firm: number, asking: Asking): number {
  const { weights, isNameLike, head } = asking
  const { words, total, unit } = weights
  const own = earned.own[at] as number
  const named = earned.named[at] as number
  if (words.length === 1) return own !== 0 && named !== 0 ? 0 : Number.NEGATIVE_INFINITY
  const identity = earned.identity[at] as number
  const any = earned.any[at] as number
  const strong = earned.strong[at] as number
  // Short entries earn little even where their tagline says all that was asked.
  if (words.length > 2 && (own & identity) === 2 ** words.length - 1) return 0
  const ownWeight = weightOf(own, weights)
  const evidence =
    ownWeight + EVIDENCE.strong * weightOf(strong & ~own, weights) + EVIDENCE.any * weightOf(any & ~strong, weights)
  const by = isNameLike ? NAME : DESCRIPTION
  return (
    by.own * (ownWeight / total) +
    by.apart * (weightOf((earned.apart[at] as number) | firm, weights) / total) +
    by.named * (weightOf(named | firm, weights) / total) +
    by.evidence * (evidence / unit) +
    by.words * Math.log(words.length) +
    by.score * Math.log(Math.max(score, LEAST_SCORE)) +
    ((head & ~named & ~firm) === 0 ? 0 : by.withoutHead) +
    by.bias
  )
}

/** Of entries beside an answer, how much less may speak for them. */
export const BESIDE = 4

/** Entries that have the words only in long texts are no worse than this. */
const LEAST_SCORE = 0.03

/** What it counts that an entry has a word as a synonym or a guess, or only in its explanation. */
const EVIDENCE = { strong: 0.6, any: 0.3 } as const

/**
 * What speaks for an answer: words as they were asked, outside explanation and keyword phrases, in names and keywords;
 * words counted by their rarity; the number of words; the score; a head that is no name. Fitted on
 * `tests/search/tuning.tsv`, with the bias chosen so that few things that we lack find something.
 */
const NAME = {
  own: 1.7,
  apart: 2,
  named: 1.7,
  evidence: 0.34,
  words: 2.3,
  score: 1,
  withoutHead: -1.2,
  bias: -4.5,
} as const

const DESCRIPTION = {
  own: 1,
  apart: 0.9,
  named: 1.2,
  evidence: 0.22,
  words: 2.3,
  score: 1.4,
  withoutHead: 0,
  bias: 0.3,
} as const

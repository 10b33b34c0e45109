/**
 * Whether an entry answers a question or only shares a word with it. Points compare entries with each other; this
 * compares what an entry has with what was asked, so that a question about pizza finds nothing.
 */
import type { MATCHES } from '../schema/tools.ts'
import { countOf, type PhraseFit } from './phrases.ts'
import type { Earnings } from './scoring.ts'

/** How well a hit fits: a name as it stands, a slip or a part of a name, or only words of the texts. */
export type Match = (typeof MATCHES)[number]

/** Weights of the words of a question. */
export interface Weights {
  readonly words: readonly number[]
  readonly total: number
}

export function weigh(words: readonly number[]): Weights {
  return { words, total: words.reduce((sum, weight) => sum + weight, 0) }
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
 * words a logistic regression decides, fitted on what people ask and on what they ask in vain: a name asks for more than
 * a description, and a longer question needs less, since people describe things in their own words.
 * @param score what the words of the question earn, as a part of their weight; further forms of a word can lift it above 1
 * @param had words, as bits, that the entry has by being what it is: a company is a maker and an owner
 * @param beside the words, as bits, that entries related to it have
 */
export function likelihood(
  earned: Earnings,
  at: number,
  score: number,
  phrase: PhraseFit,
  { weights, isNameLike, head }: Asking,
  had: number,
  beside: number,
): number {
  const { words, total } = weights
  const own = (earned.own[at] as number) | had
  const named = (earned.named[at] as number) | had
  if (words.length === 1) return own !== 0 && named !== 0 ? 0 : UNLIKELY
  const firm = named | phrase.firm
  const inBrief = countOf(own & ((earned.identity[at] as number) | had))
  const together = Math.max(inBrief, phrase.most)
  const by = isNameLike ? NAME : DESCRIPTION
  const sum =
    by.own * ((countOf(own) + RELATED * countOf(beside & ~own)) / words.length) +
    by.named * (weightOf(firm, weights) / total) +
    by.together * (together > 1 ? together : 0) +
    by.words * Math.log(words.length) +
    by.score * Math.log(Math.max(score, LEAST_SCORE)) +
    ((head & ~firm) === 0 ? 0 : WITHOUT_HEAD) +
    by.bias
  // Short entries earn little even where their tagline says all that was asked.
  return words.length > 2 && inBrief === words.length ? Math.max(sum, 0) : sum
}

/** What it counts that only an entry related to it has a word. */
const RELATED = 0.75

/** What speaks for an entry that does not answer. */
const UNLIKELY = -10

/** Of entries beside an answer, how much less may speak for them. */
export const BESIDE = 4

/** Entries that have the words only in long texts are no worse than this. */
const LEAST_SCORE = 0.03

/** What it counts that the head of what is asked is no name. */
const WITHOUT_HEAD = -0.3

/**
 * What speaks for an answer: the share of the words that it has as they were asked; the share of their weight that is in
 * names and keywords; how many of them stand in one keyword phrase, or in names and tagline; the number of words; the
 * score. Fitted on the sets in `tests/search`; the bias decides how many things that we lack find something, and how
 * many questions find nothing.
 */
const NAME = { own: 4, named: 1.4, together: 0.4, words: 3.1, score: 1, bias: -5.9 } as const
const DESCRIPTION = { own: 3.5, named: 1, together: 0.5, words: 6.1, score: 1.5, bias: -6.8 } as const

/**
 * Whether an entry answers a question or only shares a word with it. Points compare entries with each other; this
 * compares what an entry has with what was asked, so that a question about pizza finds nothing.
 */

import type { MATCHES } from '../schema/tools.ts'
import type { Earned } from './scoring.ts'
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
}

/** @param all number of entries in the dictionary */
export function weigh(words: readonly string[], earned: readonly Earned[], all: number): Weights {
  const having = words.map(() => 0)
  for (const { strong } of earned) {
    for (let i = 0; i < words.length; i++) if (strong & (1 << i)) having[i] = (having[i] ?? 0) + 1
  }
  const weights = words.map((word, i) => rarity(having[i] ?? 0, all) * (isClassWord(word) ? CLASS_WORD : 1))
  return { words: weights, total: sumOf(weights), unit: rarity(0, all) }
}

/** What a word tells of the entries that have it: the fewer, the more. */
const rarity = (having: number, all: number): number => Math.log(1 + all / (having + 1))

/** The weight of some of the words, given as bits. */
export function weightOf(bits: number, { words }: Weights): number {
  return sumOf(words.filter((_, i) => bits & (1 << i)))
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

/**
 * Whether what an entry has of a question is an answer. One word or two are taken at their word; of a description half
 * of what it says is enough, since people describe things in their own words.
 * @param score points that its words earned
 */
export function isAnswer(evidence: number, score: number, { words, total, unit }: Weights): boolean {
  const cover = evidence / total
  if (words.length === 1) return cover >= LEAST.one
  if (words.length === 2) return cover >= LEAST.two
  if (words.length === 3) return cover >= LEAST.three && (cover * score) / unit >= LEAST.points
  return cover >= LEAST.more && evidence / unit >= LEAST.evidence
}

/** Thresholds, chosen on `tests/search/tuning.tsv`. */
const LEAST = { one: 0.6, two: 0.68, three: 0.4, points: 1.8, more: 0.33, evidence: 0.9 } as const

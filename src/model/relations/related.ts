/**
 * Which terms to read next: at most four, and none rather than one that is far-fetched. A term is related to those that
 * editors compare it with, those that it needs, those that name it and that it names, those beside it on a path if one
 * names the other, and those of the same subject that share much of its vocabulary. Equal scores are ordered by slug, so
 * that builds are reproducible.
 */

import { bounds } from '../../schema/bounds.ts'
import type { Collections } from '../../schema/comparisons-and-paths.ts'
import type { Summary } from '../dictionary/summary.ts'
import { openSimilarity } from './similarity.ts'

/** What each tie adds to the score of a term. */
const WEIGHT = {
  compared: 4,
  besideOnPath: 2,
  needed: 2,
  namedByBoth: 2,
  needsIt: 1,
  similar: 1,
  cosine: 6,
  levelAbove: -0.5,
} as const

/** Similarity that is enough by itself, and where one of the two names the other. */
const MIN_COSINE = { alone: 0.22, named: 0.1 } as const

/**
 * @param terms sorted by slug
 * @param mentions of each entry, positions of the terms that it names
 * @param bags the words of each entry
 * @returns positions, at most `bounds.related.max` for each term, best first
 */
export function chooseRelated(
  terms: readonly Summary[],
  mentions: readonly (readonly number[])[],
  bags: readonly (readonly string[])[],
  collections: Collections,
): readonly (readonly number[])[] {
  const named = mentions.map(each => new Set(each))
  const areLinked = (a: number, b: number): boolean => named[a]?.has(b) === true || named[b]?.has(a) === true
  const ties = tiesOf(terms, named, areLinked, collections)
  const eachSimilar = openSimilarity(bags)
  return terms.map((term, i) => {
    const scores = new Map(ties[i])
    eachSimilar(i, (other, cosine) => {
      const known = scores.get(other)
      // The cosine first, because of nearly all pairs it is too small.
      const isNear = cosine >= MIN_COSINE.alone || (cosine >= MIN_COSINE.named && areLinked(i, other))
      const isSimilar = isNear && sharesSubject(term, terms[other] as Summary)
      if (known === undefined && !isSimilar) return
      scores.set(other, (known ?? 0) + (isSimilar ? WEIGHT.similar : 0) + WEIGHT.cosine * cosine)
    })
    return best(term.level, scores, terms)
  })
}

/** By term, the scores of those tied to it by editors or by their texts. */
function tiesOf(
  terms: readonly Summary[],
  named: readonly ReadonlySet<number>[],
  areLinked: (a: number, b: number) => boolean,
  { comparisons, paths }: Collections,
): readonly ReadonlyMap<number, number>[] {
  const position = new Map(terms.map(({ slug }, i) => [slug, i]))
  const ties = terms.map(() => new Map<number, number>())
  const add = (from: number, to: number, weight: number): void => {
    const scores = ties[from] as Map<number, number>
    if (from !== to) scores.set(to, (scores.get(to) ?? 0) + weight)
  }
  const addBoth = (i: number, j: number, weight: number): void => {
    add(i, j, weight)
    add(j, i, weight)
  }
  const known = (slugs: readonly string[]): readonly number[] => slugs.flatMap(slug => position.get(slug) ?? [])
  for (const comparison of comparisons) {
    const [i, j] = known(comparison.terms)
    if (i !== undefined && j !== undefined) addBoth(i, j, WEIGHT.compared)
  }
  for (const path of paths) {
    const steps = known(path.terms)
    for (const [at, i] of steps.slice(1).entries()) {
      const before = steps[at] as number
      if (areLinked(i, before) && sharesSubject(terms[i] as Summary, terms[before] as Summary))
        addBoth(i, before, WEIGHT.besideOnPath)
    }
  }
  for (const [i, { needs, level, subjects }] of terms.entries()) {
    for (const j of known(needs)) {
      const other = terms[j] as Summary
      add(i, j, WEIGHT.needed)
      if (other.subjects[0] === subjects[0] && level <= other.level + 1) add(j, i, WEIGHT.needsIt)
    }
    for (const j of named[i] ?? []) if (named[j]?.has(i)) add(i, j, WEIGHT.namedByBoth)
  }
  return ties
}

const sharesSubject = (a: Summary, b: Summary): boolean => a.subjects.some(subject => b.subjects.includes(subject))

/** The highest scores; a term above the level of the reader counts less. */
function best(level: number, scores: ReadonlyMap<number, number>, terms: readonly Summary[]): readonly number[] {
  return [...scores]
    .map(([other, score]) => {
      const above = Math.max(0, (terms[other]?.level ?? level) - level)
      return { other, score: score + WEIGHT.levelAbove * above }
    })
    .sort((a, b) => b.score - a.score || a.other - b.other)
    .slice(0, bounds.related.max)
    .map(({ other }) => other)
}

/**
 * Which terms to read next: those an entry names, those that name it, those that share its rarer words, and those of
 * the same subjects. Every term looks at a bounded number of others, so the work grows with the dictionary and no
 * faster; ties fall to the slug, so two builds agree.
 */
import { bounds } from '../schema/bounds.ts'
import type { Bags } from './bags.ts'
import { similarity } from './similarity.ts'
import type { Summary } from './summary.ts'

/** How much each kind of kinship weighs. */
const WEIGHT = {
  names: 3,
  namedBy: 2,
  similar: 6,
  sameHome: 1,
  sharedSubject: 0.5,
  levelApart: 0.25,
} as const

/** Below this a fifth or sixth term is not worth a reader's time. */
const THRESHOLD = 1.5

/** Entries that name a term, beyond which further ones are not weighed: everything names "software". */
const NAMED_BY = 60
/** Neighbors in the same subject, taken when nothing else is near. */
const FILLERS = 12

/**
 * @param terms sorted by slug
 * @param mentions positions of the terms that each entry names, once for each language that names them
 * @param bags words of each entry
 * @returns positions, `bounds.related.min` to `max` for each term, best first; fewer only when the dictionary is smaller
 */
export function relate(
  terms: readonly Summary[],
  mentions: (i: number) => Iterable<number>,
  bags: Bags,
): readonly (readonly number[])[] {
  const names = terms.map((_, i) => countsOf(mentions(i)))
  const namedBy = invert(names)
  const similar = similarity(bags)
  const neighbors = neighborsAtHome(terms)
  const scores = new Scores(terms.length)

  return terms.map((term, i) => {
    for (const [other, count] of names[i] ?? [])
      scores.add(other, WEIGHT.names * damped(count) * rarity(namedBy[other]?.length ?? 0))
    for (const [other, count] of (namedBy[i] ?? []).slice(0, NAMED_BY))
      scores.add(other, WEIGHT.namedBy * damped(count) * rarity(names[other]?.size ?? 0))
    similar(i, (other, score) => scores.add(other, WEIGHT.similar * score))
    for (const other of neighbors(i)) scores.add(other, 0)
    const best = scores.best(
      i,
      bounds.related.max,
      other => kinship(term, terms[other] as Summary),
      kinship(term, term),
    )
    scores.clear()
    return choose(best, terms.length, i)
  })
}

function choose(best: readonly Ranked[], total: number, self: number): readonly number[] {
  const { min } = bounds.related
  const chosen = best.filter(({ score }, rank) => rank < min || score >= THRESHOLD).map(({ index }) => index)
  for (let i = 0; i < total && chosen.length < min; i++) if (i !== self && !chosen.includes(i)) chosen.push(i)
  return chosen
}

/** Named in both languages counts a little more than in one. */
const damped = (count: number): number => 1 + 0.2 * (count - 1)

/** A tie to something everything is tied to says less. */
const rarity = (degree: number): number => 1 / (1 + Math.log2(1 + degree) / 6)

function kinship(a: Summary, b: Summary): number {
  let score = a.subjects[0] === b.subjects[0] ? WEIGHT.sameHome : 0
  for (const subject of a.subjects) if (b.subjects.includes(subject)) score += WEIGHT.sharedSubject
  return score - WEIGHT.levelApart * Math.abs(a.level - b.level)
}

function countsOf(named: Iterable<number>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const other of named) counts.set(other, (counts.get(other) ?? 0) + 1)
  return counts
}

function invert(names: readonly ReadonlyMap<number, number>[]): readonly (readonly (readonly [number, number])[])[] {
  const inverted: [number, number][][] = names.map(() => [])
  for (const [i, named] of names.entries()) for (const [other, count] of named) inverted[other]?.push([i, count])
  return inverted
}

/** The next terms of the same home subject, round and round. */
function neighborsAtHome(terms: readonly Summary[]): (i: number) => Iterable<number> {
  const homes = new Map<string, number[]>()
  const places = terms.map((term, i) => {
    const home = homes.get(term.subjects[0] ?? '') ?? []
    homes.set(term.subjects[0] ?? '', home)
    home.push(i)
    return { home, at: home.length - 1 }
  })
  return function* (i) {
    const { home, at } = places[i] ?? { home: [], at: 0 }
    for (let step = 1; step <= FILLERS && step < home.length; step++) yield home[(at + step) % home.length] as number
  }
}

interface Ranked {
  readonly index: number
  readonly score: number
}

/** Scores of all terms against one, kept in a plain array and cleared by the list of those touched. */
class Scores {
  readonly #scores: Float64Array
  readonly #seen: Uint8Array
  #touched: number[] = []

  constructor(size: number) {
    this.#scores = new Float64Array(size)
    this.#seen = new Uint8Array(size)
  }

  add(index: number, score: number): void {
    if (this.#seen[index] === 0) {
      this.#seen[index] = 1
      this.#touched.push(index)
    }
    this.#scores[index] = (this.#scores[index] ?? 0) + score
  }

  /**
   * The highest scores with what `extra` adds, best first; equal ones in the order of the terms.
   * @param most that `extra` can add
   */
  best(self: number, count: number, extra: (index: number) => number, most: number): readonly Ranked[] {
    const ranked: Ranked[] = []
    for (const index of this.#touched) {
      const own = this.#scores[index] ?? 0
      const last = ranked.length === count ? ranked[count - 1] : undefined
      if (index === self || (last && own + most < last.score)) continue
      const score = own + extra(index)
      let at = ranked.length
      while (at > 0 && precedes({ index, score }, ranked[at - 1] as Ranked)) at--
      if (at >= count) continue
      ranked.splice(at, 0, { index, score })
      if (ranked.length > count) ranked.pop()
    }
    return ranked
  }

  clear(): void {
    for (const index of this.#touched) {
      this.#scores[index] = 0
      this.#seen[index] = 0
    }
    this.#touched = []
  }
}

const precedes = (a: Ranked, b: Ranked): boolean => a.score > b.score || (a.score === b.score && a.index < b.index)

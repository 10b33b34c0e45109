/**
 * Which terms to read next: those an entry mentions, those that mention it, those that share its rarer words, and those
 * of the same subjects. Every term is compared with a bounded number of others, so the time is linear in the size of
 * the dictionary. Equal scores are ordered by slug, so that builds are reproducible.
 */
import { bounds, SUBJECTS } from '../../schema/bounds.ts'
import type { Summary } from '../dictionary/summary.ts'
import type { Bags } from './bags.ts'
import { type Similarity, similarity } from './similarity.ts'
import { at, countsOf, inverted, lengthOf } from './ties.ts'

/** Weights of the kinds of relation. */
const WEIGHT = {
  names: 3,
  namedBy: 2,
  similar: 6,
  sameHome: 1,
  sharedSubject: 0.5,
  levelApart: 0.25,
} as const

/** Below this a fifth or sixth term is not worth a reader's time. */
const MIN_SCORE = 1.5

/** Entries that mention a term of which at most so many count: nearly every entry mentions "software". */
const MAX_NAMING_ENTRIES = 60
/** Neighbors in the same subject, taken when nothing else is near. */
const MAX_FILLERS = 12

/**
 * @param terms sorted by slug
 * @param mentions positions of the terms that each entry names, once for each language that names them
 * @param bags words of each entry that tell of similarity
 * @returns positions, `bounds.related.min` to `max` for each term, best first; fewer only when the dictionary is
 * smaller
 */
export function relate(
  terms: readonly Summary[],
  mentions: (i: number) => Iterable<number>,
  bags: Bags,
): readonly (readonly number[])[] {
  const names = countsOf(terms.length, mentions)
  const namedBy = inverted(names, terms.length)
  const similar = similarity(bags)
  const facts = factsOf(terms)
  const scores = new Scores(terms.length)

  return terms.map((_, i) => {
    for (let k = at(names.starts, i); k < at(names.starts, i + 1); k++) {
      const other = at(names.items, k)
      scores.add(other, WEIGHT.names * damped(at(names.counts, k)) * rarity(lengthOf(namedBy, other)))
    }
    const last = Math.min(at(namedBy.starts, i + 1), at(namedBy.starts, i) + MAX_NAMING_ENTRIES)
    for (let k = at(namedBy.starts, i); k < last; k++) {
      const other = at(namedBy.items, k)
      scores.add(
        other,
        WEIGHT.namedBy * damped(at(names.counts, at(namedBy.places, k))) * rarity(lengthOf(names, other)),
      )
    }
    scores.addSimilar(i, similar)
    // The next terms of the same home subject, round and round.
    const { home, place } = facts[i] as Facts
    for (let step = 1; step <= MAX_FILLERS && step < home.length; step++)
      scores.add(home[(place + step) % home.length] as number, 0)
    const best = scores.best(i, bounds.related.max, facts)
    scores.clear()
    return choose(best, terms.length, i)
  })
}

function choose(best: readonly Ranked[], total: number, self: number): readonly number[] {
  const { min } = bounds.related
  const chosen = best.filter(({ score }, rank) => rank < min || score >= MIN_SCORE).map(({ index }) => index)
  for (let i = 0; i < total && chosen.length < min; i++) if (i !== self && !chosen.includes(i)) chosen.push(i)
  return chosen
}

/** Named in both languages counts a little more than in one. */
const damped = (count: number): number => 1 + 0.2 * (count - 1)

/** A relation to a term with many relations weighs less. */
const rarity = (degree: number): number => 1 / (1 + Math.log2(1 + degree) / 6)

/** What relates terms besides their texts. */
interface Facts {
  /** Positions of all terms with the same first subject, and where among them it stands itself. */
  readonly home: readonly number[]
  readonly place: number
  /** A bit for each subject. */
  readonly subjects: number
  readonly level: number
}

function factsOf(terms: readonly Summary[]): readonly Facts[] {
  const homes = SUBJECTS.map((): number[] => [])
  return terms.map(({ subjects, level }, i) => {
    const numbers = subjects.map(subject => SUBJECTS.indexOf(subject))
    const home = homes[numbers[0] ?? 0] ?? []
    return { home, place: home.push(i) - 1, subjects: numbers.reduce((bits, each) => bits | (1 << each), 0), level }
  })
}

function kinship(a: Facts, b: Facts): number {
  let score = a.home === b.home ? WEIGHT.sameHome : 0
  for (let shared = a.subjects & b.subjects; shared !== 0; shared &= shared - 1) score += WEIGHT.sharedSubject
  return score - WEIGHT.levelApart * Math.abs(a.level - b.level)
}

interface Ranked {
  readonly index: number
  readonly score: number
}

/** Scores of all terms against one, kept in a plain array and cleared by the list of those touched. */
class Scores {
  readonly #scores: Float64Array
  readonly #seen: Uint8Array
  readonly #touched: Int32Array
  #count = 0

  constructor(size: number) {
    this.#scores = new Float64Array(size)
    this.#seen = new Uint8Array(size)
    this.#touched = new Int32Array(size)
  }

  add(index: number, score: number): void {
    if (this.#seen[index] === 0) {
      this.#seen[index] = 1
      this.#touched[this.#count++] = index
    }
    this.#scores[index] = (this.#scores[index] as number) + score
  }

  /** Adds parts of the similarity of each entry that shares a word with the given one. */
  addSimilar(i: number, { vectors, lengths, weights, entries }: Similarity): void {
    const [scores, seen, touched] = [this.#scores, this.#seen, this.#touched]
    let count = this.#count
    const length = lengths[i] as number
    for (let k = at(vectors.starts, i); k < at(vectors.starts, i + 1); k++) {
      const word = at(vectors.items, k)
      const weight = weights[word] as number
      const end = at(entries.starts, word + 1)
      for (let place = at(entries.starts, word); place < end; place++) {
        const other = at(entries.items, place)
        if (other === i) continue
        if (seen[other] === 0) {
          seen[other] = 1
          touched[count++] = other
        }
        scores[other] = (scores[other] as number) + WEIGHT.similar * (weight / (length * (lengths[other] as number)))
      }
    }
    this.#count = count
  }

  /** The highest scores with kinship, best first; equal ones in the order of the terms. */
  best(self: number, most: number, facts: readonly Facts[]): readonly Ranked[] {
    const ranked: Ranked[] = []
    const own = facts[self] as Facts
    const mostKinship = kinship(own, own)
    let least = Number.NEGATIVE_INFINITY
    for (let k = 0; k < this.#count; k++) {
      const index = at(this.#touched, k)
      const tie = this.#scores[index] as number
      if (tie + mostKinship < least || index === self) continue
      const score = tie + kinship(own, facts[index] as Facts)
      let place = ranked.length
      while (place > 0 && precedes(index, score, ranked[place - 1] as Ranked)) place--
      if (place >= most) continue
      ranked.splice(place, 0, { index, score })
      if (ranked.length > most) ranked.pop()
      if (ranked.length === most) least = (ranked[most - 1] as Ranked).score
    }
    return ranked
  }

  clear(): void {
    for (let k = 0; k < this.#count; k++) {
      const index = at(this.#touched, k)
      this.#scores[index] = 0
      this.#seen[index] = 0
    }
    this.#count = 0
  }
}

const precedes = (index: number, score: number, { index: other, score: best }: Ranked): boolean =>
  score > best || (score === best && index < other)

/**
 * Which terms to read next: those an entry names, those that name it, those that share its rarer words, and those of
 * the same subjects. Every term looks at a bounded number of others, so the work grows with the dictionary and no
 * faster; ties fall to the slug, so two builds agree.
 */
import { bounds } from '../schema/bounds.ts'
import type { Term } from '../schema/term.ts'
import type { Mention } from '../text/mentions.ts'
import { words } from '../text/words.ts'
import { compareText } from './diagnostic.ts'

/** How much each kind of kinship weighs. */
const WEIGHT = {
  names: 3,
  namedBy: 2,
  similar: 6,
  sameHome: 1,
  sharedSubject: 0.5,
  levelApart: 0.25,
} as const

/** A word that stands in more entries than this says little about any of them. */
const COMMON_WORD = 150
/** Rarest words of an entry that are looked up in others. */
const WORDS_PER_TERM = 24
/** Entries that name a term, beyond which further ones are not weighed: everything names "software". */
const NAMED_BY = 60
/** Neighbours in the same subject, taken when nothing else is near. */
const FILLERS = 12

/**
 * @param terms sorted by slug
 * @param mentions the mentions of an entry, in both languages
 * @returns by slug, `bounds.related.min` to `max` terms each, best first; fewer only when the dictionary is smaller
 */
export function relate(
  terms: readonly Term[],
  mentions: (slug: string) => readonly Mention[],
): ReadonlyMap<string, readonly Term[]> {
  const position = new Map(terms.map((term, i) => [term.slug, i]))
  const names = terms.map(term => {
    const counts = new Map<number, number>()
    for (const { slug } of mentions(term.slug)) {
      const other = position.get(slug)
      if (other !== undefined) counts.set(other, (counts.get(other) ?? 0) + 1)
    }
    return counts
  })
  const namedBy = invert(names)
  const similar = similarity(terms)
  const homes = groupByHome(terms)

  const related = new Map<string, readonly Term[]>()
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i] as Term
    const scores = new Map<number, number>()
    const add = (other: number, score: number) => {
      if (other !== i) scores.set(other, (scores.get(other) ?? 0) + score)
    }
    for (const [other, count] of names[i] ?? []) add(other, WEIGHT.names * damped(count) * rarity(namedBy[other]?.length ?? 0))
    for (const [other, count] of (namedBy[i] ?? []).slice(0, NAMED_BY)) add(other, WEIGHT.namedBy * damped(count) * rarity(names[other]?.size ?? 0))
    for (const [other, score] of similar(i)) add(other, WEIGHT.similar * score)
    const home = homes.get(term.subjects[0] ?? '') ?? []
    const at = home.indexOf(i)
    for (let step = 1; step <= FILLERS && step < home.length; step++) add(home[(at + step) % home.length] as number, 0)
    const ranked = [...scores].map(([other, score]) => ({ other: terms[other] as Term, score: score + kinship(term, terms[other] as Term) }))
    ranked.sort((a, b) => b.score - a.score || compareText(a.other.slug, b.other.slug))
    related.set(term.slug, choose(ranked, terms, term))
  }
  return related
}

function choose(ranked: readonly { other: Term; score: number }[], terms: readonly Term[], self: Term): readonly Term[] {
  const { min, max } = bounds.related
  const chosen: Term[] = []
  for (const { other, score } of ranked) {
    if (chosen.length === max || (chosen.length >= min && score < THRESHOLD)) break
    chosen.push(other)
  }
  for (const term of terms) {
    if (chosen.length >= min) break
    if (term !== self && !chosen.includes(term)) chosen.push(term)
  }
  return chosen
}

/** Below this a fifth or sixth term is not worth a reader's time. */
const THRESHOLD = 1.5

/** Named in both languages counts a little more than in one. */
const damped = (count: number): number => 1 + 0.2 * (count - 1)

/** A tie to something everything is tied to says less. */
const rarity = (degree: number): number => 1 / (1 + Math.log2(1 + degree) / 6)

function kinship(a: Term, b: Term): number {
  let score = a.subjects[0] === b.subjects[0] ? WEIGHT.sameHome : 0
  for (const subject of a.subjects) if (b.subjects.includes(subject)) score += WEIGHT.sharedSubject
  return score - WEIGHT.levelApart * Math.abs(a.level - b.level)
}

function invert(names: readonly ReadonlyMap<number, number>[]): readonly (readonly (readonly [number, number])[])[] {
  const inverted: [number, number][][] = names.map(() => [])
  for (let i = 0; i < names.length; i++) for (const [other, count] of names[i] ?? []) inverted[other]?.push([i, count])
  return inverted
}

function groupByHome(terms: readonly Term[]): ReadonlyMap<string, readonly number[]> {
  const homes = new Map<string, number[]>()
  for (let i = 0; i < terms.length; i++) {
    const home = terms[i]?.subjects[0] ?? ''
    const group = homes.get(home)
    if (group) group.push(i)
    else homes.set(home, [i])
  }
  return homes
}

/** Cosine of the rarer words in titles, aliases, taglines and key points of both languages, weighed by rarity (tf–idf). */
function similarity(terms: readonly Term[]): (i: number) => ReadonlyMap<number, number> {
  const postings = new Map<string, number[]>()
  const bags = terms.map((term, i) => {
    const bag = new Set<string>()
    for (const { title, tagline, aliases, keyPoints } of [term.en, term.es]) {
      for (const word of words([title, tagline, ...aliases, ...keyPoints].join(' '))) if (word.length > 3) bag.add(stem(word))
    }
    for (const word of bag) {
      const list = postings.get(word)
      if (list) list.push(i)
      else postings.set(word, [i])
    }
    return bag
  })
  const common = Math.max(4, Math.min(COMMON_WORD, terms.length / 8))
  const vectors = bags.map(bag => {
    const rare: { list: readonly number[]; word: string; weight: number }[] = []
    for (const word of bag) {
      const list = postings.get(word) ?? []
      if (list.length > 1 && list.length <= common) rare.push({ list, word, weight: Math.log(1 + terms.length / list.length) })
    }
    rare.sort((a, b) => a.list.length - b.list.length || compareText(a.word, b.word))
    return rare.slice(0, WORDS_PER_TERM)
  })
  const lengths = vectors.map(vector => Math.sqrt(vector.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1)
  return i => {
    const scores = new Map<number, number>()
    for (const { list, weight } of vectors[i] ?? []) {
      for (const other of list) {
        if (other !== i) scores.set(other, (scores.get(other) ?? 0) + (weight * weight) / ((lengths[i] ?? 1) * (lengths[other] ?? 1)))
      }
    }
    return scores
  }
}

/** Enough of a stem to join a plural to its singular; search has a real one. */
const stem = (word: string): string => (word.length > 5 ? word.replace(/(?:es|s)$/, '') : word.replace(/s$/, ''))

/** Which entries are about similar things: the cosine of their rarer words, each weighed by its rarity (tf–idf). */
import type { Term } from '../schema/term.ts'
import { eachWord } from '../text/words.ts'
import { compareText } from './diagnostic.ts'

/** A word that stands in more entries than this says little about any of them. */
const COMMON_WORD = 60
/** Rarest words of an entry that are looked up in others. */
const WORDS_PER_TERM = 20

interface Rare {
  readonly entries: readonly number[]
  readonly weight: number
}

/**
 * @returns a function that calls `tell` with parts of the score of every entry similar to the given one; the parts of
 *   one entry add up to at most 1
 */
export function similarity(terms: readonly Term[]): (i: number, tell: (other: number, score: number) => void) => void {
  const postings = new Map<string, number[]>()
  for (const [i, term] of terms.entries()) {
    for (const word of bagOf(term)) {
      const entries = postings.get(word)
      if (entries) entries.push(i)
      else postings.set(word, [i])
    }
  }
  const common = Math.max(4, Math.min(COMMON_WORD, terms.length / 8))
  const rareWords: [string, Rare][][] = terms.map(() => [])
  for (const [word, entries] of postings) {
    if (entries.length < 2 || entries.length > common) continue
    const rare = { entries, weight: Math.log(1 + terms.length / entries.length) ** 2 }
    for (const i of entries) rareWords[i]?.push([word, rare])
  }
  const vectors = rareWords.map(rare => {
    rare.sort(([a, x], [b, y]) => x.entries.length - y.entries.length || compareText(a, b))
    return rare.slice(0, WORDS_PER_TERM).map(([, each]) => each)
  })
  const lengths = Float64Array.from(
    vectors,
    vector => Math.sqrt(vector.reduce((sum, { weight }) => sum + weight, 0)) || 1,
  )
  return (i, tell) => {
    for (const { entries, weight } of vectors[i] ?? []) {
      for (const other of entries) if (other !== i) tell(other, weight / ((lengths[i] ?? 1) * (lengths[other] ?? 1)))
    }
  }
}

/** The distinct longer words of titles, aliases, taglines and key points in both languages. */
function bagOf({ en, es }: Term): ReadonlySet<string> {
  const bag = new Set<string>()
  for (const { title, tagline, aliases, keyPoints } of [en, es]) {
    eachWord(`${title} ${tagline} ${aliases.join(' ')} ${keyPoints.join(' ')}`.toLowerCase(), word => {
      if (word.length > 3) bag.add(stem(word))
    })
  }
  return bag
}

/** Enough of a stem to join a plural to its singular; search has a real one. */
const stem = (word: string): string => (word.length > 5 ? word.replace(/(?:es|s)$/, '') : word.replace(/s$/, ''))

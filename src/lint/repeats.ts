/** Sentences that stand in several entries: a reader who follows a link must not meet the same words again. */
import { countWords } from '../text/count-words.ts'
import type { Entry } from './entry.ts'
import type { Finding, Path } from './finding.ts'

/** A sentence of fewer words may occur to two people. */
const SHORTEST = 4
/** Of so many words, it occurs to no three. */
const STOCK = 6

interface Standing {
  readonly entry: Entry
  readonly path: Path
  readonly start: number
  readonly sentence: string
}

/** @param entries of one language, sorted by slug */
export function findRepeats(entries: readonly Entry[]): readonly Finding[] {
  const places = new Map<string, Standing[]>()
  for (const entry of entries) {
    for (const { part, path, text, sentences } of entry.passages) {
      if (part === 'title' || part === 'imageAlt') continue
      for (const { text: spoken, start } of sentences) {
        if (countWords(spoken) < SHORTEST) continue
        const sentence = text.slice(start, start + spoken.length)
        const key = sentence.toLowerCase()
        const standing = { entry, path, start, sentence }
        const others = places.get(key)
        if (others) others.push(standing)
        else places.set(key, [standing])
      }
    }
  }
  return [...places.values()].flatMap(standings => (standings.length > 1 ? describe(standings) : []))
}

/** The first may stay; the others are told where they stand. */
function describe([first, ...others]: readonly Standing[]): readonly Finding[] {
  if (!first) return []
  const slugs = new Set([first, ...others].map(({ entry }) => entry.slug))
  const isStock = slugs.size > 2 && countWords(first.sentence) >= STOCK
  return others
    .filter(other => !areTaglines(first, other))
    .map(({ entry, path, start, sentence }) => {
      const where =
        entry.slug === first.entry.slug ? 'stands in this entry already' : `stands also in "${first.entry.slug}"`
      return {
        rule: isStock ? 'stock-sentence' : 'repeated-sentence',
        slug: entry.slug,
        language: entry.language,
        path,
        start,
        words: sentence,
        message: isStock
          ? `"${sentence}" stands in ${slugs.size} entries, first in "${first.entry.slug}"`
          : `"${sentence}" ${where}`,
        hint: 'Say what is true of this term alone, or leave it out.',
      }
    })
}

/** Taglines have a rule of their own, in likeness.ts. */
const areTaglines = (a: Standing, b: Standing): boolean => a.path[0] === 'tagline' && b.path[0] === 'tagline'

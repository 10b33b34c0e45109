/**
 * Names and who bears them. A name is compared without case, accents, spaces and punctuation, so `Wi-Fi`, `wifi` and
 * `WI FI` are one; `C++` and `C#` stay two. Typos are forgiven in a quarter of the letters, and never more than
 * three: beyond that it is another name.
 */
import { compareText } from '../text/compare-code-units.ts'
import { groupBy } from '../text/group-by.ts'
import { fold } from '../text/words.ts'
import type { PackedCard } from './index-format.ts'
import { beginningWith, type FuzzyMatch, fuzzyMatches } from './vocabulary-lookup.ts'

/** Whose name it is; the smaller the rank, the better the name. */
export interface NameMatch {
  readonly card: number
  readonly rank: number
  readonly name: string
}

/** A name as it is compared. */
export const nameKey = (text: string): string => bare(fold(text))

/** The same with its accents: what tells `año` from `ano`. */
const spelling = (text: string): string => bare(text.toLowerCase().normalize('NFC'))

const bare = (lower: string): string => (PLAIN.test(lower) ? lower : lower.replace(/[^\p{L}\p{N}+#]+/gu, ''))
const PLAIN = /^[a-z0-9]*$/

/** `Domain Name System (DNS)` → `Domain Name System`. */
export const shortTitle = (title: string): string => (title.endsWith(')') ? title.replace(/\s*\([^()]*\)$/, '') : title)

/** All names of a card with their ranks: titles before other names, the language of the file before the other. */
export function* rankedNames(card: PackedCard): Iterable<readonly [name: string, rank: number]> {
  const [slug, title, , , , , names, otherTitle, otherNames] = card
  yield [slug, 0]
  for (const name of new Set([title, shortTitle(title)])) yield [name, 0]
  for (const name of names) yield [name, 1]
  if (otherTitle !== '') for (const name of new Set([otherTitle, shortTitle(otherTitle)])) yield [name, 2]
  for (const name of otherNames) yield [name, 3]
}

/** A name as a key: none for one of punctuation alone. */
export const keysOf = ({ name }: NameMatch): readonly string[] => [nameKey(name)].filter(key => key !== '')

export class Names {
  readonly #cards: readonly PackedCard[]
  /** Each name of each card. */
  readonly all: readonly NameMatch[]
  readonly #byKey: ReadonlyMap<string, readonly NameMatch[]>
  /** The names as they are compared, sorted. */
  readonly #keys: readonly string[]

  constructor(cards: readonly PackedCard[]) {
    this.#cards = cards
    this.all = cards.flatMap((packed, card) => [...rankedNames(packed)].map(([name, rank]) => ({ card, rank, name })))
    this.#byKey = groupBy(this.all, keysOf)
    this.#keys = [...this.#byKey.keys()].sort()
  }

  /** Those who bear exactly this name, best first. */
  exact(text: string): readonly NameMatch[] {
    const wanted = spelling(text)
    const differs = ({ name }: NameMatch): number => (spelling(name) === wanted ? 0 : 1)
    const slugOf = ({ card }: NameMatch): string => this.#cards[card]?.[0] ?? ''
    const sorted = [...this.withKey(nameKey(text))].sort(
      (a, b) => differs(a) - differs(b) || a.rank - b.rank || compareText(slugOf(a), slugOf(b)),
    )
    return sorted.filter(({ card }, i) => sorted.findIndex(other => other.card === card) === i)
  }

  /** Those who bear a name, as it is compared. */
  withKey(key: string): readonly NameMatch[] {
    return this.#byKey.get(key) ?? []
  }

  /** The names that begin so, as they are compared, shorter ones first. */
  beginningWith(key: string): readonly string[] {
    return [...beginningWith(this.#keys, key)].sort((a, b) => a.length - b.length || compareText(a, b))
  }

  /** The nearest names, as they are compared, at most so many edits away; none when none is near. */
  fuzzy(key: string, most = MAX_EDITS): readonly FuzzyMatch[] {
    // Most typos are one edit away, and looking further costs more.
    for (let edits = 1; edits <= Math.min(most, editsBetween(key.length, key.length + MAX_EDITS)); edits++) {
      const near = fuzzyMatches(this.#keys, key, edits).filter(
        ({ word }) => editsBetween(word.length, key.length) >= edits || isSwap(word, key),
      )
      if (near.length > 0) return near
    }
    return []
  }
}

const MAX_EDITS = 3

/** Edits that are forgiven between two keys of these lengths: a quarter of the middle between them. */
const editsBetween = (a: number, b: number): number => Math.min(MAX_EDITS, (a + b + 1) >> 3)

/** In three letters any typo makes another acronym, but the same three in another order are no coincidence. */
const isSwap = (a: string, b: string): boolean =>
  a.length === 3 && b.length === 3 && [...a].sort().join('') === [...b].sort().join('')

/** The word, and what it may be the plural of in English or Spanish: `redes` of `red`. */
export const singulars = (word: string): readonly string[] => [word, word.replace(/s$/, ''), word.replace(/es$/, '')]

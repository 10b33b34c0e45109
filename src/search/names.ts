/**
 * Names: exact questions ("what is called this?") and near misses ("what is called nearly this?"). A name is compared
 * without case, accents, spaces and punctuation, so `Wi-Fi`, `wifi` and `WI FI` are one; `C++` and `C#` stay two.
 */
import { editDistance, fold } from '../text/words.ts'
import type { PackedCard } from './file.ts'
import { compare, lettersOf, mayBeWithin } from './letters.ts'

/** Whose name it is; the smaller the rank, the better the name. */
export interface Bearer {
  readonly card: number
  readonly rank: number
  readonly name: string
}

export interface Names {
  /** Those who bear exactly this name, best first. */
  exact(text: string): readonly Bearer[]
  /** Cards with a name near this one, nearest first. */
  near(text: string, count: number): readonly number[]
}

/** A name as it is compared. */
export const nameKey = (text: string): string => bare(fold(text))

/** The same with its accents: what tells `año` from `ano`. */
const spelling = (text: string): string => bare(text.toLowerCase().normalize('NFC'))

const bare = (lower: string): string => (PLAIN.test(lower) ? lower : lower.replace(/[^\p{L}\p{N}+#]+/gu, ''))
const PLAIN = /^[a-z0-9]*$/

/** `Domain Name System (DNS)` → `Domain Name System`. */
export const shortTitle = (title: string): string => title.replace(/\s*\([^()]*\)$/, '')

/** All names of a card with their ranks: titles before other names, the language of the file before the other. */
export function* namesOf(card: PackedCard): Iterable<readonly [name: string, rank: number]> {
  const [slug, title, , , , , names, otherTitle, otherNames] = card
  yield [slug, 0]
  for (const name of new Set([title, shortTitle(title)])) yield [name, 0]
  for (const name of names) yield [name, 1]
  if (otherTitle !== '') for (const name of new Set([otherTitle, shortTitle(otherTitle)])) yield [name, 2]
  for (const name of otherNames) yield [name, 3]
}

export function openNames(cards: readonly PackedCard[]): Names {
  const bearers = new Map<string, Bearer[]>()
  for (const [card, packed] of cards.entries()) {
    for (const [name, rank] of namesOf(packed)) {
      const key = nameKey(name)
      const list = bearers.get(key)
      if (!list) bearers.set(key, [{ card, rank, name }])
      else list.push({ card, rank, name })
    }
  }
  bearers.delete('')
  const slugOf = (card: number): string => cards[card]?.[0] ?? ''

  let shelves: Shelves | undefined
  return {
    exact(text) {
      const found = bearers.get(nameKey(text))
      if (!found) return []
      const wanted = spelling(text)
      const differs = ({ name }: Bearer): number => (spelling(name) === wanted ? 0 : 1)
      const sorted = [...found].sort(
        (a, b) => differs(a) - differs(b) || a.rank - b.rank || compare(slugOf(a.card), slugOf(b.card)),
      )
      return sorted.filter(({ card }, i) => sorted.findIndex(other => other.card === card) === i)
    },
    near(text, count) {
      shelves ??= byLength(bearers.keys())
      return nearest(nameKey(text), shelves, count)
        .flatMap(({ key, distance }) => (bearers.get(key) ?? []).map(bearer => ({ ...bearer, distance })))
        .sort((a, b) => a.distance - b.distance || a.rank - b.rank || compare(slugOf(a.card), slugOf(b.card)))
        .map(({ card }) => card)
        .filter((card, i, all) => all.indexOf(card) === i)
        .slice(0, count)
    },
  }
}

/** Keys with their letters, by length. */
type Shelves = ReadonlyMap<number, readonly (readonly [key: string, letters: number])[]>

function byLength(keys: Iterable<string>): Shelves {
  const shelves = new Map<number, [string, number][]>()
  for (const key of keys) {
    const shelf = shelves.get(key.length)
    if (shelf) shelf.push([key, lettersOf(key)])
    else shelves.set(key.length, [[key, lettersOf(key)]])
  }
  return shelves
}

interface Near {
  readonly key: string
  readonly distance: number
}

/**
 * Looks as far as it has to: most slips are one edit away, and looking further costs more. A third of the letters may
 * differ, and never more than three: beyond that it is another name.
 */
function nearest(key: string, shelves: Shelves, count: number): readonly Near[] {
  const furthest = Math.min(3, Math.floor(key.length / 3))
  let near: readonly Near[] = []
  for (let edits = 1; edits <= furthest && near.length < count; edits++) near = within(key, edits, shelves)
  return near
}

function within(key: string, edits: number, shelves: Shelves): readonly Near[] {
  const letters = lettersOf(key)
  const near: Near[] = []
  for (let length = key.length - edits; length <= key.length + edits; length++) {
    for (const [other, otherLetters] of shelves.get(length) ?? []) {
      if (!mayBeWithin(letters, otherLetters, edits)) continue
      const distance = editDistance(key, other, edits + 1)
      if (distance <= edits) near.push({ key: other, distance })
    }
  }
  return near
}

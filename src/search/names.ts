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

  let letters: readonly (readonly [key: string, bits: number])[] | undefined
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
      const key = nameKey(text)
      letters ??= [...bearers.keys()].map(other => [other, lettersOf(other)])
      return nearest(key, letters)
        .flatMap(({ key: near, distance }) => (bearers.get(near) ?? []).map(bearer => ({ ...bearer, distance })))
        .sort((a, b) => a.distance - b.distance || a.rank - b.rank || compare(slugOf(a.card), slugOf(b.card)))
        .map(({ card }) => card)
        .filter((card, i, all) => all.indexOf(card) === i)
        .slice(0, count)
    },
  }
}

/** A third of the letters may differ, and never more than four: beyond that it is another name. */
function nearest(
  key: string,
  letters: readonly (readonly [key: string, bits: number])[],
): readonly { readonly key: string; readonly distance: number }[] {
  const edits = Math.min(4, Math.floor(key.length / 3))
  if (edits === 0) return []
  const bits = lettersOf(key)
  const near: { readonly key: string; readonly distance: number }[] = []
  for (const [other, otherBits] of letters) {
    if (Math.abs(other.length - key.length) > edits || !mayBeWithin(bits, otherBits, edits)) continue
    const distance = editDistance(key, other, edits + 1)
    if (distance <= edits) near.push({ key: other, distance })
  }
  return near
}

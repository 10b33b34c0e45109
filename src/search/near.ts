/**
 * What may have been meant by a name: those who bear it, those whose names differ by slips of the pen, those who share
 * its words. Nothing is returned rather than an unrelated term.
 */
import { compareText } from '../text/compare-text.ts'
import type { PackedCard } from './file.ts'
import { type NameMatch, type Names, nameKey } from './names.ts'
import { openSharedWords, type Sharing } from './shared-words.ts'
import type { Slip } from './slips.ts'

/** @returns for a text, the cards that may have been meant, nearest first */
export function openNear(
  cards: readonly PackedCard[],
  names: Names,
  slips: (key: string) => readonly Slip[],
): (text: string, count: number) => readonly number[] {
  const shared = openSharedWords(cards)
  const byCard = (a: NameMatch | Sharing, b: NameMatch | Sharing): number =>
    a.rank - b.rank || compareText(cards[a.card]?.[0] ?? '', cards[b.card]?.[0] ?? '')

  return (text, count) => {
    const slipped = slips(nameKey(text)).flatMap(({ key, distance }) =>
      names.withKey(key).map(match => ({ ...match, distance })),
    )
    const near = [
      ...names.exact(text),
      ...slipped.sort((a, b) => a.distance - b.distance || byCard(a, b)),
      ...[...shared(text)].sort((a, b) => b.share - a.share || byCard(a, b)),
    ]
    return [...new Set(near.map(({ card }) => card))].slice(0, count)
  }
}

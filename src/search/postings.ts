/** What each word of the index scores in which entries, worked out when a question first has the word. */
import { BM25F, IDENTITY, leveling, NAMING, weightOf } from './fields.ts'
import { eachPlace, type WordIndex } from './file.ts'

/** The cards that have a word. */
export interface Postings {
  readonly cards: Uint32Array
  readonly scores: Float32Array
  readonly places: Uint8Array
}

/** Where a word stands in a card, as bits; and whether it stands there as it was asked, or in another form. */
export const PLACE = { identity: 1, named: 2, own: 4, inflected: 8 } as const

/** @returns for the position of a word, what it scores in which cards: less than 1 */
export function openPostings({ fields, lengths, averages, places }: WordIndex): (word: number) => Postings {
  const opened: Postings[] = []
  const all = lengths.length
  const weights = fields.map(weightOf)
  const placesIn = fields.map(placeOf)
  const mass = new Float64Array(all)
  const found = new Uint8Array(all)
  const open = (packed: string): Postings => {
    const cards: number[] = []
    eachPlace(packed, (field, at) => {
      const before = mass[at] as number
      if (before === 0) cards.push(at)
      const length = (lengths[at]?.[field] ?? 0) / (averages[field] as number)
      mass[at] = before + (weights[field] as number) / leveling(fields[field] as string, length)
      found[at] = (found[at] as number) | (placesIn[field] as number)
    })
    const scores = Float32Array.from(cards, card => (mass[card] as number) / (BM25F.k + (mass[card] as number)))
    const postings = {
      cards: Uint32Array.from(cards),
      scores,
      places: Uint8Array.from(cards, card => found[card] ?? 0),
    }
    for (const card of cards) mass[card] = found[card] = 0
    return postings
  }
  return word => {
    opened[word] ??= open(places[word] ?? '')
    return opened[word]
  }
}

/** What it says of a word that it stands in a field. */
function placeOf(field: string): number {
  return (IDENTITY.has(field) ? PLACE.identity : 0) | (NAMING.has(field) ? PLACE.named : 0)
}

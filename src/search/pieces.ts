/**
 * The file of a large dictionary, joined from a piece of text for each term. A piece shows nothing of other terms, so
 * builds remember pieces and need not read words again. Only fields that every file indexes are in them.
 */
import type { Language } from '../schema/language.ts'
import { type FieldWords, openFields } from './field-words.ts'
import type { PackedIndex } from './file.ts'
import { invertWords } from './invert.ts'
import { FIRM, head, packCard, packComparisons, phrasesOf, type Searched, type Shelf, textOf } from './make.ts'
import { type Phrase, packPhrases } from './phrases.ts'
import { openStemmers, telling } from './words.ts'

/** Between the parts of a piece; texts hold no such character. */
const GAP = '\t'
/** Between two phrases. */
const BAR = '|'

/**
 * @returns a function that makes the piece of a term: its card before and after the related terms, the words of each
 * field, and its phrases
 */
export function openPieces(language: Language): (term: Searched) => string {
  const wordsIn = openFields(language)
  const [stem] = openStemmers(language)
  return term => {
    const card = packCard(term, language, () => [], new Map())
    const fields = FIRM.map(field => {
      const { length, stems } = wordsIn(field, textOf(term, field, language))
      return [length, ...stems].join(' ')
    })
    const phrases = phrasesOf(term, language).map(text => telling(text).map(stem).join(' '))
    return [
      JSON.stringify(card.slice(0, 5)).slice(0, -1),
      JSON.stringify(card.slice(6)).slice(1),
      ...fields,
      phrases.join(BAR),
    ].join(GAP)
  }
}

/**
 * The JSON of the file for one language.
 * @param pieces in the order of the terms
 */
export function joinPieces(
  pieces: readonly string[],
  { terms, related, comparisons = [] }: Shelf,
  language: Language,
): string {
  const position = new Map(terms.map(({ slug }, i) => [slug, i]))
  const parts = pieces.map(piece => piece.split(GAP))
  const cards = parts.map((part, i) => {
    const places: number[] = []
    for (const slug of related(terms[i]?.slug ?? '')) {
      const place = position.get(slug)
      if (place !== undefined) places.push(place)
    }
    return `${part[0]},[${places.join(',')}],${part[1]}`
  })
  const words = invertWords(parts.length, FIRM, (field, card) =>
    readField(parts[card]?.[2 + FIRM.indexOf(field)] ?? ''),
  )
  const phrases = parts.map(part => readPhrases(part[2 + FIRM.length] ?? ''))
  const index: PackedIndex = { ...words, phrases: packPhrases(phrases, words) }
  const packed = packComparisons(comparisons, position)
  return [
    JSON.stringify(head(language)).slice(0, -1),
    `,"cards":[${cards.join(',')}],"index":${JSON.stringify(index)}`,
    packed.length > 0 ? `,"comparisons":${JSON.stringify(packed)}}` : '}',
  ].join('')
}

function readField(text: string): FieldWords {
  const end = text.indexOf(' ')
  return end === -1
    ? { length: Number(text), stems: [] }
    : { length: Number(text.slice(0, end)), stems: text.slice(end + 1).split(' ') }
}

const readPhrases = (text: string): readonly Phrase[] =>
  text === '' ? [] : text.split(BAR).map(phrase => (phrase === '' ? [] : phrase.split(' ')))

/**
 * Making the search files of a language. Large dictionaries leave the weakest fields out, so that the file stays one that
 * can be loaded whole.
 */

import { RELATED_WORDS } from '../languages/synonyms.ts'
import { bounds, SUBJECTS } from '../schema/bounds.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import { packCard, packNames, phrasesIn, type Searched, textOf } from './entry.ts'
import { FIELDS, type Field, FOREIGN } from './fields.ts'
import type { NamesFile, PackedComparison, SearchedComparison, SearchFile } from './file.ts'
import { invertWords } from './invert.ts'
import { type PageToIndex, packPages } from './pages.ts'
import { packPhrases } from './phrases.ts'
import { contentWords, type FieldWords, fieldWords, openStemmers } from './words.ts'

export interface Shelf {
  /** Sorted by title in the language. */
  readonly terms: readonly Searched[]
  /** Slugs of the terms to read next. */
  related(slug: string): readonly string[]
  readonly comparisons?: readonly SearchedComparison[]
  readonly pages?: readonly PageToIndex[]
}

/** Fields that the file of a large dictionary leaves out, the first ones first. */
const OPTIONAL: readonly (readonly Field[])[] = [['text'], ['otherTagline', 'otherKeywords']]

/** Bytes of a file to which a character comes, of long texts and of other fields; measured on the real entries. */
const BYTES_PER_CHARACTER = { text: 0.25, others: 0.5 } as const

/** The JSON of the file for one language: the same terms give the same bytes. */
export function makeSearchFile(shelf: Shelf, language: Language, budget: number = bounds.searchFile.max): string {
  const { terms } = shelf
  const fields = fieldsWithin(shelf, language, budget)
  const relatedTo = openRelated(shelf)
  const [own, other] = openStemmers(language)
  const wordsOf = (term: Searched, field: Field): FieldWords =>
    fieldWords(textOf(term, field, language), FOREIGN.has(field) ? other : own)
  const isTelling = tellingStems(terms.map(term => wordsOf(term, 'text').stems))
  const words = invertWords(fields, terms.length, (card, index) => {
    const field = fields[index] as Field
    const { length, stems } = wordsOf(terms[card] as Searched, field)
    return { length, stems: field === 'text' ? stems.filter(isTelling) : stems }
  })
  const phrases = packPhrases(
    terms.map(term => phrasesIn(term[language]).map(text => contentWords(text).map(own))),
    words,
  )
  const comparisons = packComparisons(shelf)
  const file: SearchFile = {
    ...head(language),
    cards: terms.map(term => packCard(term, language, relatedTo(term.slug))),
    index: { ...words, phrases },
    pages: packPages(shelf.pages ?? [], language),
    ...(comparisons.length > 0 && { comparisons }),
  }
  return JSON.stringify(file)
}

/**
 * The JSON of the file of names, which browsers load first: what names alone decide has the same order in it. The index of
 * their words is made by `withNamesIndex`.
 */
export function makeNamesFile(terms: readonly Searched[], language: Language): string {
  const file: NamesFile = { version: 1, language, cards: terms.map(term => packNames(term, language)) }
  return JSON.stringify(file)
}

/**
 * Words of texts that are left out of the index: those that stand in one text alone, of which there are many, and those
 * that stand in more than this part of the texts, whose places are many.
 */
const COMMON = 0.1

/** @returns whether a stem is neither, of the stems of each text */
function tellingStems(texts: readonly (readonly string[])[]): (stem: string) => boolean {
  const counts = new Map<string, number>()
  for (const stems of texts) for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return stem => {
    const count = counts.get(stem) ?? 0
    return count > 1 && count <= Math.max(FEW, COMMON * texts.length)
  }
}

/** Words of so few texts are never common. */
const FEW = 20

/** @returns for a slug, the positions of the cards of related terms */
function openRelated({ terms, related }: Shelf): (slug: string) => readonly number[] {
  const position = positionsOf(terms)
  return slug => related(slug).flatMap(other => position.get(other) ?? [])
}

/** Positions of cards, by slug. */
const positionsOf = (terms: readonly Searched[]): ReadonlyMap<string, number> =>
  new Map(terms.map(({ slug }, i) => [slug, i]))

function packComparisons({ terms, comparisons = [] }: Shelf): readonly PackedComparison[] {
  const position = positionsOf(terms)
  return comparisons.flatMap(({ terms: [a, b], difference, title, path }): readonly PackedComparison[] => {
    const [first, second] = [position.get(a), position.get(b)]
    return first === undefined || second === undefined ? [] : [[first, second, difference, title, path]]
  })
}

/** What all files of a language begin with. */
function head(language: Language): Omit<SearchFile, 'cards' | 'index' | 'pages'> {
  const other = otherLanguage(language)
  return {
    ...{ version: 1, language, subjects: SUBJECTS },
    synonyms: [packSynonyms(language), packSynonyms(other)],
    families: [packFamilies(language), packFamilies(other)],
  }
}

/** A group a line. */
const packGroups = (groups: string): string => groups.replace(/,\s+/g, '\n')

const packSynonyms = (language: Language): string => packGroups(RELATED_WORDS[language].synonyms)

/** Endings in the first line. */
export function packFamilies(language: Language): string {
  const { endings, families } = RELATED_WORDS[language]
  return `${endings.replaceAll('\n', ' ')}\n${packGroups(families)}`
}

/** The fields that may be indexed within the budget. */
function fieldsWithin({ terms }: Shelf, language: Language, budget: number): readonly Field[] {
  const costOf = (field: Field): number => {
    const { [field as 'text']: bytes = BYTES_PER_CHARACTER.others } = BYTES_PER_CHARACTER
    return bytes * terms.reduce((sum, term) => sum + textOf(term, field, language).length, 0)
  }
  let total = FIELDS.reduce((sum, field) => sum + costOf(field), 0)
  const left = new Set<Field>(FIELDS)
  for (const fields of OPTIONAL) {
    if (total <= budget) break
    for (const field of fields) {
      left.delete(field)
      total -= costOf(field)
    }
  }
  return FIELDS.filter(field => left.has(field))
}

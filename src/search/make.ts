/**
 * Making the file of a language from its terms. Large dictionaries leave the weakest fields out, so that the file stays
 * one that can be loaded whole.
 */

import { RELATED_WORDS } from '../languages/synonyms.ts'
import { bounds, SUBJECTS } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import { otherLanguage } from '../schema/language.ts'
import type { FrontMatter, Term, Translation } from '../schema/term.ts'
import { acronym } from '../text/names.ts'
import { FIELDS, type Field, type Indexed } from './fields.ts'
import type { PackedCard, PackedComparison, SearchFile } from './file.ts'
import { invert } from './invert.ts'
import { nameKey, shortTitle } from './names.ts'
import { packPhrases } from './phrases.ts'
import { openStemmers, telling } from './words.ts'

/** A term as far as it is searched: the texts are missing where no file may hold them. */
export type Searched = Omit<Term, Language> &
  Readonly<Record<Language, FrontMatter & Partial<Pick<Translation, 'explanation' | 'keyPoints'>>>>

export interface Shelf {
  /** Sorted by title in the language. */
  readonly terms: readonly Searched[]
  /** Slugs of the terms to read next. */
  related(slug: string): readonly string[]
  readonly comparisons?: readonly SearchedComparison[]
}

/** A comparison as far as it is found: by the names of its entries. */
export interface SearchedComparison {
  readonly terms: readonly [string, string]
  readonly difference: string
  /** Title of its page; empty where it has none. */
  readonly title: string
}

/** Fields that may be left out, the first ones first. */
const WEAK: readonly (readonly Field[])[] = [['explanation'], ['keyPoints'], ['otherTagline', 'otherKeywords']]

/** Fields that every file indexes. */
export const FIRM: readonly Field[] = FIELDS.filter(field => !WEAK.flat().includes(field))

/** Bytes to which a character of text comes in the index; measured on the real entries. Long texts repeat themselves. */
const BYTES_PER_CHARACTER: Readonly<Partial<Record<Field, number>>> = {
  explanation: 0.3,
  keyPoints: 0.41,
  otherTagline: 0.45,
  otherKeywords: 0.45,
}
const BYTES_PER_CHARACTER_OF_NAMES = 0.75

/** All that a file is made from: its cards, and the texts of the fields that are indexed. */
export interface Gathered {
  readonly cards: readonly PackedCard[]
  readonly fields: readonly Field[]
  readonly documents: readonly Indexed[]
  /** Keyword phrases, card by card. */
  readonly phrases: readonly (readonly string[])[]
  readonly comparisons: readonly PackedComparison[]
}

/** Gathers what the file of a language is made from; cheap beside the making of the index. */
export function gather(
  { terms, related, comparisons = [] }: Shelf,
  language: Language,
  budget: number = bounds.searchFile.max,
): Gathered {
  const position = new Map(terms.map(({ slug }, i) => [slug, i]))
  const cards = terms.map(term => packCard(term, language, related, position))
  const texts = new Map(FIELDS.map(field => [field, terms.map(term => textOf(term, field, language))]))
  const fields = affordable(texts, JSON.stringify(cards).length, budget)
  const documents = terms.map((_, id) => {
    const document: Partial<Record<Field, string>> & Indexed = { id }
    for (const field of fields) document[field] = texts.get(field)?.[id] ?? ''
    return document
  })
  const phrases = terms.map(term => phrasesOf(term, language))
  return { cards, fields, documents, phrases, comparisons: packComparisons(comparisons, position) }
}

/** @param position of a card, by slug */
export const packComparisons = (
  comparisons: readonly SearchedComparison[],
  position: ReadonlyMap<string, number>,
): readonly PackedComparison[] =>
  comparisons.flatMap(({ terms: [a, b], difference, title }): readonly PackedComparison[] => {
    const [first, second] = [position.get(a), position.get(b)]
    return first === undefined || second === undefined ? [] : [[first, second, difference, title]]
  })

/** The file for one language: the same terms give the same bytes. */
export function makeSearchFile(
  { cards, fields, documents, phrases, comparisons }: Gathered,
  language: Language,
): SearchFile {
  const words = invert(documents, fields, language)
  const [own] = openStemmers(language)
  const stemmed = phrases.map(texts => texts.map(text => telling(text).map(own)))
  const index = { ...words, phrases: packPhrases(stemmed, words) }
  return { ...head(language), cards, index, ...(comparisons.length > 0 && { comparisons }) }
}

/** Fields of the file of names. */
const NAME_FIELDS: readonly Field[] = ['title', 'names', 'otherNames']

/**
 * The file of names, which browsers load first: it is searched in the same way, and what names alone decide has the same
 * order in it. Nothing else is in it, so that it is short.
 */
export function makeNamesFile({ terms }: Shelf, language: Language): SearchFile {
  const cards = terms.map((term): PackedCard => {
    const [slug, title, , level, , , ...names] = packCard(term, language, () => [], new Map())
    return [slug, title, '', level, [], [], ...names]
  })
  const documents = terms.map((term, id) => ({
    ...Object.fromEntries(NAME_FIELDS.map(field => [field, textOf(term, field, language)])),
    id,
  }))
  const index = { ...invert(documents, NAME_FIELDS, language), phrases: [] }
  return { ...{ version: 1, language, subjects: [], synonyms: ['', ''], families: ['', ''] }, cards, index }
}

/** What all files of a language begin with. */
export function head(language: Language): Omit<SearchFile, 'cards' | 'index'> {
  const other = otherLanguage(language)
  return {
    ...{ version: 1, language, subjects: SUBJECTS },
    synonyms: [RELATED_WORDS[language].synonyms, RELATED_WORDS[other].synonyms],
    families: [RELATED_WORDS[language].families, RELATED_WORDS[other].families],
    everyday: `${RELATED_WORDS[language].everyday} ${RELATED_WORDS[other].everyday}`,
  }
}

export function packCard(
  term: Searched,
  language: Language,
  related: Shelf['related'],
  position: ReadonlyMap<string, number>,
): PackedCard {
  const other = otherLanguage(language)
  const { title, tagline } = term[language]
  const foreign = term[other].title === title ? '' : term[other].title
  const known = new Set([term.slug, title, shortTitle(title)].map(nameKey))
  const names = unknown(namesIn(term, language), known)
  for (const name of [foreign, shortTitle(foreign)]) known.add(nameKey(name))
  return [
    term.slug,
    title,
    tagline,
    term.level,
    term.subjects.map(subject => SUBJECTS.indexOf(subject)),
    related(term.slug).flatMap(slug => position.get(slug) ?? []),
    names,
    foreign,
    unknown([...namesIn(term, other), ...term.formerSlugs], known),
  ]
}

/** Acronym, aliases, and the words that initials stand for. */
function namesIn(term: Searched, language: Language): readonly string[] {
  const { aliases, standsFor } = term[language]
  const short = acronym(term, language)
  const words = standsFor === undefined ? [] : [wordsBehind(standsFor)]
  return short === undefined ? [...aliases, ...words] : [short, ...aliases, ...words]
}

/** Those that no earlier one equals; they are added to the known ones. */
const unknown = (names: readonly string[], known: Set<string>): readonly string[] =>
  names.filter(name => known.size !== known.add(nameKey(name)).size)

/** A keyword of one word is a name in all but publication; a phrase may mention many things. */
const isOneWord = (keyword: string): boolean => telling(keyword).length <= 1

/** Keyword phrases. */
export const phrasesOf = (term: Searched, language: Language): readonly string[] =>
  term[language].keywords.filter(keyword => !isOneWord(keyword))

export function textOf(term: Searched, field: Field, language: Language): string {
  const own = term[language]
  const other = term[otherLanguage(language)]
  switch (field) {
    case 'names':
      return [...own.aliases, wordsBehind(own.standsFor ?? '')].join(' ')
    case 'keywords':
      return [...own.keywords.filter(isOneWord), asTyped(own.pronunciation ?? '')].join(' ')
    case 'phrases':
      return phrasesOf(term, language).join(' ')
    case 'otherNames':
      return [other.title, ...other.aliases].join(' ')
    case 'otherKeywords':
      return other.keywords.join(' ')
    case 'otherTagline':
      return other.tagline
    case 'keyPoints':
    case 'explanation':
      return own[field]?.join(' ') ?? ''
    default:
      return own[field]
  }
}

/** Without their language: `en: Domain Name System` → `Domain Name System`. */
const wordsBehind = (standsFor: string): string => standsFor.replace(/^\w+: /, '')

/** Respellings as people type what they hear: `guái-fái o güí-fi` → `guáifái güífi`. */
const asTyped = (pronunciation: string): string => pronunciation.replaceAll('-', '').replace(/ (?:or|o) /g, ' ')

/** The fields that may be indexed within the budget, weakest ones left out first. */
function affordable(texts: ReadonlyMap<Field, readonly string[]>, bytes: number, budget: number): readonly Field[] {
  const left = new Set<Field>(FIELDS)
  const costs = new Map<Field, number>()
  for (const [field, all] of texts) {
    let characters = 0
    for (const text of all) characters += text.length
    costs.set(field, characters * (BYTES_PER_CHARACTER[field] ?? BYTES_PER_CHARACTER_OF_NAMES))
  }
  let total = bytes + FIELDS.reduce((sum, field) => sum + (costs.get(field) ?? 0), 0)
  for (const fields of WEAK) {
    if (total <= budget) break
    for (const field of fields) {
      left.delete(field)
      total -= costs.get(field) ?? 0
    }
  }
  return FIELDS.filter(field => left.has(field))
}

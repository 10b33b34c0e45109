/** Making the file of a language from its terms. Large dictionaries leave the weakest fields out, so that the file stays one that can be loaded whole. */

import { SUBJECTS } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import { otherLanguage } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { acronym } from '../text/names.ts'
import { emptyIndex, FIELDS, type Field, type Indexed } from './fields.ts'
import { type PackedCard, packIndex, type SearchFile } from './file.ts'
import { nameKey, shortTitle } from './names.ts'

export interface Shelf {
  /** Sorted by title in the language. */
  readonly terms: readonly Term[]
  /** Slugs of the terms to read next. */
  related(slug: string): readonly string[]
}

/** Bytes of one file, before compression, up to which the next weaker field is still indexed. */
export const BUDGET = 1_500_000

/** Fields that may be left out, the first one first. */
const WEAK: readonly (readonly Field[])[] = [['explanation'], ['keyPoints', 'otherTagline']]

/** Bytes that a character of text comes to in the index, on the average; measured on the real entries. */
const BYTES_PER_CHARACTER = 0.5

/** The file for one language: the same terms give the same bytes. */
export function makeSearchFile({ terms, related }: Shelf, language: Language, budget: number = BUDGET): SearchFile {
  const position = new Map(terms.map(({ slug }, i) => [slug, i]))
  const cards = terms.map(term => packCard(term, language, related, position))
  const documents = terms.map((term, id) => documentOf(term, id, language))
  const fields = affordable(documents, JSON.stringify(cards).length, budget)
  const index = emptyIndex(language, fields)
  index.addAll(documents)
  return { version: 1, language, subjects: SUBJECTS, cards, index: packIndex(index.toJSON(), fields) }
}

function packCard(
  term: Term,
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

/** Acronym and aliases. */
function namesIn(term: Term, language: Language): readonly string[] {
  const short = acronym(term, language)
  return short === undefined ? term[language].aliases : [short, ...term[language].aliases]
}

/** Those that no earlier one equals; they are added to the known ones. */
const unknown = (names: readonly string[], known: Set<string>): readonly string[] =>
  names.filter(name => known.size !== known.add(nameKey(name)).size)

function documentOf(term: Term, id: number, language: Language): Indexed {
  const own = term[language]
  const other = otherLanguage(language)
  return {
    id,
    title: own.title,
    names: own.aliases.join(' '),
    tagline: own.tagline,
    otherNames: [term[other].title, ...term[other].aliases].join(' '),
    keyPoints: own.keyPoints.join(' '),
    otherTagline: term[other].tagline,
    explanation: own.explanation.join(' '),
  }
}

function affordable(documents: readonly Indexed[], bytes: number, budget: number): readonly Field[] {
  const left = new Set<Field>(FIELDS)
  const cost = (field: Field): number =>
    documents.reduce((sum, document) => sum + (document[field]?.length ?? 0), 0) * BYTES_PER_CHARACTER
  let total = bytes + FIELDS.reduce((sum, field) => sum + cost(field), 0)
  for (const fields of WEAK) {
    if (total <= budget) break
    for (const field of fields) {
      left.delete(field)
      total -= cost(field)
    }
  }
  return FIELDS.filter(field => left.has(field))
}

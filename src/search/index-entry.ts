/** What the search files hold of one entry: its names, what else its card shows, and its keywords. */

import { SUBJECTS } from '../schema/bounds.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import type { FrontMatter, Term } from '../schema/term.ts'
import { acronym } from '../text/term-names.ts'
import type { PackedCard, PackedDetails } from './index-format.ts'
import { nameKey, shortTitle } from './names.ts'

/** A term as far as it is searched: without its texts. */
export type Searched = Omit<Term, Language> & Readonly<Record<Language, FrontMatter>>

/** The card without what the file of names lacks. */
export function packNames(term: Searched, language: Language): PackedCard {
  const other = otherLanguage(language)
  const { title } = term[language]
  const foreign = term[other].title === title ? '' : term[other].title
  const known = new Set([term.slug, title, shortTitle(title)].map(nameKey))
  const names = unknown(namesIn(term, language), known)
  for (const name of [foreign, shortTitle(foreign)]) known.add(nameKey(name))
  const foreignNames = unknown([...namesIn(term, other), ...term.formerSlugs], known)
  return [term.slug, title, '', term.level, [], [], names, foreign, foreignNames]
}

/** @param related positions of the terms to read next */
export function packDetails(term: Searched, language: Language, related: readonly number[]): PackedDetails {
  return [term[language].tagline, term.subjects.map(subject => SUBJECTS.indexOf(subject)), related]
}

/** Acronym, aliases, and the words that initials stand for. */
function namesIn(term: Searched, language: Language): readonly string[] {
  const { aliases, standsFor } = term[language]
  const short = acronym(term, language)
  // Without their language: `en: Domain Name System` → `Domain Name System`.
  const words = standsFor === undefined ? [] : [standsFor.replace(/^\w+: /, '')]
  return short === undefined ? [...aliases, ...words] : [short, ...aliases, ...words]
}

/** Those that no earlier one equals; they are added to the known ones. */
const unknown = (names: readonly string[], known: Set<string>): readonly string[] =>
  names.filter(name => known.size !== known.add(nameKey(name)).size)

type Text = Searched[Language]

/** Keywords, other things that the word means, and how it is spelled by those who hear it. */
export const keywordsOf = ({ keywords, senses = [], pronunciation = '' }: Text): readonly string[] => [
  ...keywords,
  // `sign-in token: A code.` → `sign-in token`.
  ...senses.map(sense => sense.slice(0, sense.indexOf(': '))).filter(label => !isField(label)),
  ...asTyped(pronunciation),
]

/** Whether the label of a sense is a field in which the word means something else, `medicine`, and no name of a thing. */
const isField = (label: string): boolean => /^\p{Ll}+$/u.test(label)

/** Respellings as people type what they hear: `guái-fái o güí-fi` → `guáifái`, `güífi`. */
const asTyped = (pronunciation: string): readonly string[] => pronunciation.replaceAll('-', '').split(/ (?:or|o) /)

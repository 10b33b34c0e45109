/**
 * What a reader of one entry is shown: the term, the terms its text names, and the terms to read next. Pages of a term
 * are made from this and the site alone, so it is also all that they depend on.
 */
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import type { Mention } from '../text/mentions.ts'
import type { Dictionary } from './dictionary.ts'

export interface Reading {
  readonly term: Term
  readonly mentions: Readonly<Record<Language, readonly Mention[]>>
  readonly related: readonly Term[]
}

export const readingOf = (term: Term, dictionary: Dictionary): Reading => ({
  term,
  mentions: { en: dictionary.mentions(term.slug, 'en'), es: dictionary.mentions(term.slug, 'es') },
  related: dictionary.related(term.slug),
})

/** The objects whose content decides what the pages of a term say. */
export const inputsOf = ({ term, mentions, related }: Reading): readonly object[] => [
  term,
  ...LANGUAGES.map(language => mentions[language]),
  ...related,
]

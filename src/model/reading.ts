/**
 * What a reader of one entry is shown: the term, the terms its text names, the terms to read next and those beside it
 * in its topic. Pages of a term are made from this and the site alone, so it is also all that they depend on.
 */
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import type { Mention } from '../text/mentions.ts'
import type { Dictionary } from './dictionary.ts'
import type { Gloss } from './gloss.ts'
import type { Neighbors } from './neighbors.ts'
import { oncePer } from './once.ts'
import type { Summary } from './summary.ts'

type InBoth<Value> = Readonly<Record<Language, Value>>

export interface Reading {
  readonly term: Term
  readonly mentions: InBoth<readonly Mention[]>
  /** The terms that are mentioned, each once. */
  readonly glosses: InBoth<readonly Gloss[]>
  readonly neighbors: InBoth<Neighbors>
  readonly related: readonly Summary[]
  /** The entries to read before this one. */
  readonly needs: readonly Summary[]
}

const readings = oncePer((dictionary: Dictionary) => oncePer((term: Term) => makeReading(term, dictionary)))

/** One object for each term of a dictionary: every form of its pages is made from the same. */
export const readingOf = (term: Term, dictionary: Dictionary): Reading => readings(dictionary)(term)

function makeReading(term: Term, dictionary: Dictionary): Reading {
  const inBoth = <Value>(of: (language: Language) => Value): InBoth<Value> => ({ en: of('en'), es: of('es') })
  const mentions = inBoth(language => dictionary.mentions(term.slug, language))
  return {
    term,
    mentions,
    glosses: inBoth(language => {
      const slugs = new Set(mentions[language].map(({ slug }) => slug))
      return [...slugs].flatMap(slug => dictionary.gloss(slug, language) ?? [])
    }),
    neighbors: inBoth(language => dictionary.neighbors(term.slug, language)),
    related: dictionary.related(term.slug),
    needs: term.needs.flatMap(slug => dictionary.get(slug) ?? []),
  }
}

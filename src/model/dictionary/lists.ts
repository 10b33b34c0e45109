/** Terms in the orders in which lists show them; each list is made when it is first asked for. */
import type { Subject } from '../../schema/classification.ts'
import type { Language } from '../../schema/language.ts'
import { compareText } from '../../text/compare-text.ts'
import { groupBy } from '../../text/group-by.ts'
import { sortKey } from './letters.ts'
import { once } from './once.ts'
import type { Summary } from './summary.ts'

/** The terms before and after a term in the list of its home topic. */
export interface Neighbors {
  readonly previous: Summary | undefined
  readonly next: Summary | undefined
}

/**
 * Lists in each language: all terms sorted by title, those of each subject, and neighbors by slug.
 * @param terms sorted by slug
 */
export function openLists(terms: readonly Summary[]) {
  const byTitle = perLanguage(language => sortByTitle(terms, language))
  const topics = perLanguage(language => groupBy(byTitle(language), ({ subjects }) => subjects))
  return { byTitle, topics, neighbors: perLanguage(language => neighborsIn(topics(language))) }
}

/** Caches a value for each language. */
export function perLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made = { en: once(() => make('en')), es: once(() => make('es')) }
  return language => made[language]()
}

function sortByTitle(terms: readonly Summary[], language: Language): readonly Summary[] {
  const keyed = terms.map(term => ({ term, key: sortKey(term[language].title, language) }))
  keyed.sort((a, b) => compareText(a.key, b.key) || compareText(a.term.slug, b.term.slug))
  return keyed.map(({ term }) => term)
}

/** A term has neighbors in its first subject only. */
function neighborsIn(topics: ReadonlyMap<Subject, readonly Summary[]>): ReadonlyMap<string, Neighbors> {
  const found = new Map<string, Neighbors>()
  for (const [subject, terms] of topics)
    for (const [i, { slug, subjects }] of terms.entries())
      if (subjects[0] === subject) found.set(slug, { previous: terms[i - 1], next: terms[i + 1] })
  return found
}

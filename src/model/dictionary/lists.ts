/** Terms in the orders in which lists show them; each list is made when it is first asked for. */
import type { Language } from '../../schema/language.ts'
import { compareText } from '../../text/compare-text.ts'
import { groupBy } from '../../text/group-by.ts'
import { sortKey } from './letters.ts'
import { once } from './memoize.ts'
import type { Summary } from './summary.ts'

/**
 * Lists in each language: all terms sorted by title, and those of each subject.
 * @param terms sorted by slug
 */
export function makeLists(terms: readonly Summary[]) {
  const byTitle = perLanguage(language => sortByTitle(terms, language))
  const topics = perLanguage(language => groupBy(byTitle(language), ({ subjects }) => subjects))
  return { byTitle, topics }
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

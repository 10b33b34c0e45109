/** Terms in the orders in which lists show them; each list is made when it is first asked for. */
import type { Subject } from '../../schema/classification.ts'
import type { Language } from '../../schema/language.ts'
import { compareText } from '../../text/compare-text.ts'
import { groupBy } from '../../text/group-by.ts'
import { briefOf, Gloss } from './gloss.ts'
import { sortKey } from './letters.ts'
import { once } from './once.ts'
import type { Summary } from './summary.ts'

/** The terms before and after a term in the list of its home topic. */
export interface Neighbors {
  readonly previous: Gloss | undefined
  readonly next: Gloss | undefined
}

/**
 * Lists in each language: all terms sorted by title, those of each subject, and by slug glosses and neighbors.
 * @param terms sorted by slug
 */
export function openLists(terms: readonly Summary[]) {
  const byTitle = perLanguage(language => sortByTitle(terms, language))
  const topics = perLanguage(language => groupBy(byTitle(language), ({ subjects }) => subjects))
  // Each gloss is a single object, because pages are compared by the objects they depend on.
  const glosses = perLanguage(
    language => new Map(terms.map(term => [term.slug, new Gloss(briefOf(term), language)] as const)),
  )
  const neighbors = perLanguage(language => neighborsIn(topics(language), glosses(language)))
  return { byTitle, topics, glosses, neighbors }
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
function neighborsIn(
  topics: ReadonlyMap<Subject, readonly Summary[]>,
  glosses: ReadonlyMap<string, Gloss>,
): ReadonlyMap<string, Neighbors> {
  const at = (term: Summary | undefined) => term && glosses.get(term.slug)
  const found = [...topics].flatMap(([subject, terms]) =>
    terms.flatMap(({ slug, subjects }, i) =>
      subjects[0] === subject ? [[slug, { previous: at(terms[i - 1]), next: at(terms[i + 1]) }] as const] : [],
    ),
  )
  return new Map(found)
}

/** Terms in the orders in which lists show them; each list is made when it is first asked for. */
import type { Subject } from '../../schema/classification.ts'
import type { Language } from '../../schema/language.ts'
import { compareText } from '../../text/compare-text.ts'
import { type Gloss, glossary } from './gloss.ts'
import { sortKey } from './letters.ts'
import { type Neighbors, neighborsIn } from './neighbors.ts'
import { once } from './once.ts'
import type { Summary } from './summary.ts'

export interface Lists {
  /** All terms sorted by title. */
  byTitle(language: Language): readonly Summary[]
  /** The terms of each subject, sorted by title. */
  topics(language: Language): ReadonlyMap<Subject, readonly Summary[]>
  /** By slug. */
  glosses(language: Language): ReadonlyMap<string, Gloss>
  /** By slug. */
  neighbors(language: Language): ReadonlyMap<string, Neighbors>
}

/** @param terms sorted by slug */
export function openLists(terms: readonly Summary[]): Lists {
  const byTitle = perLanguage(language => sortByTitle(terms, language))
  const topics = perLanguage(language => groupBySubject(byTitle(language)))
  const glosses = perLanguage(language => glossary(terms, language))
  return {
    byTitle,
    topics,
    glosses,
    neighbors: perLanguage(language => neighborsIn(topics(language), glosses(language))),
  }
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

function groupBySubject(terms: readonly Summary[]): ReadonlyMap<Subject, readonly Summary[]> {
  const groups = new Map<Subject, Summary[]>()
  for (const term of terms) {
    for (const subject of term.subjects) {
      const group = groups.get(subject)
      if (group) group.push(term)
      else groups.set(subject, [term])
    }
  }
  return groups
}

/**
 * A dictionary of whole terms, made in the simplest way: everything is in memory, and everything is looked for. What builds
 * find in parts and remember is compared with it.
 */
import { composeDictionary, type Dictionary } from '../../src/model/dictionary/dictionary.ts'
import { chooseRelated } from '../../src/model/relations/related.ts'
import { bagOf } from '../../src/model/relations/similarity.ts'
import { type Collections, NO_COLLECTIONS } from '../../src/schema/comparisons-and-paths.ts'
import { inBoth, LANGUAGES, type Language } from '../../src/schema/language.ts'
import type { Term } from '../../src/schema/term.ts'
import { compareText } from '../../src/text/compare-code-units.ts'
import { findMentions } from '../../src/text/find-mentions.ts'
import { indexNames } from '../../src/text/name-index.ts'
import { namesOf } from '../../src/text/term-names.ts'

/** A dictionary that has the body of every term. */
export interface WholeDictionary extends Dictionary {
  readonly terms: readonly Term[]
  get(slug: string): Term | undefined
  byTitle(language: Language): readonly Term[]
}

/**
 * @param unsorted valid terms, in any order
 * @param collections comparisons and paths; those with an unknown entry are left out
 */
export function makeDictionary(unsorted: readonly Term[], collections: Collections = NO_COLLECTIONS): WholeDictionary {
  const terms = [...unsorted].sort((a, b) => compareText(a.slug, b.slug))
  const position = new Map(terms.map(({ slug }, i) => [slug, i]))
  const mentions = inBoth(language => mentionsIn(terms, language))
  const named = ({ slug }: Term) => LANGUAGES.flatMap(language => mentions[language].get(slug) ?? [])
  const related = chooseRelated(
    terms,
    terms.map(term => named(term).flatMap(({ slug }) => position.get(slug) ?? [])),
    terms.map(bagOf),
    collections,
  )
  return composeDictionary(
    terms,
    {
      whole: slug => terms[position.get(slug) ?? -1],
      mentions: (slug, language) => mentions[language].get(slug) ?? [],
      related: slug => (related[position.get(slug) ?? -1] ?? []).map(i => terms[i] as Term),
    },
    collections,
  ) as WholeDictionary
}

function mentionsIn(terms: readonly Term[], language: Language) {
  const named = terms.filter(({ draft }) => !draft)
  const index = indexNames(namesOf(named, language), language)
  return new Map(terms.map(term => [term.slug, findMentions(term[language].explanation, index, term.slug, term.means)]))
}

/** The terms of any dictionary, whole. */
export const wholeTerms = (dictionary: Dictionary): readonly Term[] =>
  dictionary.terms.flatMap(({ slug }) => dictionary.whole(slug) ?? [])

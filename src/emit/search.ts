/** The search files, one for each language, which browsers and the edge both load. */
import { file, fileOf } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import { comparisonTitle } from '../pages/comparison.ts'
import { hasPage } from '../schema/collections.ts'
import { LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import { BUDGET, gather, makeSearchFile, type SearchedComparison } from '../search/make.ts'

export function* search(language: Language, dictionary: Dictionary, _site: Site): Iterable<Artifact> {
  yield searchFile(language, dictionary)
}

/** What the search file of a language depends on; texts are searched in small dictionaries only. */
export function searchInputs(language: Language, dictionary: Dictionary): readonly object[] {
  const other = otherLanguage(language)
  const hasTexts = textsAreSearched(dictionary.terms)
  const always = ['facts', `${language} names`, `${language} texts`, `${other} names`, 'related'] as const
  return [
    { hasTexts },
    ...always.map(dictionary.facet),
    ...(hasTexts ? ([`${other} texts`, 'wholes'] as const).map(dictionary.facet) : []),
    dictionary.comparisons,
  ]
}

/** The list of slugs, for the scripts of the random term and of the term of the day. */
export function* slugs(dictionary: Dictionary, _site: Site): Iterable<Artifact> {
  yield {
    path: fileOf(file.slugs),
    origin: 'the list of slugs',
    render: () => `${JSON.stringify(dictionary.terms.map(({ slug }) => slug))}\n`,
  }
}

/**
 * Whether the search files index the texts of entries. In a large dictionary the names alone exceed the size limit, so
 * the build need not hold all texts.
 */
export const textsAreSearched = (terms: readonly Summary[]): boolean =>
  LANGUAGES.some(language => {
    let characters = 0
    for (const { slug, [language]: names } of terms)
      characters += slug.length + names.title.length + names.tagline.length
    return characters <= BUDGET
  })

function searchFile(language: Language, dictionary: Dictionary): Artifact {
  return {
    path: fileOf(file.search(language)),
    origin: 'the search index',
    render() {
      const hasTexts = textsAreSearched(dictionary.terms)
      const comparisons = dictionary.comparisons.map((each): SearchedComparison => {
        const title = hasPage(each) ? comparisonTitle(each, language, dictionary) : ''
        return { terms: each.terms, difference: each.text[language].difference, title }
      })
      const terms = dictionary.byTitle(language).map(each => (hasTexts && dictionary.whole(each.slug)) || each)
      const related = (slug: string) => dictionary.related(slug).map(term => term.slug)
      return `${JSON.stringify(makeSearchFile(gather({ terms, related, comparisons }, language), language))}\n`
    },
  }
}

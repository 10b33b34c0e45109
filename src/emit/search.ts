/** The search files, one for each language, which browsers and the edge both load. */
import { file, fileOf } from '../model/address.ts'
import type { Artifact, Pieces } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { TermFacet } from '../model/facets.ts'
import { once } from '../model/once.ts'
import type { Site } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import { comparisonTitle } from '../pages/comparison.ts'
import { hasPage } from '../schema/collections.ts'
import { LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import {
  BUDGET,
  gather,
  makeNamesFile,
  makeSearchFile,
  type Searched,
  type SearchedComparison,
} from '../search/make.ts'
import { joinPieces, openPieces } from '../search/pieces.ts'

export function* search(language: Language, dictionary: Dictionary, _site: Site): Iterable<Artifact> {
  yield searchFile(language, dictionary)
  yield {
    path: fileOf(file.searchNames(language)),
    origin: 'the search index of names',
    render: () => {
      const shelf = { terms: dictionary.byTitle(language), related: () => [] }
      return `${JSON.stringify(makeNamesFile(shelf, language))}\n`
    },
  }
}

/** What the search file of a language depends on; texts are searched in small dictionaries only. */
export function searchInputs(language: Language, dictionary: Dictionary): readonly object[] {
  const other = otherLanguage(language)
  const hasTexts = textsAreSearched(dictionary.terms)
  return [
    { hasTexts },
    ...[...pieceFacets(language), 'related' as const].map(dictionary.facet),
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
  const shelf = once(() => ({
    terms: dictionary.byTitle(language),
    related: (slug: string) => dictionary.related(slug).map(term => term.slug),
    comparisons: dictionary.comparisons.map((each): SearchedComparison => {
      const title = hasPage(each) ? comparisonTitle(each, language, dictionary) : ''
      return { terms: each.terms, difference: each.text[language].difference, title }
    }),
  }))
  const common = { path: fileOf(file.search(language)), origin: 'the search index' }
  if (textsAreSearched(dictionary.terms)) {
    const whole = (each: Summary): Searched => dictionary.whole(each.slug) ?? each
    return {
      ...common,
      render() {
        const gathered = gather({ ...shelf(), terms: shelf().terms.map(whole) }, language)
        return `${JSON.stringify(makeSearchFile(gathered, language))}\n`
      },
    }
  }
  const pieces: Pieces = {
    get terms() {
      return shelf().terms
    },
    facets: pieceFacets(language),
    of: openPieces(language),
    join: texts => `${joinPieces(texts, shelf(), language)}\n`,
  }
  return { ...common, pieces, render: () => pieces.join(pieces.terms.map(pieces.of)) }
}

/** What a search file shows of each term if it holds no texts. */
const pieceFacets = (language: Language): readonly TermFacet[] => [
  'facts',
  `${language} names`,
  `${language} texts`,
  `${otherLanguage(language)} names`,
]

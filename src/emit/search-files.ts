/** The search files, one for each language, which browsers and the edge both load. */

import { dailySlugs } from '../model/days/term-of-the-day.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact, PageContext } from '../model/views/artifact.ts'
import { comparisonSlug } from '../model/views/comparison-slug.ts'
import { file, page } from '../model/web/address.ts'
import { comparisonTitle } from '../pages/comparison.ts'
import { SUBJECTS } from '../schema/bounds.ts'
import { hasPage, type ReadingPath } from '../schema/comparisons-and-paths.ts'
import type { Language } from '../schema/language.ts'
import { makeIndexFile, makeNamesFile } from '../search/build-index.ts'
import type { PageWithKeywords, SearchedComparison } from '../search/index-format.ts'
import { artifact, oneFile } from './make-artifact.ts'

/** The index of names, which browsers load first. */
export function* namesFile({ language, dictionary }: PageContext): Iterable<Artifact> {
  const render = () => `${makeNamesFile(dictionary.byTitle(language), language)}\n`
  yield artifact(file.searchNames(language), 'the search index of names', render)
}

/** The slugs for the term of the day and the random term, which scripts choose. */
export const daily = oneFile(file.dailySlugs, 'the slugs for the term of the day', ({ terms, get }) => {
  const chosen = dailySlugs(
    terms.map(({ slug }) => slug),
    slug => get(slug)?.level,
  )
  return `${JSON.stringify(chosen)}\n`
})

/** The list of all slugs, by which the next build finds those that are gone. */
export const slugs = oneFile(
  file.slugs,
  'the list of slugs',
  ({ terms }) => `${JSON.stringify(terms.map(({ slug }) => slug))}\n`,
)

/** The index that the edge and browsers search. */
export function* searchFile({ language, dictionary, site }: PageContext): Iterable<Artifact> {
  const render = () => {
    const terms = dictionary.byTitle(language)
    const related = (slug: string) => dictionary.related(slug).map(term => term.slug)
    const comparisons = dictionary.comparisons.map((each): SearchedComparison => {
      const title = hasPage(each) ? comparisonTitle(each, language, dictionary) : ''
      const path = hasPage(each) ? page.comparison(language, comparisonSlug(each)) : ''
      return { terms: each.terms, difference: each.text[language].difference, title, path }
    })
    const queries = (slug: string) => dictionary.queries[language].get(slug) ?? []
    const pages = [...pathsToIndex(dictionary.paths, language), ...topicsToIndex(site, language)]
    return `${makeIndexFile({ terms, related, queries, comparisons, pages }, language)}\n`
  }
  yield artifact(file.search(language), 'the search index', render)
}

const pathsToIndex = (paths: readonly ReadingPath[], language: Language): readonly PageWithKeywords[] =>
  paths.map(({ slug, text: { [language]: text } }) => ({
    kind: 'path',
    path: page.path(language, slug),
    title: text.title,
    description: text.description,
    isProblem: text.actions !== undefined,
    keywords: text.keywords ?? [],
  }))

const topicsToIndex = ({ subjects }: Pick<Site, 'subjects'>, language: Language): readonly PageWithKeywords[] =>
  SUBJECTS.map(subject => ({
    kind: 'topic',
    path: page.topic(language, subject),
    title: subjects[subject][language],
    description: '',
    isProblem: false,
    keywords: [],
  }))

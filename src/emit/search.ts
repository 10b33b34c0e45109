/** The search files, one for each language, which browsers and the edge both load. */

import { once } from '../model/dictionary/once.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import type { Artifact, PageContext, Pieces } from '../model/views/artifact.ts'
import { file, fileOf } from '../model/web/address.ts'
import { comparisonTitle } from '../pages/comparison.ts'
import { hasPage } from '../schema/collections.ts'
import type { Searched } from '../search/entry.ts'
import type { SearchedComparison } from '../search/file.ts'
import { FIRM, joinPieces, makeNamesFile, makeSearchFile, openPieces } from '../search/make.ts'
import { artifact, oneFile } from './one-file.ts'

/** The index of names, which browsers load first. */
export function* namesFile({ language, dictionary }: PageContext<object>): Iterable<Artifact> {
  const render = () => `${makeNamesFile(dictionary.byTitle(language), language)}\n`
  yield artifact(file.searchNames(language), 'the search index of names', render)
}

/** The list of slugs, for the scripts of the random term and of the term of the day. */
export const slugs = oneFile<object>(
  file.slugs,
  'the list of slugs',
  ({ terms }) => `${JSON.stringify(terms.map(({ slug }) => slug))}\n`,
)

/** The index that the edge and browsers search; that of a large dictionary holds no texts, so a build need not hold all. */
export function* searchFile({ language, dictionary }: PageContext<object>): Iterable<Artifact> {
  const shelf = once(() => ({
    terms: dictionary.byTitle(language),
    related: (slug: string) => dictionary.related(slug).map(term => term.slug),
    comparisons: dictionary.comparisons.map((each): SearchedComparison => {
      const title = hasPage(each) ? comparisonTitle(each, language, dictionary) : ''
      return { terms: each.terms, difference: each.text[language].difference, title }
    }),
  }))
  const common = { path: fileOf(file.search(language)), origin: 'the search index' }
  if (!dictionary.isLarge) {
    const whole = (each: Summary): Searched => dictionary.whole(each.slug) ?? each
    yield {
      ...common,
      render: () => `${makeSearchFile({ ...shelf(), terms: shelf().terms.map(whole) }, language)}\n`,
    }
    return
  }
  const pieces: Pieces = {
    get terms() {
      return shelf().terms
    },
    of: openPieces(language, FIRM),
    join: texts => `${joinPieces(texts, shelf(), language, FIRM)}\n`,
  }
  yield { ...common, pieces, render: () => pieces.join(pieces.terms.map(pieces.of)) }
}

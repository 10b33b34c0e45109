/** Search files of a few terms, and opened ones. */
import type { Collections } from '../../src/schema/comparisons-and-paths.ts'
import { type InBoth, type Language, otherLanguage } from '../../src/schema/language.ts'
import type { Term } from '../../src/schema/term.ts'
import { type Corpus, makeIndexFile, makeNamesFile } from '../../src/search/build-index.ts'
import { findInEitherLanguage } from '../../src/search/find-in-either-language.ts'
import { joinFiles, type SearchFile } from '../../src/search/index-format.ts'
import { type Found, openSearch, type Search } from '../../src/search/index-searcher.ts'
import { makeDictionary } from '../model/make-dictionary.ts'
import type { Shown } from './sets.ts'

export function fileOf(terms: readonly Term[], language: Language = 'en', collections?: Collections): SearchFile {
  const dictionary = makeDictionary(terms, collections)
  const corpus = {
    terms: dictionary.byTitle(language),
    related: (slug: string) => dictionary.related(slug).map(term => term.slug),
    queries: (slug: string) => dictionary.queries[language].get(slug) ?? [],
  }
  return fileOfCorpus(corpus, language)
}

/** Through text and back, as browsers and the edge get it. */
export const fileOfCorpus = (corpus: Corpus, language: Language): SearchFile =>
  joinFiles(JSON.parse(makeNamesFile(corpus.terms, language)), JSON.parse(makeIndexFile(corpus, language)))

export const searchOf = (terms: readonly Term[], language: Language = 'en'): Search =>
  openSearch(fileOf(terms, language))

/** What is shown for a question in the language of a file. */
export const shownFor = (search: Search, query: string): Shown => shownOf(search.find(query, TEN))

/** The same in either language, as the page, the box and the API answer. */
export const shownInEither = async (search: InBoth<Search>, language: Language, query: string): Promise<Shown> =>
  shownOf(await findInEitherLanguage(search[language], async () => search[otherLanguage(language)], query, TEN))

const TEN = { limit: 10, offset: 0 } as const

function shownOf({ hits, isClosest, suggestions }: Found): Shown {
  const shown = hits.length > 0 ? hits : suggestions
  return { slugs: shown.map(({ slug }) => slug), isAnswer: hits.length > 0 && !isClosest }
}

/** Slugs of the first hits. */
export const slugsFor = (search: Search, query: string, limit = 10): readonly string[] =>
  search.find(query, { limit, offset: 0 }).hits.map(({ slug }) => slug)

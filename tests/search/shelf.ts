/** Opened search files for tests: of a few made-up terms, and of the real content. */
import { resolve } from 'node:path'
import { LANGUAGES, type Language } from '../../src/schema/language.ts'
import type { Term } from '../../src/schema/term.ts'
import type { SearchFile } from '../../src/search/file.ts'
import { makeSearchFile } from '../../src/search/make.ts'
import { openSearch, type Search } from '../../src/search/open.ts'
import { loadContent } from '../../src/source/load.ts'
import { makeDictionary } from '../model/make-dictionary.ts'

export function fileOf(terms: readonly Term[], language: Language = 'en', budget?: number): SearchFile {
  const dictionary = makeDictionary(terms)
  const shelf = {
    terms: dictionary.byTitle(language),
    related: (slug: string) => dictionary.related(slug).map(term => term.slug),
  }
  return JSON.parse(makeSearchFile(shelf, language, budget)) as SearchFile
}

/** Through text and back, as the edge gets it. */
export const searchOf = (terms: readonly Term[], language: Language = 'en', budget?: number): Search =>
  openSearch(JSON.stringify(fileOf(terms, language, budget)))

export function realTerms(): readonly Term[] {
  return loadContent(resolve(import.meta.dirname, '../../content')).terms.filter(({ draft }) => !draft)
}

export function realSearch(): Readonly<Record<Language, Search>> {
  const terms = realTerms()
  const [en, es] = LANGUAGES.map(language => searchOf(terms, language)) as [Search, Search]
  return { en, es }
}

/** Slugs of the first hits. */
export const slugsFor = (search: Search, query: string, limit = 10): readonly string[] =>
  search.find(query, { limit, offset: 0 }).hits.map(({ slug }) => slug)

/** The published entries and their search files as the site has them, opened once for all test files of a worker. */
import { contentOf } from '../../src/model/views/artifact.ts'
import type { Language } from '../../src/schema/language.ts'
import { openSearch, type Search } from '../../src/search/index-searcher.ts'
import { terms as all, publishedSite } from '../content/published.ts'

export const terms = all.filter(({ draft }) => !draft)

const artifacts = new Map([...publishedSite().artifacts()].map(artifact => [artifact.path, artifact]))

/** @throws when the site has no such file */
export function searchFile(language: Language): string {
  const artifact = artifacts.get(`search/${language}.json`)
  if (!artifact) throw new Error('There is no search file.')
  return contentOf(artifact) as string
}

export const search: Readonly<Record<Language, Search>> = {
  en: openSearch(searchFile('en')),
  es: openSearch(searchFile('es')),
}

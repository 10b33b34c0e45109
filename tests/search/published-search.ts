/** The published entries and their search files as the site has them, opened once for all test files of a worker. */
import { contentOf } from '../../src/model/views/artifact.ts'
import type { Language } from '../../src/schema/language.ts'
import { joinFiles, type SearchFile } from '../../src/search/index-format.ts'
import { openSearch, type Search } from '../../src/search/index-searcher.ts'
import { terms as all, publishedSite } from '../content/published.ts'

export const terms = all.filter(({ draft }) => !draft)

const artifacts = new Map([...publishedSite().artifacts()].map(artifact => [artifact.path, artifact]))

/** @throws when the site has no such files */
export function searchFile(language: Language): SearchFile {
  const read = (path: string) => {
    const found = artifacts.get(path)
    if (!found) throw new Error(`There is no ${path}.`)
    return JSON.parse(contentOf(found) as string)
  }
  return joinFiles(read(`search/${language}-names.json`), read(`search/${language}.json`))
}

export const search: Readonly<Record<Language, Search>> = {
  en: openSearch(searchFile('en')),
  es: openSearch(searchFile('es')),
}

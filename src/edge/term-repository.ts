/**
 * Reads terms from the published files: the search indexes, which are opened once for all requests, and the entries and
 * Markdown pages. Search, MCP and 404s read them through this interface; tests implement it in memory.
 */

import { file, fileOf, markdownOf, page } from '../model/web/address.ts'
import type { Entry } from '../schema/api-responses.ts'
import type { Language } from '../schema/language.ts'
import { type IndexFile, joinFiles, type NamesFile } from '../search/index-format.ts'
import { openSearch, type Search } from '../search/index-searcher.ts'
import { oncePer } from '../text/memoize.ts'
import type { Asset, Platform } from './platform.ts'
import { makeRankedSearch, type RankedSearch } from './queued-and-cached-search.ts'

export interface TermRepository {
  /** The search index of a language, which finds names in both languages. */
  search(language: Language): Promise<Search>
  /** Answers a query; use this in place of `search.find`, which blocks all other requests. */
  find: RankedSearch
  /** The entry as the JSON API publishes it. */
  entry(slug: string): Promise<Entry | undefined>
  /** The Markdown version of an entry's page. */
  markdown(slug: string, language: Language): Promise<string | undefined>
  /** Milliseconds since the epoch. */
  now(): number
}

export function makeTermRepository(platform: Platform): TermRepository {
  const opened = new Map<Language, Promise<Search>>()
  const bytesOf = async (path: string): Promise<Asset> => {
    const found = await platform.asset(fileOf(path))
    if (!found) throw new Error(`${path} has not been published`)
    return found
  }
  // The index of a large dictionary takes seconds to open, and the first search waits for it alone.
  const parsed = async (found: Asset): Promise<unknown> => {
    await platform.pause?.()
    return JSON.parse(textOf(found))
  }
  const open = async (language: Language): Promise<Search> => {
    // Side by side, so that both are of one release.
    const [names, index] = await Promise.all([bytesOf(file.searchNames(language)), bytesOf(file.search(language))])
    const files = [(await parsed(names)) as NamesFile, (await parsed(index)) as IndexFile] as const
    await platform.pause?.()
    const search = openSearch(joinFiles(...files))
    for (const make of platform.pause ? search.parts : []) {
      await platform.pause?.()
      make()
    }
    return search
  }
  const searchOf = (language: Language): Promise<Search> => {
    let search = opened.get(language)
    if (!search) {
      search = open(language)
      search.catch(() => opened.delete(language))
      opened.set(language, search)
    }
    return search
  }
  return {
    search: searchOf,
    find: makeRankedSearch(searchOf, platform),
    async entry(slug) {
      const found = await platform.asset(fileOf(file.entry(slug)))
      return found && entryIn(found.bytes)
    },
    async markdown(slug, language) {
      const found = await platform.asset(fileOf(markdownOf(page.term(language, slug))))
      return found && textOf(found)
    },
    now: () => platform.now(),
  }
}

const textOf = ({ bytes }: Asset): string => new TextDecoder().decode(bytes)

/** Hosts that keep files in memory pass the same bytes again. */
const entryIn = oncePer((bytes: Asset['bytes']) => JSON.parse(new TextDecoder().decode(bytes)) as Entry)

/**
 * Reads terms from the published files: the search indexes, which are opened once for all requests, and the entries and
 * Markdown pages. Search, MCP and 404s read them through this interface; tests implement it in memory.
 */
import { file, fileOf, markdownOf, page } from '../model/web/address.ts'
import type { Entry } from '../schema/api.ts'
import type { Language } from '../schema/language.ts'
import type { SearchFile } from '../search/file.ts'
import { openSearch, type Search } from '../search/open.ts'
import type { Platform } from './platform.ts'

export interface TermRepository {
  /** The search index of a language, which finds names in both languages. */
  search(language: Language): Promise<Search>
  /** The entry as the JSON API publishes it. */
  entry(slug: string): Promise<Entry | undefined>
  /** The Markdown version of an entry's page. */
  markdown(slug: string, language: Language): Promise<string | undefined>
  /** Milliseconds since the epoch. */
  now(): number
}

export function openTermRepository(platform: Platform): TermRepository {
  const opened = new Map<Language, Promise<Search>>()
  /** Parsed entries by the bytes of their files; hosts that keep files in memory pass the same bytes again. */
  const parsed = new WeakMap<Uint8Array, Entry>()
  const text = async (path: string): Promise<string | undefined> => {
    const asset = await platform.asset(fileOf(path))
    return asset && new TextDecoder().decode(asset.bytes)
  }
  const open = async (language: Language): Promise<Search> => {
    const source = await text(file.search(language))
    if (source === undefined) throw new Error(`${file.search(language)} has not been published`)
    if (!platform.pause) return openSearch(source)
    // The index of a large dictionary takes seconds to open, and the first search waits for it alone.
    await platform.pause()
    const parsed = JSON.parse(source) as SearchFile
    await platform.pause()
    const search = openSearch(parsed)
    for (const make of search.parts) {
      await platform.pause()
      make()
    }
    return search
  }
  return {
    search(language) {
      let search = opened.get(language)
      if (!search) {
        search = open(language)
        search.catch(() => opened.delete(language))
        opened.set(language, search)
      }
      return search
    },
    async entry(slug) {
      const asset = await platform.asset(fileOf(file.entry(slug)))
      if (!asset) return undefined
      const known = parsed.get(asset.bytes)
      if (known) return known
      const entry = JSON.parse(new TextDecoder().decode(asset.bytes)) as Entry
      parsed.set(asset.bytes, entry)
      return entry
    },
    markdown: (slug, language) => text(markdownOf(page.term(language, slug))),
    now: () => platform.now(),
  }
}

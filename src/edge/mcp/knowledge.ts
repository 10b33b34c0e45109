/**
 * What the MCP server must be able to look up. The host implements it from the search indexes and the published files,
 * so that nothing here reads a file or knows how a search is done.
 */
import type { Entry } from '../../schema/api.ts'
import type { Language } from '../../schema/language.ts'
import type { Search } from '../../search/open.ts'

export interface Knowledge {
  /** Finds in both languages, answers in the one asked for. */
  search(language: Language): Promise<Search>
  /** The entry as the JSON API publishes it. */
  entry(slug: string): Promise<Entry | undefined>
  /** The Markdown version of an entry's page. */
  markdown(slug: string, language: Language): Promise<string | undefined>
  /** Milliseconds since the epoch. */
  now(): number
}

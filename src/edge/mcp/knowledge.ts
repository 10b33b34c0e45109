/**
 * The data that the MCP server reads. It is implemented by `edge/knowledge.ts`; tests implement it in memory.
 */
import type { Entry } from '../../schema/api.ts'
import type { Language } from '../../schema/language.ts'
import type { Search } from '../../search/open.ts'

export interface Knowledge {
  /** The search index of a language, which finds names in both languages. */
  search(language: Language): Promise<Search>
  /** The entry as the JSON API publishes it. */
  entry(slug: string): Promise<Entry | undefined>
  /** The Markdown version of an entry's page. */
  markdown(slug: string, language: Language): Promise<string | undefined>
  /** Milliseconds since the epoch. */
  now(): number
}

/** The words of the tables on the developers page, in both languages. */
import type { ProblemCode } from '../../schema/api.ts'

export interface DeveloperStrings {
  readonly address: string
  readonly content: string
  readonly header: string
  readonly meaning: string
  readonly list: string
  readonly entry: string
  readonly apiIndex: string
  readonly searchApi: string
  readonly openapi: string
  readonly pages: string
  readonly markdown: string
  readonly llms: string
  readonly llmsFull: string
  readonly sitemap: string
  readonly apiCatalog: string
  readonly mcp: string
  readonly serverCard: string
  readonly aiCatalog: string
  readonly feedNew: string
  readonly feedToday: string
  readonly openSearch: string
  readonly csv: string
  readonly jsonLines: string
  readonly tbx: string
  readonly skos: string
  readonly allDownloads: string
  readonly noDownloads: string
  readonly contents: string
  readonly file: string
  readonly tool: string
  readonly purpose: string
  readonly toolFields: (tool: string) => string
  readonly standard: (value: string) => string
  readonly configuration: string
  readonly withoutEdge: string
  readonly searchExample: string
  readonly noRetirement: string
  readonly retirement: (deprecated: string, sunset: string) => string
  readonly headers: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<ProblemCode, string>>
  readonly tools: Readonly<Record<'search_terms' | 'get_term' | 'list_topic' | 'term_of_the_day', string>>
}

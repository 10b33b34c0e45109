/** What was looked for and not found: the list that hosts keep, and that `npm run wanted` reads. */
import * as z from 'zod'
import { bounds } from './bounds.ts'
import { CalendarDate } from './classification.ts'
import { Language } from './language.ts'

/** Where a search came from: `/v1/search.json`, MCP, or the page of search results. */
export const SEARCH_CHANNELS = ['api', 'mcp', 'page'] as const
export type SearchChannel = (typeof SEARCH_CHANNELS)[number]

export const WantedQuery = z.strictObject({
  query: z.string().min(1).max(bounds.wanted.characters).describe('Words of the search, folded.'),
  language: Language,
  channels: z
    .partialRecord(z.enum(SEARCH_CHANNELS), z.int().positive())
    .describe('How often it was asked, by where the search came from.'),
  day: CalendarDate.describe('When it was asked last.'),
})
export type WantedQuery = z.output<typeof WantedQuery>

export const WantedFile = z.strictObject({
  version: z.literal(1),
  queries: z.array(WantedQuery).describe('The least recently asked first.'),
})
export type WantedFile = z.output<typeof WantedFile>

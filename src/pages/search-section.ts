/** The search part of the developers page: an example, the parameters and the fields of the answer. */

import { DEVELOPER_STRINGS } from '../languages/developer-strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import { file } from '../model/web/address.ts'
import { type JsonSchema, toolSchema } from '../schema/document.ts'
import type { Language } from '../schema/language.ts'
import { TOOLS } from '../schema/tools.ts'
import { fieldTable, schemaTable } from './fields.ts'
import { fence } from './markdown.ts'

export function searchSection(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  if (!site.edge) return text.withoutEdge
  const { query, ...rest } = toolSchema(TOOLS.search_terms.input, 'input').properties as Readonly<
    Record<string, JsonSchema>
  >
  return [
    fence('sh', `curl "${site.base}${file.searchApi}?q=${text.searchExample}&lang=${language}"`),
    schemaTable({ properties: { q: query, ...rest }, required: ['q'] }, language),
    '**SearchResults**',
    fieldTable('SearchResults', language),
    '**Card**',
    fieldTable('Card', language),
  ].join('\n\n')
}

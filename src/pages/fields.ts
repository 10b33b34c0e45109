/** Tables of fields of the API and of the MCP tools, made from their schemas, for the developers page in both languages. */

import { DEVELOPER_STRINGS } from '../languages/developer-strings.ts'
import { SPANISH_NOTES } from '../languages/es/notes.ts'
import { apiComponents, type ComponentName, type JsonSchema } from '../schema/document.ts'
import type { Language } from '../schema/language.ts'
import { markdownTable } from './markdown.ts'
import { STRINGS } from './strings.ts'

/** The fields of a shape of the API. */
export const fieldTable = (component: ComponentName, language: Language): string =>
  schemaTable(apiComponents()[component], language)

/** The fields of an object. */
export function schemaTable(schema: JsonSchema, language: Language): string {
  const strings = STRINGS[language]
  const required = new Set(schema.required as readonly string[] | undefined)
  const rows = Object.entries(schema.properties as Readonly<Record<string, JsonSchema>>).map(([name, field]) => [
    `\`${name}\``,
    `\`${typeName(field)}\``,
    required.has(name) ? strings.yes : strings.no,
    [note(field, language), standard(field, language)].filter(part => part !== '').join(' '),
  ])
  return markdownTable([strings.field, strings.type, strings.required, strings.notes], rows)
}

/** English ones stand in the schemas. */
const NOTES: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = { es: SPANISH_NOTES }

/** The note in the page's language; a test keeps the Spanish ones complete. */
export function note(field: JsonSchema, language: Language): string {
  const text = String(field.description ?? '')
  const translated = NOTES[language]?.[text] ?? text
  return [translated, bound(field)].filter(part => part !== '').join(' ')
}

function bound({ minItems, maxItems }: JsonSchema): string {
  return minItems !== undefined && maxItems !== undefined ? `(${minItems}–${maxItems})` : ''
}

const standard = (field: JsonSchema, language: Language): string =>
  field.default === undefined ? '' : DEVELOPER_STRINGS[language].standard(String(field.default))

function typeName(field: JsonSchema): string {
  if (typeof field.$ref === 'string') return field.$ref.split('/').at(-1) ?? ''
  if (field.type === 'array') return `array<${typeName(field.items as JsonSchema)}>`
  return [field.type, field.format].filter(part => part !== undefined).join(', ')
}

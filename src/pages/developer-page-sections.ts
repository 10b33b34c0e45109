/**
 * Parts of the developers page, in both languages: fields of the API and of the MCP tools, made from their schemas,
 * addresses, and the search. Addresses of files are links.
 */

import { DEVELOPER_STRINGS } from '../languages/developer-strings-by-language.ts'
import { SPANISH_NOTES } from '../languages/es/api-descriptions.ts'
import { DOWNLOADS_PAGE_STRINGS, STRINGS } from '../languages/strings-by-language.ts'
import type { Site } from '../model/dictionary/site.ts'
import { absolute, file, markdownOf, page } from '../model/web/address.ts'
import { DOWNLOADS } from '../model/web/download-catalog.ts'
import { serverName } from '../model/web/mcp-server-card.ts'
import { apiComponents, type ComponentName, type JsonSchema, toolSchema } from '../schema/json-schema.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { TOOLS, type ToolName } from '../schema/mcp-tools.ts'
import { fence, jsonFence, markdownTable } from './markdown-builders.ts'

/** A field of an object, or an argument. */
interface Field {
  readonly name: string
  readonly schema: JsonSchema
  readonly required: boolean
}

const fieldsIn = ({ properties = {}, required = [] }: JsonSchema): readonly Field[] =>
  Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([name, schema]) => ({
    name,
    schema,
    required: (required as readonly string[]).includes(name),
  }))

const toolFields = (name: ToolName): readonly Field[] => fieldsIn(toolSchema(TOOLS[name].input, 'input'))

/** The parameters of the search over HTTP: the arguments of the tool, whose query is called `q` here. */
export const searchFields = (): readonly Field[] =>
  toolFields('search_terms').map(each => (each.name === 'query' ? { ...each, name: 'q' } : each))

/** The fields of a shape of the API, or given ones. */
export function fieldTable(shown: ComponentName | readonly Field[], language: Language): string {
  const strings = STRINGS[language]
  const fields = typeof shown === 'string' ? fieldsIn(apiComponents()[shown]) : shown
  const rows = fields.map(({ name, schema, required }) => [
    `\`${name}\``,
    `\`${typeName(schema)}\``,
    required ? strings.yes : strings.no,
    [note(schema, language), standard(schema, language)].filter(part => part !== '').join(' '),
  ])
  return markdownTable([strings.field, strings.type, strings.required, strings.notes], rows)
}

/** English ones stand in the schemas. */
const NOTES: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = { es: SPANISH_NOTES }

/** The note in the page's language; a test keeps the Spanish ones complete. */
function note({ description = '', minItems, maxItems }: JsonSchema, language: Language): string {
  const text = String(description)
  const bounds = minItems !== undefined && maxItems !== undefined ? `(${minItems}–${maxItems})` : ''
  return [NOTES[language]?.[text] ?? text, bounds].filter(part => part !== '').join(' ')
}

const standard = (field: JsonSchema, language: Language): string =>
  field.default === undefined ? '' : DEVELOPER_STRINGS[language].standard(String(field.default))

function typeName(field: JsonSchema): string {
  if (typeof field.$ref === 'string') return field.$ref.split('/').at(-1) ?? ''
  if (field.type === 'array') return `array<${typeName(field.items as JsonSchema)}>`
  return [field.type, field.format].filter(part => part !== undefined).join(', ')
}

const code = (text: string): string => `\`${text}\``
const links = (...paths: readonly string[]): string => paths.map(path => `[${code(path)}](${path})`).join(' · ')

export function endpoints(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  return markdownTable(
    [text.address, text.content],
    [
      [links(file.list), text.list],
      [code(file.entry('{slug}')), text.entry],
      ...(site.edge ? [[code(`${file.searchApi}?q={query}`), text.searchApi]] : []),
      [links(file.apiIndexFile), text.apiIndex],
      [links(file.openapi), text.openapi],
      [`${code('/<slug>/')} · ${code('/es/<slug>/')}`, text.pages],
      [`${code(markdownOf('/<slug>/'))} · ${code(markdownOf('/es/<slug>/'))}`, text.markdown],
      [links(file.llms('en'), file.llms('es')), text.llms],
      ...(site.llmsFull ? [[links(file.llmsFull, file.llmsFullOf('en'), file.llmsFullOf('es')), text.llmsFull]] : []),
      [links(file.sitemap), text.sitemap],
      [links(file.apiCatalog), text.apiCatalog],
      ...(site.edge
        ? [
            [code(file.mcp), text.mcp],
            [links(file.serverCard, file.serverCardCopy), text.serverCard],
            [links(file.aiCatalog), text.aiCatalog],
          ]
        : []),
    ],
  )
}

export function downloads(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  if (!site.downloads) return text.noDownloads
  return markdownTable(
    [text.file, text.content],
    [
      ...DOWNLOADS.filter(({ language: own }) => own === undefined).map(({ path, kind }) => {
        const { title, text: what } = DOWNLOADS_PAGE_STRINGS[language].kinds[kind]
        return [links(path), `${title}. ${what}`]
      }),
      [links(page.downloads(language)), text.allDownloads],
    ],
  )
}

export function subscriptions(language: Language): string {
  const text = DEVELOPER_STRINGS[language]
  return markdownTable(
    [text.address, text.content],
    [[links(...LANGUAGES.flatMap(each => [file.feed(each, 'atom'), file.feed(each, 'json')])), text.feed]],
  )
}

export function mcpSection(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  if (!site.edge) return text.withoutEdge
  const configuration = { mcpServers: { [serverName(site)]: { type: 'http', url: absolute(site, file.mcp) } } }
  const names = Object.keys(TOOLS) as ToolName[]
  return [
    text.configuration,
    jsonFence(configuration),
    markdownTable(
      [text.tool, text.purpose],
      names.map(name => [`\`${name}\``, text.tools[name]]),
    ),
    ...names.flatMap(name => [`**${text.toolFields(name)}**`, fieldTable(toolFields(name), language)]),
  ].join('\n\n')
}

export function searchSection(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  if (!site.edge) return text.withoutEdge
  return [
    fence('sh', `curl "${site.base}${file.searchApi}?q=${text.searchExample}&lang=${language}"`),
    fieldTable(searchFields(), language),
    '**SearchResults**',
    fieldTable('SearchResults', language),
    '**Card**',
    fieldTable('Card', language),
  ].join('\n\n')
}

/**
 * Parts of the developers page, in both languages: fields of the API and of the MCP tools, made from their schemas,
 * addresses, the search, and the configuration of the usual MCP clients, in the forms of their own documentation.
 * Addresses of files are links.
 */

import { DEVELOPER_STRINGS } from '../languages/developer-strings.ts'
import { SPANISH_NOTES } from '../languages/es/notes.ts'
import { STRINGS } from '../languages/strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import { absolute, file, markdownOf, page } from '../model/web/address.ts'
import { serverName } from '../model/web/server-card.ts'
import { apiComponents, type ComponentName, type JsonSchema, toolSchema } from '../schema/document.ts'
import { type InBoth, LANGUAGES, type Language } from '../schema/language.ts'
import { TOOLS, type ToolName } from '../schema/tools.ts'
import { quoted } from './api-request.ts'
import { fence, jsonFence, markdownTable } from './markdown.ts'

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

/** The arguments of a tool. */
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

/** Addresses for programs and agents. */
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

/** The whole dictionary as one file, in several formats. */
export function downloads(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  if (!site.downloads) return text.noDownloads
  return markdownTable(
    [text.file, text.content],
    [
      [links(file.csv), text.csv],
      [links(file.jsonLines), text.jsonLines],
      [links(file.tbx), text.tbx],
      [links(file.turtle), text.skos],
      [links(page.downloads(language)), text.allDownloads],
    ],
  )
}

/** The feeds. */
export function subscriptions(language: Language): string {
  const text = DEVELOPER_STRINGS[language]
  return markdownTable(
    [text.address, text.content],
    [[links(...LANGUAGES.flatMap(each => [file.feed(each, 'atom'), file.feed(each, 'json')])), text.feed]],
  )
}

/** The tools with their inputs, in Markdown. */
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

interface Client {
  readonly name: string
  /** Where the configuration belongs, in Markdown. */
  readonly where: InBoth<string>
  readonly code: (server: string, url: string) => readonly [language: string, code: string]
}

const inFile = (file: string): InBoth<string> => ({ en: `In \`${file}\`:`, es: `En \`${file}\`:` })

const inProject = (file: string): InBoth<string> => ({
  en: `In \`${file}\` of a project:`,
  es: `En \`${file}\` de un proyecto:`,
})

const inEither = (file: string, ofProject: string): InBoth<string> => ({
  en: `In \`${file}\`, or \`${ofProject}\` of a project:`,
  es: `En \`${file}\`, o en \`${ofProject}\` de un proyecto:`,
})

/** Clients that read JSON: from which file, by which key, and what it says of a server. */
const OF_JSON: readonly (readonly [name: string, where: InBoth<string>, key: string, (url: string) => object])[] = [
  ['Cursor', inEither('~/.cursor/mcp.json', '.cursor/mcp.json'), 'mcpServers', url => ({ url })],
  ['VS Code', inProject('.vscode/mcp.json'), 'servers', url => ({ type: 'http', url })],
  ['Windsurf', inFile('~/.codeium/windsurf/mcp_config.json'), 'mcpServers', url => ({ serverUrl: url })],
  ['Gemini CLI', inEither('~/.gemini/settings.json', '.gemini/settings.json'), 'mcpServers', url => ({ httpUrl: url })],
]

const CLIENTS: readonly Client[] = [
  {
    name: 'Claude Code',
    where: { en: 'Run once in a terminal:', es: 'Ejecútalo una vez en una terminal:' },
    code: (server, url) => ['sh', `claude mcp add --transport http ${quoted(server)} ${quoted(url)}`],
  },
  {
    name: 'Claude Desktop · claude.ai',
    where: {
      en: 'In the settings, under **Connectors**, choose **Add custom connector** and give this address. (`claude_desktop_config.json` is for local servers only.)',
      es: 'En los ajustes, dentro de **Conectores**, elige **Añadir conector personalizado** e indica esta dirección. (`claude_desktop_config.json` es solo para servidores locales).',
    },
    code: (_, url) => ['text', url],
  },
  ...OF_JSON.map(
    ([name, where, key, entry]): Client => ({
      name,
      where,
      code: (server, url) => ['json', JSON.stringify({ [key]: { [server]: entry(url) } }, null, 2)],
    }),
  ),
  {
    name: 'Codex',
    where: inFile('~/.codex/config.toml'),
    code: (server, url) => ['toml', `[mcp_servers.${server}]\nurl = ${JSON.stringify(url)}`],
  },
  {
    name: 'ChatGPT',
    where: {
      en: 'In the settings, under **Apps**, turn on the developer mode among the advanced settings, create an app with this address, and choose no authentication:',
      es: 'En los ajustes, dentro de **Aplicaciones**, activa el modo de desarrollador en los ajustes avanzados, crea una aplicación con esta dirección y elige que no haya autenticación:',
    },
    code: (_, url) => ['text', url],
  },
]

/** A section for each client, in Markdown. */
export function mcpClients(language: Language, site: Site): string {
  if (!site.edge) return ''
  const sections = CLIENTS.map(({ name, where, code }) => {
    const anchor = name.replace(/ · .*/, '').replaceAll(' ', '-').toLowerCase()
    const block = fence(...code(serverName(site), absolute(site, file.mcp)))
    return `### ${name} {#mcp-${anchor}}\n\n${where[language]}\n\n${block}`
  })
  return sections.join('\n\n')
}

/** The search over HTTP: an example, the parameters and the fields of the answer. */
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

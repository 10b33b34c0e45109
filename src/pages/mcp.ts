/**
 * The parts of the developers page about MCP and the search: the configuration of the usual clients, in the forms of their own documentation,
 * the four tools with their inputs, and the parameters of the search over HTTP.
 */

import { DEVELOPER_STRINGS } from '../languages/developer-strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import { absolute, file } from '../model/web/address.ts'
import { quoted } from '../model/web/api-request.ts'
import { serverName } from '../model/web/server-card.ts'
import type { InBoth, Language } from '../schema/language.ts'
import { TOOLS, type ToolName } from '../schema/tools.ts'
import { fence, jsonFence, markdownTable } from './markdown.ts'
import { fieldTable, searchFields, toolFields } from './tables.ts'

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

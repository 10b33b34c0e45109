/**
 * The MCP part of the developers page: the configuration of the usual clients, in the forms of their own documentation,
 * and the four tools with their inputs.
 */

import { DEVELOPER_STRINGS } from '../languages/developer-strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import { absolute, file } from '../model/web/address.ts'
import { quoted } from '../model/web/api-request.ts'
import { serverName } from '../model/web/server-card.ts'
import { toolSchema } from '../schema/document.ts'
import type { Language } from '../schema/language.ts'
import { TOOLS, type ToolName } from '../schema/tools.ts'
import { schemaTable } from './fields.ts'
import { fence, jsonFence, markdownTable } from './markdown.ts'

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
    ...names.flatMap(name => [
      `**${text.toolFields(name)}**`,
      schemaTable(toolSchema(TOOLS[name].input, 'input'), language),
    ]),
  ].join('\n\n')
}

interface Client {
  readonly name: string
  readonly anchor: string
  /** Where the configuration belongs, in Markdown. */
  readonly where: Readonly<Record<Language, string>>
  readonly code: (server: string, url: string) => readonly [language: string, code: string]
}

const json = (value: unknown): readonly [string, string] => ['json', JSON.stringify(value, null, 2)]

const CLIENTS: readonly Client[] = [
  {
    name: 'Claude Code',
    anchor: 'claude-code',
    where: { en: 'Run once in a terminal:', es: 'Ejecútalo una vez en una terminal:' },
    code: (server, url) => ['sh', `claude mcp add --transport http ${quoted(server)} ${quoted(url)}`],
  },
  {
    name: 'Claude Desktop · claude.ai',
    anchor: 'claude-desktop',
    where: {
      en: 'In the settings, under **Connectors**, choose **Add custom connector** and give this address. (`claude_desktop_config.json` is for local servers only.)',
      es: 'En los ajustes, dentro de **Conectores**, elige **Añadir conector personalizado** e indica esta dirección. (`claude_desktop_config.json` es solo para servidores locales).',
    },
    code: (_, url) => ['text', url],
  },
  {
    name: 'Cursor',
    anchor: 'cursor',
    where: {
      en: 'In `~/.cursor/mcp.json`, or `.cursor/mcp.json` of a project:',
      es: 'En `~/.cursor/mcp.json`, o en `.cursor/mcp.json` de un proyecto:',
    },
    code: (server, url) => json({ mcpServers: { [server]: { url } } }),
  },
  {
    name: 'VS Code',
    anchor: 'vs-code',
    where: { en: 'In `.vscode/mcp.json` of a project:', es: 'En `.vscode/mcp.json` de un proyecto:' },
    code: (server, url) => json({ servers: { [server]: { type: 'http', url } } }),
  },
  {
    name: 'Windsurf',
    anchor: 'windsurf',
    where: { en: 'In `~/.codeium/windsurf/mcp_config.json`:', es: 'En `~/.codeium/windsurf/mcp_config.json`:' },
    code: (server, url) => json({ mcpServers: { [server]: { serverUrl: url } } }),
  },
  {
    name: 'Gemini CLI',
    anchor: 'gemini-cli',
    where: {
      en: 'In `~/.gemini/settings.json`, or `.gemini/settings.json` of a project:',
      es: 'En `~/.gemini/settings.json`, o en `.gemini/settings.json` de un proyecto:',
    },
    code: (server, url) => json({ mcpServers: { [server]: { httpUrl: url } } }),
  },
  {
    name: 'Codex',
    anchor: 'codex',
    where: { en: 'In `~/.codex/config.toml`:', es: 'En `~/.codex/config.toml`:' },
    code: (server, url) => ['toml', `[mcp_servers.${server}]\nurl = ${JSON.stringify(url)}`],
  },
  {
    name: 'ChatGPT',
    anchor: 'chatgpt',
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
  return CLIENTS.map(({ name, anchor, where, code }) => {
    const block = fence(...code(serverName(site), absolute(site, file.mcp)))
    return `### ${name} {#mcp-${anchor}}\n\n${where[language]}\n\n${block}`
  }).join('\n\n')
}

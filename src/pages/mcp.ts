/** The MCP part of the developers page: how a client connects, and the four tools with their inputs. */
import { absolute, file } from '../model/address.ts'
import { serverName } from '../model/server-card.ts'
import type { Site } from '../model/site.ts'
import { toolSchema } from '../schema/document.ts'
import type { Language } from '../schema/language.ts'
import { TOOLS, type ToolName } from '../schema/tools.ts'
import { DEVELOPER_STRINGS } from './developer-strings.ts'
import { fence } from './fence.ts'
import { markdownTable, schemaTable } from './fields.ts'

export function mcpSection(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  if (!site.edge) return text.withoutEdge
  const configuration = { mcpServers: { [serverName(site)]: { type: 'http', url: absolute(site, file.mcp) } } }
  const names = Object.keys(TOOLS) as ToolName[]
  return [
    text.configuration,
    fence('json', JSON.stringify(configuration, null, 2)),
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

/** The MCP part of the developers page: how a client connects, and the four tools with their inputs. */
import { absolute, file } from '../model/address.ts'
import { serverName } from '../model/server-card.ts'
import type { Site } from '../model/site.ts'
import { toolSchema } from '../schema/document.ts'
import type { Language } from '../schema/language.ts'
import { TOOLS, type ToolName } from '../schema/tools.ts'
import { DEVELOPER_STRINGS } from './developer-strings.ts'
import { markdownTable } from './fields.ts'

export function mcpSection(language: Language, site: Site): string {
  const text = DEVELOPER_STRINGS[language]
  if (!site.edge) return text.withoutEdge
  const configuration = JSON.stringify(
    { mcpServers: { [serverName(site)]: { type: 'http', url: absolute(site, file.mcp) } } },
    null,
    2,
  )
  const rows = (Object.keys(TOOLS) as ToolName[]).map(name => [`\`${name}\``, text.tools[name], inputs(name)])
  return `${text.configuration}\n\n\`\`\`json\n${configuration}\n\`\`\`\n\n${markdownTable([text.tool, text.purpose, text.input], rows)}`
}

function inputs(name: ToolName): string {
  const { properties, required } = toolSchema(TOOLS[name].input, 'input') as {
    readonly properties: object
    readonly required?: readonly string[]
  }
  return Object.keys(properties)
    .map(field => `\`${field}${required?.includes(field) ? '' : '?'}\``)
    .join(', ')
}

/** The four tools as `tools/list` shows them, with JSON Schemas that are made once, at start. */
import type { Tool } from '@modelcontextprotocol/server'
import { type JsonSchema, toolSchema } from '../../../schema/document.ts'
import { TOOLS, type ToolName } from '../../../schema/tools.ts'

export interface PreparedTools {
  readonly listed: readonly Tool[]
  /** Arguments of each tool as its input schema describes them. */
  readonly properties: Readonly<Record<ToolName, Readonly<Record<string, JsonSchema>>>>
}

/** Nothing is changed, the same call gives the same answer, and no other system is asked. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

export function prepareTools(): PreparedTools {
  const names = Object.keys(TOOLS) as ToolName[]
  const listed = names.map(name => {
    const { title, description, input, output } = TOOLS[name]
    return {
      name,
      title,
      description,
      inputSchema: toolSchema(input, 'input') as Tool['inputSchema'],
      outputSchema: toolSchema(output, 'output') as NonNullable<Tool['outputSchema']>,
      annotations: ANNOTATIONS,
    }
  })
  const properties = listed.map(({ name, inputSchema }) => [name, inputSchema.properties ?? {}])
  return { listed, properties: Object.fromEntries(properties) as PreparedTools['properties'] }
}

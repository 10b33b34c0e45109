/** The four tools as `tools/list` shows them, with JSON Schemas that are made once, at start. */
import type { Tool } from '@modelcontextprotocol/server'
import { toolSchema } from '../../../schema/document.ts'
import { TOOLS, type ToolName } from '../../../schema/tools.ts'

/** The tools change nothing, are idempotent, and use no other system. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

export const prepareTools = (): readonly Tool[] =>
  (Object.keys(TOOLS) as ToolName[]).map(name => {
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

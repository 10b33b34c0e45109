/** `tools/list`, and `tools/call`: reads the arguments, runs the tool, and returns its result as structure and as text. */
import { type CallToolRequestParams, type CallToolResult, ProtocolError, type Tool } from '@modelcontextprotocol/server'
import { type JsonSchema, toolSchema } from '../../schema/json-schema.ts'
import { TOOLS, type ToolName } from '../../schema/mcp-tools.ts'
import type { Context } from './context.ts'
import { CODE } from './json-rpc.ts'
import { type Arguments, readArguments } from './read-tool-arguments.ts'
import { getTerm } from './tool-handlers/get-term.ts'
import type { Outcome, Run } from './tool-handlers/handler-types.ts'
import { listTopic } from './tool-handlers/list-topic.ts'
import { searchTerms } from './tool-handlers/search-terms.ts'
import { termOfTheDay } from './tool-handlers/term-of-the-day.ts'

const RUN: { readonly [Name in ToolName]: Run<Name> } = {
  search_terms: searchTerms,
  get_term: getTerm,
  list_topic: listTopic,
  term_of_the_day: termOfTheDay,
}

/** @throws ProtocolError if there is no such tool */
export async function callTool(
  { name, arguments: given = {} }: CallToolRequestParams,
  context: Context,
): Promise<CallToolResult> {
  if (!isTool(name))
    throw new ProtocolError(CODE.invalidParams, `There is no tool "${name}". Tools: ${Object.keys(TOOLS).join(', ')}.`)
  const { observe } = context
  const outcome = await run(name, given, context).catch((error: unknown) => {
    observe?.({ kind: 'tool', tool: name, outcome: 'failed' })
    throw error
  })
  const isRefused = 'refusal' in outcome
  observe?.({ kind: 'tool', tool: name, outcome: isRefused ? 'refused' : 'answered' })
  if (isRefused) return { content: [{ type: 'text', text: outcome.refusal }], isError: true }
  const { value, text = JSON.stringify(value) } = outcome
  if (name === 'search_terms')
    observe?.({ kind: 'search', channel: 'mcp', isFound: value.total !== 0 && value.closest !== true })
  return { content: [{ type: 'text', text }], structuredContent: value }
}

async function run<Name extends ToolName>(
  name: Name,
  given: Arguments,
  context: Context,
): Promise<Outcome<{ readonly [key: string]: unknown }>> {
  const read = readArguments(name, given, context.settings.subjects)
  return 'refusal' in read ? read : RUN[name](read.value, context)
}

const isTool = (name: string): name is ToolName => Object.hasOwn(TOOLS, name)

/** The tools change nothing, are idempotent, and use no other system. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

/** A schema of answers without its descriptions and patterns: a model reads the answers, and the developers page the rest. */
const withoutNotes = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) =>
      NOTES.has(name) && typeof value === 'string' ? undefined : value,
    ),
  ) as JsonSchema
const NOTES: ReadonlySet<string> = new Set(['description', 'pattern', 'format'])

/** The tools as `tools/list` returns them, with JSON Schemas that are made once, at start. */
export const prepareTools = (): readonly Tool[] =>
  (Object.keys(TOOLS) as ToolName[]).map(name => {
    const { title, description, input, output, ...tool } = TOOLS[name]
    return {
      name,
      title,
      description,
      inputSchema: toolSchema(input, 'input') as Tool['inputSchema'],
      outputSchema: withoutNotes(toolSchema('listed' in tool ? tool.listed : output, 'output')) as Tool['outputSchema'],
      annotations: ANNOTATIONS,
    }
  })

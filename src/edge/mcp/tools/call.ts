/** `tools/call`: checks the arguments, runs the tool, and writes its result twice, as structure and as text. */
import { type CallToolResult, ProtocolError } from '@modelcontextprotocol/server'
import { TOOLS, type ToolName } from '../../../schema/tools.ts'
import { CODE } from '../answer.ts'
import type { Context } from '../settings.ts'
import { complaint } from './complaint.ts'
import { getTerm } from './get-term.ts'
import { listTopic } from './list-topic.ts'
import type { Outcome } from './outcome.ts'
import type { PreparedTools } from './prepare.ts'
import { searchTerms } from './search-terms.ts'
import { termOfTheDay } from './term-of-the-day.ts'

type Run = (input: never, context: Context) => Promise<Outcome<{ readonly [key: string]: unknown }>>

const RUN: Readonly<Record<ToolName, Run>> = {
  search_terms: searchTerms,
  get_term: getTerm,
  list_topic: listTopic,
  term_of_the_day: termOfTheDay,
}

/** @throws ProtocolError when there is no such tool */
export async function callTool(
  { name, arguments: given }: { readonly name: string; readonly arguments?: Readonly<Record<string, unknown>> },
  tools: PreparedTools,
  context: Context,
): Promise<CallToolResult> {
  if (!isTool(name)) {
    throw new ProtocolError(CODE.invalidParams, `There is no tool "${name}". Tools: ${Object.keys(TOOLS).join(', ')}.`)
  }
  const parsed = TOOLS[name].input.safeParse(tidied(given ?? {}), { reportInput: true })
  if (!parsed.success) return refused(complaint(parsed.error.issues, tools.properties[name]))
  const outcome = await RUN[name](parsed.data as never, context)
  if ('refusal' in outcome) return refused(outcome.refusal)
  const { value } = outcome
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value }
}

const isTool = (name: string): name is ToolName => Object.hasOwn(TOOLS, name)

/** Many models write null for an argument that they leave out, and numbers beyond all measure for "as many as there are". */
const tidied = (given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, Number.isInteger(value) ? nearest(value as number) : value]),
  )

/** The nearest whole number that is exact. */
const nearest = (value: number): number => Math.min(Math.max(value, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)

const refused = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })

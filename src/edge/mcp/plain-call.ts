/**
 * A fast path for the most frequent request: a plain call of a tool without an envelope. The SDK validates every
 * message several times and creates a context for requests to the client, which takes twice as long as the tool itself.
 * All other requests go through the SDK, and a test compares both paths.
 */
import { ProtocolError } from '@modelcontextprotocol/server'
import { PROTOCOL_VERSIONS } from '../../model/web/server-card.ts'
import type { Report } from '../platform.ts'
import type { Reply } from '../reply.ts'
import { errorAnswer, isId, jsonAnswer } from './answer.ts'
import { isObject, type JsonObject } from './body.ts'
import { maskInternalErrors } from './mask-internal-errors.ts'
import type { Context } from './settings.ts'
import { callTool } from './tools/call.ts'

/** Revisions whose requests carry no envelope. */
const LEGACY: readonly string[] = PROTOCOL_VERSIONS.slice(1)

interface PlainCall {
  readonly id: string | number
  readonly params: { readonly name: string; readonly arguments?: JsonObject }
}

/** @returns undefined for requests that the SDK has to handle */
export function plainCall(
  headers: Headers,
  { jsonrpc, id, method, params, ...rest }: JsonObject,
): PlainCall | undefined {
  if (jsonrpc !== '2.0' || method !== 'tools/call' || !isId(id) || !isObject(params) || !isEmpty(rest)) return undefined
  const { name, arguments: given, ...others } = params
  if (typeof name !== 'string' || (given !== undefined && !isObject(given)) || !isEmpty(others)) return undefined
  const version = headers.get('MCP-Protocol-Version')
  if (version !== null && !LEGACY.includes(version)) return undefined
  return { id, params: given === undefined ? { name } : { name, arguments: given } }
}

/** @param note is told of the call and its result */
export async function answerCall(
  { id, params }: PlainCall,
  context: Context,
  report: Report,
  note: (params: PlainCall['params'], result: unknown) => void,
): Promise<Reply> {
  try {
    const result = await maskInternalErrors(() => callTool(params, context), report)
    note(params, result)
    return jsonAnswer({ result, jsonrpc: '2.0', id })
  } catch (error) {
    if (error instanceof ProtocolError) return errorAnswer(200, error, id)
    throw error
  }
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0

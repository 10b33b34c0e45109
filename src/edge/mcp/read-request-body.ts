/**
 * Reads the body of a request within bounds of bytes and of nesting. JSON arrays are refused: MCP has had no batches
 * since 2025-06-18, and the SDK never answers some of them.
 */
import { bounds } from '../../schema/bounds.ts'
import { parseJson } from '../../text/parse-json.ts'
import type { Reply } from '../reply-to-response.ts'
import { CODE, errorAnswer } from './json-rpc.ts'

export type JsonObject = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @returns the object in the body, or the refusal */
export async function readBody(
  request: Request,
): Promise<{ readonly message: JsonObject } | { readonly refusal: Reply }> {
  const text = await readText(request)
  if (text === undefined) return refused(413, CODE.refused, `A request may have ${bounds.mcp.bodyBytes} bytes at most.`)
  const value = parseJson(text)
  if (value === undefined) return refused(400, CODE.parse, 'Parse error: the body is not JSON.')
  if (isDeeper(value, bounds.mcp.nesting))
    return invalid(`A request may nest ${bounds.mcp.nesting} levels deep at most.`)
  if (Array.isArray(value)) return invalid('Send one message at a time, not an array.')
  if (!isObject(value)) return invalid('A message is a JSON object.')
  if (typeof value.id === 'number' && Math.abs(value.id) > Number.MAX_SAFE_INTEGER)
    return invalid('A numeric id has 53 bits at most; use a string.')
  return { message: value }
}

/** @returns undefined if there are too many bytes; an empty text if they are not UTF-8, or the client disconnected */
async function readText(request: Request): Promise<string | undefined> {
  const length = request.headers.get('Content-Length')
  if (Number(length) > bounds.mcp.bodyBytes) return undefined
  const isStream = length === null || request.headers.has('Transfer-Encoding')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  try {
    // HTTP limits a body to its declared length, so it can be read at once, in half the time of streaming.
    for await (const chunk of isStream ? (request.body ?? []) : [new Uint8Array(await request.arrayBuffer())]) {
      size += chunk.length
      if (size > bounds.mcp.bodyBytes) return undefined
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch {
    return ''
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1)))

const refused = (status: number, code: number, message: string): { readonly refusal: Reply } => ({
  refusal: errorAnswer(status, { code, message }),
})

const invalid = (message: string) => refused(400, CODE.invalidRequest, `Invalid request: ${message}`)

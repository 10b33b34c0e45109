/**
 * Reads the body of a request within bounds: bytes are counted while they arrive, and nesting before the text is
 * parsed. JSON arrays are refused: MCP has had no batches since 2025-06-18, and the SDK never answers some of them.
 */
import { bounds } from '../../schema/bounds.ts'
import { joinBytes } from '../../text/join-bytes.ts'
import type { Reply } from '../reply.ts'
import { CODE, errorAnswer } from './answer.ts'

export type JsonObject = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @returns the object in the body, or the refusal */
export async function readBody(
  request: Request,
): Promise<{ readonly message: JsonObject } | { readonly refusal: Reply }> {
  const bytes = await readAll(request)
  if (bytes === undefined) return tooLarge()
  const text = decode(bytes)
  if (text === undefined) return notJson()
  if (isDeep(text)) return invalid(`A request may nest ${bounds.mcp.nesting} levels deep at most.`)
  const value = parse(text)
  if (value === undefined) return notJson()
  if (isObject(value) && typeof value.id === 'number' && Math.abs(value.id) > Number.MAX_SAFE_INTEGER)
    return invalid('A numeric id has 53 bits at most; use a string.')
  if (Array.isArray(value)) return invalid('Send one message at a time, not an array.')
  return isObject(value) ? { message: value } : invalid('A message is a JSON object.')
}

/** @returns undefined if there are too many bytes; an empty text if the client disconnected before the end */
async function readAll(request: Request): Promise<Uint8Array | undefined> {
  const length = request.headers.get('Content-Length')
  if (Number(length) > bounds.mcp.bodyBytes) return undefined
  try {
    if (length === null || request.headers.has('Transfer-Encoding')) return await stream(request)
    // HTTP limits a body to its declared length, so it can be read at once, in a third of the time of streaming. The
    // length is checked again in case a host lets more through.
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.length > bounds.mcp.bodyBytes ? undefined : bytes
  } catch {
    return new Uint8Array()
  }
}

/** Counts the bytes while they arrive. */
async function stream(request: Request): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > bounds.mcp.bodyBytes) {
      reader?.cancel().catch(() => {})
      return undefined
    }
    chunks.push(read.value)
  }
  return joinBytes(chunks)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Counts brackets outside strings; what is not JSON may be counted wrongly, and fails to parse anyway. */
function isDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (quoted) {
      if (code === BACKSLASH) i++
      else if (code === QUOTE) quoted = false
    } else if (code === QUOTE) quoted = true
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++depth > bounds.mcp.nesting) return true
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth--
  }
  return false
}

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [34, 92, 123, 125, 91, 93]

const refused = (status: number, code: number, message: string): { readonly refusal: Reply } => ({
  refusal: errorAnswer(status, { code, message }),
})

const tooLarge = () => refused(413, CODE.refused, `A request may have ${bounds.mcp.bodyBytes} bytes at most.`)
const notJson = () => refused(400, CODE.parse, 'Parse error: the body is not JSON.')
const invalid = (message: string) => refused(400, CODE.invalidRequest, `Invalid request: ${message}`)

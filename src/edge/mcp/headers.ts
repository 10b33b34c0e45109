/**
 * The header fields in which a request repeats parts of its body, so that intermediaries can route it without reading
 * the body (MCP 2026-07-28, Streamable HTTP; SEP-2243). A request without them, or with other values, is refused.
 */
import type { JSONRPCRequest } from '@modelcontextprotocol/server'
import { CODE, type Failure } from './answer.ts'

/** The member of `params` that `Mcp-Name` repeats, by method. */
const NAMED_BY: ReadonlyMap<string, string> = new Map([
  ['tools/call', 'name'],
  ['prompts/get', 'name'],
  ['resources/read', 'uri'],
])

/** The SDK's classifier has already compared the version and the method if they are present. */
export function headerFailure(headers: Headers, { method, params }: JSONRPCRequest): Failure | undefined {
  for (const name of ['MCP-Protocol-Version', 'Mcp-Method']) {
    if (!headers.has(name)) return mismatch('(missing)', `the ${name} header is required`)
  }
  const field = NAMED_BY.get(method)
  if (field === undefined) return undefined
  const value = params?.[field]
  const header = headers.get('Mcp-Name')
  if (header === null) {
    return typeof value === 'string' ? mismatch('(missing)', 'the Mcp-Name header is required') : undefined
  }
  const decoded = decode(header)
  if (decoded === undefined) return mismatch(header, 'the Mcp-Name header is not valid Base64')
  if (typeof value !== 'string' || decoded === value) return undefined
  return mismatch(header, `params.${field} is "${value}" but the Mcp-Name header says "${decoded}"`)
}

/** Values that do not fit a header are written `=?base64?…?=`. */
function decode(value: string): string | undefined {
  const encoded = /^=\?base64\?(.*)\?=$/.exec(value)?.[1]
  if (encoded === undefined) return value
  try {
    const bytes = Uint8Array.from(atob(encoded), character => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const mismatch = (header: string, body: string): Failure => ({
  code: CODE.headerMismatch,
  message: `Headers and body disagree: ${body}.`,
  data: { mismatch: { header, body } },
})

/**
 * Which of the two eras of MCP a message belongs to: 2026-07-28, where every request carries its own envelope and
 * headers that repeat it, or the revisions before it, which begin with `initialize`. The SDK's own classifier decides;
 * the checks of headers that the SDK keeps inside its HTTP handler are made here.
 */
import { classifyInboundRequest, isJSONRPCRequest, type JSONRPCRequest } from '@modelcontextprotocol/server'
import { PROTOCOL_VERSIONS } from '../../model/web/mcp-server-card.ts'
import type { Reply } from '../reply-to-response.ts'
import { accepted, CODE, errorAnswer, type Failure, type Id, isId } from './json-rpc.ts'
import { isObject, type JsonObject } from './read-request-body.ts'

/** The revision of requests with an envelope. */
export const MODERN = PROTOCOL_VERSIONS[0]

export type Era = 'modern' | 'legacy'

type Routed = { readonly era: Era; readonly message: JSONRPCRequest } | { readonly answer: Reply }

/** @returns the request and its era, or the answer if no server is needed */
export function route(headers: Headers, body: JsonObject): Routed {
  const refuse = (status: number, failure: Failure) => ({ answer: errorAnswer(status, failure, idOf(body)) })
  // Parameters may not be an array in MCP; the SDK would ignore them.
  if (isCall(body) && body.params !== undefined && !isObject(body.params))
    return refuse(200, { code: CODE.invalidParams, message: 'Invalid params: params must be an object.' })
  const version = headers.get('MCP-Protocol-Version')
  if (version !== null && body.method !== 'initialize' && !(PROTOCOL_VERSIONS as readonly string[]).includes(version))
    return refuse(400, unsupported(version, PROTOCOL_VERSIONS))
  // The SDK tries each request as an answer first, and zod leaves a failed attempt for a full collection of garbage.
  if (body.method !== 'initialize' && version !== MODERN && !hasMeta(body) && isJSONRPCRequest(body))
    return { era: 'legacy', message: body }
  const outcome = classifyInboundRequest({
    httpMethod: 'POST',
    body,
    protocolVersionHeader: version ?? undefined,
    mcpMethodHeader: headers.get('Mcp-Method') ?? undefined,
    mcpNameHeader: headers.get('Mcp-Name') ?? undefined,
  })
  if (outcome.kind === 'reject') return refuse(outcome.httpStatus, outcome)
  if (outcome.kind === 'legacy') {
    const isRequest = outcome.reason === 'initialize' || outcome.reason === 'no-claim'
    return isRequest ? { era: 'legacy', message: body as unknown as JSONRPCRequest } : { answer: accepted() }
  }
  const { revision } = outcome.classification
  if (revision !== MODERN) return refuse(400, unsupported(revision ?? 'unknown', [MODERN]))
  if (outcome.messageKind === 'notification') return { answer: accepted() }
  const failure = headerFailure(headers, outcome.message)
  return failure ? refuse(400, failure) : { era: 'modern', message: outcome.message }
}

/** A request of JSON-RPC 2.0. */
const isCall = (body: JsonObject): boolean => body.jsonrpc === '2.0' && typeof body.method === 'string' && isId(body.id)

/** Only `_meta` can hold the envelope of 2026-07-28. */
const hasMeta = ({ params }: JsonObject): boolean => isObject(params) && params._meta !== undefined

const unsupported = (requested: string, supported: readonly string[]): Failure => ({
  code: CODE.unsupportedVersion,
  message: `Unsupported protocol version: ${requested}. Supported: ${supported.join(', ')}.`,
  data: { supported, requested },
})

/** JSON-RPC 2.0 §5: the id of the request if it could be read, else null. */
function idOf({ id, method }: JsonObject): Id {
  return typeof method === 'string' && (typeof id === 'string' || typeof id === 'number') ? id : null
}

/** The member of `params` that `Mcp-Name` repeats, by method. */
const NAMED_BY = new Map([
  ['tools/call', 'name'],
  ['prompts/get', 'name'],
  ['resources/read', 'uri'],
])

/** The SDK's classifier has already compared the version and the method if they are present. */
function headerFailure(headers: Headers, { method, params }: JSONRPCRequest): Failure | undefined {
  for (const name of ['MCP-Protocol-Version', 'Mcp-Method'])
    if (!headers.has(name)) return mismatch('(missing)', `the ${name} header is required`)
  const field = NAMED_BY.get(method)
  if (field === undefined) return undefined
  const value = params?.[field]
  const header = headers.get('Mcp-Name')
  if (header === null)
    return typeof value === 'string' ? mismatch('(missing)', 'the Mcp-Name header is required') : undefined
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

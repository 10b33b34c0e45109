/** JSON-RPC answers over HTTP: always one JSON body, never a stream. */
import type { Fields, Reply } from '../reply-to-response.ts'

export type Id = string | number | null

/** The id of a request (MCP, base protocol): a string or an integer. */
export const isId = (id: unknown): id is string | number => typeof id === 'string' || Number.isSafeInteger(id)

/** Codes of JSON-RPC 2.0 §5.1, and those that MCP 2026-07-28 adds for its transport. */
export const CODE = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** Refused before any message was read: no code of JSON-RPC fits. */
  refused: -32000,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const

export interface Failure {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } as const

export const jsonAnswer = (body: unknown, status = 200, fields?: Fields): Reply => ({
  status,
  fields: fields ? { ...HEADERS, ...fields } : HEADERS,
  body: JSON.stringify(body),
})

/**
 * A JSON-RPC error; also used by the rate limit, which refuses requests before they get here.
 * @param id of the request, null where none could be read
 */
export const errorAnswer = (status: number, { code, message, data }: Failure, id: Id = null, fields?: Fields): Reply =>
  jsonAnswer({ jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }, status, fields)

/** Notifications and posted responses are accepted and ignored, because there are no sessions. */
export const accepted = (): Reply => ({ status: 202, fields: { 'Cache-Control': 'no-store' }, body: null })

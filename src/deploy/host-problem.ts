/**
 * Problem details (RFC 9457) for errors that a host answers in place of the edge. They link to no page of the site,
 * because the error may be that the site cannot be read. Every origin may read them; no cache stores them.
 */
const PROBLEMS = {
  400: { title: 'Bad Request', code: 'bad_request' },
  408: { title: 'Request Timeout', code: 'request_timeout' },
  413: { title: 'Content Too Large', code: 'content_too_large' },
  431: { title: 'Request Header Fields Too Large', code: 'header_fields_too_large' },
  500: { title: 'Internal Server Error', code: 'internal_error' },
  503: { title: 'Service Unavailable', code: 'unavailable' },
} as const
export type HostStatus = keyof typeof PROBLEMS

const FIELDS = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Content-Type': 'application/problem+json',
  'X-Content-Type-Options': 'nosniff',
} as const

/** A problem whose meaning is that of its status (RFC 9457 §4.2.1). */
const bodyOf = (status: HostStatus): string => JSON.stringify({ type: 'about:blank', status, ...PROBLEMS[status] })

export const hostProblem = (status: HostStatus): Response =>
  new Response(bodyOf(status), { status, headers: { ...FIELDS } })

/** The same as the bytes of an HTTP/1.1 response that closes its connection, for requests that never became one. */
export function rawHostProblem(status: HostStatus): string {
  const body = bodyOf(status)
  const fields = { ...FIELDS, 'Content-Length': String(body.length), Connection: 'close' }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${PROBLEMS[status].title}\r\n${lines.join('')}\r\n${body}`
}

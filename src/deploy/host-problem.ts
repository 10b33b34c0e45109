/** The problems of hosts as answers, which every origin may read and no cache stores. */
import { type HostStatus, hostProblemText, hostProblemTitle } from '../model/web/host-problem.ts'

const FIELDS = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Content-Type': 'application/problem+json',
  'X-Content-Type-Options': 'nosniff',
} as const

/** @param fields of this answer alone */
export const hostProblem = (status: HostStatus, fields: Readonly<Record<string, string>> = {}): Response =>
  new Response(hostProblemText(status), { status, headers: { ...FIELDS, ...fields } })

/** @param requestId that the error has in the log of the host; anything but a text if it keeps none */
export const internalProblem = (requestId: unknown): Response =>
  typeof requestId === 'string'
    ? new Response(hostProblemText(500, requestId), { status: 500, headers: { ...FIELDS, 'X-Request-Id': requestId } })
    : hostProblem(500)

/** The same as the bytes of an HTTP/1.1 response that closes its connection, for requests that never became one. */
export function rawHostProblem(status: HostStatus): string {
  const body = hostProblemText(status)
  const fields = { ...FIELDS, 'Content-Length': String(body.length), Connection: 'close' }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${hostProblemTitle(status)}\r\n${lines.join('')}\r\n${body}`
}

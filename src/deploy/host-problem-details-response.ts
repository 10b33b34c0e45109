/** The problems of hosts as answers, which every origin may read and no cache stores. */
import { HOST_PROBLEMS, type HostStatus, hostProblemText } from '../model/web/host-problem-details.ts'

const FIELDS = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Content-Type': 'application/problem+json',
  'X-Content-Type-Options': 'nosniff',
} as const

/**
 * @param fields of this answer alone
 * @param requestId that an internal error has in the log of the host
 */
export const hostProblem = (status: HostStatus, fields: Readonly<Record<string, string>> = {}, requestId?: string) =>
  new Response(hostProblemText(status, requestId), { status, headers: { ...FIELDS, ...fields } })

/** The same as fields and text, for a response that closes its connection. */
export function finalHostProblem(status: HostStatus) {
  const body = hostProblemText(status)
  return { body, fields: { ...FIELDS, 'Content-Length': String(body.length), Connection: 'close' } } as const
}

/** The same as the bytes of an HTTP/1.1 response that closes its connection, for requests that never became one. */
export function rawHostProblem(status: HostStatus): string {
  const { body, fields } = finalHostProblem(status)
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${HOST_PROBLEMS[status].title}\r\n${lines.join('')}\r\n${body}`
}

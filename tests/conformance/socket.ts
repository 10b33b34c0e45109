/** Asking what no client would ask: requests written byte by byte to a socket, read until the answer is whole. */
import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 where the server hung up without an answer. */
  readonly status: number
  /** Head and body. */
  readonly text: string
}

const PATIENCE_MS = 8_000

/** @param request bytes, as latin1 */
export function send(url: string, request: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const hasBody = !request.startsWith('HEAD ')
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'))
    socket.setEncoding('latin1')
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`No answer to ${request.slice(0, 200)}`)))
    socket.on('data', chunk => {
      text += chunk
      if (isWhole(text, hasBody)) socket.destroy()
    })
    socket.on('error', error => {
      // Hanging up on what is still being sent is an answer too.
      if (!['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')) reject(error)
    })
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text }))
  })
}

/** A request line as it stands, with a host. */
export const sendTarget = (url: string, target: string, method = 'GET', field = 'X-Nothing: 1'): Promise<RawAnswer> =>
  send(url, `${method} ${target} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n${field}\r\nConnection: close\r\n\r\n`)

/** By the length that the head tells, or by the last chunk (RFC 9112 §6.3). */
function isWhole(text: string, hasBody: boolean): boolean {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = text.slice(0, end)
  if (!hasBody || /^HTTP\/1\.[01] (?:1\d\d|204|304)/.test(head)) return true
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (length !== undefined) return text.length >= end + 4 + Number(length)
  return /^transfer-encoding: *chunked/im.test(head) && text.endsWith('0\r\n\r\n')
}

/** Asking a server what no client would ask: requests written byte by byte to a socket. */
import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly text: string
}

/** Sends bytes and reads until the server closes; status 0 when it closes without an answer. */
export function raw(address: string, request: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'))
    socket.setTimeout(60_000, () => socket.destroy(new Error('no answer within a minute')))
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('error', error => ((error as NodeJS.ErrnoException).code === 'ECONNRESET' ? undefined : reject(error)))
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text })
    })
  })
}

/** A request line as it stands, with a host. */
export const rawGet = (address: string, target: string, method = 'GET'): Promise<RawAnswer> =>
  raw(address, `${method} ${target} HTTP/1.1\r\nHost: ${new URL(address).host}\r\nConnection: close\r\n\r\n`)

/**
 * One connection on which requests are written byte by byte, one after the other, because no HTTP client sends what is
 * malformed. It opens itself again when the server has closed it.
 */
import { connect, type Socket } from 'node:net'

export interface Answer {
  /** 0 when the server closed without an answer. */
  readonly status: number
  /** Status line and fields. */
  readonly head: string
}

export interface Connection {
  /** @param hasBody whether an answer with a length brings a body, which one to HEAD does not */
  ask(request: readonly (string | Buffer)[], hasBody: boolean): Promise<Answer>
  close(): void
}

export function openConnection(port: number): Connection {
  let socket: Socket | undefined
  return {
    ask(request, hasBody) {
      if (!socket || socket.destroyed || socket.readyState !== 'open') socket = connect(port, '127.0.0.1')
      const current = socket.setNoDelay(true)
      return new Promise(resolve => {
        let head = ''
        let body = Buffer.alloc(0)
        let isWhole: IsWhole = () => false
        const end = (): void => {
          current.removeAllListeners()
          current.on('error', () => {})
          if (/^connection: close/im.test(head)) current.destroy()
          resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head })
        }
        current.on('data', chunk => {
          body = Buffer.concat([body, chunk])
          const at = head === '' ? body.indexOf('\r\n\r\n') : -1
          if (at >= 0) {
            head = body.toString('latin1', 0, at + 2)
            body = body.subarray(at + 4)
            isWhole = endOf(head, hasBody)
          }
          if (isWhole(body)) end()
        })
        current.on('error', () => {})
        current.on('close', end)
        for (const part of request) current.write(part, 'latin1')
      })
    },
    close: () => socket?.destroy(),
  }
}

type IsWhole = (body: Buffer) => boolean

/** How to see that a body is whole: by its length, by its last piece, or, where the server closes, by that alone. */
function endOf(head: string, hasBody: boolean): IsWhole {
  if (!hasBody || /^HTTP\/1\.1 (?:204|304)/.test(head)) return () => true
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined) return body => body.length >= Number(length)
  if (/^transfer-encoding/im.test(head)) return body => body.toString('latin1', body.length - 5) === '0\r\n\r\n'
  return () => false
}

/**
 * Load on a server from a process of its own: plain sockets, one request after the other on each, because Node's HTTP
 * client costs more than the servers that it would measure. Every request comes from another client, as far as
 * X-Forwarded-For says, so that nobody is refused.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface Job {
  readonly port: number
  readonly path: string
  readonly seconds: number
}

const SOCKETS = 32
const CLIENTS = 8_192

process.on('message', (job: Job) => {
  measure(job).then(
    rate => process.send?.(rate),
    error => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.send?.('ready')

async function measure({ port, path, seconds }: Job): Promise<number> {
  const requests = Array.from({ length: CLIENTS }, (_, index) =>
    Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: */*\r\nUser-Agent: load\r\nX-Forwarded-For: 10.0.${index >> 8}.${index & 255}\r\n\r\n`,
    ),
  )
  let count = 0
  let running = true
  const ask = (socket: Socket) => socket.write(requests[count++ % CLIENTS] ?? '')
  const sockets = Array.from({ length: SOCKETS }, () => {
    const socket = connect(port, '127.0.0.1', () => ask(socket))
    socket.setNoDelay(true)
    let missing = 0
    socket.on('data', chunk => {
      missing = missing > 0 ? missing - chunk.length : whole(chunk) - chunk.length
      if (missing < 0) throw new Error('An answer is longer than it says.')
      if (missing === 0 && running) ask(socket)
    })
    return socket
  })
  const started = performance.now()
  await new Promise(resolve => setTimeout(resolve, seconds * 1_000))
  running = false
  const rate = (count * 1_000) / (performance.now() - started)
  for (const socket of sockets) socket.end()
  await Promise.all(sockets.map(socket => once(socket, 'close')))
  return Math.round(rate)
}

/** Bytes of the answer that a chunk begins; the whole of its head is in the first. */
function whole(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, Math.min(chunk.length, 4_096))
  const end = head.indexOf('\r\n\r\n')
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || end < 0 || length === undefined) throw new Error(head)
  return end + 4 + Number(length)
}

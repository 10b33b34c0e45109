/**
 * Load on a server from a process of its own: plain sockets, one request after the other on each, because Node's HTTP
 * client costs more than the servers that it would measure. Every request comes from another client, as far as
 * X-Forwarded-For says, so that no request is refused.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Job {
  readonly port: number
  readonly path: string
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
  /** Bodies to post, one after the other; without them the path is asked for with GET. */
  readonly bodies?: readonly string[]
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

async function measure(job: Job): Promise<number> {
  const requests = Array.from({ length: CLIENTS }, (_, client) => write(job, client))
  let count = 0
  let running = true
  const ask = (socket: Socket) => socket.write(requests[count++ % CLIENTS] ?? '')
  const sockets = Array.from({ length: SOCKETS }, () => {
    const socket = connect(job.port, '127.0.0.1', () => ask(socket))
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
  await new Promise(resolve => setTimeout(resolve, job.seconds * 1_000))
  running = false
  const rate = (count * 1_000) / (performance.now() - started)
  for (const socket of sockets) socket.end()
  await Promise.all(sockets.map(socket => once(socket, 'close')))
  return Math.round(rate)
}

function write({ port, path, headers = {}, bodies }: Job, client: number): Buffer {
  const body = bodies?.[client % bodies.length]
  const fields = {
    Host: `127.0.0.1:${port}`,
    Accept: '*/*',
    'User-Agent': 'load',
    'X-Forwarded-For': `10.0.${client >> 8}.${client & 255}`,
    ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
    ...headers,
  }
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body ?? ''}`)
}

/** Bytes of the answer that a chunk begins; the whole of its head is in the first. */
function whole(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, Math.min(chunk.length, 4_096))
  const end = head.indexOf('\r\n\r\n')
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || end < 0 || length === undefined) throw new Error(head)
  return end + 4 + Number(length)
}

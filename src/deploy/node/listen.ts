/** A handler behind Node's HTTP server, with limits on what a client may send and how slowly, until it is asked to stop. */
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Handler } from '../../edge/handler.ts'
import { unanswered } from '../lazy-edge.ts'
import { cameFrom } from './clients.ts'

export interface Listening {
  /** Port that was taken; useful when 0 was asked for. */
  readonly port: number
  /** Takes no new requests, answers those that have been asked, then closes. */
  close(): Promise<void>
}

export interface ListenOptions {
  readonly port: number
  readonly host: string
  /** Milliseconds that answers may still take when the server closes; 0 breaks them off. */
  readonly patience?: number
  /** Told of every request, before it is answered. */
  readonly log?: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  /** Hears of faults that a client is told nothing about. */
  readonly report?: (error: unknown) => void
}

/** Milliseconds, and bytes of the request line with all fields. */
const LIMITS: ServerOptions = {
  maxHeaderSize: 16 * 1_024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than proxies keep idle connections, so that it is never the proxy that sends into a closed one.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2_000,
}

/** For whoever watches over the process: answered before anything is counted or logged. */
const HEALTH = '/healthz'

/** @throws when the port cannot be taken */
export function listen(
  handler: Handler,
  { port, host, patience = 0, log, report = console.error }: ListenOptions,
): Promise<Listening> {
  const answer = getRequestListener(
    (request, { incoming }) => {
      cameFrom(request, incoming.socket)
      return handler(request)
    },
    { errorHandler: error => failed(error, report) },
  )
  const server = createServer(LIMITS, (incoming, outgoing) => {
    if (incoming.url === HEALTH) {
      healthy(outgoing)
      return
    }
    log?.(incoming, outgoing)
    answer(incoming, outgoing).catch(report)
  })

  const close = (): Promise<void> =>
    new Promise(done => {
      // A connection that is kept alive becomes idle when its answer has gone out; nobody else closes it then.
      const idle = setInterval(() => server.closeIdleConnections(), 20)
      const late = setTimeout(() => server.closeAllConnections(), patience)
      server.close(() => {
        clearInterval(idle)
        clearTimeout(late)
        done()
      })
      server.closeIdleConnections()
    })

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      server.on('error', report)
      resolve({ port: (server.address() as AddressInfo).port, close })
    })
  })
}

function healthy(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', 'Content-Length': 2 })
  outgoing.end('ok')
}

/** What cannot be made a request of is the client's fault, everything else ours. */
function failed(error: unknown, report: (error: unknown) => void): Response {
  const isTheirs = error instanceof RequestError
  if (!isTheirs) report(error)
  return unanswered(isTheirs ? 400 : 500)
}

/** Closes on SIGINT and SIGTERM; a second signal ends the process at once. */
export function closeOnSignals(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

/**
 * Runs a handler behind Node's HTTP server, with limits on connections, on the size of requests and on their duration.
 */
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Handler } from '../../edge/handler.ts'
import type { MaybePromise } from '../../edge/maybe-promise.ts'
import type { Report } from '../../edge/platform.ts'
import type { HostStatus } from '../../model/web/host-problem-details.ts'
import { finalHostProblem, hostProblem, rawHostProblem } from '../host-problem-details-response.ts'
import { setConnection } from './client-address.ts'
import { trackConnections } from './connection-draining.ts'

export interface Listening {
  /** The port in use; useful if 0 was requested. */
  readonly port: number
  connections(): number
  /** Accepts no new connections, finishes pending responses, then closes. */
  close(): Promise<void>
}

/** What `/healthz` reports: whether the site can be read, and which parts are degraded. */
export interface Health {
  readonly ok: boolean
  readonly notes: readonly string[]
}

/** An answer that has ended. */
export interface ResponseRecord {
  readonly incoming: IncomingMessage
  readonly status: number
  readonly milliseconds: number
  /** Bytes of the answer with its head. */
  readonly bytes: number
  /** Whether the client left before it had the whole answer. */
  readonly isAborted: boolean
}

export interface ListenOptions {
  readonly port: number
  readonly host: string
  /** A socket that is listening already, in the place of port and host. */
  readonly descriptor?: number | undefined
  /** Milliseconds that responses may still take when the server closes; 0 cuts them off. */
  readonly graceMs?: number
  /** Called for every request before it is answered; what it returns is called when the answer has ended. */
  readonly observe?: ((incoming: IncomingMessage) => (answer: ResponseRecord) => void) | undefined
  /** Called with internal errors; with the request, if the error ended it. */
  readonly report?: (error: unknown, incoming?: IncomingMessage) => unknown
  readonly health?: () => Promise<Health>
  /** Called with the status that answers a request which could not be read. */
  readonly onRefused?: ((status: number) => void) | undefined
  /**
   * Connections at one time; beyond that new ones are closed, so that file descriptors are left for reading the site.
   */
  readonly maxConnections?: number
  /** Milliseconds without a byte in either direction before a connection with an unfinished exchange is closed. */
  readonly stalledMs?: number
}

const LIMITS: ServerOptions = {
  /** Bytes of the request line with all fields. */
  maxHeaderSize: 16 * 1_024,
  // Counted and answered by ourselves.
  requireHostHeader: false,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than proxies keep idle connections, so that a proxy does not reuse one that is being closed.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2_000,
}

/** For monitoring: answered before anything is counted or logged. */
const HEALTH_PATH = '/healthz'

/** @throws if the port is not available */
export function listen(handler: Handler, options: ListenOptions): Promise<Listening> {
  const { port, host, descriptor, graceMs = 0, observe, report = console.error, health, onRefused } = options
  // V8 puts objects of a kind that often outlives a collection among the old ones at once. Those of requests do only while
  // many are answered at one time; among the old ones they keep all that they refer to until a full collection.
  setFlagsFromString('--no-allocation-site-pretenuring')
  const answer = getRequestListener(
    (request, { incoming }) => {
      setConnection(request, incoming.socket)
      return answered(handler, request, error => report(error, incoming))
    },
    // Requests of HTTP/1.0 need no Host field.
    { errorHandler: error => failed(error, report), hostname: 'localhost' },
  )
  const server = createServer(LIMITS, (incoming, outgoing) => {
    connections.track(outgoing)
    if (incoming.url === HEALTH_PATH) {
      reportHealth(incoming, outgoing, health).catch(report)
      return
    }
    if (!hasHost(incoming)) {
      refuse(400, outgoing)
      return
    }
    if (observe) recordResponse(incoming, outgoing, observe(incoming))
    answer(incoming, outgoing).catch(report)
  })
  server.on('checkExpectation', (_, outgoing: ServerResponse) => refuse(417, outgoing))
  const refuse = (status: HostStatus, outgoing: ServerResponse): void => {
    onRefused?.(status)
    const { fields, body } = finalHostProblem(status)
    outgoing.writeHead(status, fields).end(body)
  }
  const connections = trackConnections(server)
  server.maxConnections = options.maxConnections ?? 5_000
  server.setTimeout(options.stalledMs ?? 30_000)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || connections.hasBegun(socket)) socket.destroy()
    else {
      const status = STATUS_OF[error.code ?? ''] ?? 400
      onRefused?.(status)
      socket.end(rawHostProblem(status))
    }
  })

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(descriptor === undefined ? { port, host } : { fd: descriptor }, () => {
      server.off('error', reject)
      server.on('error', report)
      // A socket of the file system has no port.
      const { port: taken = port } = server.address() as Partial<AddressInfo>
      resolve({ port: taken, connections: connections.count, close: () => connections.drain(graceMs) })
    })
  })
}

function recordResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  record: (answer: ResponseRecord) => void,
): void {
  const { socket } = incoming
  const started = performance.now()
  const bytesBefore = socket.bytesWritten
  outgoing.on('close', () =>
    record({
      incoming,
      status: outgoing.statusCode,
      milliseconds: performance.now() - started,
      bytes: socket.bytesWritten - bytesBefore,
      isAborted: !outgoing.writableFinished,
    }),
  )
}

/** Statuses for errors of Node's parser and timers, by code. */
const STATUS_OF: Readonly<Record<string, HostStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** RFC 9112 §3.2: exactly one Host field; none is needed before HTTP/1.1. */
function hasHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const fields = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length
  return fields === 1 || (fields === 0 && httpVersion === '1.0')
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Whether a request comes from this machine, and not through a proxy on it. */
const isLocal = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !('x-forwarded-for' in headers) && !('forwarded' in headers)

/** What works only in part is shown to this machine alone. */
async function reportHealth(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  health?: () => Promise<Health>,
): Promise<void> {
  const { ok, notes } = (await health?.()) ?? { ok: true, notes: [] }
  const text = [ok ? 'ok' : 'unavailable', ...(isLocal(incoming) ? notes : [])].join('\n')
  outgoing.writeHead(ok ? 200 : 503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': Buffer.byteLength(text),
  })
  outgoing.end(text)
}

/** A request that cannot be represented is the client's failure, everything else ours. */
function failed(error: unknown, report: Report): Response {
  if (error instanceof RequestError) return hostProblem(400)
  const id = report(error)
  return typeof id === 'string' ? hostProblem(500, { 'X-Request-Id': id }, id) : hostProblem(500)
}

/** The answer of the handler, which is a promise only if the handler's is. */
function answered(handler: Handler, request: Request, report: Report): MaybePromise<Response> {
  try {
    const response = handler(request)
    return response instanceof Promise ? response.catch((error: unknown) => failed(error, report)) : response
  } catch (error) {
    return failed(error, report)
  }
}

/**
 * Closes on SIGINT and SIGTERM; a second signal ends the process at once. SIGHUP, which service managers send for a reload
 * and shells when they end, is ignored: the folder is checked once a second anyway.
 */
export function closeOnSignals(close: (signal: string) => Promise<void>): void {
  process.on('SIGHUP', () => undefined)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close(signal).then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

/** The first descriptor that a service manager passes on (sd_listen_fds(3)). */
const FIRST_DESCRIPTOR = 3

/**
 * The socket that a service manager such as systemd has opened for this process. It keeps the port while the program is
 * exchanged: clients wait, and none is refused.
 */
export const inheritedSocket = (env: NodeJS.ProcessEnv, pid: number): number | undefined =>
  env.LISTEN_PID === String(pid) && Number(env.LISTEN_FDS) >= 1 ? FIRST_DESCRIPTOR : undefined

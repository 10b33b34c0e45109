/**
 * Counts of requests, kept as plain numbers and handed to the library when somebody asks: a call of the library for each
 * request takes a third of the time of an answer.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { API, file } from '../../model/web/address.ts'

/** Requests of one class of route, method and status. */
export interface RequestCount {
  readonly route: string
  readonly method: string
  readonly status: string
  count: number
  bytes: number
  seconds: number
  /** Requests that took no longer than each of `BUCKETS`, but longer than the one before. */
  readonly buckets: Float64Array
}

/** Seconds; most answers come from memory. */
export const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5] as const

export interface RequestCounts {
  /** Called for every request, before it is answered. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): void
  all(): Iterable<RequestCount>
}

/** What is known when a request begins; properties of the answer, because a closure for each would cost every request. */
const STARTED = Symbol('when the request began')
const BEFORE = Symbol('bytes that the connection had sent before')
type Begun = ServerResponse & { [STARTED]?: number; [BEFORE]?: number }

/** @param basePath of the address of the site that is served now */
export function countRequests(basePath: () => string): RequestCounts {
  const counts = new Map<string, RequestCount>()
  function ended(this: Begun): void {
    const { url = '/', method: asked = '', socket } = this.req
    const route = routeOf(url, basePath())
    const method = METHODS.has(asked) ? asked : 'other'
    const status = this.writableFinished ? String(this.statusCode) : 'aborted'
    const key = `${route} ${method} ${status}`
    let own = counts.get(key)
    if (!own) {
      own = { route, method, status, count: 0, bytes: 0, seconds: 0, buckets: new Float64Array(BUCKETS.length) }
      counts.set(key, own)
    }
    const seconds = (performance.now() - (this[STARTED] ?? 0)) / 1_000
    own.count += 1
    own.seconds += seconds
    own.bytes += socket.bytesWritten - (this[BEFORE] ?? 0)
    const bucket = BUCKETS.findIndex(most => seconds <= most)
    if (bucket !== -1) own.buckets[bucket] = (own.buckets[bucket] ?? 0) + 1
  }
  return {
    begin(incoming, outgoing: Begun) {
      outgoing[STARTED] = performance.now()
      outgoing[BEFORE] = incoming.socket.bytesWritten
      outgoing.on('close', ended)
    },
    all: () => counts.values(),
  }
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** The class of an address: one of a few words, whatever is asked for. */
function routeOf(url: string, basePath: string): string {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  if (!path.startsWith(basePath)) return 'other'
  const below = path.slice(basePath.length)
  if (below.endsWith('/') && below !== API) return 'page'
  if (below.startsWith(ENTRIES)) return 'entry'
  if (below === file.searchApi) return 'search'
  if (below.startsWith(API)) return 'api'
  if (below === file.mcp) return 'mcp'
  if (below.endsWith('/index.md')) return 'page'
  if (below.startsWith('/downloads/') || below.startsWith('/feeds/') || GUIDE.test(below)) return 'download'
  return FILE.test(below) ? 'file' : 'other'
}

const ENTRIES = file.entry('').slice(0, -'.json'.length)
const GUIDE = /\/llms[\w-]*\.txt$/
const FILE = /\.\w+$/

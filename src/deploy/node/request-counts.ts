/**
 * Counts of requests, kept as plain numbers and handed to the library when somebody asks: a call of the library for each
 * request takes a third of the time of an answer.
 */
import { API, file } from '../../model/web/address.ts'
import type { Answered } from './listen.ts'

/** Seconds; most answers come from memory. */
export const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5] as const

/** Requests of one class of route, method and status. */
export type RequestCount = ReturnType<typeof noRequests>

const noRequests = (route: string, method: string, status: string) => ({
  route,
  method,
  status,
  count: 0,
  bytes: 0,
  seconds: 0,
  /** Requests that took no longer than each of `BUCKETS`, but longer than the one before. */
  buckets: new Float64Array(BUCKETS.length),
})

/** @param basePath of the address of the site that is served now */
export function countRequests(basePath: () => string) {
  const counts = new Map<string, RequestCount>()
  return {
    answered({ incoming, status: code, isAborted, milliseconds, bytes }: Answered): void {
      const { url = '/', method: asked = '' } = incoming
      const route = routeOf(url, basePath())
      const method = METHODS.has(asked) ? asked : 'other'
      const status = isAborted ? 'aborted' : String(code)
      const key = `${route} ${method} ${status}`
      const own = counts.get(key) ?? noRequests(route, method, status)
      counts.set(key, own)
      const seconds = milliseconds / 1_000
      own.count += 1
      own.seconds += seconds
      own.bytes += bytes
      const bucket = BUCKETS.findIndex(most => seconds <= most)
      if (bucket !== -1) own.buckets[bucket] = (own.buckets[bucket] ?? 0) + 1
    },
    all: (): Iterable<RequestCount> => counts.values(),
  }
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** The class of an address: one of a few words, whatever is asked for. */
function routeOf(url: string, basePath: string): string {
  const [path = ''] = url.split('?', 1)
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

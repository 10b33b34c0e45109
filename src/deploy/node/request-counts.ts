/**
 * Counts of requests, kept as plain numbers and handed to the library when somebody asks: a call of the library for each
 * request takes a third of the time of an answer.
 */
import { API, file } from '../../model/web/address.ts'
import type { Answered } from './listen.ts'

/** Seconds; most answers come from memory. */
export const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5] as const

/** @param basePath of the address of the site that is served now */
export function countRequests(basePath: () => string) {
  /** By class of route, method and status. */
  const counts = new Map<string, { route: string; method: string; status: string; count: number; bytes: number }>()
  /** By class of route; `buckets` counts the requests that took no longer than each of `BUCKETS`. */
  const times = new Map<string, { readonly buckets: number[]; count: number; seconds: number }>()
  return {
    answered({ incoming, status: code, isAborted, milliseconds, bytes }: Answered): void {
      const { url = '/', method: asked = '' } = incoming
      const route = routeOf(url, basePath())
      const method = METHODS.has(asked) ? asked : 'other'
      const status = isAborted ? 'aborted' : String(code)
      const key = `${route} ${method} ${status}`
      const own = counts.get(key) ?? { route, method, status, count: 0, bytes: 0 }
      counts.set(key, own)
      own.count += 1
      own.bytes += bytes
      const seconds = milliseconds / 1_000
      const { buckets, ...before } = times.get(route) ?? { buckets: BUCKETS.map(() => 0), count: 0, seconds: 0 }
      times.set(route, {
        buckets: buckets.map((count, i) => count + Number(seconds <= (BUCKETS[i] ?? 0))),
        count: before.count + 1,
        seconds: before.seconds + seconds,
      })
    },
    counts: () => counts.values(),
    times: () => times,
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

/**
 * Metrics of the Node host for Prometheus, on a port of their own. Labels are bounded: a route is one of a few classes,
 * and neither words of a search nor addresses of clients are among them.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { EdgeEvent } from '../../edge/platform.ts'
import { API, file } from '../../model/web/address.ts'
import type { Release } from '../../model/web/edge-settings.ts'
import { isLoopback } from '../../model/web/loopback.ts'
import { type Listening, listen, type ResponseRecord } from './http-server.ts'

/** What is asked for at the moment of a scrape. */
export interface MetricSources {
  connections(): number
  linesLost(): number
  /** Undefined without Redis. */
  redis?: { isUp(): boolean; latencySeconds(): number } | undefined
  /** What is served, and the path of its address. */
  served(): { readonly release?: Release | undefined; readonly basePath: string } | undefined
}

/** Seconds; most answers come from memory. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Gauges of the library whose names end as those of counters do; promtool refuses them. */
const MISNAMED = ['handles', 'requests', 'resources'].map(what => `nodejs_active_${what}_total`)

export function makeMetrics(observed: MetricSources) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of MISNAMED) registry.removeSingleMetric(name)
  gauges(observed, [registry])
  const { searches, calls, limited, malformed, requests, bytesSent, durations } = counters([registry])
  return {
    answered({ incoming, status, isAborted, milliseconds, bytes }: ResponseRecord): void {
      const { url = '/', method = '' } = incoming
      const route = routeOf(url, observed.served()?.basePath ?? '')
      const outcome = isAborted ? 'aborted' : String(status)
      requests.inc({ route, method: METHODS.has(method) ? method : 'other', status: outcome })
      bytesSent.inc({ route }, bytes)
      durations.observe({ route }, milliseconds / 1_000)
    },
    event(event: EdgeEvent): void {
      if (event.kind === 'search') searches.inc({ channel: event.channel, found: String(event.isFound) })
      else calls.inc({ tool: event.tool, outcome: event.outcome })
    },
    /** A request that was refused because its client has used up the quota. */
    limited: (): void => limited.inc(),
    /** A request that could not be read, and how it was answered. */
    malformed: (status: number): void => malformed.inc({ status: String(status) }),
    listen: (port: number, host: string): Promise<Listening> =>
      listen(
        async ({ url }) => {
          const { pathname, hostname } = new URL(url)
          // A page whose name resolves to this machine (DNS rebinding) must not read them.
          if (isLoopback(host) && !isLoopback(hostname)) return new Response(null, { status: 403 })
          return pathname === '/metrics'
            ? new Response(await registry.metrics(), { headers: { 'Content-Type': registry.contentType } })
            : new Response(null, { status: 404 })
        },
        { port, host },
      ),
  }
}

function counters(registers: Registry[]) {
  const counter = <Label extends string>(name: string, labelNames: Label[], help: string): Counter<Label> =>
    new Counter({ name, labelNames, help, registers })
  return {
    searches: counter(
      'palabit_searches_total',
      ['channel', 'found'],
      'Searches by channel, and whether anything was found.',
    ),
    calls: counter('palabit_mcp_calls_total', ['tool', 'outcome'], 'Calls of MCP tools by their outcome.'),
    limited: counter('palabit_rate_limited_total', [], 'Requests that were refused because they exceed the quota.'),
    malformed: counter(
      'palabit_http_malformed_total',
      ['status'],
      'Requests that could not be read, by how they were answered; they are in no other count.',
    ),
    requests: counter(
      'palabit_http_requests_total',
      ['route', 'method', 'status'],
      'Requests by class of route, method, and status.',
    ),
    bytesSent: counter('palabit_http_response_bytes_total', ['route'], 'Bytes of answers with their heads.'),
    durations: new Histogram({
      name: 'palabit_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer.',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    }),
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

function gauges({ connections, linesLost, redis, served }: MetricSources, registers: Registry[]): void {
  /** A metric that is read at each scrape. */
  const gauge = (name: string, help: string, value: () => number | undefined): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const now = value()
        if (now !== undefined) this.set(now)
      },
    })
  }
  gauge('palabit_http_connections', 'Open connections of clients.', connections)
  if (redis) {
    gauge('palabit_redis_up', 'Whether processes share one rate limit.', () => Number(redis.isUp()))
    gauge('palabit_redis_latency_seconds', 'What counting in Redis takes, as a moving average.', redis.latencySeconds)
  }
  gauge('palabit_release_terms', 'Terms of the site that is served.', () => served()?.release?.terms)
  gauge('palabit_release_date_seconds', 'Day of the content that is served, in seconds since 1970.', () => {
    const date = served()?.release?.date
    return date === undefined ? undefined : Date.parse(date) / 1_000
  })
  new Gauge({
    name: 'palabit_release_info',
    help: 'The site that is served: its revision, and the day of its content.',
    labelNames: ['revision', 'date'],
    registers,
    collect() {
      const release = served()?.release
      this.reset()
      if (release) this.set({ revision: release.revision ?? '', date: release.date }, 1)
    },
  })
  new Counter({
    name: 'palabit_log_lines_lost_total',
    help: 'Lines of the logs that could not be written.',
    registers,
    collect() {
      this.reset()
      this.inc(linesLost())
    },
  })
}

/**
 * Serving, for `npm run serve` and `npm start`. The port is opened before the site, since the site that `npm start` builds
 * contains the port.
 */
import { clientOf, overQuota, senderOf } from '../src/deploy/node/clients.ts'
import {
  type Answered,
  closeOnSignals,
  type Health,
  inheritedSocket,
  type Listening,
  type ListenOptions,
  listen,
} from '../src/deploy/node/listen.ts'
import type { Observed } from '../src/deploy/node/metrics.ts'
import { type RedisLimit, redisLimit } from '../src/deploy/node/redis-limit.ts'
import { type ServerLogs, serverLogs } from '../src/deploy/node/server-logs.ts'
import { diskSite, type Served } from '../src/deploy/node/site.ts'
import { openWanted, type Wanted } from '../src/deploy/node/wanted.ts'
import type { Handler } from '../src/edge/handler.ts'
import { memoryLimit } from '../src/edge/limit/memory.ts'
import type { Flags } from './flags.ts'
import { addressOf, refuse } from './terminal.ts'

/** Milliseconds for open responses after a signal. */
const GRACE_MS = 10_000

/** The options that both have. */
export const SERVING_USAGE = `  --port <number>     port to listen on, 0 for one that is free; also PORT (8787)
  --host <name>       address to listen on (127.0.0.1)
  --trust-proxy <n>   proxies of yours before this server, whose X-Forwarded-For counts (0)
  --access-log [json] print a line for every answer, without anything that points to a person; with "json" all lines
                      of the server are JSON
  --log-addresses     print the addresses of clients with the answers
  --wanted <file>     count in this file which searches found nothing, as "npm run wanted" reads it; never who asked,
                      and no words that fewer than five clients have asked on a day
  --rate-limit observe  answer requests beyond the quota too, and only count them
  --metrics-port <n>  counts for Prometheus at /metrics of this port
  --metrics-host <name>  address on which they are offered (127.0.0.1)`

export interface Serving {
  /** Where it listens. */
  readonly address: string
  /** Serves the site in a folder; earlier requests wait for it. */
  open(dist: string): Promise<void>
}

/** Opens the port and serves until a signal; exits with a message if the port cannot be opened. */
export async function startServing(flags: Flags): Promise<Serving> {
  let opened: (handler: Handler) => void = () => {}
  const site = new Promise<Handler>(resolve => {
    opened = resolve
  })
  const memory = memoryLimit({ now: () => performance.now() })
  const logs = serverLogs(process.stdout, process.stderr, flags.accessLog ?? 'text')
  const redis = sharedLimit(process.env.RATE_LIMIT_REDIS_URL, memory, logs.warn)
  let handler: Handler = async request => (await site)(request)
  let isReadable = async (): Promise<boolean> => false
  let served: (() => Served) | undefined
  const health = async (): Promise<Health> => {
    const problem = redis?.problem()
    const limit = problem === undefined ? undefined : `Rate limit: Redis is away (${problem}).`
    const release = served && `Release: ${inWords(served())}.`
    const notes = [release, limit, ...logs.problems()].filter(note => note !== undefined)
    return { ok: await isReadable(), notes }
  }
  const { report } = logs
  const metrics = await openMetrics(flags, {
    connections: () => server?.connections() ?? 0,
    linesLost: logs.lost,
    redis: redis && { isUp: () => redis.problem() === undefined, latencySeconds: () => redis.averageMs() / 1_000 },
    served: () => served?.(),
  })
  const wanted = await countWanted(flags, logs)
  const descriptor = inheritedSocket(process.env, process.pid)
  const options = {
    ...flags,
    descriptor,
    watch: watching(flags, logs, metrics?.answered),
    health,
    report,
    graceMs: GRACE_MS,
    refused: metrics?.malformed,
  }
  let server: Listening | undefined
  server = await listen(request => handler(request), options).catch((error: Error) =>
    refuse(`Cannot listen on ${flags.host}:${flags.port}: ${error.message}${portHint(error)}`),
  )
  const { close, port } = server
  closeOnSignals(async () => {
    await close()
    await wanted?.close()
    metrics?.close()
    redis?.close()
  })
  const address = addressOf(flags.host, port)
  return {
    address,
    async open(dist) {
      const count = redis?.consume ?? memory
      const counted = (request: Request) => count(senderOf(request, flags.trustProxy))
      const consume = overQuota(counted, flags.rateLimit, metrics?.limited)
      const followed = (now: Served): void =>
        logs.info(`Serving the new build in ${now.root}: ${inWords(now)}`, { root: now.root, ...now.release })
      const options = { consume, observe: metrics?.event, miss: wanted?.miss, report, followed }
      const disk = await diskSite(dist, options).catch((error: Error) =>
        refuse(`The site in ${dist} cannot be served: ${error.message}\nRun "npm run build" to make it again.`),
      )
      handler = disk.handler
      isReadable = disk.isReadable
      served = disk.served
      opened(handler)
      logs.info(`Serving ${dist} on ${address}`, { dist, address, ...served().release })
    },
  }
}

/** Logs and counts answers, where that is asked for. */
function watching(
  { accessLog, logAddresses, trustProxy }: Flags,
  logs: ServerLogs,
  count: ((answer: Answered) => void) | undefined,
): ListenOptions['watch'] {
  if (!accessLog) return count && (() => count)
  return ({ headers, socket }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
    const client = logAddresses ? clientOf(forwarded, socket, trustProxy) : undefined
    return answer => {
      logs.answered(answer, client)
      count?.(answer)
    }
  }
}

/** Off unless a file is named. */
const countWanted = async ({ wantedFile, trustProxy }: Flags, logs: ServerLogs): Promise<Wanted | undefined> =>
  wantedFile === undefined
    ? undefined
    : openWanted(wantedFile, process.env.RATE_LIMIT_REDIS_URL, request => senderOf(request, trustProxy), logs).catch(
        (error: Error) => refuse(`--wanted: ${error.message}`),
      )

/** The library is loaded only where metrics are asked for. */
async function openMetrics({ metricsPort, metricsHost }: Flags, observed: Observed) {
  if (metricsPort === undefined) return undefined
  const { makeMetrics } = await import('../src/deploy/node/metrics.ts')
  const metrics = makeMetrics(observed)
  const { port, close } = await metrics
    .listen(metricsPort, metricsHost)
    .catch((error: Error) => refuse(`Cannot offer metrics on ${metricsHost}:${metricsPort}: ${error.message}`))
  process.stdout.write(metricsPort === 0 ? `Metrics on port ${port}\n` : '')
  return { ...metrics, close }
}

const inWords = ({ release }: Served): string => {
  if (!release) return 'built by an earlier version'
  const { revision, date, terms } = release
  return `${revision === undefined ? '' : `revision ${revision}, `}content of ${date}, ${terms} terms`
}

function sharedLimit(
  url: string | undefined,
  fallback: ReturnType<typeof memoryLimit>,
  log: (message: string) => void,
): RedisLimit | undefined {
  if (!url) return undefined
  try {
    return redisLimit(url, { fallback, log })
  } catch (error) {
    return refuse(`RATE_LIMIT_REDIS_URL: ${(error as Error).message}`)
  }
}

/** A hint for a port in use. */
const portHint = ({ code }: NodeJS.ErrnoException): string =>
  code === 'EADDRINUSE'
    ? '\nAnother program uses this port; choose another with --port, or 0 for any that is free.'
    : ''

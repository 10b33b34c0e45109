/**
 * Serving, for `npm run serve` and `npm start`. The port is opened before the site, since the site that `npm start` builds
 * contains the port.
 */
import { clientOf, senderOf } from '../src/deploy/node/clients.ts'
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
import type { RedisLimit } from '../src/deploy/node/redis-limit.ts'
import { type ServerLogs, serverLogs } from '../src/deploy/node/server-logs.ts'
import { diskSite, type Served } from '../src/deploy/node/site.ts'
import { memoryLimit } from '../src/edge/limit/memory.ts'
import { withNetworkLimit } from '../src/edge/limit/network-limit.ts'
import { chain } from '../src/edge/maybe-promise.ts'
import type { Flags } from './flags.ts'
import { addressOf, refuse } from './terminal.ts'

type DiskSite = Awaited<ReturnType<typeof diskSite>>

/** Milliseconds for open responses after a signal. */
const GRACE_MS = 10_000

/** The options that both have. */
export const SERVING_USAGE = `  --port <number>     port to listen on, 0 for one that is free; also PORT (8787)
  --host <name>       address to listen on (127.0.0.1)
  --trust-proxy <n>   proxies of yours before this server, whose X-Forwarded-For counts (0)
  --access-log [json] print a line for every answer, without anything that points to a person; with "json" all lines
                      of the server are JSON
  --log-addresses     print the addresses of clients with the answers
  --metrics-port <n>  counts for Prometheus at /metrics of this port
  --metrics-host <name>  address on which they are offered (127.0.0.1)`

/**
 * Opens the port and serves a site until a signal; exits with a message if that cannot be done.
 * @param folderOf makes the site for the address at which the server listens; requests wait for it
 */
export async function serve(flags: Flags, folderOf: (address: string) => string): Promise<void> {
  const { host, trustProxy } = flags
  let open: (disk: DiskSite) => void = () => {}
  const opening = new Promise<DiskSite>(resolve => {
    open = resolve
  })
  let disk: DiskSite | undefined
  let server: Listening | undefined
  const memory = memoryLimit({ now: () => performance.now() })
  const logs = serverLogs(process.stdout, process.stderr, flags.accessLog ?? 'text')
  const { report } = logs
  const redis = await sharedLimit(process.env.RATE_LIMIT_REDIS_URL, memory, logs.warn)
  const health = async (): Promise<Health> => {
    const problem = redis?.problem()
    const limit = problem === undefined ? undefined : `Rate limit: Redis is away (${problem}).`
    const release = disk && `Release: ${inWords(disk.served())}.`
    const notes = [release, limit, ...logs.problems()].filter(note => note !== undefined)
    return { ok: (await disk?.isReadable()) ?? false, notes }
  }
  const metrics = await openMetrics(flags, {
    connections: () => server?.connections() ?? 0,
    linesLost: logs.lost,
    redis: redis && { isUp: () => redis.problem() === undefined, latencySeconds: () => redis.averageMs() / 1_000 },
    served: () => disk?.served(),
  })
  const descriptor = inheritedSocket(process.env, process.pid)
  const watch = watching(flags, logs, metrics?.answered)
  const options = { ...flags, descriptor, watch, health, report, graceMs: GRACE_MS, refused: metrics?.malformed }
  server = await listen(async request => (disk ?? (await opening)).handler(request), options).catch((error: Error) =>
    refuse(`Cannot listen on ${host}:${flags.port}: ${error.message}${portHint(error)}`),
  )
  const { close, port } = server
  closeOnSignals(async signal => {
    const open = server?.connections() ?? 0
    logs.info(`Stopping: ${signal}, ${open} ${open === 1 ? 'connection' : 'connections'}`, {
      signal,
      connections: open,
    })
    await close()
    metrics?.close()
    redis?.close()
  })
  const address = addressOf(host, port)
  const dist = folderOf(address)
  const followed = (now: Served): void =>
    logs.info(`Serving the new build in ${now.root}: ${inWords(now)}`, { root: now.root, ...now.release })
  const missed = (isAway: boolean): void =>
    isAway
      ? logs.warn(`The site in ${dist} cannot be read: requests are answered with 503 until it is there again`)
      : logs.info(`The site in ${dist} can be read again`)
  const count = withNetworkLimit(redis?.consume ?? memory, () => performance.now())
  const consume = (request: Request) =>
    chain(count(senderOf(request, trustProxy)), quota => {
      if (quota?.allowed === false) metrics?.limited()
      return quota
    })
  disk = await diskSite(dist, { consume, observe: metrics?.event, report, followed, missed }).catch((error: Error) =>
    refuse(`The site in ${dist} cannot be served: ${error.message}\nRun "npm run build" to make it again.`),
  )
  open(disk)
  logs.info(`Serving ${dist} on ${address}`, { dist, address, ...disk.served().release })
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

async function openMetrics({ metricsPort, metricsHost }: Flags, observed: Observed) {
  if (metricsPort === undefined) return undefined
  const { makeMetrics } = await optional('--metrics-port', 'prom-client', () => import('../src/deploy/node/metrics.ts'))
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

async function sharedLimit(
  url: string | undefined,
  fallback: ReturnType<typeof memoryLimit>,
  log: (message: string) => void,
): Promise<RedisLimit | undefined> {
  if (!url) return undefined
  const name = 'RATE_LIMIT_REDIS_URL'
  const { redisLimit } = await optional(name, 'ioredis', () => import('../src/deploy/node/redis-limit.ts'))
  try {
    return redisLimit(url, { fallback, log })
  } catch (error) {
    return refuse(`${name}: ${(error as Error).message}`)
  }
}

/**
 * Loads a module whose library is an optional dependency.
 * @param setting what asks for it
 */
async function optional<Module>(setting: string, library: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    return refuse(`${setting} needs the package ${library}, which is not installed: npm install ${library}`)
  }
}

/** A hint for a port in use. */
const portHint = ({ code }: NodeJS.ErrnoException): string =>
  code === 'EADDRINUSE'
    ? '\nAnother program uses this port; choose another with --port, or 0 for any that is free.'
    : ''

/** The Node host: a site in a folder behind an HTTP server, with the rate limit, logs and metrics. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clientOfConnection, clientOfRequest } from '../src/deploy/node/client-address.ts'
import {
  closeOnSignals,
  type Health,
  inheritedSocket,
  type Listening,
  type ListenOptions,
  type ResponseRecord,
} from '../src/deploy/node/http-server.ts'
import type { MetricSources } from '../src/deploy/node/metrics.ts'
import type { RedisLimit } from '../src/deploy/node/redis-rate-limit.ts'
import { diskSite, type Served } from '../src/deploy/node/reloading-site.ts'
import { LOG_FORMATS, type ServerLogs, serverLogs } from '../src/deploy/node/server-logs.ts'
import { chain } from '../src/edge/maybe-promise.ts'
import { withNetworkLimit } from '../src/edge/rate-limit/ipv6-48-network-limit.ts'
import { memoryLimit } from '../src/edge/rate-limit/memory-store.ts'
import { file, fileOf } from '../src/model/web/address.ts'
import { flag, host, matching, port, serverPort } from './common-options.ts'
import { CommandError, type Option, type Values } from './define-command.ts'
import { openPort } from './listen-early.ts'

const trustProxy: Option<number> = {
  placeholder: '<n>',
  description: 'proxies of yours before this server, whose X-Forwarded-For counts',
  default: '0',
  read: given => Number(matching(given, /^\d{1,2}$/, text => `"${text}" is not a number of proxies; use 0, 1, 2 …`)),
}

const accessLog: Option<(typeof LOG_FORMATS)[number] | undefined> = {
  placeholder: '<format>',
  description:
    'print a line for every answer, without anything that points to a person: text, or json, which makes all lines of the server JSON',
  read: given => {
    const format = LOG_FORMATS.find(each => each === given)
    if (given !== undefined && !format)
      throw new CommandError(`"${given}" is not a format of logs; use ${LOG_FORMATS.join(' or ')}`)
    return format
  },
}

export const hostOptions = {
  port: serverPort,
  host,
  trustProxy,
  accessLog,
  logAddresses: flag('print the addresses of clients with the answers'),
  metricsPort: port('counts for Prometheus at /metrics of this port'),
  metricsHost: { ...host, description: 'address on which they are offered' },
}
/** For the help. */
export const SHARED_LIMIT =
  'RATE_LIMIT_REDIS_URL names a Redis or Valkey on which several processes share one rate limit.'

type HostOptions = Values<typeof hostOptions>

export function refuseMissingSite(dist: string): void {
  if (existsSync(join(dist, fileOf(file.edge)))) return
  throw new CommandError(`There is no site in ${dist}; run "npm run build" first, or name its folder with --dist.`)
}

/** Milliseconds for open responses after a signal. */
const GRACE_MS = 10_000

/**
 * Opens the port and serves the site in a folder until a signal.
 * @param prepare makes the site for the address of the server; requests wait for it
 */
export async function serveSite(
  options: HostOptions,
  dist: string,
  prepare: (address: string) => void = () => {},
): Promise<void> {
  const { trustProxy, accessLog } = options
  let disk: Awaited<ReturnType<typeof diskSite>> | undefined
  let server: Listening | undefined
  const logs = serverLogs(process.stdout, process.stderr, accessLog ?? 'text')
  const memory = memoryLimit({ now: () => performance.now() })
  const redis = await sharedLimit(process.env.RATE_LIMIT_REDIS_URL, memory, logs.warn)
  const metrics = await openMetrics(options, {
    connections: () => server?.connections() ?? 0,
    linesLost: logs.lost,
    redis: redis && { isUp: () => redis.problem() === undefined, latencySeconds: () => redis.averageMs() / 1_000 },
    served: () => disk?.served(),
  })
  const health = async (): Promise<Health> => ({
    ok: (await disk?.isReadable()) ?? false,
    notes: healthNotes(disk?.served(), redis?.problem(), logs),
  })
  const opened = await openPort({
    ...options,
    descriptor: inheritedSocket(process.env, process.pid),
    observe: responseObserver(options, logs, metrics?.answered),
    ...{ health, report: logs.report, graceMs: GRACE_MS, onRefused: metrics?.malformed },
  })
  server = opened
  closeOnSignals(async signal => {
    const connections = opened.connections()
    const count = `${connections} ${connections === 1 ? 'connection' : 'connections'}`
    logs.info(`Stopping: ${signal}, ${count}`, { signal, connections })
    await opened.close()
    metrics?.close()
    redis?.close()
  })
  prepare(opened.address)
  const count = withNetworkLimit(redis?.consume ?? memory, () => performance.now())
  const consume = (request: Request) =>
    chain(count(clientOfRequest(request, trustProxy)), quota => {
      if (quota?.allowed === false) metrics?.limited()
      return quota
    })
  const changes = releaseLog(dist, logs)
  disk = await diskSite(dist, { consume, observe: metrics?.event, report: logs.report, ...changes }).catch(
    (error: Error) => {
      throw new CommandError(
        `The site in ${dist} cannot be served: ${error.message}\nRun "npm run build" to make it again.`,
      )
    },
  )
  opened.answerWith(disk.handler)
  logs.info(`Serving ${dist} on ${opened.address}`, { dist, address: opened.address, ...disk.served().release })
}

/** Logs that another release is served, and that the folder is away or there again. */
const releaseLog = (dist: string, logs: ServerLogs) => ({
  onRelease: (now: Served): void =>
    logs.info(`Serving the new build in ${now.root}: ${inWords(now)}`, { root: now.root, ...now.release }),
  onAway: (isAway: boolean): void =>
    isAway
      ? logs.warn(`The site in ${dist} cannot be read: requests are answered with 503 until it is there again`)
      : logs.info(`The site in ${dist} can be read again`),
})

/** What `/healthz` says beside the status. */
function healthNotes(
  served: Served | undefined,
  redisProblem: string | undefined,
  logs: ServerLogs,
): readonly string[] {
  const limit = redisProblem === undefined ? undefined : `Rate limit: Redis is away (${redisProblem}).`
  const release = served && `Release: ${inWords(served)}.`
  return [release, limit, ...logs.problems()].filter(note => note !== undefined)
}

/** Logs and counts answers, where that is asked for. */
function responseObserver(
  { accessLog, logAddresses, trustProxy }: HostOptions,
  logs: ServerLogs,
  count: ((answer: ResponseRecord) => void) | undefined,
): ListenOptions['observe'] {
  if (!accessLog) return count && (() => count)
  return ({ headers, socket }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
    const client = logAddresses ? clientOfConnection(forwarded, socket, trustProxy) : undefined
    return answer => {
      logs.answered(answer, client)
      count?.(answer)
    }
  }
}

async function openMetrics({ metricsPort, metricsHost }: HostOptions, observed: MetricSources) {
  if (metricsPort === undefined) return undefined
  const { makeMetrics } = await import('../src/deploy/node/metrics.ts')
  const metrics = makeMetrics(observed)
  const { port: opened, close } = await metrics.listen(metricsPort, metricsHost).catch((error: Error) => {
    throw new CommandError(`Cannot offer metrics on ${metricsHost}:${metricsPort}: ${error.message}`)
  })
  process.stdout.write(metricsPort === 0 ? `Metrics on port ${opened}\n` : '')
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
  const { redisLimit } = await import('../src/deploy/node/redis-rate-limit.ts')
  try {
    return redisLimit(url, { fallback, log })
  } catch (error) {
    throw new CommandError(`RATE_LIMIT_REDIS_URL: ${(error as Error).message}`)
  }
}

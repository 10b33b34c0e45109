/** `npm run serve`: serves a site that has been built. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accessLog } from '../src/deploy/node/access-log.ts'
import { takeBy } from '../src/deploy/node/clients.ts'
import { closeOnSignals, listen } from '../src/deploy/node/listen.ts'
import { redisLimit } from '../src/deploy/node/redis-limit.ts'
import { diskSite } from '../src/deploy/node/site.ts'
import { memoryLimit } from '../src/edge/limit/memory.ts'
import { file, fileOf } from '../src/model/address.ts'
import { readFlags } from './flags.ts'

/** Milliseconds that answers may still take after a signal. */
const PATIENCE = 10_000

const flags = readFlags(
  ['dist', 'port', 'host', 'trust-proxy', 'access-log'],
  `Usage: npm run serve -- [options]

  --dist <folder>     site to serve (dist)
  --port <number>     port to listen on; also PORT (8787)
  --host <name>       address to listen on (127.0.0.1)
  --trust-proxy <n>   proxies of yours before this server, whose X-Forwarded-For counts (0)
  --access-log        print a line for every answer, without anything that points to a person

RATE_LIMIT_REDIS_URL names a Redis or Valkey on which several processes share one rate limit.`,
)
const say = (text: string) => process.stdout.write(text)
const complain = (text: string) => process.stderr.write(`${text}\n`)
const fail = (text: string): never => {
  complain(text)
  process.exit(1)
}

if (!existsSync(join(flags.dist, fileOf(file.edge))))
  fail(`There is no site in ${flags.dist}; run "npm run build" first, or name its folder with --dist.`)
const memory = memoryLimit({ now: () => performance.now() })
const redis = sharedLimit(process.env.RATE_LIMIT_REDIS_URL)
const handler = await diskSite(flags.dist, {
  take: takeBy(redis?.take ?? memory, flags.trustProxy),
  report: console.error,
})
try {
  const log = flags.accessLog ? { log: accessLog(say) } : {}
  const server = await listen(handler, { ...flags, ...log, patience: PATIENCE })
  say(`Serving ${flags.dist} on http://${flags.host === '127.0.0.1' ? 'localhost' : flags.host}:${server.port}\n`)
  closeOnSignals(async () => {
    await server.close()
    redis?.close()
  })
} catch (error) {
  fail(`Cannot listen on ${flags.host}:${flags.port}: ${(error as Error).message}`)
}

function sharedLimit(url: string | undefined) {
  if (!url) return undefined
  try {
    return redisLimit(url, { fallback: memory, log: complain })
  } catch (error) {
    return fail(`RATE_LIMIT_REDIS_URL: ${(error as Error).message}`)
  }
}

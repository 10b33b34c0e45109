/** `npm run serve`: serves a site that has been built. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diskPlatform } from '../src/deploy/node/files.ts'
import { closeOnSignals, listen } from '../src/deploy/node/listen.ts'
import { makeHandler } from '../src/edge/handler.ts'
import { file, fileOf } from '../src/model/address.ts'
import type { EdgeSettings } from '../src/model/edge-settings.ts'
import { readFlags } from './flags.ts'

const flags = readFlags(
  ['dist', 'port', 'host'],
  `Usage: npm run serve -- [options]

  --dist <folder>   site to serve (dist)
  --port <number>   port to listen on; also PORT (8787)
  --host <name>     address to listen on (127.0.0.1)`,
)

const settings = join(flags.dist, fileOf(file.edge))
if (!existsSync(settings)) {
  process.stderr.write(
    `There is no site in ${flags.dist}; run "npm run build" first, or name its folder with --dist.\n`,
  )
  process.exit(1)
}
const handler = makeHandler(await diskPlatform(flags.dist), JSON.parse(readFileSync(settings, 'utf8')) as EdgeSettings)
try {
  const server = await listen(handler, flags)
  process.stdout.write(
    `Serving ${flags.dist} on http://${flags.host === '127.0.0.1' ? 'localhost' : flags.host}:${server.port}\n`,
  )
  closeOnSignals(server.close)
} catch (error) {
  process.stderr.write(`Cannot listen on ${flags.host}:${flags.port}: ${(error as Error).message}\n`)
  process.exit(1)
}

/** `npm run serve`: serves a site that has been built. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { file, fileOf } from '../src/model/web/address.ts'
import { readFlags } from './flags.ts'
import { SERVING_USAGE, serve } from './serving.ts'
import { refuse } from './terminal.ts'

/** The server bundled into one file is started without npm. */
const COMMAND = basename(process.argv[1] ?? '') === 'serve.mjs' ? 'node serve.mjs' : 'npm run serve --'

const flags = readFlags(
  `Usage: ${COMMAND} [options]

  --dist <folder>     site to serve (dist)
${SERVING_USAGE}

RATE_LIMIT_REDIS_URL names a Redis or Valkey on which several processes share one rate limit.`,
)

if (!existsSync(join(flags.dist, fileOf(file.edge)))) {
  refuse(`There is no site in ${flags.dist}; run "npm run build" first, or name its folder with --dist.`)
}
await serve(flags, () => flags.dist)

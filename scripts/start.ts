/**
 * `npm start`: builds the site for the local address and serves it. It is not built into `dist/`, so that pages with local
 * addresses are not published by mistake.
 */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { readFlags } from './flags.ts'
import { SERVING_USAGE, startServing } from './serving.ts'

const flags = readFlags(
  `Usage: npm start -- [options]

  --base-url <url>    address of the site; also BASE_URL (http://localhost:<port>)
${SERVING_USAGE}
  --out <folder>      where to build (.cache/start)
  --content, --public, --cache, --no-cache, --no-cards   as for "npm run build"

RATE_LIMIT_REDIS_URL is understood as by "npm run serve".`,
)

const out = flags.out ?? resolve('.cache/start')
const serving = await startServing(flags)
const folders = ['--content', flags.content, '--public', flags.public, '--out', out]
const memory = flags.cache === undefined ? ['--no-cache'] : ['--cache', flags.cache]
const build = [...folders, ...memory, ...(flags.cards ? [] : ['--no-cards'])]
const built = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, 'run.mjs'),
    'build',
    ...build,
    '--allow-removal',
    '--base-url',
    flags.baseUrl ?? serving.address,
  ],
  { stdio: 'inherit' },
)
if (built.status !== 0) process.exit(built.status ?? 1)
await serving.open(out)

/**
 * `npm start`: builds the site for the local address and serves it. It is not built into `dist/`, so that pages with local
 * addresses are not published by mistake.
 */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { readFlags } from './flags.ts'
import { SERVING_USAGE, serve } from './serving.ts'

const flags = readFlags(
  `Usage: npm start -- [options]

  --base-url <url>    address of the site; also BASE_URL (http://localhost:<port>)
${SERVING_USAGE}
  --out <folder>      where to build (.cache/start)
  --content, --public, --cache, --no-cache, --no-cards   as for "npm run build"

RATE_LIMIT_REDIS_URL is understood as by "npm run serve".`,
)

const out = flags.out ?? resolve('.cache/start')
await serve(flags, address => {
  const folders = ['--content', flags.content, '--public', flags.public, '--out', out]
  const memory = flags.cache === undefined ? ['--no-cache'] : ['--cache', flags.cache]
  const options = [...folders, ...memory, ...(flags.cards ? [] : ['--no-cards']), '--allow-removal']
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'run.mjs'), 'build', ...options, '--base-url', flags.baseUrl ?? address],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
  return out
})

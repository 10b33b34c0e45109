/** `npm start`: builds the site for this machine's own address, then serves it. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readFlags } from './flags.ts'

const flags = readFlags(
  ['content', 'public', 'out', 'cache', 'no-cache', 'base-url', 'port', 'host'],
  `Usage: npm start -- [options]

  --base-url <url>   address of the site; also BASE_URL (http://localhost:<port>)
  --port <number>    port to listen on; also PORT (8787)
  --host <name>      address to listen on (127.0.0.1)
  --content, --public, --out, --cache, --no-cache   as for "npm run build"`,
)

const script = (name: string) => ['--import', 'tsx', join(import.meta.dirname, `${name}.ts`)]
const folders = [
  '--content',
  flags.content,
  '--public',
  flags.public,
  '--out',
  flags.out,
  ...(flags.cache === undefined ? ['--no-cache'] : ['--cache', flags.cache]),
]
const base = flags.baseUrl ?? `http://localhost:${flags.port}`
const built = spawnSync(process.execPath, [...script('build'), ...folders, '--base-url', base], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)
process.argv = [process.execPath, 'serve', '--dist', flags.out, '--port', String(flags.port), '--host', flags.host]
await import('./serve.ts')

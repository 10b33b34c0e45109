/**
 * The real nginx and Caddy with our snippets, as people set them up: a site block of their own, with a page of theirs
 * beside the dictionary, and the snippet included. Both come with apt.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { built, publishForm, tinyWorkspace } from '../build/folders.ts'
import { freePort } from '../free-port.ts'
import { makeFolder } from '../make-folder.ts'

export type ServerName = 'nginx' | 'Caddy'

const PROGRAMS: Readonly<Record<ServerName, string>> = { nginx: 'nginx', Caddy: 'caddy' }
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`

const isInstalled = (name: ServerName): boolean =>
  spawnSync(PROGRAMS[name], [name === 'nginx' ? '-v' : 'version'], { env: { ...process.env, PATH } }).status === 0

export const SERVERS: readonly ServerName[] = ['nginx', 'Caddy']

/** Those of them that are installed here. */
export const INSTALLED: ReadonlySet<ServerName> = new Set(SERVERS.filter(isInstalled))
for (const name of SERVERS)
  if (!INSTALLED.has(name)) process.stderr.write(`Skipped: tests with ${name}, which is not installed.\n`)

/** Where the site is published in turn. */
export const ADDRESSES = { 'a domain': 'https://tiny.example', 'a path': 'https://tiny.example/dictionary' } as const

export interface WebServer {
  /** Without a slash at the end. */
  readonly url: string
  /** The published files. */
  readonly dist: string
  /** Ends or stops the Node host, which the web server outlives. */
  readonly behind: Behind | undefined
  stop(): Promise<void>
}

export interface Setting {
  readonly baseUrl: string
  /** Where the Node host listens, if the block for it is copied from the snippet. */
  readonly node?: (dist: string) => Promise<Behind>
}

interface Behind {
  readonly port: number
  stop(): Promise<unknown>
}

/** Builds the tiny dictionary and serves it. */
export async function startWebServer(name: ServerName, { baseUrl, node }: Setting): Promise<WebServer> {
  const home = makeFolder('web-server')
  const path = new URL(baseUrl).pathname.replace(/\/$/, '')
  const root = join(home, 'root')
  mkdirSync(root)
  const site = tinyWorkspace(join(home, 'tiny'), { downloads: true })
  const dist = path === '' ? root : join(root, path.slice(1))
  publishForm(site)
  await built({ ...site, out: dist }, { baseUrl, cache: undefined, cards: true })
  writeFileSync(join(root, 'beside.html'), 'of somebody else')
  const behind = await node?.(dist)
  const port = await freePort()
  const snippet = join(dist, 'deploy', name === 'nginx' ? 'nginx.conf' : 'Caddyfile')
  const { beside, block } = behind ? nodeBlock(snippet, root, behind.port, await freePort()) : { beside: '', block: '' }
  const config = join(home, 'server.conf')
  writeFileSync(config, (name === 'nginx' ? nginxConfig : caddyConfig)({ home, root, port, snippet, beside, block }))
  check(name, config, home)
  const child = spawn(PROGRAMS[name], ARGUMENTS[name](config, home), { env: { ...process.env, PATH, HOME: home } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += String(chunk)))
  const ended = once(child, 'close')
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} ended:\n${printed}`)
    if (await fetch(url).then(Boolean, () => false)) break
    await wait(20)
  }
  return {
    url,
    dist,
    behind,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await behind?.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const ARGUMENTS: Readonly<Record<ServerName, (config: string, home: string) => readonly string[]>> = {
  nginx: (config, home) => ['-e', 'stderr', '-p', home, '-c', config],
  Caddy: config => ['run', '--adapter', 'caddyfile', '--config', config],
}

/** The server's own judgment, which must be without a warning. */
function check(name: ServerName, config: string, home: string): void {
  const args =
    name === 'nginx'
      ? ['-t', '-e', 'stderr', '-p', home, '-c', config]
      : ['validate', '--adapter', 'caddyfile', '--config', config]
  const { status, stderr } = spawnSync(PROGRAMS[name], args, {
    encoding: 'utf8',
    env: { ...process.env, PATH, HOME: home },
  })
  if (status !== 0 || /\[(?:warn|emerg|error)\]/.test(stderr))
    throw new Error(`${name} refuses the snippet:\n${stderr}`)
}

/**
 * The lines of the snippet's comment that people copy for the Node host: what stands beside the block of the site, and
 * what stands in it.
 */
function nodeBlock(snippet: string, root: string, port: number, filesPort: number): Copied {
  const copied = { beside: '', block: '' }
  let where: keyof typeof copied = 'block'
  for (const line of readFileSync(snippet, 'utf8').split('\n\n', 1)[0]?.split('\n') ?? []) {
    if (/^#(?: {3}|\s*\t)/.test(line)) copied[where] += `${line.slice(1).trim()}\n`
    else if (line !== '#') where = /\binto the (?:site|server) block\b/.test(line) ? 'block' : 'beside'
  }
  const filled = (lines: string) =>
    lines
      .replaceAll('127.0.0.1:8787', `127.0.0.1:${port}`)
      .replaceAll('8786', String(filesPort))
      .replace('/path/to/root', root)
      .replace(/\/path\/to\/dist\/deploy\/[\w.]+/, snippet)
  // The first lines say how to use the snippet alone, which the configuration does anyway.
  const beside = copied.beside.split('\n').slice(1).join('\n')
  return { beside: filled(beside), block: filled(copied.block) }
}

interface Copied {
  readonly beside: string
  readonly block: string
}

interface Parts {
  readonly home: string
  readonly root: string
  readonly port: number
  readonly snippet: string
  readonly beside: string
  readonly block: string
}

function nginxConfig({ home, root, port, snippet, beside, block }: Parts): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(kind => `${kind}_temp_path ${join(home, kind)};`)
    .join('\n')
  return `daemon off; master_process off; pid ${join(home, 'pid')}; error_log stderr notice;
events { worker_connections 256; }
http {
include ${mimeTypes()}; default_type application/octet-stream; access_log off;
${temporary}
${beside}
server {
listen 127.0.0.1:${port};
root ${root};
location = /beside.html { }
${block}
include ${snippet};
}
}
`
}

/** The list of types that is installed with nginx and that its own configuration includes. */
function mimeTypes(): string {
  const built = spawnSync(PROGRAMS.nginx, ['-V'], { encoding: 'utf8', env: { ...process.env, PATH } }).stderr
  const config = /--conf-path=(\S+)/.exec(built)?.[1] ?? '/etc/nginx/nginx.conf'
  return join(config, '../mime.types')
}

const caddyConfig = ({ root, port, snippet, beside, block }: Parts): string => `{
admin off
auto_https off
}
${beside}
http://127.0.0.1:${port} {
handle /beside.html {
root * ${root}
file_server
}
${block === '' ? `root * ${root}\nimport ${snippet}` : block}
}
`

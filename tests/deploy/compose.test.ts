/**
 * The example of several processes behind Caddy: the containers as they are described, and the real Caddy with the
 * configuration to copy, in front of two real processes that count in a real Redis.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../build/folders.ts'
import { freePort } from '../free-port.ts'
import { ROOT, startProcess } from '../hosts/process.ts'
import { tinySite } from '../hosts/site.ts'
import { INSTALLED } from './web-servers.ts'

const HOME = join(ROOT, 'src/deploy/compose')
const hasRedis = spawnSync('redis-server', ['--version']).status === 0

interface Service {
  readonly image?: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: readonly string[]
  readonly volumes?: readonly string[]
}

describe('The containers', () => {
  const { services } = parse(readFileSync(join(HOME, 'compose.yaml'), 'utf8')) as {
    readonly services: Readonly<Record<string, Service>>
  }

  test('are built from files that exist, and name each other.', () => {
    const { build, environment, depends_on } = services['palabit-a'] as Required<Service>
    expect(existsSync(join(HOME, build.context, build.dockerfile))).toBe(true)
    expect(new URL(environment.RATE_LIMIT_REDIS_URL ?? '').hostname).toBe('redis')
    for (const name of depends_on) expect(services[name]).toBeDefined()
    for (const volume of services.caddy?.volumes ?? [])
      if (volume.startsWith('.')) expect(existsSync(join(HOME, volume.split(':')[0] ?? ''))).toBe(true)
    const [, upstreams = ''] = /\{\$PALABIT_UPSTREAMS:(.*)\}/.exec(readFileSync(join(HOME, 'Caddyfile'), 'utf8')) ?? []
    expect(upstreams.split(' ')).toEqual(['palabit-a:8787', 'palabit-b:8787'])
  })

  test('are two services, because all containers of one are stopped at once when they are exchanged.', () => {
    expect(services['palabit-b']).toEqual(services['palabit-a'])
    expect(JSON.stringify(services)).not.toMatch(/replicas|update_config/)
    const text = readFileSync(join(HOME, 'compose.yaml'), 'utf8')
    for (const name of ['palabit-a', 'palabit-b']) expect(text).toContain(`docker compose up --wait --no-deps ${name}`)
  })

  test('run the host with options that it knows.', async () => {
    const site = await tinySite()
    onTestFinished(site.remove)
    const args = [
      'scripts/palabit.mjs',
      'serve',
      '--dist',
      site.dist,
      '--port',
      '0',
      ...(services['palabit-a']?.command ?? []),
    ]
    const host = await startProcess(process.execPath, args)
    expect(await host.stop()).toBe(0)
  })
})

test.runIf(INSTALLED.has('Caddy') && hasRedis)(
  'Behind Caddy, two processes count together, and the end of one is not noticed.',
  { timeout: 60_000 },
  async () => {
    const home = temporaryFolder()
    const [redisPort, caddyPort] = [await freePort(), await freePort()]
    const redis = spawn('redis-server', ['--port', String(redisPort), '--save', ''], { cwd: home, stdio: 'ignore' })
    onTestFinished(async () => {
      redis.kill()
      await once(redis, 'close')
    })
    const site = await tinySite()
    onTestFinished(site.remove)
    const host = () =>
      startProcess(
        process.execPath,
        ['scripts/palabit.mjs', 'serve', '--dist', site.dist, '--port', '0', '--trust-proxy', '1'],
        { RATE_LIMIT_REDIS_URL: `redis://127.0.0.1:${redisPort}` },
      )
    const hosts = await Promise.all([host(), host()])
    onTestFinished(async () => void (await hosts[1]?.stop()))
    const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(HOME, 'Caddyfile')], {
      env: {
        ...{ ...process.env, HOME: home, BASE_URL: `http://127.0.0.1:${caddyPort}` },
        PALABIT_UPSTREAMS: hosts.map(({ url }) => new URL(url).host).join(' '),
      },
      stdio: 'ignore',
    })
    onTestFinished(async () => {
      caddy.kill()
      await once(caddy, 'close')
    })
    const url = `http://127.0.0.1:${caddyPort}/v1/terms/5g.json`
    for (
      let tries = 0;
      tries < 200 &&
      !(await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ));
      tries++
    )
      await wait(50)
    const left = async () => /r=(\d+)/.exec((await fetch(url)).headers.get('ratelimit') ?? '')?.[1]
    const counts: number[] = []
    for (let i = 0; i < 8; i++) counts.push(Number(await left()))
    expect(counts).toEqual(counts.map((_, i) => (counts[0] ?? 0) - i))
    const ended = hosts[0]?.stop()
    const statuses: number[] = []
    for (let i = 0; i < 40; i++) {
      statuses.push((await fetch(url)).status)
      await wait(20)
    }
    await ended
    expect(new Set(statuses)).toEqual(new Set([200]))
  },
)

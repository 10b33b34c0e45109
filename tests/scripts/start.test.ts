/** `palabit serve --build`, which `npm start` calls: one command builds the site for this machine's own address and serves it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  built,
  edit,
  leftovers,
  snapshot,
  temporaryFolder,
  tinyWorkspace,
  type Workspace,
  withTheFile,
} from '../build/folders.ts'
import { freePort } from '../free-port.ts'
import { addressOf, ROOT, type Running, run, start } from './run.ts'

const hasCurl = spawnSync('curl', ['--version']).status === 0

/** npm runs it from the folder of the project, where the loader is found by its name. */
function project(home = temporaryFolder()): Workspace {
  const site = tinyWorkspace(home)
  symlinkSync(join(ROOT, 'node_modules'), join(site.home, 'node_modules'))
  return site
}

describe('palabit serve --build', () => {
  const finished = withTheFile()
  let site: Workspace
  let server: Running
  let address: string
  let before: ReturnType<typeof snapshot>
  beforeAll(async () => {
    site = project(temporaryFolder(finished))
    await built(site, { baseUrl: 'https://dictionary.example' })
    before = snapshot(site.out)
    const args = ['--build', '--port', '0', '--trust-proxy', '1', '--access-log', 'text', '--no-cards']
    server = start('serve', args, { cwd: site.home, finished })
    address = await addressOf(server)
  })

  test('publishes the port that was taken, when any would do.', async () => {
    expect(address).not.toContain(':0')
    expect(await (await fetch(`${address}/v1/terms/5g.json`)).json()).toMatchObject({
      urls: { en: `${address}/5g/`, es: `${address}/es/5g/` },
    })
    expect((await fetch(`${address}/5g/`)).status).toBe(200)
  })

  test('leaves dist alone, which holds the site for its public address.', () => {
    expect(snapshot(site.out)).toEqual(before)
  })

  test('takes what "palabit serve" takes: proxies to trust, and a log of answers.', async () => {
    const left = async (client: string) => {
      const response = await fetch(`${address}/v1/terms/5g.json`, { headers: { 'X-Forwarded-For': client } })
      return /r=\d+/.exec(response.headers.get('RateLimit') ?? '')?.[0]
    }
    expect([await left('203.0.113.1'), await left('203.0.113.1'), await left('203.0.113.2')]).toEqual([
      'r=299',
      'r=298',
      'r=299',
    ])
    await server.said(/ GET \/v1\/terms\/5g\.json 200 \d+\.\d ms\n/)
  })

  test.runIf(hasCurl)('answers each request that README.md shows.', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
    const requests = readme.split('\n').filter(line => line.startsWith('curl '))
    expect(requests.length).toBeGreaterThan(5)
    for (const request of requests) {
      // The tiny dictionary has other entries.
      const script = `base=${address}\n${request.replace('/dns', '/5g').replace('curl ', 'curl --silent --fail --output /dev/null ')}`
      expect([request, spawnSync('sh', ['-c', script]).status]).toEqual([request, 0])
    }
  })

  test('builds nothing when the port is taken.', () => {
    const other = project()
    const { status, stdout, stderr } = run('serve', ['--build', '--port', new URL(address).port, '--no-cards'], {
      cwd: other.home,
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^error: Cannot listen on 127\.0\.0\.1:\d+: .*EADDRINUSE/)
    expect([existsSync(other.out), existsSync(join(other.cache, 'start'))]).toEqual([false, false])
  })

  test('ends on a signal, and leaves nothing beside its site.', async () => {
    expect(await server.end()).toEqual({ code: 0, signal: null })
    expect([...leftovers(site.home), ...leftovers(site.cache)]).toEqual([])
  })

  test('takes its port and address from the environment.', async () => {
    const other = project()
    const port = String(await freePort())
    const env = { PORT: port, BASE_URL: 'https://dictionary.example/d' }
    const started = start('serve', ['--build', '--no-cards'], { cwd: other.home, env })
    await started.said(`http://localhost:${port}`)
    const response = await fetch(`http://localhost:${port}/d/v1/terms/5g.json`)
    expect(await response.json()).toMatchObject({ urls: { en: 'https://dictionary.example/d/5g/' } })
    expect(readdirSync(other.cache)).toEqual(['start'])
  })

  test('serves nothing when the content is wrong, and fails.', () => {
    const other = project()
    edit(other.content, 'terms/5g/en.md', 'title: 5G', 'tittle: 5G')
    const { status, stdout, stderr } = run('serve', ['--build', '--port', '0', '--no-cards'], { cwd: other.home })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('unknown-field')
    expect([existsSync(other.out), existsSync(join(other.cache, 'start'))]).toEqual([false, false])
  })
})

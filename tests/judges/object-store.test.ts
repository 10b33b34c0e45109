/**
 * `palabit upload` against a server of others that speaks the interface of S3 (s3rver), with a proxy between that has
 * signatures judged by a library of others (aws4), records what is asked in which order, and can refuse.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { filesIn } from '../../src/deploy/objects/apply-upload-plan.ts'
import { objectsOf, readList } from '../../src/deploy/objects/upload-plan.ts'
import type { EdgeSettings } from '../../src/model/web/edge-settings.ts'
import { temporaryFolder } from '../build/folders.ts'
import { freePort } from '../free-port.ts'
import { runHere } from '../scripts/run-here.ts'
import { installed, nodeForJudges } from './programs.ts'

const WEBSITE = `<?xml version="1.0"?><WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
<IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`
const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

interface Seen {
  readonly method: string
  readonly path: string
  /** Places in the order of all beginnings and ends. */
  readonly begun: number
  ended: number
}

let store: string
let proxy: Server
let endpoint: string
let dist: string
let seen: Seen[] = []
let time = 0
/** The status with which the proxy answers a request in place of the store. */
/** Requests that are signed otherwise than the library signs them. */
const otherwise: string[] = []
let refuse: (seen: Seen) => number | undefined = () => undefined
const ends: (() => unknown)[] = []

beforeAll(async () => {
  const home = temporaryFolder(end => ends.push(end))
  const [port, website] = [await freePort(), join(home, 'website.xml')]
  mkdirSync(join(home, 'store'))
  writeFileSync(website, WEBSITE)
  const child = spawn(
    nodeForJudges(),
    [
      installed('s3rver/bin/s3rver.js'),
      ...['--directory', join(home, 'store'), '--address', '127.0.0.1', '--port', String(port), '--silent'],
      ...['--no-vhost-buckets', '--configure-bucket', 'dictionary', website],
    ],
    { stdio: 'ignore' },
  )
  ends.push(() => child.kill())
  store = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && !(await fetch(store).catch(() => undefined)); tries++) await wait(100)
  proxy = createServer((incoming, outgoing) => {
    const own: Seen = { method: incoming.method ?? '', path: incoming.url ?? '', begun: time++, ended: -1 }
    seen.push(own)
    outgoing.on('finish', () => (own.ended = time++))
    const status = refuse(own)
    if (status !== undefined) {
      incoming.resume()
      outgoing.writeHead(status).end('<Error><Code>SlowDown</Code><Message>Please wait.</Message></Error>')
      return
    }
    const { method, headers, url } = incoming
    if (signatureOf(incoming) !== headers.authorization?.split('Signature=')[1]) otherwise.push(`${method} ${url}`)
    const passed = request(`${store}${url}`, { method, headers, setHost: false }, answer => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  ends.push(() => proxy.close())
  endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  dist = join(home, 'dist')
  cpSync(inject('published').dist, dist, { recursive: true })
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})
beforeEach(() => {
  seen = []
  refuse = () => undefined
})

/** The signature that the library makes of the fields that a request says it has signed. */
function signatureOf({ method, url, headers }: IncomingMessage): string | undefined {
  const names = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? []
  const signed = { method, path: url, service: 's3', region: 'us-east-1' }
  const fields = Object.fromEntries(names.map(name => [name, String(headers[name])]))
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const { sign } = createRequire(installed('s3rver/package.json'))('aws4') as Aws4
  return sign({ ...signed, headers: fields }, credentials).headers.Authorization?.split('Signature=')[1]
}

interface Aws4 {
  sign(request: object, credentials: object): { readonly headers: Readonly<Record<string, string | undefined>> }
}

const upload = (...args: readonly string[]) =>
  runHere('upload', ['s3://dictionary', '--dist', dist, '--endpoint', endpoint, ...args], { cwd: dist, env: KEYS })
const stored = (path: string) => fetch(`${store}/dictionary/${path}`)
const wanted = () =>
  objectsOf(filesIn(dist), JSON.parse(readFileSync(join(dist, 'deploy/edge.json'), 'utf8')) as EdgeSettings)
const puts = () => seen.filter(({ method }) => method === 'PUT').map(({ path }) => path.replace('/dictionary/', ''))

describe.sequential('An object store', () => {
  test('gets every object with its type and fields, and serves the site.', async () => {
    const { status, stdout } = await upload()
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringMatching(/\d+ objects \(\d+ changed/) })
    const objects = wanted()
    expect(new Set(puts())).toEqual(new Set([...objects.map(({ key }) => encodeURI(key)), 'deploy/objects.jsonl']))
    for (const { key, type, cacheControl } of objects) {
      const answer = await stored(encodeURI(key))
      expect([key, answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        ...[key, 200, type, cacheControl],
      ])
      expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(dist, key))), key).toBe(true)
    }
    expect(await (await stored('es/dns/')).text()).toContain('<html lang="es"')
    expect((await stored('nothing/')).status).toBe(404)
  })

  test('gets what pages need before pages, and pages before what lists them.', async () => {
    const objects = new Map(wanted().map(({ key, step }) => [encodeURI(key), step]))
    // Everything again: the store has lost the list.
    refuse = ({ method, path }) => (method === 'GET' && path.endsWith('objects.jsonl') ? 404 : undefined)
    expect((await upload()).status).toBe(0)
    const steps = { assets: [] as Seen[], pages: [] as Seen[], lists: [] as Seen[] }
    for (const each of seen) {
      const step = objects.get(each.path.replace('/dictionary/', ''))
      if (each.method === 'PUT' && step) steps[step].push(each)
    }
    const begun = (of: readonly Seen[]) => Math.min(...of.map(each => each.begun))
    const ended = (of: readonly Seen[]) => Math.max(...of.map(each => each.ended))
    expect(ended(steps.assets)).toBeLessThan(begun(steps.pages))
    expect(ended(steps.pages)).toBeLessThan(begun(steps.lists))
    expect(puts().at(0)).toBe('deploy/objects.jsonl')
    expect(puts().at(-1)).toBe('deploy/objects.jsonl')
  })

  test('is asked once when nothing has changed.', async () => {
    expect((await upload()).stdout).toContain('(0 changed, 0 to be deleted)')
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /dictionary/deploy/objects.jsonl'])
  })

  test('gets changes after a trial that only says them; deletions come last, and files of others stay.', async () => {
    await fetch(`${store}/dictionary/mine.txt`, { method: 'PUT', body: 'mine' })
    writeFileSync(join(dist, 'dns/index.html'), 'changed')
    rmSync(join(dist, 'ram'), { recursive: true })
    const trial = await upload('--dry-run')
    expect(trial.stdout).toContain('put dns/index.html\ndelete ram/index.html\n')
    expect(seen.length).toBe(1)
    seen = []
    expect((await upload()).status).toBe(0)
    expect(puts()).toEqual(['deploy/objects.jsonl', 'dns/index.html', 'deploy/objects.jsonl'])
    const removed = seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
    expect(removed).toContain('/dictionary/ram/index.html')
    expect(removed.every(path => path.startsWith('/dictionary/ram/'))).toBe(true)
    expect([(await stored('ram/index.html')).status, await (await stored('mine.txt')).text()]).toEqual([404, 'mine'])
  })

  test('that is slow is asked again; one that refuses ends the upload, and the next one does the rest.', async () => {
    writeFileSync(join(dist, 'dns/index.html'), 'changed again')
    writeFileSync(join(dist, 'style.css'), 'body{}')
    let failures = 1
    refuse = ({ path }) => (path.endsWith('style.css') && failures-- > 0 ? 503 : undefined)
    expect((await upload()).status).toBe(0)
    expect(puts().filter(path => path === 'style.css').length).toBe(2)
    writeFileSync(join(dist, 'dns/index.html'), 'changed a third time')
    rmSync(join(dist, 'es/ram'), { recursive: true })
    refuse = ({ method, path }) => (method === 'PUT' && path.endsWith('dns/index.html') ? 403 : undefined)
    const failed = await upload()
    expect([failed.status, failed.stderr]).toEqual([1, expect.stringMatching(/403 SlowDown/)])
    expect((await stored('es/ram/index.html')).status).toBe(200)
    refuse = () => undefined
    expect((await upload()).status).toBe(0)
    expect(await (await stored('dns/index.html')).text()).toBe('changed a third time')
    expect((await stored('es/ram/index.html')).status).toBe(404)
    expect(readList(await (await stored('deploy/objects.jsonl')).text())).toEqual(wanted())
  })

  test('is asked with signatures as others make them, and what it says of an unknown key is shown.', async () => {
    expect(otherwise).toEqual([])
    const env = { ...KEYS, AWS_ACCESS_KEY_ID: 'UNKNOWN' }
    const args = ['s3://dictionary', '--dist', dist, '--endpoint', endpoint]
    const { status, stderr } = await runHere('upload', args, { cwd: dist, env })
    expect([status, stderr]).toEqual([1, expect.stringContaining('403 InvalidAccessKeyId')])
  })
})

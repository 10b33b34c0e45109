/** What is uploaded to object stores, in which order, and how they are asked. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { filesIn, isLargeRemoval } from '../../src/deploy/objects/apply-upload-plan.ts'
import { makeObjectStore, StoreError } from '../../src/deploy/objects/object-store.ts'
import {
  objectsOf,
  planUpload,
  readList,
  STEPS,
  type StoredObject,
  writeList,
} from '../../src/deploy/objects/upload-plan.ts'
import type { EdgeSettings } from '../../src/model/web/edge-settings.ts'
import { temporaryFolder } from '../build/folders.ts'
import { runHere } from '../scripts/run-here.ts'

const TINY = join(import.meta.dirname, '../golden/tiny')
const settings = JSON.parse(readFileSync(join(TINY, 'deploy/edge.json'), 'utf8')) as EdgeSettings
/** The golden site shows archives unpacked. */
const files = filesIn(TINY).filter(({ path }) => !/\.(?:epub|zip)\//.test(path))
const objects = objectsOf(files, settings)
const byKey = new Map(objects.map(each => [each.key, each]))

describe('The list of objects', () => {
  test('has every file but those for other hosts, each with a type and how long caches may keep it.', () => {
    const hosts = files.filter(({ path }) => /^(?:deploy\/|_headers$|_redirects$|\.nojekyll$)/.test(path))
    expect(objects.length).toBe(files.length - hosts.length)
    for (const { key, type, cacheControl, sha256 } of objects) {
      expect(type, key).not.toBe('application/octet-stream')
      if (type.startsWith('text/')) expect(type, key).toContain('charset=utf-8')
      expect(cacheControl, key).toMatch(/^public, max-age=300/)
      expect(sha256, key).toMatch(/^[0-9a-f]{64}$/)
    }
    expect(byKey.get('.well-known/api-catalog')?.type).toContain('application/linkset+json')
    expect(byKey.get('mcp/server-card')?.type).toBe('application/mcp-server-card+json')
    expect(byKey.get('downloads/terms.tbx')?.type).toBe('application/x-tbx')
    expect(byKey.get('index.html')?.cacheControl).toContain('stale-while-revalidate')
    expect(byKey.get('sw.js')?.cacheControl).toContain('no-cache')
  })

  test('begins with what pages need, and ends with what lists them.', () => {
    const place = (key: string) => objects.findIndex(each => each.key === key)
    const order = ['style.css', 'html/index.html', 'v1/terms/html.json', 'v1/terms.json', 'sitemap.xml', 'sw.js']
    expect(order.map(place).every(at => at !== -1)).toBe(true)
    expect(order.map(key => byKey.get(key)?.step)).toEqual(['assets', 'pages', 'pages', 'lists', 'lists', 'lists'])
    const steps = objects.map(({ step }) => step)
    expect(steps.every((step, i) => i === 0 || STEPS.indexOf(step) >= STEPS.indexOf(steps[i - 1] ?? step))).toBe(true)
  })

  test('is read as it was written.', () => {
    expect(readList(writeList(objects))).toEqual(objects)
  })
})

describe('A plan', () => {
  const object = (key: string, sha256: string, step: StoredObject['step'] = 'pages'): StoredObject => ({
    ...{ key, sha256, step, type: 'text/html', cacheControl: 'public', bytes: 1 },
  })
  const before = [object('a', '1'), object('b', '1'), object('c', '1')]

  test('has what has changed in bytes or fields, and what is gone.', () => {
    const now = [object('n', '1', 'assets'), object('a', '1'), object('b', '2'), object('d', '1', 'lists')]
    const plan = planUpload(now, before)
    expect(plan.steps.map(step => step.map(({ key }) => key))).toEqual([['n'], ['b'], ['d']])
    expect(plan.removed).toEqual(['c'])
    const retyped = planUpload([{ ...object('a', '1'), type: 'text/plain' }], before)
    expect(retyped.steps.flat().map(({ key }) => key)).toEqual(['a'])
  })

  test('can be taken up where it was interrupted: what is on the way is unknown, and nothing is forgotten.', () => {
    const plan = planUpload([object('a', '2'), object('d', '1')], before)
    const known = new Map(plan.inProgress.map(({ key, sha256 }) => [key, sha256]))
    expect(known).toEqual(
      new Map([
        ['a', ''],
        ['d', ''],
        ['b', ''],
        ['c', ''],
      ]),
    )
    const again = planUpload([object('a', '2')], plan.inProgress)
    expect(again.steps.flat().map(({ key }) => key)).toEqual(['a'])
    expect([...again.removed].sort()).toEqual(['b', 'c', 'd'])
  })

  test('that would delete much is noticed.', () => {
    const many = Array.from({ length: 200 }, (_, i) => object(`k${i}`, '1'))
    expect(isLargeRemoval(planUpload(many.slice(40), many), many)).toBe(true)
    expect(isLargeRemoval(planUpload(many.slice(2), many), many)).toBe(false)
  })
})

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What a store does with the n-th request: it answers with a status and a text, or breaks the connection. */
type Behavior = (times: number) => readonly [status: number, text?: string] | 'broken'

async function storeThat(behaves: Behavior) {
  const asked: Asked[] = []
  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8')
    incoming.on('data', chunk => (body += chunk))
    incoming.on('end', () => {
      const { method = '', url: path = '', headers } = incoming
      asked.push({ method, path, headers, body })
      const answer = behaves(asked.length)
      if (answer === 'broken') incoming.socket.destroy()
      else outgoing.writeHead(answer[0]).end(answer[1] ?? '')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const credentials = { accessKeyId: 'KEY', secretAccessKey: 'SECRET', sessionToken: 'TOKEN' }
  const root = `http://127.0.0.1:${port}/bucket/folder/`
  return { asked, store: makeObjectStore({ root, region: 'eu-south-2', credentials, pause: 1 }) }
}

describe('A store', () => {
  test('is asked with a signature, the hash of the bytes, and the fields of the object.', async () => {
    const { asked, store } = await storeThat(() => [200])
    await store.put('es/a b.html', new TextEncoder().encode('texto'), { 'Content-Type': 'text/html; charset=utf-8' })
    const [{ method, path, headers, body } = {} as Asked] = asked
    expect([method, path, body, headers['content-type']]).toEqual([
      ...['PUT', '/bucket/folder/es/a%20b.html', 'texto', 'text/html; charset=utf-8'],
    ])
    expect(headers['x-amz-content-sha256']).toBe(createHash('sha256').update('texto').digest('hex'))
    expect(headers['x-amz-security-token']).toBe('TOKEN')
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-south-2\/s3\/aws4_request, SignedHeaders=[\w;-]+, Signature=[0-9a-f]{64}$/,
    )
  })

  test.for([
    ['busy', [503]],
    ['asked too often', [429]],
    ['cut off', 'broken'],
  ] as const)('that is %s is asked again.', async ([, first]) => {
    const { asked, store } = await storeThat(times => (times < 3 ? first : [200, 'there']))
    expect(await store.get('index.html')).toBe('there')
    expect(asked).toHaveLength(3)
  })

  test.for([
    ['busy for long', [503], true, 5],
    ['away', 'broken', true, 5],
    ['without the bucket', [404, '<Error><Code>NoSuchBucket</Code><Message>None.</Message></Error>'], false, 1],
    ['that does not know the key', [403], false, 1],
  ] as const)('%s is an error that says whether to try later.', async ([, answer, isPassing, times]) => {
    const { asked, store } = await storeThat(() => answer)
    await expect(store.get('index.html')).rejects.toMatchObject({ constructor: StoreError, isPassing })
    expect(asked).toHaveLength(times)
  })

  test('has what it does not have: nothing, and no error.', async () => {
    const { store } = await storeThat(() => [404, '<Error><Code>NoSuchKey</Code></Error>'])
    expect(await store.get('index.html')).toBeUndefined()
  })

  test('at an address that cannot be used is no reason to try later.', async () => {
    const credentials = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' }
    const store = makeObjectStore({ root: 'http://127.0.0.1:1/bucket', region: 'us-east-1', credentials, pause: 1 })
    await expect(store.get('index.html')).rejects.toMatchObject({
      ...{ isPassing: false, message: expect.stringContaining('bad port') },
    })
  })
})

test('palabit upload warns of a site that names what no object store has.', async () => {
  const env = { AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: 'SECRET' }
  const args = ['s3://bucket', '--dist', TINY, '--endpoint', 'http://127.0.0.1:1']
  const { status, stderr } = await runHere('upload', args, { cwd: temporaryFolder(), env })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^warning: .*--no-edge\nerror: GET http:\/\/127\.0\.0\.1:1\/.* \(bad port\)\n$/)
})

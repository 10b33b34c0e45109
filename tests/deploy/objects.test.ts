/** What is uploaded to object stores, in which order, and how requests to them are signed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  objectsOf,
  planUpload,
  readList,
  STEPS,
  type StoredObject,
  writeList,
} from '../../src/deploy/objects/object-list.ts'
import { encodedKey, sign } from '../../src/deploy/objects/signature.ts'
import { filesIn, isLargeRemoval } from '../../src/deploy/objects/upload.ts'
import type { EdgeSettings } from '../../src/model/web/edge-settings.ts'

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
    expect(order.map(key => byKey.get(key)?.step)).toEqual(['needs', 'pages', 'pages', 'lists', 'lists', 'lists'])
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
    const now = [object('n', '1', 'needs'), object('a', '1'), object('b', '2'), object('d', '1', 'lists')]
    const plan = planUpload(now, before)
    expect(plan.steps.map(step => step.map(({ key }) => key))).toEqual([['n'], ['b'], ['d']])
    expect(plan.gone).toEqual(['c'])
    const retyped = planUpload([{ ...object('a', '1'), type: 'text/plain' }], before)
    expect(retyped.steps.flat().map(({ key }) => key)).toEqual(['a'])
  })

  test('can be taken up where it was interrupted: what is on the way is unknown, and nothing is forgotten.', () => {
    const plan = planUpload([object('a', '2'), object('d', '1')], before)
    const known = new Map(plan.begun.map(({ key, sha256 }) => [key, sha256]))
    expect(known).toEqual(
      new Map([
        ['a', ''],
        ['d', ''],
        ['b', ''],
        ['c', ''],
      ]),
    )
    const again = planUpload([object('a', '2')], plan.begun)
    expect(again.steps.flat().map(({ key }) => key)).toEqual(['a'])
    expect([...again.gone].sort()).toEqual(['b', 'c', 'd'])
  })

  test('that would delete much is noticed.', () => {
    const many = Array.from({ length: 200 }, (_, i) => object(`k${i}`, '1'))
    expect(isLargeRemoval(planUpload(many.slice(40), many), many)).toBe(true)
    expect(isLargeRemoval(planUpload(many.slice(2), many), many)).toBe(false)
  })
})

/** The examples of Amazon's documentation, "Signature Calculations for the Authorization Header". */
describe('A signature', () => {
  const credentials = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const day = new Date('2013-05-24T00:00:00Z')
  const root = 'https://examplebucket.s3.amazonaws.com/'

  test('of a GET is that of the documentation.', () => {
    const request = { method: 'GET', url: new URL(`${root}test.txt`), headers: { Range: 'bytes=0-9' }, body: '' }
    expect(sign(request, credentials, 'us-east-1', day).authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })

  test('of a PUT is that of the documentation, with a name that has to be encoded.', () => {
    const headers = { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
    const url = new URL(root + encodedKey('test$file.text'))
    const request = { method: 'PUT', url, headers, body: 'Welcome to Amazon S3.' }
    expect(sign(request, credentials, 'us-east-1', day).authorization).toContain(
      'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    )
  })
})

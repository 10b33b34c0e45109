/** `palabit serve` before sockets that mean harm: never a failure of the server, never a file that is not published. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { built, temporaryFolder, tinyWorkspace, write } from '../build/folders.ts'
import { raw, rawGet } from './http.ts'
import { addressOf, start } from './run.ts'

const SECRET = 'a secret beside the site'
const cleanUps: (() => unknown)[] = []
const finished = (cleanUp: () => unknown) => void cleanUps.push(cleanUp)

let address: string

beforeAll(async () => {
  const site = tinyWorkspace(temporaryFolder(finished))
  write(site.home, 'package.json', SECRET)
  write(site.home, 'dist-secret/file.txt', SECRET)
  await built(site, { baseUrl: 'http://localhost:8787' })
  address = await addressOf(start('serve', ['--port', '0'], { cwd: site.home, finished }))
})
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

describe('Whatever a socket sends', () => {
  const BELOW = ['package.json', 'dist-secret/file.txt', '.cache/terms.tsv', 'content/site.yaml', 'etc/passwd']
  const STEPS = [
    '..',
    '%2e%2e',
    '%2E.',
    '.%2e',
    '..%2f..',
    '..%5c..',
    '..\\..',
    '%252e%252e',
    '....//',
    '..;',
    '%c0%ae%c0%ae',
  ]
  const TRAVERSALS = STEPS.flatMap(step => BELOW.flatMap(file => [`/${step}/${file}`, `/5g/${step}/${step}/${file}`]))

  test('it gets no file from outside, and never a failure of the server.', async () => {
    for (const target of TRAVERSALS) {
      const { status, text } = await rawGet(address, target)
      expect([target, status >= 200 && status < 500]).toEqual([target, true])
      expect([target, text.includes(SECRET), text.includes('root:')]).toEqual([target, false, false])
    }
    expect(TRAVERSALS.length).toBeGreaterThan(100)
  })

  test.for([
    ['a null byte', '/%00'],
    ['a null byte in a name', '/5g%00/index.html'],
    ['half an escape', '/%'],
    ['half an escape at the end', '/5g%2'],
    ['bytes that are no UTF-8', '/%ff%fe'],
    ['half a surrogate', '/%ed%a0%80/'],
    ['two slashes at the beginning', '//example.org/%2e%2e'],
    ['two slashes that would be another site', '//example.org'],
    ['many slashes', '/'.repeat(1_000)],
    ['a name of 2,000 characters', `/${'a'.repeat(2_000)}`],
    ['a part of 300 characters', `/${'a'.repeat(300)}/`],
    ['a path of 1,000 parts', '/a'.repeat(1_000)],
    ['a whole address', 'http://localhost/5g/'],
    ['a whole address of another place', 'http://example.org/../../package.json'],
    ['an asterisk', '*'],
    ['no slash', '5g/'],
    ['a fragment', '/5g/#top'],
    ['a question mark and nothing', '/5g/?'],
    ['the name of an object member', '/__proto__/'],
    ['another one', '/v1/terms/constructor.json'],
    ['a file with a slash after it', '/index.html/'],
    ['a folder of files', '/v1/terms'],
  ] as const)('%s is no failure of the server.', async ([, target]) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'TRACE', 'PROPFIND']) {
      const { status, text } = await rawGet(address, target, method)
      expect([method, status < 500]).toEqual([method, true])
      expect(/^location: (?!\/(?!\/))/im.test(text)).toBe(false)
    }
  })

  test('a request that is too long or no HTTP at all is refused.', async () => {
    expect((await rawGet(address, `/${'a'.repeat(100_000)}`)).status).toBeLessThan(500)
    expect((await raw(address, 'hello\r\n\r\n')).status).toBe(400)
    expect((await raw(address, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBeLessThan(500)
    expect((await raw(address, 'GET / HTTP/1.1\r\nHost: a b<>\r\nConnection: close\r\n\r\n')).status).toBeLessThan(500)
    expect((await raw(address, 'GET / HTTP/1.0\r\n\r\n')).status).toBeLessThan(500)
  })

  test('the server still answers afterwards.', async () => {
    expect((await rawGet(address, '/5g/')).status).toBe(200)
  })
})

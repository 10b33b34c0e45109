/** What no client would ask, byte by byte over a socket: never a failure of the server, never a file from elsewhere. */
import { describe, expect, test } from 'vitest'
import type { Here } from './client.ts'
import { sendTarget } from './socket.ts'

/** Files near the site and of the machine that must never be answered. */
const ELSEWHERE = ['package.json', 'etc/passwd', 'secret.txt', 'site.yaml']
const STEPS = [
  '..',
  '%2e%2e',
  '.%2e',
  '..%2f..',
  '..%5c..',
  '%252e%252e',
  '....//',
  '..;',
  '%c0%ae%c0%ae',
  '..%00',
  '%u002e%u002e',
] as const

const TARGETS = [
  ['a null byte', '/%00'],
  ['a null byte in a name', '/5g%00/index.html'],
  ['half an escape', '/%'],
  ['an escape that is none', '/%zz/'],
  ['bytes that are no UTF-8', '/%ff%fe/'],
  ['half a surrogate', '/%ed%a0%80/'],
  ['another site after two slashes', '//evil.example'],
  ['another site after two slashes, as a folder', '//evil.example/%2e%2e'],
  ['a page after two slashes, which a browser takes for a site', '//5g'],
  ['a page after an escaped slash', '/%2f5g'],
  ['a file after two slashes', '//es/index.html'],
  ['another site after a backslash', '/%5cevil.example/..'],
  ['another site after an escaped slash', '/%2fevil.example'],
  ['another site after a tab', '/%09/evil.example'],
  ['a line break', '/%0d%0aSet-Cookie:%20a=b/'],
  ['many slashes', '/'.repeat(500)],
  ['a name of 2,000 characters', `/${'a'.repeat(2_000)}`],
  ['a part of 300 characters', `/${'a'.repeat(300)}/`],
  ['a path of 500 parts', '/a'.repeat(500)],
  ['a member of every object', '/__proto__/'],
  ['another one', '/constructor'],
  ['one in the API', '/v1/terms/constructor.json'],
  ['one more in the API', '/v1/terms/__proto__.json'],
  ['one as a topic', '/topics/toString/'],
  ['a file as a folder', '/llms.txt/'],
  ['a folder of files', '/v1/terms'],
  ['a file below a file', '/v1/terms.json/x'],
  ['a long query', `/5g/?${'q=1&'.repeat(500)}`],
  ['a query with half an escape', '/5g?%'],
  ['a drive letter', '/c:/windows/win.ini'],
  ['a device', '/con'],
] as const

const FIELDS = [
  ['a long Accept', `Accept: ${'text/html;q=0.1,'.repeat(400)}text/markdown`],
  ['an Accept of commas', `Accept: ${','.repeat(4_000)}`],
  ['an Accept of open quotes', `Accept: text/markdown;a="${'"\\'.repeat(500)}`],
  ['an Accept of one slash', 'Accept: /'],
  ['a long If-None-Match', `If-None-Match: ${'"x", '.repeat(1_000)}"y"`],
  ['an odd If-None-Match', 'If-None-Match: W/W/"", ,*, "'],
  ['an odd Accept-Encoding', 'Accept-Encoding: *;q=0, br;q=2, ;, gzip;q=, constructor'],
  ['a range', 'Range: bytes=5-1'],
  ['bytes beyond ASCII', 'X-Odd: \xff\xfe'],
  ['a forged address', 'X-Forwarded-For: not-an-address, , ;;'],
  ['another method asked for', 'X-HTTP-Method-Override: DELETE'],
  ['a member of every object', '__proto__: x'],
] as const

/** The server answered, or hung up on what is no HTTP: both are fine, failing is not. */
const isFine = (status: number): boolean => status < 500

/** Another site, however a browser would read the address. */
const ABROAD = /^location: *(?:[^ /]|\/[/\\])/im

export function hostile(here: Here): void {
  describe('Whatever a socket sends', () => {
    test('it gets no file from elsewhere.', async () => {
      const targets = STEPS.flatMap(step =>
        ELSEWHERE.flatMap(file => [`/${step}/${file}`, `/5g/${step}/${step}/${file}`, `/v1/terms/${step}/${file}`]),
      )
      for (const target of targets) {
        const { status, text } = await sendTarget(here().url, target)
        expect([target, isFine(status), status === 200]).toEqual([target, true, false])
        expect([target, /root:.*:0:0|"devDependencies"|baseUrl:/.test(text)]).toEqual([target, false])
      }
    })

    test.for(TARGETS)('%s fails nothing and leads nowhere else.', async ([, target]) => {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
        const { status, text } = await sendTarget(here().url, target, method)
        expect([method, status, isFine(status)]).toEqual([method, status, true])
        expect([method, ABROAD.test(text), /^set-cookie/im.test(text)]).toEqual([method, false, false])
      }
    })

    test.for(FIELDS)('%s fails nothing.', async ([, field]) => {
      for (const path of ['/5g/', '/v1/terms/5g.json', '/nothing/']) {
        const { status } = await sendTarget(here().url, path, 'GET', field)
        expect([path, status, isFine(status)]).toEqual([path, status, true])
      }
    })

    test('the server goes on.', async () => {
      expect((await here().ask('/5g/')).status).toBe(200)
    })
  })
}

/** What a reader pays for the first page: bytes, counted by the browser as they come over HTTP, compressed as ever. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { test } from '../visit.ts'

describe('Bytes', () => {
  test('The script for other sites has at most 4 kB, by gzip.', () => {
    expect(gzipSync(readFileSync(join(inject('dist'), 'embed.js'))).length).toBeLessThanOrEqual(4_000)
  })

  test('The style sheet has at most 9 kB, by gzip.', () => {
    expect(gzipSync(readFileSync(join(inject('dist'), 'style.css'))).length).toBeLessThanOrEqual(9_000)
  })

  test.for(['/dns/', '/es/large-language-model/'])(
    'The first visit of %s takes at most 50 kB, and 60 kB with icons and manifest.',
    async (path, { browser, origin }) => {
      const bytes = await firstVisit(browser, origin, path)
      expect([...bytes.keys()].filter(each => /\.css|\.woff2|site\.js|theme\.js/.test(each))).toHaveLength(4)
      expect(sum(bytes.values())).toBeLessThanOrEqual(60_000)
      const own = [...bytes].filter(([address]) => !AROUND.some(each => address.endsWith(each)))
      expect(sum(own.map(([, size]) => size))).toBeLessThanOrEqual(50_000)
    },
  )
})

/** Loaded by browsers with a window, which this one has not. */
const AROUND = ['/icon.svg', '/favicon.ico', '/manifest.webmanifest']

/** Bytes by address, headers included, of everything that the page makes the browser ask for before anybody touches it. */
async function firstVisit(browser: Browser, origin: string, path: string): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const addresses = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? requestId
    bytes.set(address, (bytes.get(address) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  for (const address of AROUND) await page.evaluate(async each => (await fetch(each)).arrayBuffer(), address)
  await expect.poll(() => AROUND.every(each => bytes.has(origin + each))).toBe(true)
  await context.close()
  return bytes
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, each) => all + each, 0)

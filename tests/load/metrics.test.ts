/** Metrics under a crowd agree with what the crowd has counted itself, and so they do where the limit is only observed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { BINARY, spawnRedis } from '../deploy/redis-servers.ts'
import { freePort } from '../free-port.ts'
import { get } from '../hosts/get.ts'
import { startProcess } from '../hosts/process.ts'
import { librarySite } from '../hosts/site.ts'
import { sendCrowd } from './crowd.ts'

const site = await librarySite()
afterAll(() => site.remove())

const SLUGS = (
  JSON.parse(readFileSync(join(site.dist, 'v1/terms.json'), 'utf8')) as { readonly terms: readonly { slug: string }[] }
).terms.map(({ slug }) => slug) as [string, ...string[]]

async function started(more: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const args = ['--port', '0', '--dist', site.dist, '--trust-proxy', '1', '--metrics-port', '0', ...more]
  const host = await startProcess(process.execPath, ['scripts/palabit.mjs', 'serve', ...args], env)
  onTestFinished(() => void host.stop())
  const port = /^Metrics on port (\d+)$/m.exec(host.printed)?.[1]
  const scrape = async () => (await get(`http://127.0.0.1:${port}/metrics`)).body.toString()
  return { ...host, port: Number(new URL(host.url).port), scrape }
}

/** The sum of all series of a name, by one of their labels. */
function sums(text: string, name: string, label: string): Readonly<Record<string, number>> {
  const all: Record<string, number> = {}
  for (const [, labels = '', value] of text.matchAll(new RegExp(`^${name}\\{(.*)\\} (\\S+)$`, 'gm'))) {
    const key = new RegExp(`\\b${label}="([^"]*)"`).exec(labels)?.[1] ?? ''
    all[key] = (all[key] ?? 0) + Number(value)
  }
  return all
}

const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0)

/** Two counts of statuses together. */
const together = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map(key => [key, (one[key] ?? 0) + (other[key] ?? 0)]),
  )

describe('A crowd of 500 clients', () => {
  test('counts what the metrics count: answers by status, refusals, and what could not be read.', async () => {
    const { port, scrape } = await started()
    const { faults, requests, statuses, refused } = await sendCrowd({
      port,
      slugs: SLUGS,
      clients: 500,
      requests: 2_000,
    })
    expect([faults, requests]).toEqual([[], 2_000])
    await expect
      .poll(async () => total(sums(await scrape(), 'palabit_http_requests_total', 'status')))
      .toBeGreaterThan(1_500)
    const counts = async () => {
      const text = await scrape()
      return together(
        sums(text, 'palabit_http_requests_total', 'status'),
        sums(text, 'palabit_http_malformed_total', 'status'),
      )
    }
    await expect.poll(counts).toEqual(statuses)
    const text = await scrape()
    expect(Number(/^palabit_rate_limited_total (\S+)$/m.exec(text)?.[1])).toBe(
      refused.reduce((sum, count) => sum + count, 0),
    )
    expect(sums(text, 'palabit_http_requests_total', 'status')['429']).toBe(statuses['429'])
    expect(total(sums(text, 'palabit_http_request_duration_seconds_count', 'route'))).toBe(
      total(sums(text, 'palabit_http_requests_total', 'status')),
    )
  })
})

describe.skipIf(BINARY === undefined)(`With ${BINARY ?? 'no redis-server here: skipped'}`, () => {
  test('the metrics say whether it is there, and what it takes to count in it.', async () => {
    const redisPort = await freePort()
    const redis = spawnRedis(redisPort)
    onTestFinished(() => redis.kill())
    const { url, scrape } = await started([], { RATE_LIMIT_REDIS_URL: `redis://127.0.0.1:${redisPort}` })
    await expect.poll(scrape).toContain('\npalabit_redis_up 1\n')
    await get(`${url}/v1/terms.json`)
    const latency = Number(/^palabit_redis_latency_seconds (\S+)$/m.exec(await scrape())?.[1])
    expect(latency).toBeGreaterThan(0)
    await redis.kill()
    await expect.poll(scrape).toContain('\npalabit_redis_up 0\n')
  })
})

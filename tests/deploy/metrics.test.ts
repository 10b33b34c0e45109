/** Metrics of the Node host: what Prometheus reads, and that its counts are those of the client. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../build/folders.ts'
import { get } from '../hosts/get.ts'
import { ROOT, type Started, startProcess } from '../hosts/process.ts'
import { type Site, tinySite } from '../hosts/site.ts'
import { answerOfTool } from '../hosts/tool.ts'

const FOLDER = join(ROOT, 'src/deploy/prometheus')
const isInstalled = spawnSync('promtool', ['--version']).status === 0
if (!isInstalled) process.stderr.write('Skipped: tests with promtool, which is not installed.\n')

let site: Site
let host: Started
let scrape: () => Promise<string>
let metricsUrl: string

beforeAll(async () => {
  site = await tinySite('https://tiny.example/dictionary')
  const args = ['scripts/palabit.mjs', 'serve', '--port', '0', '--dist', site.dist, '--metrics-port', '0']
  host = await startProcess(process.execPath, args)
  const port = /^Metrics on port (\d+)$/m.exec(host.printed)?.[1]
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  scrape = async () => (await get(metricsUrl)).body.toString()
})
afterAll(async () => {
  expect(await host.stop()).toBe(0)
  site.remove()
})

/** The value of a series; 0 if it has not begun. */
const valueIn = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find(line => line.startsWith(`${series} `))
      ?.slice(series.length + 1) ?? 0,
  )

test('Counts are those of the client, by classes that do not grow with what is asked for.', async () => {
  const base = `${host.url}/dictionary`
  for (let i = 0; i < 40; i++) await get(`${base}/5g/`)
  for (let i = 0; i < 25; i++) await get(`${base}/v1/terms/no-such-${i}.json`)
  for (let i = 0; i < 10; i++) await get(`${base}/v1/search.json?q=${i % 2 ? '5g' : `qqqq${i}zz`}`)
  for (const args of [{ slug: '5g' }, { slug: 'no-such-term' }]) await answerOfTool(base, 'get_term', args)
  await answerOfTool(base, 'search_terms', { query: '5g' })
  for (let i = 0; i < 5; i++) await get(`${host.url}/elsewhere-${i}`)
  const http = (route: string, status: number, method = 'GET') =>
    `palabit_http_requests_total{route="${route}",method="${method}",status="${status}"}`
  await expect.poll(async () => valueIn(await scrape(), http('other', 404))).toBe(5)
  const text = await scrape()
  const expected = {
    [http('page', 200)]: 40,
    [http('entry', 404)]: 25,
    [http('search', 200)]: 10,
    [http('mcp', 200, 'POST')]: 3,
    'palabit_http_request_duration_seconds_count{route="page"}': 40,
    'palabit_searches_total{channel="api",found="true"}': 5,
    'palabit_searches_total{channel="api",found="false"}': 5,
    'palabit_searches_total{channel="mcp",found="true"}': 1,
    'palabit_mcp_calls_total{tool="get_term",outcome="answered"}': 1,
    'palabit_mcp_calls_total{tool="get_term",outcome="refused"}': 1,
  }
  expect(Object.fromEntries(Object.keys(expected).map(series => [series, valueIn(text, series)]))).toEqual(expected)
  expect(text).not.toMatch(/no-such|qqqq|elsewhere/)
  expect(valueIn(text, 'palabit_release_terms')).toBeGreaterThan(5)
  expect(text).toMatch(/^palabit_release_info\{revision="",date="\d{4}-\d\d-\d\d"\} 1$/m)
})

test('They are not to be had on the port of the site.', async () => {
  expect((await get(`${host.url}/metrics`)).status).toBe(404)
})

test('They are not to be had by a page whose name leads to this machine (DNS rebinding).', async () => {
  const statusFor = async (Host: string) => (await get(metricsUrl, { Host })).status
  expect(
    await Promise.all(['evil.example', '127.0.0.1.evil.example', 'localhost', '[::1]:9464'].map(statusFor)),
  ).toEqual([...[403, 403, 200, 200]])
})

test.runIf(isInstalled)('promtool accepts the metrics and the alerts.', async () => {
  const { status, stderr, stdout } = spawnSync('promtool', ['check', 'metrics'], {
    input: await scrape(),
    encoding: 'utf8',
  })
  expect([status, stderr, stdout]).toEqual([0, '', ''])
  expect(checkRules(join(FOLDER, 'alerts.yml'))).toEqual([0, expect.stringContaining('3 rules found')])
})

const checkRules = (path: string) => {
  const { status, stdout } = spawnSync('promtool', ['check', 'rules', path], { encoding: 'utf8' })
  return [status, stdout]
}

/** What a dashboard or an alert asks Prometheus for. */
const namesIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\b(?:palabit|process|nodejs)_\w+/g)?.map(name => name.replace(/_(?:bucket|sum|count)$/, ''))),
]

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}
const dashboard = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8')) as Dashboard
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

test('The dashboard and the alerts ask for nothing that there is not, and the dashboard shows all of ours.', async () => {
  const offered = [...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  const asked = namesIn([...expressions, readFileSync(join(FOLDER, 'alerts.yml'), 'utf8')].join('\n'))
  const redis = ['palabit_redis_up', 'palabit_redis_latency_seconds']
  expect(asked.filter(name => !offered.includes(name))).toEqual(asked.filter(name => redis.includes(name)))
  expect(offered.filter(name => name.startsWith('palabit_') && !asked.includes(name))).toEqual([])
})

test.runIf(isInstalled)('promtool accepts what the dashboard asks for.', () => {
  const rules = expressions.map((expr, i) => ({
    record: `palabit:asked:${i}`,
    expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', '.*'),
  }))
  // JSON is YAML.
  const path = join(temporaryFolder(), 'rules.yml')
  writeFileSync(path, JSON.stringify({ groups: [{ name: 'asked', rules }] }))
  expect(checkRules(path)).toEqual([0, expect.stringContaining(`${rules.length} rules found`)])
})

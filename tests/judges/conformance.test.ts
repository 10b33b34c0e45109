/** The official conformance suite of MCP, whole, against the server as it is published. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../hosts/process.ts'
import { LENT, lendNames } from './lent-names.ts'
import { judge, type Verdict } from './programs.ts'
import { base, serve } from './published.ts'

const BASELINE = join(ROOT, 'tests/judges/conformance-baseline.yaml')
const listed = (parse(readFileSync(BASELINE, 'utf8')) as { readonly server: readonly string[] }).server

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palabit-conformance-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Runs the suite's command for servers.
 * @param baseline file that names the scenarios that fail
 */
const suite = (url: string, baseline: string, ...args: readonly string[]): Promise<Verdict> =>
  judge('@modelcontextprotocol/conformance/dist/index.js', [
    ...['server', '--url', `${url}/mcp`, '--expected-failures', baseline],
    ...args,
  ])

/** A server of its own, so that no test uses up the quota of another. */
async function server(): Promise<string> {
  const { url, stop } = await serve()
  onTestFinished(async () => void (await stop()))
  return url
}

/** Names of the scenarios without a failure or a warning. */
const passed = (results: string): readonly string[] =>
  checksIn(results).flatMap(({ scenario, failures }) => (failures.length === 0 ? [scenario] : []))

/** What each scenario found wrong, as the suite writes it to `server-<scenario>-<time>/checks.json`. */
function checksIn(results: string): readonly { readonly scenario: string; readonly failures: readonly string[] }[] {
  return readdirSync(results).map(name => {
    const checks = JSON.parse(readFileSync(join(results, name, 'checks.json'), 'utf8')) as readonly Check[]
    const failures = checks
      .filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
      .map(({ errorMessage, details }) => errorMessage ?? JSON.stringify(details))
    return { scenario: /^server-(.*)-\d{4}-\d\d-\d\dT/.exec(name)?.[1] ?? name, failures }
  })
}

interface Check {
  readonly status: string
  readonly errorMessage?: string
  readonly details?: unknown
}

/** What we do not have: parts of the suite's example server, and what is optional in MCP. */
const NOT_OURS = [
  /There is no (?:tool|prompt) "test_\w+"/,
  /Tool 'json_schema_2020_12_tool' not found/,
  /There is no entry at test:\/\//,
  /There is no such prompt or resource template/,
  /There is no method "(?:logging\/setLevel|resources\/subscribe)"/,
  /did not provide session ID/,
  /does not implement test_reconnection/,
]

describe('The conformance suite', () => {
  test('passes but for the scenarios of the baseline, which ask for what is not ours.', async () => {
    const results = join(folder, 'all')
    const { status, stdout } = await suite(await server(), BASELINE, '--suite', 'all', '-o', results)
    expect(stdout).toContain('Baseline check passed')
    expect(status).toBe(0)
    expect([...passed(results)].sort()).toEqual([
      'dns-rebinding-protection',
      'ping',
      'prompts-list',
      'resources-list',
      'server-initialize',
      'tools-list',
    ])
    const failures = checksIn(results).flatMap(({ scenario, failures }) => failures.map(text => `${scenario}: ${text}`))
    expect(failures.filter(failure => !NOT_OURS.some(pattern => pattern.test(failure)))).toEqual([])
  })

  test('passes more where things of ours are lent the names that it asks for.', async () => {
    const relay = await lendNames(await server(), base())
    onTestFinished(relay.close)
    const results = join(folder, 'lent')
    const rest = join(folder, 'rest.yaml')
    writeFileSync(rest, JSON.stringify({ server: listed.filter(name => !LENT.includes(name)) }))
    const { status, stdout } = await suite(relay.url, rest, '--suite', 'all', '-o', results)
    expect(stdout).toContain('Baseline check passed')
    expect(status).toBe(0)
    expect(passed(results)).toEqual(expect.arrayContaining([...LENT]))
  })

  test('complains of a failure that is not listed, and of a name that is listed in vain.', async () => {
    const url = await server()
    const wrong = join(folder, 'wrong.yaml')
    writeFileSync(wrong, JSON.stringify({ server: ['ping'] }))
    for (const scenario of ['ping', 'tools-call-simple-text'] as const) {
      const { status } = await suite(url, wrong, '--scenario', scenario)
      expect([scenario, status]).toEqual([scenario, 1])
    }
  })
})

test('Every scenario of the baseline says what it demands.', () => {
  const lines = readFileSync(BASELINE, 'utf8')
    .split('\n')
    .filter(line => /^\s+- /.test(line))
  expect(lines).toHaveLength(listed.length)
  expect(lines.filter(line => !/ # (?:tool|resource|prompt|method|session) ./.test(line))).toEqual([])
})

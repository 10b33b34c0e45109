/** AFDocs, the scorer of documentation that agents can read, over the site as it is published. It must find hardly anything. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Started } from '../hosts/process.ts'
import { judge } from './programs.ts'
import { base, serve } from './published.ts'

/** Points of 100 below which something is wrong. */
const LEAST = 98

/** Pages that are looked at: the same ones at every run, spread over the whole site. */
const PAGES = 30

interface Report {
  readonly testedPages: number
  readonly scoring: { readonly overall: number }
  readonly results: readonly { readonly id: string; readonly status: string; readonly message: string }[]
}

let server: Started
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())

test(`The site is worth ${LEAST} points of 100, and nothing fails.`, async () => {
  const { stdout, stderr } = await judge('afdocs/bin/afdocs.mjs', [
    ...['check', server.url, '--canonical-origin', base(), '--format', 'json', '--score'],
    ...['--sampling', 'deterministic', '--max-links', String(PAGES), '--request-delay', '0'],
  ])
  expect(stdout, stderr).not.toBe('')
  const { testedPages, scoring, results } = JSON.parse(stdout) as Report
  const faults = results.filter(({ status }) => !['pass', 'skip', 'warn'].includes(status))
  expect(faults.map(({ id, message }) => `${id}: ${message}`)).toEqual([])
  expect(scoring.overall).toBeGreaterThanOrEqual(LEAST)
  expect(testedPages).toBe(PAGES)
})

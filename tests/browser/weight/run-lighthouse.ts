/**
 * `npm run lighthouse`: builds and serves the site, and runs Lighthouse three times each on a term, the home page and a
 * topic. Exits with 1 if the median of any category is below 99. CHROME_PATH names the browser; without it, it is the one of
 * the tests. Lighthouse itself (175 MB) comes from npm the first time. Other work on the machine makes the figures worse.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from '../../../src/site-build/build.ts'
import { findChromium } from '../chromium.ts'
import { serveFolder } from '../server.ts'
import { judge, medians, type Verdict } from './lighthouse.ts'

const PAGES = ['/dns/', '/', '/topics/networks/']
const RUNS = 3
const MIN_SCORE = 99

const folders = { content: resolve('content'), public: resolve('public') }
const say = (text: string) => process.stdout.write(`${text}\n`)
const home = mkdtempSync(join(tmpdir(), 'palabit-lighthouse-'))
process.exitCode = 1
try {
  const dist = join(home, 'dist')
  const result = await build(folders, { out: dist, baseUrl: 'https://palabit.example' })
  if (!result.ok) throw new Error('There is nothing to judge; "npm run check" says why.')
  process.exitCode = (await judgeAll(dist)) ? 0 : 1
} finally {
  rmSync(home, { recursive: true, force: true })
}

/** @returns whether every page is good enough in every category */
async function judgeAll(dist: string): Promise<boolean> {
  const server = await serveFolder(dist)
  const chromium = findChromium()
  let isGood = true
  try {
    for (const path of PAGES) {
      const verdicts: Verdict[] = []
      while (verdicts.length < RUNS) verdicts.push(await judge(server.origin + path, chromium))
      const middle = medians(verdicts.map(({ scores }) => scores))
      say(
        `${path}  ${Object.entries(middle)
          .map(([name, score]) => `${name} ${score}`)
          .join(', ')}`,
      )
      const findings = Object.assign({}, ...verdicts.map(verdict => verdict.findings)) as Verdict['findings']
      for (const finding of Object.values(findings)) say(`  ${finding}`)
      isGood &&= Object.values(middle).every(score => score >= MIN_SCORE)
    }
  } finally {
    await server.down()
  }
  return isGood
}

/**
 * Google's Lighthouse as the judge of a page. Too large to be a dependency, so npm fetches it when it is wanted; what it
 * measures swings with the load of the machine, so a page is judged several times and the middle result counts.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Chromium } from '../chromium.ts'

/** The last version for the oldest Node that is supported. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** 0 to 100 for each category, by its name. */
export type Scores = Readonly<Record<string, number>>

export interface Verdict {
  readonly scores: Scores
  /** What kept a category from 100, by the name of the audit: Lighthouse's words, and its figure where there is one. */
  readonly findings: Readonly<Record<string, string>>
}

interface Report {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, Audit>>
}

interface Category {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly displayValue?: string
}

/** Judges a page once, as a phone of the middle class on a mobile network. */
export async function judge(address: string, { executablePath, args = [], variables }: Chromium): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'palabit-lighthouse-'))
  const output = join(folder, 'report.json')
  const flags = ['--headless=new', ...args].join(' ')
  const command = [address, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`]
  // Without a path Lighthouse looks for the Chrome that is installed.
  const path = executablePath === undefined ? {} : { CHROME_PATH: executablePath }
  try {
    await npm(['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...command], { ...variables, ...path })
    return verdictOf(JSON.parse(readFileSync(output, 'utf8')) as Report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** npm tells its scripts where it is itself; its name alone is no program on Windows. */
async function npm(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> {
  const own = process.env.npm_execpath
  const [program, first] = own ? [process.execPath, [own]] : ['npm', []]
  await promisify(execFile)(program, [...first, ...args], { env: { ...process.env, ...variables } })
}

export function verdictOf({ categories, audits }: Report): Verdict {
  const entries = Object.entries(categories)
  const counted = entries.flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
  const findings = counted.flatMap(({ id }) => {
    const { title, score = null, displayValue } = audits[id] ?? {}
    if (title === undefined || score === null || score === 1) return []
    return [[id, displayValue === undefined ? title : `${title}: ${displayValue}`] as const]
  })
  const scores = entries.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const)
  return { scores: Object.fromEntries(scores), findings: Object.fromEntries(findings) }
}

/** The middle one of each category, which one slow run does not move. */
export function medians(all: readonly Scores[]): Scores {
  const [first = {}] = all
  return Object.fromEntries(
    Object.keys(first).map(name => {
      const sorted = all.map(scores => scores[name] ?? 0).sort((a, b) => a - b)
      return [name, sorted[Math.floor(sorted.length / 2)] ?? 0]
    }),
  )
}

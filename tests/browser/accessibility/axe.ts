/** Deque's axe as the judge of a page: everything that it can decide by itself about WCAG 2.2 AA and good practice. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe leaves out unless it is asked for them, or that a page without text would pass. */
const ALWAYS_JUDGED = ['target-size', 'color-contrast', 'region']

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** @returns each violation with the place and the reason, in words */
export async function violations(page: Page): Promise<readonly string[]> {
  const { faults, judged } = await run(page, 'html', { runOnly: RULES })
  expect(judged).toEqual(expect.arrayContaining(ALWAYS_JUDGED))
  return faults
}

/** @returns each violation of any rule of axe within the elements that a selector finds */
export async function violationsWithin(page: Page, selector: string): Promise<readonly string[]> {
  const { faults, judged } = await run(page, selector, {})
  expect(judged).toContain('color-contrast')
  return faults
}

interface Verdict {
  readonly faults: readonly string[]
  /** Names of the rules that found something to judge. */
  readonly judged: readonly string[]
}

/**
 * Runs axe in the page. `@axe-core/playwright` injects it anew at each call and opens a second page, which takes several
 * times as long; it is made for pages with frames; the only one that this site has shows a card, which is judged as a page.
 */
async function run(page: Page, selector: string, options: RunOptions): Promise<Verdict> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([within, chosen]) => {
      const { axe } = window as unknown as { axe: { run(context: string, options: RunOptions): Promise<AxeResults> } }
      if (document.querySelector('iframe:not([src*="/embed/"])')) throw new Error('axe judges one frame')
      const own: RunOptions = { ...chosen, iframes: false, resultTypes: ['violations'] }
      const { violations: found, passes } = await axe.run(within, own)
      const sentence = ({ target, failureSummary }: NodeResult) => `${target.join(' ')}: ${failureSummary}`
      return {
        faults: found.flatMap(({ id, nodes }) => nodes.map(node => `${id} at ${sentence(node)}`)),
        judged: [...found, ...passes].map(({ id }) => id),
      }
    },
    [selector, options] as const,
  )
}

/** Width, and the theme that the system asks for. */
type Look = readonly [number, 'light' | 'dark']

/** A page of each kind has one look; English and Spanish take turns, and over eight kinds each of them has every look. */
const LOOKS: readonly [Look, ...Look[]] = [
  [360, 'light'],
  [1280, 'dark'],
  [1280, 'light'],
  [360, 'dark'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
  [360, 'light'],
]

/** @param place of the page in a list in which English and Spanish pages take turns */
export const lookOf = (place: number): Look => LOOKS[place % LOOKS.length] ?? LOOKS[0]

/** Gives the page another width and theme. */
export async function dress(page: Page, [width, colorScheme]: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
}

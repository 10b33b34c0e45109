/** Deque's axe as the judge of a page: everything that it can decide by itself about WCAG 2.2 AA and good practice. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { languageOf } from '../../../src/model/address.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe leaves out unless it is asked for them, or that a page without text would pass. */
const ALWAYS_JUDGED = ['target-size', 'color-contrast', 'region']

/** @returns each violation with the place and the reason, in words */
export async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found, passes } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const faults = found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  const judged = [...found, ...passes].map(({ id }) => id)
  expect(judged).toEqual(expect.arrayContaining(ALWAYS_JUDGED))
  return faults
}

/** Width, and the theme that the system asks for. */
type Look = readonly [number, 'light' | 'dark']

/** Each language with two looks, so that every two of language, theme and width meet; all eight would take minutes. */
export const looksOf = (path: string): readonly [Look, Look] =>
  languageOf(path) === 'en'
    ? [
        [360, 'light'],
        [1280, 'dark'],
      ]
    : [
        [360, 'dark'],
        [1280, 'light'],
      ]

/** Gives the page another width and theme. */
export async function dress(page: Page, [width, colorScheme]: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
}

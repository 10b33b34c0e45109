/** The search box of a page, as tests look at it. */
import type { Page } from 'playwright-core'

/** Types into the box and waits for the answer, rows or words; names that come first, without their taglines, are not it. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.locator('#q').fill(text)
  await answered(page)
}

export const answered = (page: Page): Promise<void> =>
  page.locator('a.hit .hit-tagline:not(:empty):visible, .no-hits .line').first().waitFor()

export const titles = (page: Page): Promise<readonly string[]> => page.locator('.hit-title').allTextContents()

/** Title of the row that Enter goes to, as exposed to assistive technology. */
export async function activeTitle(page: Page): Promise<string | undefined> {
  const id = await page.locator('#q').getAttribute('aria-activedescendant')
  return id === null ? undefined : ((await page.locator(`#${id} .hit-title`).textContent()) ?? '')
}

/** Path and question of the page that is open. */
export const placeOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length)

/** Renews the term of the day on the home page, which the build has written for its own day. */

import { termOfTheDay } from '../model/days/term-of-the-day.ts'
import { entryFile } from '../model/web/browser-urls.ts'
import type { Entry } from '../schema/api-responses.ts'
import { fetchJson, pageLanguage, pathOf, settings } from './page-context.ts'

/**
 * Shows the term of the day to readers who visit on another day than that of the build. If a request fails, the term of
 * the build stays.
 */
export function refreshToday(): void {
  const card = document.querySelector<HTMLElement>('[data-today]')
  const today = localDay(new Date())
  if (!card || card.dataset.today === today) return
  fetchEntry(today).then(
    entry => show(card, entry, today),
    () => undefined,
  )
}

/** The calendar date where the reader is, YYYY-MM-DD, as Sweden writes it. */
const localDay = (now: Date): string => now.toLocaleDateString('sv')

async function fetchEntry(day: string): Promise<Entry> {
  const { base, daily } = settings()
  return fetchJson(base + entryFile(termOfTheDay(await fetchJson(daily), day) ?? ''))
}

function show(card: HTMLElement, entry: Entry, day: string): void {
  const language = pageLanguage()
  const link = card.querySelector<HTMLAnchorElement>('[data-today-link]')
  const tagline = card.querySelector('[data-today-tagline]')
  if (!link || !tagline) return
  link.href = pathOf(entry.slug)
  link.textContent = entry[language].title
  tagline.textContent = entry[language].tagline
  card.dataset.today = day
}

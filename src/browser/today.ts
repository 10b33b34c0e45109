/**
 * The term of the day on the home page, for readers who visit on another day than that of the build. If a request fails,
 * the term of the build stays.
 */
import { file, page } from '../model/address.ts'
import { termOfTheDay } from '../model/today.ts'
import type { Entry } from '../schema/api.ts'
import { fetchSlugs, pageLanguage } from './page.ts'

/**
 * Brings the card up to date where the page has one.
 * @param slugs address of the list of slugs
 * @param base path of the site, without a trailing slash
 */
export function refreshToday(slugs: string, base: string): void {
  const card = document.querySelector<HTMLElement>('[data-today]')
  const today = new Date().toISOString().slice(0, 10)
  if (!card || card.dataset.today === today) return
  fetchEntry(slugs, base, today).then(
    entry => show(card, entry, today, base),
    () => undefined,
  )
}

async function fetchEntry(slugs: string, base: string, day: string): Promise<Entry> {
  const slug = termOfTheDay(await fetchSlugs(slugs), day)
  const response = await fetch(base + file.entry(slug ?? ''))
  if (!response.ok) throw new Error(`${response.status} ${slug}`)
  return (await response.json()) as Entry
}

function show(card: HTMLElement, entry: Entry, day: string, base: string): void {
  const language = pageLanguage()
  const link = card.querySelector<HTMLAnchorElement>('[data-today-link]')
  const tagline = card.querySelector('[data-today-tagline]')
  const time = card.querySelector('time')
  if (!link || !tagline) return
  link.href = base + page.term(language, entry.slug)
  link.textContent = entry[language].title
  tagline.textContent = entry[language].tagline
  card.dataset.today = day
  void showDrawing(card, entry, base)
  if (!time) return
  time.dateTime = day
  time.textContent = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** Adds the drawing of the entry inline, so that the theme colors it. */
async function showDrawing(card: HTMLElement, { slug, [pageLanguage()]: text }: Entry, base: string): Promise<void> {
  card.querySelector('[data-today-drawing]')?.remove()
  if (!text.legend) return
  const response = await fetch(base + file.image(slug, 'image.svg'))
  if (!response.ok) return
  const { documentElement: drawing } = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  if (drawing.nodeName !== 'svg') return
  drawing.setAttribute('role', 'img')
  drawing.setAttribute('aria-label', text.imageAlt ?? '')
  const place = document.createElement('div')
  place.dataset.todayDrawing = 'late'
  place.append(drawing)
  card.querySelector('[data-today-tagline]')?.after(place)
}

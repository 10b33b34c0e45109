/** The entries read last, stored on this device only and shown on the home page. */

import { pageLanguage } from './page.ts'
import { readStoredList, store } from './storage.ts'

const MAX_RECENT = 5

type RecentEntry = readonly [path: string, title: string]

/** Stores the entry of this page, and fills `[data-recent]` where the page has one. */
export function updateRecentEntries(): void {
  const key = `recent-${pageLanguage()}`
  const read = readStoredList(key, isRecentEntry)
  const title = document.querySelector('.entry h1')?.firstChild?.textContent?.trim()
  if (title) {
    const others = read.filter(([path]) => path !== location.pathname)
    store(key, JSON.stringify([[location.pathname, title], ...others].slice(0, MAX_RECENT)))
  }
  const place = document.querySelector<HTMLElement>('[data-recent]')
  if (!place || read.length === 0) return
  place.append(`${place.dataset.recent ?? ''} `)
  read.forEach(([path, name], i) => {
    const link = document.createElement('a')
    link.href = path
    link.textContent = name
    place.append(i === 0 ? '' : ' · ', link)
  })
}

const isRecentEntry = (value: unknown): value is RecentEntry =>
  Array.isArray(value) && typeof value[1] === 'string' && typeof value[0] === 'string' && /^\/(?!\/)/.test(value[0])

/** The entries that were read last, kept on this device only and shown on the home page. */
import { keepChoice, keptChoice } from './reading/kept-choice.ts'
import { pageLanguage } from './reading/words.ts'

const MOST = 5

type Read = readonly [path: string, title: string]

/** Notes the entry of this page, and fills `[data-recent]` where the page has one. */
export function rememberReading(): void {
  const key = `recent-${pageLanguage()}`
  const read = readKept(key)
  const title = document.querySelector('.entry h1')?.firstChild?.textContent?.trim()
  if (title) {
    const others = read.filter(([path]) => path !== location.pathname)
    keepChoice(key, JSON.stringify([[location.pathname, title], ...others].slice(0, MOST)))
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

/** What this device holds may be of another version, or have been edited. */
function readKept(key: string): readonly Read[] {
  try {
    const kept: unknown = JSON.parse(keptChoice(key) ?? '[]')
    const isRead = (each: unknown): each is Read =>
      Array.isArray(each) && typeof each[1] === 'string' && typeof each[0] === 'string' && /^\/(?!\/)/.test(each[0])
    return Array.isArray(kept) ? kept.filter(isRead) : []
  } catch {
    return []
  }
}

/** Words that readers save on this device: the button beside a definition, their page, and what else is stored. */
import { element, linkTo, onClick } from './dom.ts'
import { pageCacheName } from './offline/page-cache.ts'
import { pageLanguage, pathOf, settings } from './page-context.ts'
import { readStored, store } from './storage.ts'

const KEY = 'saved'

/** What the button that deletes everything calls the cache of pages, beside the keys of stored values. */
const VISITED_PAGES = 'visited-pages'

type SavedWord = readonly [language: 'en' | 'es', slug: string, title: string, tagline: string]

const isSavedWord = (value: unknown): value is SavedWord =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every(part => typeof part === 'string') &&
  /^e[ns]$/.test(String(value[0])) &&
  /^[a-z0-9-]+$/.test(String(value[1]))

/** Items of other versions of the program, or edited by hand, are left out. */
function readSaved(): readonly SavedWord[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSavedWord) : []
  } catch {
    return []
  }
}

export function keepSavedWords(): void {
  const button = document.querySelector<HTMLElement>('[data-save]')
  const list = document.querySelector<HTMLElement>('[data-saved-list]')
  if (button) offerSaving(button)
  if (list) showSaved(list)
}

function offerSaving(button: HTMLElement): void {
  const slug = button.dataset.save ?? ''
  const language = pageLanguage()
  const isOwn = (word: SavedWord): boolean => word[0] === language && word[1] === slug
  const show = () => button.setAttribute('aria-pressed', String(readSaved().some(isOwn)))
  onClick('[data-save]', () => {
    const saved = readSaved()
    const others = saved.filter(word => !isOwn(word))
    const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? ''
    const own: SavedWord = [language, slug, text('.entry h1'), text('.entry .tagline')]
    store(KEY, JSON.stringify(others.length < saved.length ? others : [own, ...saved]))
    show()
  })
  show()
  addEventListener('pageshow', show)
}

function showSaved(place: HTMLElement): void {
  const list = place.querySelector('ul')
  const actions = place.querySelector<HTMLElement>('.actions')
  const show = () => {
    const saved = readSaved()
    list?.replaceChildren(...saved.map(itemOf))
    place.querySelector('[data-saved-none]')?.toggleAttribute('hidden', saved.length > 0)
    if (actions) actions.hidden = saved.length === 0
  }
  onClick('[data-saved-print]', () => print())
  onClick('[data-saved-table]', () => {
    const link = linkTo(`data:text/csv;charset=utf-8,${encodeURIComponent(tableOf(readSaved()))}`, '')
    link.download = 'words.csv'
    link.click()
  })
  onClick('[data-forget]', ({ dataset }) => {
    for (const key of (dataset.forget ?? '').split(' ')) forget(key)
    const status = document.querySelector<HTMLElement>('[data-forgotten]')
    if (status) status.textContent = status.dataset.forgotten ?? ''
    show()
  })
  show()
  addEventListener('pageshow', show)
}

function forget(key: string): void {
  if (key !== VISITED_PAGES) store(key, null)
  else if ('caches' in window) void caches.delete(pageCacheName(settings().base))
}

function itemOf([language, slug, title, tagline]: SavedWord): HTMLElement {
  const item = element('li', '', linkTo(pathOf(slug, language), title), element('span', '', tagline))
  item.lang = language
  return item
}

/** Title and definition of each, as RFC 4180 has it; programs for flash cards read it too. */
const tableOf = (saved: readonly SavedWord[]): string =>
  saved.map(([, , ...cells]) => `${cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('')

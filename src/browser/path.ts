/**
 * Reading paths: which of their entries have been read, and links to the previous and next step beside an entry. Entries
 * read are stored on this device; the path that a reader follows, for the session.
 *
 * An entry counts as read when its end has been on the screen, or its page for a third of the time that reading takes.
 */
import { element, linkTo, pathOf, settings } from './page.ts'
import { isText, readStored, readStoredList, store } from './storage.ts'

const FOLLOWED_KEY = 'path'
const READ_KEY = 'paths-read'

/** Signs of text for each second that a page must be seen: a third of the time at 1,000 signs a minute. */
const SIGNS_PER_SECOND = 50
const SECOND_MS = 1000

export function followPaths(): void {
  const path = document.querySelector<HTMLElement>('[data-path]')
  if (path) showProgress(path)
  const links = [...document.querySelectorAll<HTMLElement>('[data-on-path]')]
  const slug = location.pathname.slice(settings().base.length).split('/').filter(Boolean).at(-1)
  if (links.length === 0 || slug === undefined) return
  noticeReading(() => store(READ_KEY, JSON.stringify([...new Set([...readSlugs(), slug])])))
  const followed = readStored(FOLLOWED_KEY, 'sessionStorage')
  for (const link of links) link.hidden = link.dataset.onPath !== followed
}

/** Looks at the page each second and when it is left. */
function noticeReading(noteRead: () => void): void {
  // What comes after the text.
  const end = document.querySelector('.further')
  let seconds = (end?.parentElement?.textContent ?? '').length / SIGNS_PER_SECOND
  const look = (): void => {
    if (document.hidden) return
    if (seconds-- > 0 && (end?.getBoundingClientRect().top ?? 0) > innerHeight) return
    clearInterval(timer)
    noteRead()
  }
  const timer = setInterval(look, SECOND_MS)
  addEventListener('pagehide', look)
}

/** Fills the ring of each path in a list with the part of it that was read, and links its next step. */
export function showPathProgress(): void {
  const read = new Set(readSlugs())
  for (const path of document.querySelectorAll<HTMLElement>('[data-steps]')) {
    const steps = (path.dataset.steps ?? '').split(' ')
    const done = steps.filter(slug => read.has(slug)).length
    if (done === 0) continue
    path.style.setProperty('--part', String(done / steps.length))
    path.hidden = false
    const count = path.querySelector('small')
    if (count) count.textContent = progressOf(path, done, steps.length)
    const next = steps.find(slug => !read.has(slug))
    if (next) path.append(linkToNext(path, pathOf(next)))
  }
}

function linkToNext(path: HTMLElement, address: string): HTMLElement {
  const link = linkTo(address, path.dataset.next ?? '')
  link.className = 'next'
  link.addEventListener('click', () => followPath(path.dataset.slug))
  return link
}

function showProgress(path: HTMLElement): void {
  followPath(path.dataset.path)
  const line = path.querySelector<HTMLElement>('[data-path-progress]')
  const status = line?.querySelector('span')
  const reset = line?.querySelector('button')
  const steps = [...path.querySelectorAll<HTMLElement>('[data-slug]')]
  const show = (): void => {
    const read = new Set(readSlugs())
    const done = steps.filter(step => read.has(step.dataset.slug ?? ''))
    for (const step of steps) {
      const isRead = done.includes(step)
      step.toggleAttribute('data-read', isRead)
      step.querySelector('.sr-only')?.remove()
      if (isRead) step.querySelector('a')?.after(element('span', 'sr-only', ` (${path.dataset.read})`))
    }
    if (status) status.textContent = done.length === 0 ? '' : progressOf(path, done.length, steps.length)
    if (reset) reset.hidden = done.length === 0
  }
  reset?.addEventListener('click', () => {
    const own = new Set(steps.map(({ dataset }) => dataset.slug))
    store(READ_KEY, JSON.stringify(readSlugs().filter(slug => !own.has(slug))))
    show()
    path.querySelector('a')?.focus()
  })
  show()
  // A page restored from the back/forward cache has missed what was read since.
  addEventListener('pageshow', ({ persisted }) => persisted && show())
}

const progressOf = ({ dataset }: HTMLElement, read: number, count: number): string =>
  (dataset.progress ?? '').replace('{read}', String(read)).replace('{count}', String(count))

/** Entries have no links to steps where this is not stored; the page of the path lists them all. */
const followPath = (slug = ''): void => store(FOLLOWED_KEY, slug, 'sessionStorage')

const readSlugs = (): readonly string[] => readStoredList(READ_KEY, isText)

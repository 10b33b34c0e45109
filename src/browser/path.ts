/**
 * Paths: which entries have been read, and the steps before and after an entry for those who come from a path. What has
 * been read is kept on this device, and which path one follows for as long as the window is open.
 */
import { keepChoice, keptChoice } from './reading/kept-choice.ts'

const FOLLOWED = 'path'
const READ = 'paths-read'

/** @param base path of the site, without a trailing slash */
export function followPaths(base: string): void {
  const path = document.querySelector<HTMLElement>('[data-path]')
  if (path) showProgress(path)
  const links = [...document.querySelectorAll<HTMLElement>('[data-on-path]')]
  const slug = location.pathname.slice(base.length).split('/').filter(Boolean).at(-1)
  if (links.length === 0 || slug === undefined) return
  keepChoice(READ, JSON.stringify([...new Set([...readSlugs(), slug])]))
  const followed = followedPath()
  for (const link of links) link.hidden = link.dataset.onPath !== followed
}

function showProgress(path: HTMLElement): void {
  followPath(path.dataset.path ?? '')
  const line = path.querySelector<HTMLElement>('[data-path-progress]')
  const status = line?.querySelector('span')
  const forget = line?.querySelector('button')
  const steps = [...path.querySelectorAll<HTMLElement>('[data-slug]')]
  const show = (): void => {
    const read = new Set(readSlugs())
    const done = steps.filter(step => read.has(step.dataset.slug ?? ''))
    for (const step of steps) {
      const isRead = done.includes(step)
      step.toggleAttribute('data-read', isRead)
      step.querySelector('.sr-only')?.remove()
      if (isRead) step.querySelector('a')?.after(saying(` (${path.dataset.read})`))
    }
    if (status)
      status.textContent =
        done.length === 0
          ? ''
          : (path.dataset.progress ?? '')
              .replace('{read}', String(done.length))
              .replace('{count}', String(steps.length))
    if (forget) forget.hidden = done.length === 0
  }
  forget?.addEventListener('click', () => {
    const own = new Set(steps.map(({ dataset }) => dataset.slug))
    keepChoice(READ, JSON.stringify(readSlugs().filter(slug => !own.has(slug))))
    show()
    path.querySelector('a')?.focus()
  })
  show()
  // A page that comes back from the browser's memory does not know what has been read since.
  addEventListener('pageshow', ({ persisted }) => persisted && show())
}

function saying(text: string): HTMLElement {
  const span = document.createElement('span')
  span.className = 'sr-only'
  span.textContent = text
  return span
}

/** What this device holds may be of another version, or have been edited. */
function readSlugs(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(keptChoice(READ) ?? '[]')
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : []
  } catch {
    return []
  }
}

function followedPath(): string | null {
  try {
    return sessionStorage.getItem(FOLLOWED)
  } catch {
    return null
  }
}

function followPath(slug: string): void {
  try {
    sessionStorage.setItem(FOLLOWED, slug)
  } catch {
    // The steps then are not shown beside entries; the path itself lists all of them.
  }
}

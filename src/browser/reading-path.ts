/** Links to the previous and next step beside an entry, for readers who come from the page of a path. */
import { readStored, store } from './storage.ts'

/** Where the path that a reader follows is stored, for the session. */
const FOLLOWED_KEY = 'path'

/** Entries show no steps where nothing can be stored; the page of the path lists them all. */
export function followPath(): void {
  const path = document.querySelector<HTMLElement>('[data-path]')?.dataset.path
  if (path !== undefined) store(FOLLOWED_KEY, path, 'sessionStorage')
  const followed = readStored(FOLLOWED_KEY, 'sessionStorage')
  for (const steps of document.querySelectorAll<HTMLElement>('[data-on-path]'))
    steps.hidden = steps.dataset.onPath !== followed
}

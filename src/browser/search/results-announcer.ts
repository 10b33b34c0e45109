/** Announces to screen readers how many results there are. */
import { addStatusLine } from '../dom.ts'

/** Milliseconds without typing before results are announced, so that screen readers can echo the keys. */
const TYPING_PAUSE_MS = 600

/** @returns announces how many results there are, once the reader has stopped typing */
export function makeResultsAnnouncer(parent: HTMLElement): (text: string) => void {
  const status = addStatusLine(parent)
  let timer = 0
  return text => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      status.textContent = text
    }, TYPING_PAUSE_MS)
  }
}

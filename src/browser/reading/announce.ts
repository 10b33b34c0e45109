/** A place where short news is said to those who do not see it; one for the page, made before there is any. */
import { addStatusLine } from './status-line.ts'

/** Milliseconds after which news is no news. */
export const NEWS_MS = 2_000

/** @returns says a text politely, and unsays it soon, so that the same words are heard again next time */
export function makeAnnouncer(): (text: string) => void {
  const status = addStatusLine(document.body)
  let timer = 0
  return text => {
    status.textContent = text
    clearTimeout(timer)
    timer = setTimeout(() => status.replaceChildren(), NEWS_MS)
  }
}

/** Says how many results there are, once the reader has stopped typing, so that no letter is drowned out. */
import { addStatusLine } from '../reading/status-line.ts'

const QUIET_MS = 600

/** @returns says a text politely */
export function makeAnnouncer(parent: HTMLElement): (text: string) => void {
  const status = addStatusLine(parent)
  let timer = 0
  return text => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      status.textContent = text
    }, QUIET_MS)
  }
}

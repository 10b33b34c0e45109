/** Says how many results there are, once the reader has stopped typing, so that no letter is drowned out. */

const QUIET_MS = 600

/** @returns says a text politely */
export function makeAnnouncer(parent: HTMLElement): (text: string) => void {
  const status = document.createElement('p')
  status.className = 'sr-only'
  status.setAttribute('role', 'status')
  parent.append(status)
  let timer = 0
  return text => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      status.textContent = text
    }, QUIET_MS)
  }
}

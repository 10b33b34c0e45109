/** Elements that scripts make, clicks on buttons, and a status line for screen readers. */
import { pageLanguage } from './page-context.ts'

/**
 * Calls a function when an element that matches is clicked, or something inside of it. One listener on the document also
 * serves elements that are added later.
 */
export function onClick<Found extends HTMLElement>(
  selector: string,
  listener: (element: Found, event: MouseEvent) => void,
): void {
  document.addEventListener('click', event => {
    const element = event.target instanceof Element && event.target.closest<Found>(selector)
    if (element) listener(element, event)
  })
}

/** @param className empty for none */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...nodes: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.append(...nodes)
  return made
}

export function linkTo(address: string, ...nodes: readonly (Node | string)[]): HTMLAnchorElement {
  const link = element('a', '', ...nodes)
  link.href = address
  return link
}

const CLOSE_LABEL = { en: 'Close', es: 'Cerrar' } as const

export function closeButton(close: () => void): HTMLButtonElement {
  const button = element('button', '', CLOSE_LABEL[pageLanguage()])
  button.type = 'button'
  button.addEventListener('click', close)
  return button
}

/** Adds an element that only screen readers perceive; they announce its text politely. */
export function addStatusLine(parent: HTMLElement): HTMLElement {
  const status = element('p', 'sr-only')
  status.setAttribute('role', 'status')
  parent.append(status)
  return status
}

/** Milliseconds for which a message stays. */
export const MESSAGE_MS = 2_000

/** @returns announces a text, and removes it soon, so that the same text is announced again the next time */
export function makeAnnouncer(): (text: string) => void {
  const status = addStatusLine(document.body)
  let timer = 0
  return text => {
    status.textContent = text
    clearTimeout(timer)
    timer = setTimeout(() => status.replaceChildren(), MESSAGE_MS)
  }
}

/** What scripts need of every page: its addresses, its language, clicks on its buttons, and a status line. */
import { termPage } from '../model/web/browser-urls.ts'
import type { Language } from '../schema/language.ts'

/** The addresses that a page passes to its scripts, as attributes of the tag that loads them. */
export interface PageSettings {
  /** Path of the site, without a trailing slash. */
  readonly base: string
  readonly search: string
  /** The search file in the language of the page. */
  readonly index: string
  /** The slugs for the term of the day and the random term. */
  readonly daily: string
  readonly worker: string
}

/** Every page that loads a script has them all (`src/pages/head.ts`). */
export const settings = (): PageSettings =>
  document.querySelector<HTMLScriptElement>('script[data-index]')?.dataset as DOMStringMap & PageSettings

/** Path of the page of an entry, as links in this page have it. */
export const pathOf = (slug: string, language = pageLanguage()): string => settings().base + termPage(language, slug)

/** What a JSON file of the site holds, such as the slugs of all terms. Rejects where the answer is an error. */
export async function fetchJson<Value = readonly string[]>(address: string): Promise<Value> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return response.json()
}

export const pageLanguage = (): Language => document.documentElement.lang as Language

/** The canonical address of the page, which readers copy and share. */
export const pageAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.origin + location.pathname

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

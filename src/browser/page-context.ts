/** What a page says of itself to its scripts: its addresses and its language. */
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

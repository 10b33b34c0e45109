/** The addresses that a page hands its scripts, as attributes of the tag that loads them. */

export interface Settings {
  /** Path of the site, without a trailing slash. */
  readonly base: string
  /** Of the script that searches. */
  readonly search: string
  /** Of the search file in the language of the page. */
  readonly index: string
  /** Of the list of all slugs. */
  readonly slugs: string
  readonly worker: string
  /** Of the script for trying the API; on the page about it only. */
  readonly try?: string | undefined
}

/** @returns undefined where a page gives none */
export function readSettings(): Settings | undefined {
  const tag = document.querySelector<HTMLScriptElement>('script[data-index]')
  const { base, search, index, slugs, worker, try: trial } = tag?.dataset ?? {}
  if (base === undefined || !search || !index || !slugs || !worker) return undefined
  return { base, search, index, slugs, worker, try: trial }
}

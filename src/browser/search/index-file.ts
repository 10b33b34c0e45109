/** The file of the search index, as a page loads it: first the names alone, then everything. */

import { namesFile, searchFile } from '../../model/web/browser-urls.ts'
import { bothOf } from '../../search/analyzer.ts'
import { openSearch, type Search } from '../../search/index-searcher.ts'
import { FROM_DEVICE } from '../offline/page-cache.ts'
import { pageLanguage, settings } from '../page-context.ts'

/** The search file of the page's language. */
export class IndexFile {
  /** Whether the file came from this device, because there is no connection. */
  isFromDevice = false
  isOpen = false
  readonly #address = settings().index
  #sent: Promise<Response | undefined> | undefined
  #names: Promise<Search | undefined> | undefined
  #loading: Promise<Search> | undefined
  #other: Promise<Search | undefined> | undefined

  constructor(sent: Promise<Response | undefined> | undefined) {
    this.#sent = sent
  }

  /** The names alone, which are there sooner; none if they cannot be loaded. */
  names(): Promise<Search | undefined> {
    const path = namesFile(this.#address)
    this.#names ??= this.#open(path, this.#sent).catch(() => {
      this.#sent = this.#names = undefined
      return undefined
    })
    return this.#names
  }

  /** Loads the file once, after that of names; a failed load is repeated the next time. */
  load(): Promise<Search> {
    // One after the other, for side by side both are late on a slow line.
    this.#loading ??= this.names()
      .then(() => this.#open(this.#address))
      .then(search => {
        this.isOpen = true
        return search
      })
      .catch((error: unknown) => {
        this.#loading = undefined
        throw error
      })
    return this.#loading
  }

  /** The file of the other language, for queries in it; none if it cannot be loaded. */
  loadOther(): Promise<Search | undefined> {
    this.#other ??= this.#open(settings().base + searchFile(bothOf(pageLanguage())[1])).catch(() => {
      this.#other = undefined
      return undefined
    })
    return this.#other
  }

  async #open(path: string, sent = fetch(path).catch(() => undefined)): Promise<Search> {
    const answer = await sent
    if (!answer) throw new OfflineError(path)
    if (!answer.ok) throw new Error(`${answer.status} ${path}`)
    this.isFromDevice = answer.headers.has(FROM_DEVICE)
    return openSearch(await answer.text())
  }
}

/** There is no connection, as opposed to an answer that cannot be used. */
export class OfflineError extends Error {}

/** The search files of a language, as a page loads them: first the names, then the index. */

import { namesFile } from '../../model/web/browser-urls.ts'
import { belongTogether, type IndexFile, joinFiles, type NamesFile } from '../../search/index-format.ts'
import { openSearch } from '../../search/index-searcher.ts'
import { FROM_DEVICE } from '../offline/page-cache.ts'

/** The response to a request that has been sent; none without a connection. */
export type PendingResponse = Promise<Response | undefined>

export class SearchFiles {
  /** Whether the latest file came from this device, because there is no connection. */
  static isFromDevice = false
  isOpen = false
  readonly #index: string
  #sent: PendingResponse | undefined

  /** @param sent the answer to a request for the file of names, where one has been sent */
  constructor(index: string, sent?: PendingResponse) {
    this.#index = index
    this.#sent = sent
  }

  /** The names alone, which are there sooner. */
  readonly names = onceUnlessFailed(async () => openSearch(await this.#names()))

  /** Both files, one after the other, for side by side both are late on a slow line. */
  readonly load = onceUnlessFailed(async () => {
    let names = await this.#names()
    let index = await this.#read<IndexFile>(this.#index)
    if (!belongTogether(names, index)) {
      // One of them is from the cache of the browser, from before a release.
      names = await this.#read(namesFile(this.#index), { cache: 'reload' })
      index = await this.#read(this.#index, { cache: 'reload' })
    }
    const search = openSearch(joinFiles(names, index))
    this.isOpen = true
    return search
  })

  readonly #names = onceUnlessFailed(() => {
    const sent = this.#sent
    this.#sent = undefined
    return this.#read<NamesFile>(namesFile(this.#index), {}, sent)
  })

  async #read<File>(path: string, options?: RequestInit, sent: PendingResponse = fetch(path, options)): Promise<File> {
    const answer = await sent.catch(() => undefined)
    if (!answer) throw new OfflineError(path)
    if (!answer.ok) throw new Error(`${answer.status} ${path}`)
    SearchFiles.isFromDevice = answer.headers.has(FROM_DEVICE)
    return (await answer.json()) as File
  }
}

/** Calls `load` once; after a failure, again the next time. */
function onceUnlessFailed<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** There is no connection, as opposed to an answer that cannot be used. */
export class OfflineError extends Error {}

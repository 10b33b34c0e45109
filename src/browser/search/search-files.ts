/** The search files, as a page loads them: first the names, then the index. */

import { namesFile, searchFile } from '../../model/web/browser-urls.ts'
import { bothOf } from '../../search/analyzer.ts'
import { belongTogether, type IndexFile, joinFiles, type NamesFile } from '../../search/index-format.ts'
import { openSearch, type Search } from '../../search/index-searcher.ts'
import { FROM_DEVICE } from '../offline/page-cache.ts'
import { pageLanguage, settings } from '../page-context.ts'

/** The search files of the page's language, and those of the other one. */
export class SearchFiles {
  /** Whether a file came from this device, because there is no connection. */
  isFromDevice = false
  isOpen = false
  readonly #address = settings().index
  #sent: Promise<Response | undefined> | undefined
  #names: Promise<NamesFile> | undefined
  #early: Promise<Search | undefined> | undefined
  #loading: Promise<Search> | undefined
  #other: Promise<Search | undefined> | undefined

  constructor(sent: Promise<Response | undefined> | undefined) {
    this.#sent = sent
  }

  /** The names alone, which are there sooner; none if they cannot be loaded. */
  names(): Promise<Search | undefined> {
    this.#early ??= this.#readNames().then(
      file => openSearch(file),
      () => {
        this.#early = undefined
        return undefined
      },
    )
    return this.#early
  }

  /** Loads both files once; a failed load is repeated the next time. */
  load(): Promise<Search> {
    // One after the other, for side by side both are late on a slow line.
    this.#loading ??= this.#readNames()
      .then(names => this.#open(this.#address, names))
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

  /** Opens the files of the other language, for queries in it; none if they cannot be loaded. */
  loadOther(): Promise<Search | undefined> {
    const address = settings().base + searchFile(bothOf(pageLanguage())[1])
    this.#other ??= this.#read<NamesFile>(namesFile(address))
      .then(names => this.#open(address, names))
      .catch(() => {
        this.#other = undefined
        return undefined
      })
    return this.#other
  }

  #readNames(): Promise<NamesFile> {
    const path = namesFile(this.#address)
    this.#names ??= this.#read<NamesFile>(path, this.#sent).catch((error: unknown) => {
      this.#sent = this.#names = undefined
      throw error
    })
    return this.#names
  }

  async #open(address: string, names: NamesFile): Promise<Search> {
    const index = await this.#read<IndexFile>(address)
    if (belongTogether(names, index)) return openSearch(joinFiles(names, index))
    // One of them is from the cache of the browser, from before a release.
    const load = <File>(path: string) => this.#read<File>(path, fetch(path, { cache: 'reload' }))
    return openSearch(joinFiles(await load<NamesFile>(namesFile(address)), await load<IndexFile>(address)))
  }

  async #read<File>(path: string, sent?: Promise<Response | undefined>): Promise<File> {
    const answer = await (sent ?? fetch(path)).catch(() => undefined)
    if (!answer) throw new OfflineError(path)
    if (!answer.ok) throw new Error(`${answer.status} ${path}`)
    this.isFromDevice = answer.headers.has(FROM_DEVICE)
    return (await answer.json()) as File
  }
}

/** There is no connection, as opposed to an answer that cannot be used. */
export class OfflineError extends Error {}

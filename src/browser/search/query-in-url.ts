/** The question of the box in the address of the page, as `?q=`, so that it can be shared and outlasts the page. */

/** Milliseconds without typing before the address is written; browsers limit how often a page may write it. */
const TYPING_PAUSE_MS = 300

export class AddressQuestion {
  #timer = 0
  #pending: string | undefined

  /** Writes the question after a pause in typing, without adding to the history. */
  write(question: string): void {
    this.#pending = question.trim()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), TYPING_PAUSE_MS)
  }

  /** Writes a pending question at once, before the page is left. */
  flush(): void {
    clearTimeout(this.#timer)
    if (this.#pending === undefined) return
    const url = new URL(location.href)
    if (this.#pending === '') url.searchParams.delete('q')
    else url.searchParams.set('q', this.#pending)
    this.#pending = undefined
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }
}

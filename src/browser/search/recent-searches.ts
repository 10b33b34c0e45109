/**
 * Questions that outlast their page: the current one in the address, as `?q=`, and recent ones stored on this device and
 * offered while the box is empty.
 */
import { fold } from '../../text/words.ts'
import { pageLanguage } from '../dom.ts'
import { isText, readStoredList, store } from '../storage.ts'

/** Milliseconds without typing before the address is written; browsers limit how often a page may write it. */
const TYPING_PAUSE_MS = 300

/** The question of the box in the address of the page. */
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

const MAX_RECENT = 5

const key = (): string => `searches-${pageLanguage()}`

/** Recent questions that led to an entry, newest first. */
export const recentQuestions = (): readonly string[] => readStoredList(key(), isText).slice(0, MAX_RECENT)

/** Stores a question as the most recent one. */
export function addRecentQuestion(question: string): void {
  if (question === '') return
  const others = recentQuestions().filter(each => fold(each) !== fold(question))
  store(key(), JSON.stringify([question, ...others].slice(0, MAX_RECENT)))
}

/** Removes all recent questions. */
export const clearRecentQuestions = (): void => store(key(), null)

/**
 * Searches for requests. Ranking a query takes milliseconds and blocks the process, so queries are ranked one at a time,
 * others are answered in between, and recent answers are kept: programs repeat themselves.
 */
import { type Language, otherLanguage } from '../schema/language.ts'
import { findInEitherLanguage } from '../search/find-in-either-language.ts'
import type { Found, Search } from '../search/index-searcher.ts'
import type { Selection } from '../search/result-cards.ts'
import type { Platform } from './platform.ts'

/** Answers that are kept, each with at most a page of cards. */
const MAX_ANSWERS = 250

export type RankedSearch = (language: Language, query: string, selection: Selection) => Promise<Found>

export function makeRankedSearch(
  searchOf: (language: Language) => Promise<Search>,
  { pause }: Pick<Platform, 'pause'>,
): RankedSearch {
  const inTurn = makeTurns(pause)
  /** In the order of their last use. */
  const recent = new Map<string, Promise<Found>>()
  const rank = async (language: Language, query: string, selection: Selection): Promise<Found> => {
    const search = await searchOf(language)
    return inTurn(() => findInEitherLanguage(search, () => searchOf(otherLanguage(language)), query, selection))
  }
  return (language, query, selection) => {
    const { subject, level, limit, offset } = selection
    // Letter case is part of the key, because it tells an acronym from a word.
    const key = JSON.stringify([language, query.trim(), subject, level, limit, offset])
    const answers = recent.get(key) ?? rank(language, query, selection)
    recent.delete(key)
    recent.set(key, answers)
    answers.catch(() => recent.delete(key))
    const [oldest] = recent.keys()
    if (recent.size > MAX_ANSWERS && oldest !== undefined) recent.delete(oldest)
    return answers
  }
}

/**
 * @param pause lets other requests have their turn, on hosts with one thread for all of them
 * @returns a function that runs tasks one after another, with a pause after each
 */
function makeTurns(pause: Platform['pause']): <Value>(task: () => Promise<Value>) => Promise<Value> {
  const rest = () => pause?.()
  let last: Promise<unknown> = Promise.resolve()
  return task => {
    const result = last.then(task)
    last = result.then(rest, rest)
    return result
  }
}

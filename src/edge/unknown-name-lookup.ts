/**
 * Looks up a name that is no address of an entry: the entry with exactly that name, and entries with similar names.
 * Comparing names takes milliseconds in a large dictionary, and pages are not rate limited, so the process limits it.
 */
import type { SimilarTerm } from '../model/web/problem-details.ts'
import type { Language } from '../schema/language.ts'
import type { Search } from '../search/index-searcher.ts'
import type { Report } from './platform.ts'
import type { TermRepository } from './term-repository.ts'

/** Entries suggested on a 404. */
const MAX_SUGGESTIONS = 3

/** Shorter names get no suggestions except an exact match, because they are similar to too many others. */
const MIN_LETTERS = 3

/** Longer names are cut, after compatibility characters have become what they stand for: one can stand for eighteen. */
const MAX_LETTERS = 100

/** Milliseconds of each second in which names are compared; beyond that, answers have no suggestions. */
const BUDGET_MS_PER_SECOND = 200
/** Comparing two usual names takes so long; it counts where a clock stands still while a program computes. */
const MS_PER_NAME = 0.0013

export type NameLookup = ReturnType<typeof makeNameLookup>

/** @param report called with errors; the answer then has no suggestions */
export function makeNameLookup(repository: TermRepository, report: Report) {
  let second = 0
  let spentMs = 0
  /** @returns nothing where this second's time is used up */
  const within = (names: number, compare: () => readonly string[]): readonly string[] => {
    const started = repository.now()
    if (Math.floor(started / 1_000) !== second) spentMs = 0
    second = Math.floor(started / 1_000)
    if (spentMs >= BUDGET_MS_PER_SECOND) return []
    const found = compare()
    spentMs += Math.max(repository.now() - started, names * MS_PER_NAME)
    return found
  }
  const found = <Value>(language: Language, look: (search: Search) => Value): Promise<Value | undefined> =>
    repository
      .search(language)
      .then(look)
      .catch((error: unknown) => {
        report(error)
        return undefined
      })
  const candidates = (text: string, search: Search): readonly string[] => {
    const name = text.normalize('NFKC').slice(0, MAX_LETTERS)
    if (name.length < MIN_LETTERS) return [search.resolve(name) ?? []].flat()
    return within(search.slugs.length, () => search.didYouMean(name, MAX_SUGGESTIONS))
  }
  return {
    /** The slug of the entry with this slug (in any letter case), title or alias in either language. */
    resolve: (name: string): Promise<string | undefined> => found('en', search => search.resolve(name)),
    /** Entries with similar names, nearest first, with their titles in a language. */
    similar: async (name: string, language: Language): Promise<readonly SimilarTerm[]> =>
      (await found(language, search => candidates(name, search).flatMap(slug => search.card(slug) ?? []))) ?? [],
  }
}

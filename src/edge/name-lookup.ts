/**
 * Looks up names for pages and entries that do not exist: the entry with exactly that name, and entries with similar
 * names. Comparing names takes milliseconds in a large dictionary, and pages are not rate limited, so the process
 * limits it.
 */
import type { NearTerm } from '../model/web/problem.ts'
import type { Language } from '../schema/language.ts'
import type { Search } from '../search/open.ts'
import type { Report } from './platform.ts'
import type { TermRepository } from './term-repository.ts'

/** Entries suggested on a 404. */
const MAX_SUGGESTIONS = 3

/** Shorter names get no suggestions except an exact match, because they are similar to too many others. */
const MIN_LETTERS = 3

/**
 * Names that one process compares in a second: at 1.3 µs each, a fifth of its time. Beyond that, answers have no
 * suggestions.
 */
const MAX_COMPARED_PER_SECOND = 150_000

export type NameLookup = ReturnType<typeof makeNameLookup>

/** @param report called with errors; the answer then has no suggestions */
export function makeNameLookup(repository: TermRepository, report: Report) {
  let second = 0
  let compared = 0
  const isAllowed = (terms: number): boolean => {
    const now = Math.floor(repository.now() / 1_000)
    compared = now === second ? compared + terms : terms
    second = now
    return compared <= MAX_COMPARED_PER_SECOND
  }
  const found = <Value>(language: Language, look: (search: Search) => Value): Promise<Value | undefined> =>
    repository
      .search(language)
      .then(look)
      .catch((error: unknown) => {
        report(error)
        return undefined
      })
  const candidates = (name: string, search: Search): readonly string[] => {
    if (name.length < MIN_LETTERS) return [search.resolve(name) ?? []].flat()
    return isAllowed(search.slugs.length) ? search.near(name, MAX_SUGGESTIONS) : []
  }
  return {
    /** The slug of the entry with this slug (in any letter case), title or alias in either language. */
    resolve: (name: string): Promise<string | undefined> => found('en', search => search.resolve(name)),
    /** Entries with similar names, nearest first, with their titles in a language. */
    near: async (name: string, language: Language): Promise<readonly NearTerm[]> =>
      (await found(language, search => candidates(name, search).flatMap(slug => search.card(slug) ?? []))) ?? [],
  }
}

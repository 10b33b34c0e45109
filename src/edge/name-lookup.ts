/**
 * Looks up names for pages and entries that do not exist: the entry with exactly that name, and entries with similar
 * names. Comparing names takes milliseconds in a large dictionary, and pages are not rate limited, so the process
 * limits it.
 */
import type { Search } from '../search/open.ts'
import type { NameLookup, Report } from './platform.ts'
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

/** @param report called with errors; the answer then has no suggestions */
export function makeNameLookup(repository: TermRepository, report: Report): NameLookup {
  let second = 0
  let compared = 0
  const isAllowed = (terms: number): boolean => {
    const now = Math.floor(repository.now() / 1_000)
    if (now !== second) {
      second = now
      compared = 0
    }
    compared += terms
    return compared <= MAX_COMPARED_PER_SECOND
  }
  const candidates = (name: string, search: Search): readonly string[] => {
    if (name.length < MIN_LETTERS) return [search.resolve(name) ?? []].flat()
    return isAllowed(search.slugs.length) ? search.near(name, MAX_SUGGESTIONS) : []
  }
  return {
    async resolve(name) {
      try {
        // The index of each language contains the names in both.
        return (await repository.search('en')).resolve(name)
      } catch (error) {
        report(error)
        return undefined
      }
    },
    async near(name, language) {
      try {
        const search = await repository.search(language)
        return candidates(name, search).flatMap(slug => search.card(slug) ?? [])
      } catch (error) {
        report(error)
        return []
      }
    },
  }
}

/**
 * Names for pages and entries that do not exist: which entry is called exactly that, and which are close. Comparing
 * spellings takes milliseconds in a large dictionary and no quota limits pages, so it is bounded for the whole process.
 */
import type { Search } from '../search/open.ts'
import type { Knowledge } from './mcp/knowledge.ts'
import type { NameLookup } from './platform.ts'

/** Names offered where a page or an entry is missing. */
const MAX_NEAR = 3

/** Letters below which every name is close to every other, and only an exact name is offered. */
const MIN_LETTERS = 3

/**
 * Terms that one process compares in a second, at about 1.3 µs a term: a fifth of its time. Beyond that a 404 offers no
 * names.
 */
const MAX_COMPARED_PER_SECOND = 150_000

/** @param report called with failures; a missing page is answered without names */
export function makeNameLookup(knowledge: Knowledge, report: (error: unknown) => void): NameLookup {
  let second = 0
  let compared = 0
  const isAllowed = (terms: number): boolean => {
    const now = Math.floor(knowledge.now() / 1_000)
    if (now !== second) {
      second = now
      compared = 0
    }
    compared += terms
    return compared <= MAX_COMPARED_PER_SECOND
  }
  const candidates = (name: string, search: Search): readonly string[] => {
    if (name.length < MIN_LETTERS) return [search.resolve(name) ?? []].flat()
    return isAllowed(search.slugs.length) ? search.near(name, MAX_NEAR) : []
  }
  return {
    async resolve(name) {
      try {
        // The index of one language knows the names in both.
        return (await knowledge.search('en')).resolve(name)
      } catch (error) {
        report(error)
        return undefined
      }
    },
    async near(name, language) {
      try {
        const search = await knowledge.search(language)
        return candidates(name, search).flatMap(slug => search.card(slug) ?? [])
      } catch (error) {
        report(error)
        return []
      }
    },
  }
}

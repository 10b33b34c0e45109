/** One page of every kind, in both languages: what all pages have to be is asked of each of these. */

const ENGLISH = [
  ['home', '/'],
  ['a term', '/dns/'],
  ['a longer term', '/large-language-model/'],
  ['a topic', '/topics/networks/'],
  ['a level of a topic', '/topics/networks/basic/'],
  ['a level', '/levels/basic/'],
  ['the index', '/a-z/'],
  ['a comparison', '/compare/cpu-vs-gpu/'],
  ['all comparisons', '/compare/'],
  ['a path', '/paths/from-click-to-page/'],
  ['all paths', '/paths/'],
  ['a term with a comparison', '/cpu/'],
  ['new entries', '/new/'],
  ['saved words', '/saved/'],
  ['all topics', '/topics/'],
  ['the search', '/search/'],
  ['about', '/about/'],
  ['for developers', '/developers/'],
  ['nothing', '/nothing-is-here/'],
  ['offline', '/offline.html'],
] as const

/** What kind of page it is, and its path. */
export const PAGE_TYPES: readonly (readonly [string, string])[] = ENGLISH.flatMap(([name, path]) => [
  [`${name}, English`, path],
  [`${name}, Spanish`, `/es${path}`],
])

/** The same in one language: words are longer in Spanish, so what has room in it has room in English. */
export const LONG_WORDED = PAGE_TYPES.filter(([, path]) => path.startsWith('/es/'))

/** One page of every kind, in the two languages by turns, for what does not depend on words. */
export const ONE_OF_EACH = PAGE_TYPES.filter((_, i) => i % 4 === 0 || i % 4 === 3)

/** Chromium writes to the console that there is no such page, which is what was asked for. */
export const EXPECTED = /status of 404 .*nothing-is-here/

/** The term of the day: one function of the UTC date, the same on every host and in every language. */

const DAY_MS = 86_400_000

/**
 * The slugs from which the term of a day is chosen: those of basic entries; all where there are none.
 * @param levelOf the level of each entry
 */
export function dailySlugs(slugs: readonly string[], levelOf: (slug: string) => number | undefined): readonly string[] {
  const basic = slugs.filter(slug => levelOf(slug) === 1)
  return basic.length > 0 ? basic : slugs
}

/**
 * Slug of the term shown on a day. The order is a fixed shuffle by slug; no term repeats until all have been shown.
 * @param slugs from `dailySlugs`, in any order
 * @param date calendar date, YYYY-MM-DD
 * @returns undefined when there are no terms
 */
export const termOfTheDay = (slugs: readonly string[], date: string): string | undefined =>
  turnOf(shuffled(slugs), date)

/** The shuffled order, for callers that look up many days. */
export const shuffled = (slugs: readonly string[]): readonly string[] =>
  slugs
    .map(slug => ({ slug, mark: mark(slug) }))
    .sort((a, b) => a.mark - b.mark || (a.slug < b.slug ? -1 : 1))
    .map(({ slug }) => slug)

/**
 * @param order from `shuffled`
 * @param date calendar date, YYYY-MM-DD
 */
export const turnOf = (order: readonly string[], date: string): string | undefined =>
  order.at((Date.parse(date) / DAY_MS) % order.length)

/** Calendar date in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The later of two dates, which compare as text. */
export const later = (a: string, b: string): string => (a < b ? b : a)

/** FNV-1a, 32 bits: spreads neighboring slugs over the calendar. */
function mark(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

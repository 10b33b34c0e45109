/** The term of the day: one function of the UTC date, the same on every host and in every language. */

const DAY_MS = 86_400_000

/**
 * Slug of the term shown on a day. The order is a fixed shuffle by slug; no term repeats until all have been shown.
 * @param slugs all slugs, in any order
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
 * @param order from `shuffled`, or a part of it that keeps its order
 * @param date calendar date, YYYY-MM-DD
 */
export const turnOf = <Item>(order: readonly Item[], date: string): Item | undefined =>
  order.at((Date.parse(date) / DAY_MS) % order.length)

/** Calendar date in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The day a number of days after another. */
export const dayAfter = (day: string, count: number): string => dayOf(Date.parse(day) + count * DAY_MS)

/** A number of days up to and including one, latest first. */
export const daysUntil = (last: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, back) => dayAfter(last, -back))

/** The days after one day up to another, latest first, at most `max` of them. */
export const daysAfter = (day: string, last: string, max: number): readonly string[] =>
  daysUntil(last, Math.max(0, Math.min((Date.parse(last) - Date.parse(day)) / DAY_MS, max)))

/** The later of two dates, which compare as text. */
export const later = (a: string, b: string): string => (a < b ? b : a)

/** FNV-1a, 32 bits: spreads neighboring slugs over the calendar. */
function mark(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

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
export function turnOf(order: readonly string[], date: string): string | undefined {
  if (order.length === 0) return undefined
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
  return order[((day % order.length) + order.length) % order.length]
}

/** Calendar date in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The days after one day up to another, latest first, at most `max` of them. */
export function daysAfter(day: string, last: string, max: number): readonly string[] {
  const end = Date.parse(`${last}T00:00:00Z`)
  const count = Math.min(Math.round((end - Date.parse(`${day}T00:00:00Z`)) / DAY_MS), max)
  return daysUntil(last, Math.max(count, 0))
}

/** The day a number of days after another. */
export const dayAfter = (day: string, count: number): string => dayOf(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS)

/** A number of days up to and including one, latest first. */
export function daysUntil(last: string, count: number): readonly string[] {
  const end = Date.parse(`${last}T00:00:00Z`)
  return Array.from({ length: count }, (_, back) => dayOf(end - back * DAY_MS))
}

/** FNV-1a, 32 bits: spreads neighboring slugs over the calendar. */
function mark(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

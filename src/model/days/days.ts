/** Which term each day shows, for feeds, the calendar, the page of the days, and the edge. */
import type { Dictionary } from '../dictionary/dictionary.ts'
import { oncePer } from '../dictionary/once.ts'
import type { Summary } from '../dictionary/summary.ts'
import { daysUntil, later, shuffled, turnOf } from './today.ts'

/** The shuffled order, made once for each list: sorting 10,000 slugs takes 12 ms. */
export const orderOf = oncePer(shuffled)

/** A term, and the day on which subscribers are to see it. */
export interface DatedTerm {
  readonly term: Summary
  readonly day: string
}

/** The terms in the shuffled order, and the first and the last of their dates. */
const ordered = oncePer(({ terms, get }: Dictionary) => {
  const order = shuffled(terms.map(({ slug }) => slug)).flatMap(slug => get(slug) ?? [])
  const dates = order.map(({ date }) => date).sort()
  return { order, first: dates[0] ?? '', newest: dates.at(-1) ?? '' }
})

/**
 * The term of each of some days, the last day first. Only terms that existed on a day take part in it, so what
 * subscribers were shown stays as it was when the dictionary grows; days before the first edition draw from that edition.
 * @param last calendar date, YYYY-MM-DD
 */
export function termsOfDays(dictionary: Dictionary, last: string, count: number): readonly DatedTerm[] {
  const { order, first, newest } = ordered(dictionary)
  return daysUntil(last, count).flatMap(day => {
    const edition = day >= newest ? order : order.filter(({ date }) => date <= later(day, first))
    const term = turnOf(edition, day)
    return term ? [{ term, day }] : []
  })
}

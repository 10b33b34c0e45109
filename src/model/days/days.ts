/** Which term each day shows, for feeds, the calendar, and the page of the days. */
import type { Dictionary } from '../dictionary/dictionary.ts'
import { oncePer } from '../dictionary/once.ts'
import type { Summary } from '../dictionary/summary.ts'
import { daysUntil, shuffled, turnOf } from './today.ts'

/** A term, and the day on which subscribers are to see it. */
export interface DatedTerm {
  readonly term: Summary
  readonly day: string
}

/** The shuffled order with the date of each term, and the first and the last of the dates. */
const ordered = oncePer(({ terms, get }: Dictionary) => {
  const order = shuffled(terms.map(({ slug }) => slug))
  const dates = order.map(slug => get(slug)?.date ?? '')
  const first = dates.reduce((earliest, date) => (date < earliest ? date : earliest), dates[0] ?? '')
  const newest = dates.reduce((latest, date) => (date > latest ? date : latest), first)
  return { order, dates, first, newest }
})

/**
 * The term of each of some days, the last day first. Only terms that existed on a day take part in it, so what
 * subscribers were shown stays as it was when the dictionary grows; days before the first edition draw from that edition.
 * @param last calendar date, YYYY-MM-DD
 */
export function termsOfDays(dictionary: Dictionary, last: string, count: number): readonly DatedTerm[] {
  const { order, dates, first, newest } = ordered(dictionary)
  return daysUntil(last, count).flatMap(day => {
    const edition = day >= newest ? order : order.filter((_, i) => (dates[i] as string) <= (day > first ? day : first))
    const term = dictionary.get(turnOf(edition, day) ?? '')
    return term ? [{ term, day }] : []
  })
}

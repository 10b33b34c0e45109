/**
 * What feeds show: the newest terms, or the term of each of the last days. The days end with the day of the content, so
 * that a build reads no clock.
 */

import { later } from '../feeds/entry.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import { daysUntil, shuffled, turnOf } from '../model/today.ts'
import { bounds } from '../schema/bounds.ts'

/** A term, and the day on which subscribers are to see it. */
export interface DatedTerm {
  readonly term: Summary
  readonly day: string
}

export const newest = (dictionary: Dictionary): readonly DatedTerm[] =>
  dictionary.newest.slice(0, bounds.feed.max).map(term => ({ term, day: term.date }))

/**
 * The term of each day, the last day first. Only terms that existed on a day take part in it, so what subscribers were
 * shown stays as it was when the dictionary grows; days before the first edition draw from that edition.
 */
export function termsOfDays(dictionary: Dictionary, site: Site): readonly DatedTerm[] {
  const order = shuffled(dictionary.terms.map(({ slug }) => slug))
  const dates = order.map(slug => dictionary.get(slug)?.date ?? '')
  const first = dates.reduce((earliest, date) => (date < earliest ? date : earliest), dates[0] ?? '')
  return daysUntil(site.generated, bounds.feed.max).flatMap(day => {
    const last = later(day, first)
    const edition = order.filter((_, i) => (dates[i] as string) <= last)
    const term = dictionary.get(turnOf(edition, day) ?? '')
    return term ? [{ term, day }] : []
  })
}

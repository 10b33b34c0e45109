/**
 * Lists of terms with a page of their own: a topic, a level, or a level within a topic. Pages, Markdown files and the
 * sitemap iterate over the lists that are defined here.
 */
import { LEVELS, SUBJECTS } from '../../schema/bounds.ts'
import type { Level, Subject } from '../../schema/field-types.ts'
import type { Language } from '../../schema/language.ts'
import { oncePer, perLanguage } from '../../text/memoize.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Summary } from '../dictionary/summary.ts'
import { inPrerequisiteOrder } from '../relations/prerequisite-order.ts'
import { page } from '../web/address.ts'

/** A topic, a level, or both; with neither, the alphabetical index. */
export interface Listing {
  readonly subject?: Subject
  readonly level?: Level
}

/** Every topic, and the levels that have terms, of the whole dictionary and of each topic. */
export const listings = (dictionary: Dictionary): readonly Listing[] => [
  ...SUBJECTS.flatMap(subject => siblings({ subject }, dictionary)),
  ...siblings({}, dictionary),
]

/**
 * The lists that the page of a list offers beside it: the topic with its levels, or the levels of the whole dictionary.
 */
export function siblings({ subject }: Listing, dictionary: Dictionary): readonly Listing[] {
  const whole: Listing = subject === undefined ? {} : { subject }
  const levels = LEVELS.map(level => ({ ...whole, level })).filter(listing => countOf(listing, dictionary) > 0)
  return subject === undefined ? levels : [whole, ...levels]
}

export const countOf = ({ subject, level }: Listing, dictionary: Dictionary): number => dictionary.count(subject, level)

/** Terms of a topic in reading order; those of other lists by title. */
export function termsOf({ subject, level }: Listing, language: Language, dictionary: Dictionary): readonly Summary[] {
  const terms = subject === undefined ? dictionary.byTitle(language) : prerequisiteOrders(dictionary)(subject, language)
  return level === undefined ? terms : terms.filter(term => term.level === level)
}

/** Cached, because a topic has several lists and each list several renderings. */
const prerequisiteOrders = oncePer((dictionary: Dictionary) => {
  const orders = new Map(
    SUBJECTS.map(subject => [
      subject,
      perLanguage(language => inPrerequisiteOrder(dictionary.topic(subject, language), dictionary)),
    ]),
  )
  return (subject: Subject, language: Language): readonly Summary[] => orders.get(subject)?.(language) ?? []
})

export function listingPath({ subject, level }: Listing, language: Language): string {
  if (subject === undefined) return level === undefined ? page.index(language) : page.level(language, level)
  return level === undefined ? page.topic(language, subject) : page.topicLevel(language, subject, level)
}

export const listingOrigin = ({ subject, level }: Listing): string =>
  subject === undefined ? `the level ${level}` : `the topic "${subject}"`

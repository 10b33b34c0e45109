/** `term_of_the_day`: the entry that the calendar chooses. */
import { dailySlugs, dayOf, shuffled, turnOf } from '../../../model/days/term-of-the-day.ts'
import type { Search } from '../../../search/index-searcher.ts'
import { oncePer } from '../../../text/memoize.ts'
import { whole } from './get-term.ts'
import type { Run } from './handler-types.ts'

/** The order of the days, made once for each release. */
const orderOf = oncePer((search: Search) => shuffled(dailySlugs(search.slugs, slug => search.card(slug)?.level)))

export const termOfTheDay: Run<'term_of_the_day'> = async ({ lang, date: asked }, context) => {
  const date = asked ?? dayOf(context.repository.now())
  const slug = turnOf(orderOf(await context.repository.search(lang)), date)
  const value = slug === undefined ? undefined : await whole(slug, lang, context)
  return value ? { value: { ...value, date } } : { refusal: 'There is no term for that day.' }
}

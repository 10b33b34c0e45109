/** `term_of_the_day`: the entry that the calendar chooses. */
import { orderOf } from '../../../model/days/days.ts'
import { dayOf, turnOf } from '../../../model/days/today.ts'
import { whole } from './get-term.ts'
import type { Run } from './result.ts'

export const termOfTheDay: Run<'term_of_the_day'> = async ({ lang, date: asked }, context) => {
  const date = asked ?? dayOf(context.repository.now())
  const { slugs } = await context.repository.search(lang)
  const slug = turnOf(orderOf(slugs), date)
  const value = slug === undefined ? undefined : await whole(slug, lang, context)
  return value ? { value: { ...value, date } } : { refusal: 'There is no term for that day.' }
}

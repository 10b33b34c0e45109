/** `term_of_the_day`: the entry that the calendar chooses. */
import type * as z from 'zod'
import { orderOf } from '../../../model/days/days.ts'
import { dayOf, turnOf } from '../../../model/days/today.ts'
import type { TermOfTheDayInput, TermOfTheDayOutput } from '../../../schema/tools.ts'
import type { Context } from '../settings.ts'
import { whole } from './get-term.ts'
import type { Outcome } from './result.ts'

export async function termOfTheDay(
  { lang, date: asked }: z.output<typeof TermOfTheDayInput>,
  context: Context,
): Promise<Outcome<z.output<typeof TermOfTheDayOutput>>> {
  const date = asked ?? dayOf(context.repository.now())
  const { slugs } = await context.repository.search(lang)
  const slug = turnOf(orderOf(slugs), date)
  const value = slug === undefined ? undefined : await whole(slug, lang, context)
  return value ? { value: { ...value, date } } : { refusal: 'There is no term for that day.' }
}

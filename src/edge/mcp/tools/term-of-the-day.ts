/** `term_of_the_day`: the entry that the calendar chooses. */
import type * as z from 'zod'
import { termOfTheDay as choose } from '../../../model/today.ts'
import type { TermOfTheDayInput, TermOfTheDayOutput } from '../../../schema/tools.ts'
import type { Context } from '../settings.ts'
import { whole } from './get-term.ts'
import type { Outcome } from './outcome.ts'

export async function termOfTheDay(
  { lang, date: asked }: z.output<typeof TermOfTheDayInput>,
  context: Context,
): Promise<Outcome<z.output<typeof TermOfTheDayOutput>>> {
  const date = asked ?? dayOf(context.knowledge.now())
  const { slugs } = await context.knowledge.search(lang)
  const slug = chosen(slugs, date)
  const value = slug === undefined ? undefined : await whole(slug, lang, context)
  return value ? { value: { ...value, date } } : { refusal: 'There is no term for that day.' }
}

/** Calendar date in UTC. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Choosing sorts all slugs, so the choice of a day is remembered as long as the dictionary stays the same. */
const choices = new WeakMap<readonly string[], Map<string, string | undefined>>()
/** Days that are remembered for one dictionary. */
const REMEMBERED = 400

function chosen(slugs: readonly string[], date: string): string | undefined {
  const days = choices.get(slugs) ?? new Map<string, string | undefined>()
  choices.set(slugs, days)
  if (!days.has(date)) {
    if (days.size >= REMEMBERED) days.clear()
    days.set(date, choose(slugs, date))
  }
  return days.get(date)
}

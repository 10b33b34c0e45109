/** `list_topic`: the cards of one subject. */
import type * as z from 'zod'
import { bounds } from '../../../schema/bounds.ts'
import type { ListTopicInput, ListTopicOutput } from '../../../schema/tools.ts'
import { cardOf } from '../card.ts'
import type { Context } from '../settings.ts'
import type { Outcome } from './result.ts'
import { clamped, next } from './result.ts'

export async function listTopic(
  { subject, lang, level, limit, offset }: z.output<typeof ListTopicInput>,
  { repository, settings }: Context,
): Promise<Outcome<z.output<typeof ListTopicOutput>>> {
  const search = await repository.search(lang)
  const { total, cards } = search.list({
    subject,
    ...(level && { level }),
    limit: clamped(limit, bounds.topic.max),
    offset,
  })
  const terms = cards.map(card => cardOf(card, lang, settings))
  const label = settings.subjects[subject][lang]
  return { value: { subject, label, lang, total, terms, ...next(offset, terms.length, total) } }
}

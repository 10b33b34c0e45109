/** `list_topic`: the cards of one subject. */
import { bounds } from '../../../schema/bounds.ts'
import { cardOf } from '../term-card.ts'
import type { Run } from './handler-types.ts'
import { clamped, next } from './paging.ts'

export const listTopic: Run<'list_topic'> = async (
  { subject, lang, level, limit, offset },
  { repository, settings },
) => {
  const search = await repository.search(lang)
  const { total, cards } = search.list({ subject, level, limit: clamped(limit, bounds.topic.max), offset })
  const terms = cards.map(card => cardOf(card, lang, settings))
  const label = settings.subjects[subject][lang]
  return { value: { subject, label, lang, total, terms, ...next(offset, terms.length, total) } }
}

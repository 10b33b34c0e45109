/** Completion of arguments that a person types: slugs, subjects and languages. */
import { type CompleteRequestParams, type CompleteResult, ProtocolError } from '@modelcontextprotocol/server'
import { bounds, SUBJECTS } from '../../schema/bounds.ts'
import { LANGUAGES } from '../../schema/language.ts'
import type { Context } from './context.ts'
import { CODE } from './json-rpc.ts'
import { PROMPTS } from './prompts.ts'
import { MAX_SUGGESTIONS } from './resolve-name.ts'
import { resourceTemplates } from './resources.ts'

/** Values of one answer (MCP, completion). */
const MAX_VALUES = 100

/** @throws ProtocolError if the prompt or resource template does not exist */
export async function complete({ ref, argument }: CompleteRequestParams, context: Context): Promise<CompleteResult> {
  const known =
    ref.type === 'ref/prompt'
      ? PROMPTS.some(({ name }) => name === ref.name)
      : resourceTemplates(context.settings).some(({ uriTemplate }) => uriTemplate === ref.uri)
  if (!known) throw new ProtocolError(CODE.invalidParams, 'There is no such prompt or resource template.')
  const values = await matching(argument.name, argument.value, context)
  return {
    completion: { values: values.slice(0, MAX_VALUES), total: values.length, hasMore: values.length > MAX_VALUES },
  }
}

async function matching(name: string, value: string, { repository }: Context): Promise<string[]> {
  const typed = value.slice(0, bounds.query.max)
  const start = typed.trim().toLowerCase().replaceAll(' ', '-')
  if (name === 'subject') return SUBJECTS.filter(subject => subject.startsWith(start))
  if (name === 'lang') return LANGUAGES.filter(lang => lang.startsWith(start))
  if (name !== 'slug') return []
  const search = await repository.search('en')
  const begin = search.slugs.filter(slug => slug.startsWith(start))
  if (begin.length > 0) return begin
  const near = search.didYouMean(typed, MAX_SUGGESTIONS)
  if (near.length > 0) return [...near]
  const { hits } = await repository.find('en', typed, { limit: MAX_SUGGESTIONS, offset: 0 })
  return hits.map(({ slug }) => slug)
}

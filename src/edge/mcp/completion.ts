/** Completion of what a person types into a form: slugs, subjects and languages. */
import { type CompleteRequestParams, type CompleteResult, ProtocolError } from '@modelcontextprotocol/server'
import { SUBJECTS } from '../../schema/bounds.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { CODE } from './answer.ts'
import { PROMPTS } from './prompts.ts'
import { resourceTemplates } from './resources.ts'
import type { Context } from './settings.ts'

/** Values of one answer (MCP, completion). */
const SHOWN = 100

/** Slugs that are offered where none begins like what was typed. */
const GUESSES = 5

/** @throws ProtocolError when what is to be completed does not exist */
export async function complete({ ref, argument }: CompleteRequestParams, context: Context): Promise<CompleteResult> {
  const known =
    ref.type === 'ref/prompt'
      ? PROMPTS.some(({ name }) => name === ref.name)
      : resourceTemplates(context.settings).some(({ uriTemplate }) => uriTemplate === ref.uri)
  if (!known) throw new ProtocolError(CODE.invalidParams, 'There is no such prompt or resource template.')
  const values = await matching(argument.name, argument.value, context)
  return { completion: { values: values.slice(0, SHOWN), total: values.length, hasMore: values.length > SHOWN } }
}

async function matching(name: string, typed: string, { knowledge }: Context): Promise<string[]> {
  const start = typed.trim().toLowerCase().replaceAll(' ', '-')
  if (name === 'subject') return SUBJECTS.filter(subject => subject.startsWith(start))
  if (name === 'lang') return LANGUAGES.filter(lang => lang.startsWith(start))
  if (name !== 'slug') return []
  const search = await knowledge.search('en')
  const begin = search.slugs.filter(slug => slug.startsWith(start))
  if (begin.length > 0) return begin
  const near = search.near(typed, GUESSES)
  return near.length > 0 ? [...near] : search.find(typed, { limit: GUESSES, offset: 0 }).hits.map(({ slug }) => slug)
}

/** Two prompts that clients offer in a menu: explain a term to a beginner, and plan a course of reading. */
import {
  type GetPromptRequestParams,
  type GetPromptResult,
  type Prompt,
  ProtocolError,
} from '@modelcontextprotocol/server'
import { bounds, SUBJECTS } from '../../schema/bounds.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { Context } from './context.ts'
import { CODE } from './json-rpc.ts'
import { unknownTerm } from './resolve-name.ts'
import { addresses } from './term-card.ts'

const LANG = { name: 'lang', description: 'Language of the explanation: en or es; en when absent.' }

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'explain_term',
    title: 'Explain a term to a beginner',
    description: 'Explains one technology term in plain words, from its dictionary entry.',
    arguments: [{ name: 'slug', description: 'The term: its slug, title or alias.', required: true }, LANG],
  },
  {
    name: 'plan_reading',
    title: 'Plan a course of reading',
    description: 'Puts the terms of a subject in an order in which a beginner can learn them.',
    arguments: [{ name: 'subject', description: `One of: ${SUBJECTS.join(', ')}.`, required: true }, LANG],
  },
]

/** @throws ProtocolError when there is no such prompt, term, subject or language */
export async function getPrompt(
  { name, arguments: given = {} }: GetPromptRequestParams,
  context: Context,
): Promise<GetPromptResult> {
  const lang = LANGUAGES.find(each => each === (given.lang || 'en'))
  if (!lang) throw invalid(`lang must be one of: ${LANGUAGES.join(', ')}.`)
  if (name === 'explain_term') return explain(given.slug ?? '', lang, context)
  if (name === 'plan_reading') return plan(given.subject ?? '', lang, context)
  throw invalid(`There is no prompt "${name}". Prompts: ${PROMPTS.map(prompt => prompt.name).join(', ')}.`)
}

/** Includes the entry, so that the model need not fetch it. */
async function explain(text: string, lang: Language, { repository, settings }: Context): Promise<GetPromptResult> {
  const asked = text.slice(0, bounds.query.max)
  const search = await repository.search(lang)
  const slug = search.resolve(asked)
  const markdown = slug === undefined ? undefined : await repository.markdown(slug, lang)
  if (slug === undefined || markdown === undefined) throw invalid(unknownTerm(asked, search))
  const title = search.card(slug)?.title ?? slug
  const { url, markdown: uri } = addresses(slug, lang, settings)
  return {
    description: TEXT[lang].explainTitle(title),
    messages: [
      { role: 'user', content: { type: 'text', text: TEXT[lang].explain(title, url) } },
      { role: 'user', content: { type: 'resource', resource: { uri, mimeType: 'text/markdown', text: markdown } } },
    ],
  }
}

async function plan(text: string, lang: Language, { settings }: Context): Promise<GetPromptResult> {
  const subject = SUBJECTS.find(each => each === text)
  if (!subject) throw invalid(`subject must be one of: ${SUBJECTS.join(', ')}.`)
  const label = settings.subjects[subject][lang]
  return {
    description: TEXT[lang].planTitle(label),
    messages: [{ role: 'user', content: { type: 'text', text: TEXT[lang].plan(label, subject) } }],
  }
}

const TEXT = {
  en: {
    explainTitle: (title: string) => `Explain “${title}” to a beginner`,
    explain: (title: string, url: string) =>
      `Explain “${title}” to someone who has never met it, in at most 150 plain words with one everyday comparison. Use only the dictionary entry below, and end with a link to ${url}`,
    planTitle: (label: string) => `Plan a course of reading: ${label}`,
    plan: (label: string, subject: string) =>
      `Plan a course of reading on ${label} for a beginner. Get the terms with the list_topic tool (subject "${subject}", lang "en"), group them into short steps from basic to advanced, give one line of reason for each step, and link every term to its url.`,
  },
  es: {
    explainTitle: (title: string) => `Explicar «${title}» a un principiante`,
    explain: (title: string, url: string) =>
      `Explica «${title}» a alguien que nunca ha oído hablar de ello, en 150 palabras sencillas como máximo y con una comparación de la vida diaria. Usa solo la entrada del diccionario que sigue y termina con un enlace a ${url}`,
    planTitle: (label: string) => `Planear un recorrido de lectura: ${label}`,
    plan: (label: string, subject: string) =>
      `Planea un recorrido de lectura sobre ${label} para un principiante. Pide los términos con la herramienta list_topic (subject "${subject}", lang "es"), agrúpalos en pasos cortos de lo básico a lo avanzado, da una línea de motivo para cada paso y enlaza cada término con su url.`,
  },
} as const

const invalid = (message: string): ProtocolError => new ProtocolError(CODE.invalidParams, message)

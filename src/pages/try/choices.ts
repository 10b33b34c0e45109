/**
 * The requests that can be tried on the developers page, each with a working example and the fields that a reader may
 * change. Both the form and the commands that replace it in Markdown and without scripts are made from these values.
 */

import { TRY_STRINGS } from '../../languages/try-strings.ts'
import type { Site } from '../../model/dictionary/site.ts'
import { file, page } from '../../model/web/address.ts'
import {
  type ApiRequest,
  entryRequest,
  listRequest,
  markdownRequest,
  searchRequest,
  toolRequest,
} from '../../model/web/api-request.ts'
import { type JsonSchema, toolSchema } from '../../schema/document.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import { QUERY } from '../../schema/query.ts'
import type { Term } from '../../schema/term.ts'
import { TOOLS, type ToolName } from '../../schema/tools.ts'

export interface Choice {
  readonly name: string
  readonly family: keyof (typeof TRY_STRINGS)[Language]['families']
  /** Display name. */
  readonly label: string
  readonly example: ApiRequest
  readonly fields: readonly Field[]
}

export interface Field {
  readonly name: string
  readonly schema: JsonSchema
  readonly required: boolean
  /** Initial value. */
  readonly value: string
}

/** @param term an entry that makes a good example */
export function choices(term: Term, language: Language, site: Site): readonly Choice[] {
  const path = page.term(language, term.slug)
  const files: readonly Choice[] = [
    { name: 'list', family: 'api', label: `GET ${file.list}`, example: listRequest(), fields: [] },
    {
      name: 'entry',
      family: 'api',
      label: `GET ${file.entry('{slug}')}`,
      example: entryRequest(term.slug),
      fields: [text('slug', term.slug, SLUG)],
    },
    {
      name: 'markdown',
      family: 'pages',
      label: TRY_STRINGS[language].page,
      example: markdownRequest(path, site.edge),
      fields: [text('path', path, '/.*')],
    },
  ]
  return site.edge ? [...files.slice(0, 2), search(term, language), ...files.slice(2), ...tools(term, language)] : files
}

/** Hosts without an edge have no search that is asked over HTTP. */
const search = (term: Term, language: Language): Choice => ({
  name: 'search',
  family: 'api',
  label: `GET ${file.searchApi}`,
  example: searchRequest(term[language].title, language),
  fields: [
    { name: 'q', schema: { type: 'string', maxLength: QUERY.max }, required: true, value: term[language].title },
    { name: 'lang', schema: { type: 'string', enum: [...LANGUAGES] }, required: true, value: language },
  ],
})

/** The `pattern` attribute uses the `v` flag, in which a hyphen in a class must be escaped. */
const SLUG = '[a-z0-9\\-]+'

const text = (name: string, value: string, pattern: string): Field => ({
  name,
  schema: { type: 'string', pattern },
  required: true,
  value,
})

function tools(term: Term, language: Language): readonly Choice[] {
  const given: Readonly<Record<ToolName, Readonly<Record<string, string>>>> = {
    search_terms: { query: term[language].title, lang: language },
    get_term: { slug: term.slug, lang: language },
    list_topic: { subject: term.subjects[0] ?? 'software', lang: language },
    term_of_the_day: { lang: language },
  }
  return (Object.keys(TOOLS) as ToolName[]).map(name => ({
    name,
    family: 'mcp',
    label: name,
    example: toolRequest(name, given[name]),
    fields: toolFields(name).map(field => ({ ...field, value: given[name][field.name] ?? '' })),
  }))
}

/** The arguments of a tool. */
export function toolFields(name: ToolName): readonly Omit<Field, 'value'>[] {
  const { properties, required = [] } = toolSchema(TOOLS[name].input, 'input') as {
    readonly properties: Readonly<Record<string, JsonSchema>>
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([field, schema]) => ({
    name: field,
    schema,
    required: required.includes(field),
  }))
}

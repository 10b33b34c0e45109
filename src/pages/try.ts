/**
 * The form on the developers page that sends a real request and shows the answer. Each request has a working example and
 * the fields that a reader may change. Without scripts, and in Markdown, the same requests are shown as commands.
 */

import { STRINGS } from '../languages/strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import { file, href, page } from '../model/web/address.ts'
import {
  type ApiRequest,
  curl,
  entryRequest,
  listRequest,
  markdownRequest,
  searchRequest,
  toolRequest,
} from '../model/web/api-request.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { QUERY } from '../schema/query.ts'
import type { Term } from '../schema/term.ts'
import { TOOLS, type ToolName } from '../schema/tools.ts'
import { type Html, html } from '../text/html.ts'
import { codeBlock } from './elements.ts'
import { fence } from './markdown.ts'
import { type Field, note, toolFields } from './reference.ts'

interface Choice {
  readonly name: string
  readonly family: keyof (typeof STRINGS)[Language]['try']['families']
  /** Display name. */
  readonly label: string
  readonly example: ApiRequest
  readonly fields: readonly ChoiceField[]
}

interface ChoiceField extends Field {
  /** Initial value. */
  readonly value: string
}

/** @param term an entry that makes a good example; without one, nothing can be tried */
export function choices(term: Term | undefined, language: Language, site: Site): readonly Choice[] {
  if (!term) return []
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
      label: STRINGS[language].try.page,
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

const text = (name: string, value: string, pattern: string): ChoiceField => ({
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

/** Every request as a command, in Markdown. */
export const tryCommands = (all: readonly Choice[], site: Site): string =>
  all.length === 0 ? '' : fence('sh', commands(all, site))

const commands = (all: readonly Choice[], site: Site): string =>
  all.map(({ example }) => curl(example, site.base)).join('\n\n')

/** @param all the requests; the first is initially selected */
export function tryForm(all: readonly Choice[], language: Language, site: Site): Html {
  const strings = STRINGS[language].try
  const [first] = all
  if (!first) return html``
  const families = new Set(all.map(({ family }) => family))
  return html`<form class="try needs-js" action="${href(site, first.example.path)}" method="get" data-base="${site.basePath}" data-origin="${site.base}"${site.edge && html` data-negotiates`}>
<p class="field">
<label for="try-request">${strings.request}</label>
<select id="try-request" name="request">
${[...families].map(
  family => html`<optgroup label="${strings.families[family]}">
${all.map(({ name, label, family: own }) => own === family && html`<option value="${name}">${label}</option>\n`)}</optgroup>
`,
)}</select>
</p>
${all.map(choice => fields(choice, language))}<p id="try-command-label">${strings.command}</p>
${codeBlock('try-command', curl(first.example, site.base), 'sh', language)}
<p><button type="submit">${strings.send}</button></p>
<p><output class="try-status" for="try-request"></output></p>
<div class="try-answer" hidden>
<h3>${strings.answer}</h3>
<table class="try-headers">
<caption class="sr-only">${strings.headers}</caption>
<tbody></tbody>
</table>
<pre id="try-body" tabindex="0" aria-label="${strings.body}" role="group"><code></code></pre>
</div>
</form>
<script type="module" src="${href(site, file.tryScript)}?v=${site.marks.try}"></script>
<noscript>
<pre tabindex="0"><code class="language-sh">${commands(all, site)}</code></pre>
</noscript>`
}

function fields({ name, fields: own }: Choice, language: Language): Html | undefined {
  if (own.length === 0) return undefined
  return html`<fieldset data-choice="${name}" hidden disabled>
<legend>${STRINGS[language].try.fields}</legend>
${own.map(each => field(name, each, language))}</fieldset>
`
}

/** @param owner name of the request that the field belongs to */
function field(owner: string, own: ChoiceField, language: Language): Html {
  const strings = STRINGS[language].try
  const id = `try-${owner}-${own.name}`
  const explanation =
    own.name in strings.notes && own.schema.description === undefined
      ? strings.notes[own.name as keyof typeof strings.notes]
      : note(own.schema, language)
  return html`<p class="field">
<label for="${id}"><code>${own.name}</code>${!own.required && html` (${strings.optional})`}</label>
${control(id, owner, own, language)}
<small id="${id}-note">${explanation}</small>
</p>
`
}

function control(id: string, owner: string, { name, schema, required, value }: ChoiceField, language: Language): Html {
  const common = html`id="${id}" name="${owner}.${name}" aria-describedby="${id}-note"${required && html` required`}`
  if (Array.isArray(schema.enum)) {
    const free = !required && html`<option value="">${STRINGS[language].try.any}</option>`
    return html`<select ${common}>${value === '' && free}${(schema.enum as readonly string[]).map(
      each => html`<option${each === value && html` selected`}>${each}</option>`,
    )}</select>`
  }
  if (schema.type === 'integer') {
    return html`<input ${common} type="number" inputmode="numeric"${typeof schema.minimum === 'number' && html` min="${schema.minimum}"`}${typeof schema.default === 'number' && html` placeholder="${schema.default}"`}>`
  }
  if (schema.format === 'date') return html`<input ${common} type="date">`
  return html`<input ${common} type="text" value="${value}" autocapitalize="none" autocomplete="off" spellcheck="false"${typeof schema.pattern === 'string' && html` pattern="${schema.pattern}"`}${typeof schema.maxLength === 'number' && html` maxlength="${schema.maxLength}"`}>`
}

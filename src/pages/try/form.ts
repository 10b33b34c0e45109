/**
 * The form on the developers page that sends a real request and shows the answer. Without scripts, and in Markdown, the
 * same requests are shown as commands.
 */

import { TRY_STRINGS } from '../../languages/try-strings.ts'
import type { Site } from '../../model/dictionary/site.ts'
import { file, href } from '../../model/web/address.ts'
import { curl } from '../../model/web/api-request.ts'
import type { Language } from '../../schema/language.ts'
import { type Html, html } from '../../text/html.ts'
import { codeBlock } from '../code-block.ts'
import { note } from '../fields.ts'
import { fence } from '../markdown.ts'
import type { Choice, Field } from './choices.ts'

/** Every request as a command, in Markdown. */
export const tryCommands = (all: readonly Choice[], site: Site): string =>
  all.length === 0 ? '' : fence('sh', commands(all, site))

const commands = (all: readonly Choice[], site: Site): string =>
  all.map(({ example }) => curl(example, site.base)).join('\n\n')

/** @param all the requests; the first is initially selected */
export function tryForm(all: readonly Choice[], language: Language, site: Site): Html {
  const strings = TRY_STRINGS[language]
  const [first] = all
  if (!first) return html``
  return html`<form class="try needs-js" action="${href(site, first.example.path)}" method="get" data-base="${site.basePath}" data-origin="${site.base}"${site.edge && html` data-negotiates`}>
<p class="field">
<label for="try-request">${strings.request}</label>
<select id="try-request" name="request">
${families(all).map(
  ([family, own]) => html`<optgroup label="${strings.families[family]}">
${own.map(({ name, label }) => html`<option value="${name}">${label}</option>\n`)}</optgroup>
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

const families = (all: readonly Choice[]): readonly (readonly [Choice['family'], readonly Choice[]])[] =>
  [...new Set(all.map(({ family }) => family))].map(family => [family, all.filter(each => each.family === family)])

function fields({ name, fields: own }: Choice, language: Language): Html | undefined {
  if (own.length === 0) return undefined
  return html`<fieldset data-choice="${name}" hidden disabled>
<legend>${TRY_STRINGS[language].fields}</legend>
${own.map(each => field(name, each, language))}</fieldset>
`
}

/** @param owner name of the request that the field belongs to */
function field(owner: string, own: Field, language: Language): Html {
  const strings = TRY_STRINGS[language]
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

function control(id: string, owner: string, { name, schema, required, value }: Field, language: Language): Html {
  const common = html`id="${id}" name="${owner}.${name}" aria-describedby="${id}-note"${required && html` required`}`
  if (Array.isArray(schema.enum)) {
    const free = !required && html`<option value="">${TRY_STRINGS[language].any}</option>`
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

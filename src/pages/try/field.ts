/** A parameter of a request as a form shows it: what the schema says decides what one can enter. */
import type { Language } from '../../schema/language.ts'
import { type Html, html } from '../../text/html.ts'
import { note } from '../fields.ts'
import type { Field } from './choices.ts'
import { TRY_STRINGS } from './strings.ts'

/** @param owner name of the request that the field belongs to */
export function field(owner: string, own: Field, language: Language): Html {
  const strings = TRY_STRINGS[language]
  const id = `try-${owner}-${own.name}`
  const explanation =
    own.name in strings.notes && owner !== 'get_term'
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

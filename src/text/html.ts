/**
 * HTML by tagged template: every value is escaped unless it is already HTML. Fragments nest, arrays flatten, and
 * `undefined`, `null` and `false` are empty. `trusted` marks text that must not be escaped.
 */

/** HTML that needs no escaping. The private field makes the type nominal. */
export class Html {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

export type HtmlValue = Html | string | number | undefined | null | false | readonly HtmlValue[]

/** @example html`<p>${'1 < 2'}</p>`.toString() // => '<p>1 &lt; 2</p>' */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = literals[0] ?? ''
  for (let i = 0; i < values.length; i++) text += textOf(values[i]) + (literals[i + 1] ?? '')
  return new Html(text)
}

/** Marks text as HTML that our own code made; never call it with text that came from a file or a request. */
export const trusted = (text: string): Html => new Html(text)

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(SPECIAL_ALL, entityOf) : text
}

const entityOf = (character: string): string => ENTITIES[character] ?? character

const SPECIAL = /[&<>"']/
const SPECIAL_ALL = /[&<>"']/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function textOf(value: HtmlValue): string {
  if (value instanceof Html) return value.toString()
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  if (value === undefined || value === null || value === false) return ''
  let text = ''
  for (const item of value) text += textOf(item)
  return text
}

/**
 * JSON for a `<script type="application/ld+json">` block: `<` and the two line separators are written as escapes, so
 * that no text can close the block.
 */
export function jsonForScript(value: unknown): Html {
  return new Html(
    JSON.stringify(value).replace(
      /[<\u2028\u2029]/g,
      character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )
}

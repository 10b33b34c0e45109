/** Elements that stand on many pages: sections with a heading, lists, levels, and blocks of code. */

import { STRINGS } from '../languages/strings-by-language.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Level } from '../schema/field-types.ts'
import type { Language } from '../schema/language.ts'
import { type Html, type HtmlValue, html } from '../text/html.ts'

/** Without a name of its own, so that a page has few landmarks and its headings lead through it. */
export const section = (id: string, heading: HtmlValue, content: HtmlValue, classes?: string): Html =>
  html`<section${classes && html` class="${classes}"`}>
<h2 id="${id}">${heading}</h2>
${content}
</section>`

/** @param items those that are false are left out */
export const list = (items: readonly (Html | string | false)[], classes?: string): Html =>
  html`<ul${classes && html` class="${classes}"`}>
${items.map(item => item !== false && html`<li>${item}</li>\n`)}</ul>`

/** Links to other lists, in one row. */
export const linkRow = (label: string, links: readonly (Html | false)[], classes = 'filters'): Html =>
  html`<nav class="${classes}" aria-label="${label}">
${list(links)}
</nav>`

/** @param address within the site, as a browser asks for it */
export const anchor = (address: string, text: HtmlValue): Html => html`<a href="${address}">${text}</a>`

/** The level in words; the style sheet draws it as one to three bars. */
export const levelLabel = (level: Level, language: Language, site: Site): Html =>
  html`<span class="level" data-level="${level}">${site.levels[level][language]}</span>`

/**
 * A block with the button that copies it; the keyboard can scroll it.
 * @param id names the block on its page, for the button
 */
export function codeBlock(id: string, code: string, codeLanguage: string, language: Language): Html {
  return html`<div class="code">
<pre id="${id}" tabindex="0"><code class="language-${codeLanguage}">${code}</code></pre>
<button type="button" class="needs-js" data-copy="#${id}">${STRINGS[language].copy}</button>
</div>`
}

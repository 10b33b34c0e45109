/** Blocks of code in HTML and in Markdown. */

import { STRINGS } from '../languages/strings.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'

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

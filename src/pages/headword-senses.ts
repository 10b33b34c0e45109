/**
 * The other senses of the headword that an entry lists, below the definition: names at once, a sentence on each on
 * demand.
 */
import { WORD_STRINGS } from '../languages/strings-by-language.ts'
import { wordOf } from '../model/dictionary/parse-word-facts.ts'
import type { Language } from '../schema/language.ts'
import type { Translation } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/smart-quotes.ts'

/** @returns undefined for a word that means nothing else */
export function headwordSenses(text: Translation, language: Language): Html | undefined {
  const senses = wordOf(text, language)?.senses
  if (senses === undefined) return undefined
  const labels = senses.map(({ label }) => typeset(label, language)).join(', ')
  return html`<details class="senses"><summary>${WORD_STRINGS[language].senses}: ${labels}</summary>
<ul>
${senses.map(({ label, text: sentence }) => html`<li><b>${typeset(label, language)}</b>: ${typeset(sentence, language)}</li>\n`)}</ul>
</details>
`
}

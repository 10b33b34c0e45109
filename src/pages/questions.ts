/** Questions at the end of paths and topics: a definition, and behind it the entry that it defines. */

import { VISIT_STRINGS } from '../languages/visit-strings.ts'
import type { Brief } from '../model/dictionary/gloss.ts'
import type { Frame } from '../model/dictionary/site.ts'
import { href, page } from '../model/web/address.ts'
import type { Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/typeset.ts'

const MAX_QUESTIONS = 8

/** Fewer are no test. */
const MIN_QUESTIONS = 3

/** At most eight of the entries, spread over the list, in another order than that of the list. */
export function questions(terms: readonly Brief[], language: Language, site: Frame): Html | undefined {
  if (terms.length < MIN_QUESTIONS) return undefined
  const strings = VISIT_STRINGS[language]
  const step = Math.max(1, terms.length / MAX_QUESTIONS)
  const asked = Array.from({ length: Math.min(MAX_QUESTIONS, terms.length) }, (_, i) => terms[Math.floor(i * step)])
    .filter(term => term !== undefined)
    .sort((a, b) => (a[language].tagline < b[language].tagline ? -1 : 1))
  return html`<section class="questions" aria-labelledby="questions">
<h2 id="questions">${strings.questions}</h2>
<p>${strings.questionsText}</p>
${asked.map(term => question(term, language, site))}</section>
`
}

const question = (term: Brief, language: Language, site: Frame): Html => html`<details>
<summary>${typeset(term[language].tagline, language)}</summary>
<p><a href="${href(site, page.term(language, term.slug))}">${term[language].title}</a></p>
</details>
`

/** How the headword is said, and a button that has the browser say it, which shows where the browser can. */

import { FACTS } from '../languages/facts-by-language.ts'
import { WORD_STRINGS } from '../languages/strings-by-language.ts'
import { wordOf } from '../model/dictionary/parse-word-facts.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { splitTitle } from '../text/term-names.ts'
import { SPEAKER } from './icons.ts'

export function pronunciation(term: Term, language: Language): Html | undefined {
  const said = wordOf(term[language], language)?.pronunciation
  if (said === undefined) return undefined
  const strings = WORD_STRINGS[language]
  return html`<span class="sr-only">${strings.pronunciation}: </span>${said.map(
    ({ respelling }, i) =>
      html`${i > 0 && ` ${FACTS[language].or} `}<span class="respelling">${stressed(respelling)}</span>`,
  )} <button type="button" class="listen needs-js" data-say="${whatIsSaid(term[language].title, said[0]?.respelling ?? '')}" aria-label="${strings.listen}" hidden>${SPEAKER}</button>`
}

/** What a respelling is of: the headword, or the initials behind a headword of several words. */
function whatIsSaid(title: string, respelling: string): string {
  const { bare, inner } = splitTitle(title)
  return inner !== undefined && bare.includes(' ') && !respelling.includes(' ') ? inner : bare
}

/**
 * Stress in bold small letters, which the style sheet shows as capitals: many screen readers spell out words that are
 * written in capitals.
 */
const stressed = (respelling: string): readonly (Html | string)[] =>
  respelling.split(/(\p{Lu}+)/u).map((part, i) => (i % 2 === 1 ? html`<b>${part.toLowerCase()}</b>` : part))

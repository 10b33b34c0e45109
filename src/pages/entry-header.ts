/**
 * The header of an entry: the headword with its expansion, how it is said and its gender in Spanish, the definition, and
 * one line with its level, its topic and its title in the other language.
 */

import { FACTS } from '../languages/facts-by-language.ts'
import { STRINGS } from '../languages/strings-by-language.ts'
import type { Site } from '../model/dictionary/site.ts'
import { href, page } from '../model/web/address.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/smart-quotes.ts'
import { splitTitle } from '../text/term-names.ts'
import { anchor, levelLabel } from './elements.ts'
import { inSentence } from './headword-in-sentence.ts'
import { headwordSenses } from './headword-senses.ts'
import { pronunciation } from './pronunciation.ts'

export function entryHeader(term: Term, language: Language, site: Site): Html {
  const strings = STRINGS[language]
  const text = term[language]
  const other = otherLanguage(language)
  const { bare, inner } = splitTitle(text.title)
  const said = [gender(term, language), pronunciation(term, language)].filter(each => each !== undefined)
  return html`<header>${
    term.draft &&
    html`
<p class="draft"><strong>${strings.draft}</strong></p>`
  }
<h1>${bare}${inner && html` <span class="expansion">(${inner})</span>`}</h1>
${said.length > 0 && html`<p class="said">${said.map((each, i) => [i > 0 && ' ', each])}</p>\n`}<p class="tagline">${typeset(text.tagline, language)}</p>
${headwordSenses(text, language)}<p class="facts" data-markdown-ignore><span class="sr-only">${strings.level}: </span>${levelLabel(term.level, language, site)}${term.subjects.map(subject => html` · ${anchor(href(site, page.topic(language, subject)), site.subjects[subject][language])}`)} · ${strings.inOtherLanguage}: <span lang="${other}">${splitTitle(term[other].title).bare}</span></p>
</header>`
}

const GENDERS = {
  el: ['m.', 'masculino'],
  la: ['f.', 'femenino'],
  los: ['m. pl.', 'masculino plural'],
  las: ['f. pl.', 'femenino plural'],
  'el o la': ['m. o f.', 'masculino o femenino'],
  'la o el': ['f. o m.', 'femenino o masculino'],
} as const

/** `el DNS, m.`; undefined for titles without article. */
function gender(term: Term, language: Language): Html | undefined {
  const { article, title } = term.es
  if (!FACTS[language].hasGender || article === undefined) return undefined
  const [short, long] = GENDERS[article]
  return html`<i class="gender">${article} ${inSentence(splitTitle(title).bare)}, <abbr title="${long}">${short}</abbr></i>`
}

/**
 * The head of an entry: the headword with its expansion, its gender in Spanish, its aliases, its title in the other
 * language, the definition, and the terms to read first.
 */

import { FACTS } from '../languages/facts.ts'
import { STRINGS, VISIT_STRINGS } from '../languages/strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import { wordOf } from '../model/dictionary/word.ts'
import type { TermPageInput } from '../model/views/term-page-input.ts'
import { href, page } from '../model/web/address.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { splitTitle } from '../text/names.ts'
import { typeset } from '../text/typeset.ts'
import { fold } from '../text/words.ts'
import { COLUMNS, LINK, SHARE, STAR } from './icons.ts'
import { otherSenses } from './senses.ts'
import { headwordOf, levelLabel, termLink } from './term-list.ts'
import { inSentence, pronunciation, regionNames } from './word.ts'

/** Entries of this level assume nothing. */
const BASIC = 1

/** Other names that are shown at once. */
const MAX_SHOWN_NAMES = 3

export function entryHead({ term, needs }: TermPageInput, language: Language, site: Site): Html {
  const strings = STRINGS[language]
  const text = term[language]
  const { bare, inner } = splitTitle(text.title)
  return html`<header>${
    term.draft &&
    html`
<p class="draft"><strong>${strings.draft}</strong></p>`
  }
<h1>${bare}${inner && html` <span class="expansion">(${inner})</span>`}</h1>
${gender(term, language)}
${pronunciation(term, language)}<p class="tagline">${typeset(text.tagline, language)}</p>
${otherSenses(text, language)}${quickTools(term, language, site)}<ul class="facts">
<li><span class="sr-only">${strings.level}: </span><a href="${href(site, page.level(language, term.level))}">${levelLabel(term.level, language, site)}</a></li>
${term.subjects.map(subject => html`<li><a href="${href(site, page.topic(language, subject))}">${site.subjects[subject][language]}</a></li>\n`)}</ul>
<dl class="names">
${term.level > BASIC && needs.length > 0 && html`<div><dt>${strings.readFirst}</dt><dd class="needs">${joined(needs.map(need => termLink(need, language, site, headwordOf(need, language))))}</dd></div>\n`}${otherNames(term, language)}${otherTitle(term, language, site)}</dl>
</header>`
}

/** What readers do with an entry, below its definition. */
function quickTools({ slug }: Term, language: Language, site: Site): Html {
  const strings = STRINGS[language]
  const { save, beside } = VISIT_STRINGS[language]
  return html`<p class="quick needs-js"><button type="button" data-save="${slug}" aria-pressed="false">${STAR}${save}</button> <button type="button" data-copy="page">${LINK}${strings.copyLink}</button> <button type="button" data-share>${SHARE}${strings.share}</button> <button type="button" data-beside="${href(site, page.term(otherLanguage(language), slug))}" aria-pressed="false">${COLUMNS}${beside}</button></p>
`
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
  return html`<p class="gender">${article} ${inSentence(splitTitle(title).bare)}, <abbr title="${long}">${short}</abbr></p>`
}

function otherNames(term: Term, language: Language): Html | undefined {
  const { title, aliases } = term[language]
  const variants = wordOf(term[language], language)?.variants ?? []
  if (aliases.length === 0) return undefined
  const strings = STRINGS[language]
  const { bare, inner = '' } = splitTitle(title)
  const said = new Set([title, bare, inner].map(fold))
  const others = aliases.filter(alias => !said.has(fold(alias)))
  if (others.length === 0) return undefined
  const list = (names: readonly string[]): Html =>
    html`<ul class="aliases">${names.map(name => {
      const regions = variants.find(({ form }) => form === name)?.regions
      const where = regions && html` <small>(${regionNames(regions, language)})</small>`
      return isEnglish(name, term, language) ? html`<li lang="en">${name}</li>\n` : html`<li>${name}${where}</li>\n`
    })}</ul>`
  const rest = others.slice(MAX_SHOWN_NAMES)
  return html`<div><dt>${strings.alsoCalled}</dt><dd>${list(others.slice(0, MAX_SHOWN_NAMES))}${rest.length > 0 && html`<details><summary>${strings.moreNames(rest.length)}</summary>${list(rest)}</details>`}</dd></div>
`
}

/** Marks Spanish titles of several words that equal the English title as English, for screen readers; not acronyms. */
const isEnglish = (alias: string, term: Term, language: Language): boolean =>
  FACTS[language].borrows &&
  /\p{Ll} \p{Ll}/u.test(alias) &&
  [term.en.title, ...term.en.aliases].some(name => name.toLowerCase() === alias.toLowerCase())

function otherTitle(term: Term, language: Language, site: Site): Html {
  const other = otherLanguage(language)
  const { title } = term[other]
  return html`<div><dt>${STRINGS[language].inOtherLanguage}</dt><dd class="other"><a href="${href(site, page.term(other, term.slug))}" hreflang="${other}" lang="${other}">${title}</a></dd></div>
`
}

const joined = (parts: readonly Html[]): readonly (Html | string)[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [' · ', part]))

/** Small facts below the text of an entry: the word at work, its other names, what helps to know, where it comes from. */

import { FACTS } from '../languages/facts-by-language.ts'
import { STRINGS } from '../languages/strings-by-language.ts'
import { wordOf } from '../model/dictionary/parse-word-facts.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Brief } from '../model/dictionary/summary.ts'
import type { TermPageInput } from '../model/views/term-page-input.ts'
import type { Language } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/smart-quotes.ts'
import { splitTitle } from '../text/term-names.ts'
import { fold } from '../text/words.ts'
import { headwordOf, termLink } from './term-links.ts'
import { languageNote, regionNames, shownFacts } from './word-fact-lines.ts'

/** Entries of this level assume nothing. */
const BASIC = 1

export function entryFacts({ term, needs, related }: TermPageInput, language: Language, site: Site): Html | undefined {
  const { alsoCalled, readFirst } = STRINGS[language]
  const names = otherNames(term, language)
  // Those that stand among the related terms need no second link.
  const known = term.level > BASIC ? needs.filter(({ slug }) => !related.some(other => other.slug === slug)) : []
  const words = wordRows(term[language], language)
  if (names.length + known.length + words.length === 0) return undefined
  return html`<dl class="names">
${names.length > 0 && row(alsoCalled, html`<ul class="aliases">${names.map(name => html`<li${name.isEnglish && html` lang="en"`}>${name.text}</li>\n`)}</ul>`)}${known.length > 0 && row(readFirst, linked(known, language, site), 'needs')}${words}</dl>
`
}

const row = (label: string, fact: Html | string, classes?: string): Html =>
  html`<div><dt>${label}</dt><dd${classes && html` class="${classes}"`}>${fact}</dd></div>\n`

const linked = (terms: readonly Brief[], language: Language, site: Site): Html =>
  html`${terms.map((term, i) => [i > 0 && ' · ', termLink(term, language, site, headwordOf(term, language))])}`

/** What the title does not say already; those of some countries with the countries. */
function otherNames(term: Term, language: Language) {
  const { title, aliases } = term[language]
  const variants = wordOf(term[language], language)?.variants ?? []
  const { bare, inner = '' } = splitTitle(title)
  const said = new Set([title, bare, inner].map(fold))
  return aliases
    .filter(alias => !said.has(fold(alias)))
    .map(alias => {
      const regions = variants.find(({ form }) => form === alias)?.regions
      const text = regions ? html`${alias} <small>(${regionNames(regions, language)})</small>` : alias
      return { text, isEnglish: isEnglish(alias, term, language) }
    })
}

/** Marks Spanish titles of several words that equal the English title as English, for screen readers; not acronyms. */
const isEnglish = (alias: string, term: Term, language: Language): boolean =>
  FACTS[language].borrows &&
  /\p{Ll} \p{Ll}/u.test(alias) &&
  [term.en.title, ...term.en.aliases].some(name => name.toLowerCase() === alias.toLowerCase())

const BY_THE_HEADWORD: ReadonlySet<string> = new Set(['pronunciation', 'partOfSpeech', 'gender', 'senses'])

/** What an entry says of the word itself, without what its head or its names say. */
function wordRows(text: Translation, language: Language): readonly Html[] {
  const { variants = [], standsFor } = wordOf(text, language) ?? {}
  const isAbove = (field: string): boolean => {
    if (field === 'standsFor') return fold(text.title).includes(fold(standsFor?.text ?? ''))
    if (field === 'variants') return variants.every(({ form }) => text.aliases.includes(form))
    return BY_THE_HEADWORD.has(field)
  }
  return shownFacts(text, language)
    .filter(({ field }) => !isAbove(field))
    .map(({ field, label, text: fact }) => {
      if (field === 'example') return row(label, html`${inBold(typeset(fact, language))}`, 'example')
      if (field !== 'standsFor' || !standsFor || standsFor.lang === language) return row(label, typeset(fact, language))
      return row(
        label,
        html`<span lang="${standsFor.lang}">${standsFor.text}</span>${languageNote(standsFor.lang, language)}`,
      )
    })
}

const inBold = (text: string): readonly (Html | string)[] =>
  text.split('**').map((part, i) => (i % 2 === 1 ? html`<b>${part}</b>` : part))

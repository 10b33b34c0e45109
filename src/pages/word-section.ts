/** What an entry says of the word itself: how it is said, beside the headword, and the rest in a section of its own. */
import { wordOf } from '../model/word.ts'
import type { Word } from '../schema/api.ts'
import type { Language } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { typeset } from '../text/typeset.ts'
import { takeApart } from './headword.ts'
import { SPEAKER } from './icons.ts'
import { factsOf } from './word-facts.ts'
import { WORD_STRINGS } from './word-strings.ts'

/** How the headword is said, and a button that has the browser say it, which shows where the browser can. */
export function pronunciation(term: Term, language: Language): Html | undefined {
  const said = wordOf(term[language], language)?.pronunciation
  if (said === undefined) return undefined
  const strings = WORD_STRINGS[language]
  const [headword] = takeApart(term[language].title)
  return html`<p class="said"><span class="sr-only">${strings.pronunciation}: </span>${said.map(
    ({ respelling, ipa }, i) =>
      html`${i > 0 && ` ${strings.or} `}<span class="respelling">${stressed(respelling)}</span> <span class="ipa" lang="${language}-fonipa">${ipa}</span>`,
  )} <button type="button" class="listen needs-js" data-say="${headword}">${SPEAKER} ${strings.listen}</button></p>\n`
}

/**
 * Stress in bold small letters, which the style sheet shows as capitals: many screen readers spell out words that are
 * written in capitals.
 */
const stressed = (respelling: string): readonly (Html | string)[] =>
  respelling.split(/(\p{Lu}+)/u).map((part, i) => (i % 2 === 1 ? html`<b>${part.toLowerCase()}</b>` : part))

/** Everything else, below the key points. */
export function wordSection(term: Term, language: Language): Html | undefined {
  const text = term[language]
  const word = wordOf(text, language)
  if (!word) return undefined
  const strings = WORD_STRINGS[language]
  const rows = factsOf(word, language).filter(
    ({ field }) => !BY_THE_HEADWORD.has(field) && !isListed(field, word, text),
  )
  if (rows.length === 0) return undefined
  const example = rows.find(({ field }) => field === 'example')
  const facts = rows.filter(row => row !== example)
  return html`<section class="word" aria-labelledby="the-word">
<h2 id="the-word">${strings.heading}</h2>
${example && html`<p class="example"><span class="sr-only">${example.label}: </span>${inBold(typeset(example.text, language))}</p>\n`}${facts.length > 0 && html`<dl class="names">\n${facts.map(({ field, label, text: fact }) => html`<div><dt>${label}</dt><dd${foreign(field, word, language)}>${typeset(fact, language)}</dd></div>\n`)}</dl>\n`}</section>
`
}

const BY_THE_HEADWORD: ReadonlySet<keyof Word> = new Set(['pronunciation', 'gender'])

/** Whether the head of the entry lists all variants among the other names, with their countries. */
const isListed = (field: keyof Word, { variants = [] }: Word, { aliases }: Translation): boolean =>
  field === 'variants' && variants.every(({ form }) => aliases.includes(form))

const foreign = (field: keyof Word, { standsFor }: Word, language: Language): Html | undefined =>
  field === 'standsFor' && standsFor && standsFor.lang !== language ? html` lang="${standsFor.lang}"` : undefined

const inBold = (text: string): readonly (Html | string)[] =>
  text.split('**').map((part, i) => (i % 2 === 1 ? html`<b>${part}</b>` : part))

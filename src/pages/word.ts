/** What an entry says of the word itself, as labeled lines of plain text and as HTML; and its title within a sentence. */

import { FACTS } from '../languages/facts.ts'
import { plurals } from '../languages/plural.ts'
import { WORD_STRINGS } from '../languages/strings.ts'
import type { Brief } from '../model/dictionary/gloss.ts'
import { wordOf } from '../model/dictionary/word.ts'
import type { Word } from '../schema/api.ts'
import type { Language } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { splitTitle } from '../text/names.ts'
import { typeset } from '../text/typeset.ts'
import { fold } from '../text/words.ts'
import { SPEAKER } from './icons.ts'

interface WordFact {
  readonly field: keyof Word
  readonly label: string
  /** The example keeps its marks of bold. */
  readonly text: string
}

/** All facts but empty ones, in the order of the pages. */
export function factsOf(word: Word, language: Language): readonly WordFact[] {
  const strings = WORD_STRINGS[language]
  const { partOfSpeech, gender, plural, pronunciation, standsFor, variants, example, origin, senses } = word
  const facts: Readonly<Record<keyof Word, string | undefined>> = {
    pronunciation: pronunciation?.map(({ respelling, ipa }) => `${respelling} ${ipa}`).join(` ${FACTS[language].or} `),
    partOfSpeech: partOfSpeech === 'noun' ? undefined : strings.partsOfSpeech[partOfSpeech],
    gender: gender && strings.genders[gender],
    plural,
    standsFor: standsFor && standsFor.text + languageNote(standsFor.lang, language),
    variants: variants?.map(({ form, regions }) => `${form} (${regionNames(regions, language)})`).join('; '),
    example,
    origin,
    senses: senses?.map(({ label, text }) => `${label}: ${text}`).join(' · '),
  }
  const labels: Readonly<Record<keyof Word, string>> = strings
  return (Object.keys(facts) as (keyof Word)[]).flatMap(field => {
    const text = facts[field]
    return text === undefined || text === '' ? [] : [{ field, label: labels[field], text }]
  })
}

/** The facts of an entry that readers are shown: of plurals, only those that one may doubt. */
export function shownFacts(text: Translation, language: Language): readonly WordFact[] {
  const word = wordOf(text, language)
  const facts = word ? factsOf(word, language) : []
  return facts.filter(({ field, text: fact }) => field !== 'plural' || isDoubtful(fact, text.title, language))
}

/** Plurals of initials, and those that do not follow the rules of the language. */
function isDoubtful(plural: string, title: string, language: Language): boolean {
  const { bare } = splitTitle(title)
  const form = plural.replace(/^(?:los|las) /, '')
  return !/\p{Ll}/u.test(bare) || !plurals(bare, language).map(fold).includes(fold(form))
}

/** `España, México`. */
export const regionNames = (regions: NonNullable<Word['variants']>[number]['regions'], language: Language): string =>
  regions.map(region => WORD_STRINGS[language].regions[region]).join(', ')

/** ` (en inglés)`, behind words of another language that has a name here. */
function languageNote(lang: string, language: Language): string {
  const note = WORD_STRINGS[language].inLanguage[lang]
  return lang === language || note === undefined ? '' : ` (${note})`
}

/** How the headword is said, and a button that has the browser say it, which shows where the browser can. */
export function pronunciation(term: Term, language: Language): Html | undefined {
  const said = wordOf(term[language], language)?.pronunciation
  if (said === undefined) return undefined
  const strings = WORD_STRINGS[language]
  return html`<p class="said"><span class="sr-only">${strings.pronunciation}: </span>${said.map(
    ({ respelling, ipa }, i) =>
      html`${i > 0 && ` ${FACTS[language].or} `}<span><span class="respelling">${stressed(respelling)}</span> <span lang="${language}-fonipa">${ipa}</span></span>`,
  )} <button type="button" class="listen needs-js" data-say="${whatIsSaid(term[language].title, said[0]?.respelling ?? '')}" hidden>${SPEAKER} ${strings.listen}</button></p>\n`
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

/** Everything that the head of the entry does not say, below the key points. */
export function wordSection(term: Term, language: Language): Html | undefined {
  const text = term[language]
  const word = wordOf(text, language)
  if (!word) return undefined
  const strings = WORD_STRINGS[language]
  const rows = shownFacts(text, language).filter(
    ({ field }) => !BY_THE_HEADWORD.has(field) && !isAbove(field, word, text),
  )
  if (rows.length === 0) return undefined
  const example = rows.find(({ field }) => field === 'example')
  const facts = rows.filter(row => row !== example)
  return html`<section class="word" aria-labelledby="the-word">
<h2 id="the-word">${strings.heading}</h2>
${example && html`<p class="example"><span class="sr-only">${example.label}: </span>${inBold(typeset(example.text, language))}</p>\n`}${facts.length > 0 && html`<dl class="names">\n${facts.map(({ field, label, text: fact }) => html`<div><dt>${label}</dt><dd>${field === 'standsFor' ? wordsBehind(word, language) : typeset(fact, language)}</dd></div>\n`)}</dl>\n`}</section>
`
}

const BY_THE_HEADWORD: ReadonlySet<keyof Word> = new Set(['pronunciation', 'gender', 'senses'])

/** Whether the head of the entry says it: the words in the title, or all variants among the names, with their countries. */
function isAbove(field: keyof Word, { variants = [], standsFor }: Word, { title, aliases }: Translation): boolean {
  if (field === 'standsFor') return fold(title).includes(fold(standsFor?.text ?? ''))
  return field === 'variants' && variants.every(({ form }) => aliases.includes(form))
}

/** What initials stand for, marked as being in its language. */
function wordsBehind({ standsFor }: Word, language: Language): Html | string {
  const { lang = language, text = '' } = standsFor ?? {}
  return lang === language ? text : html`<span lang="${lang}">${text}</span>${languageNote(lang, language)}`
}

const inBold = (text: string): readonly (Html | string)[] =>
  text.split('**').map((part, i) => (i % 2 === 1 ? html`<b>${part}</b>` : part))

/** The form within a sentence: without the initial capital, except for acronyms and for names such as `World Wide Web`. */
export const inSentence = (headword: string): string =>
  /^\p{Lu}\p{Ll}*(?:-\p{Ll}+)*(?: |$)/u.test(headword) && headword.length > 1 && !/ \p{Lu}\p{Ll}/u.test(headword)
    ? headword.charAt(0).toLowerCase() + headword.slice(1)
    : headword

/**
 * `virtual machine`, `la máquina virtual`, `Docker`: in Spanish, common nouns have an article and product names do not.
 */
export function spoken({ en, es }: Pick<Brief, Language>, language: Language): string {
  const { bare: headword } = splitTitle({ en, es }[language].title)
  if (es.article === undefined) return headword
  const [article] = es.article.split(' ')
  return FACTS[language].hasGender ? `${article} ${inSentence(headword)}` : inSentence(headword)
}

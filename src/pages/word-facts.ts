/** What an entry says of the word itself, as labeled lines of plain text; how it is said; its title within a sentence. */

import { FACTS } from '../languages/locale.ts'
import { plurals } from '../languages/pluralize.ts'
import { WORD_STRINGS } from '../languages/strings.ts'
import { wordOf } from '../model/dictionary/parse-word-facts.ts'
import type { Brief } from '../model/dictionary/summary.ts'
import type { Word } from '../schema/api-responses.ts'
import type { Language } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import { REGION_NAMES } from '../schema/word-fact-formats.ts'
import { type Html, html } from '../text/html.ts'
import { splitTitle } from '../text/term-names.ts'
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
  regions.map(region => REGION_NAMES[region][language]).join(', ')

/** ` (en inglés)`, behind words of another language that has a name here. */
export function languageNote(lang: string, language: Language): string {
  const note = WORD_STRINGS[language].inLanguage[lang]
  return lang === language || note === undefined ? '' : ` (${note})`
}

/** How the headword is said, and a button that has the browser say it, which shows where the browser can. */
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

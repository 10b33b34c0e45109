/** What an entry says of the word itself, as labeled lines of plain text. */

import { FACTS } from '../languages/facts-by-language.ts'
import { plurals } from '../languages/noun-plurals.ts'
import { WORD_STRINGS } from '../languages/strings-by-language.ts'
import { wordOf } from '../model/dictionary/parse-word-facts.ts'
import type { Word } from '../schema/api-responses.ts'
import type { Language } from '../schema/language.ts'
import type { Translation } from '../schema/term.ts'
import { REGION_NAMES } from '../schema/word-fact-formats.ts'
import { splitTitle } from '../text/term-names.ts'
import { fold } from '../text/words.ts'

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

/** What an entry says of the word itself, as labeled lines of plain text in the order of the pages. */

import { WORD_STRINGS } from '../languages/word-strings.ts'
import type { Word } from '../schema/api.ts'
import type { Language } from '../schema/language.ts'

export interface WordFact {
  readonly field: keyof Word
  readonly label: string
  /** The example keeps its marks of bold. */
  readonly text: string
}

export function factsOf(word: Word, language: Language): readonly WordFact[] {
  const strings = WORD_STRINGS[language]
  const { partOfSpeech, gender, plural, pronunciation, standsFor, variants, example, origin } = word
  const facts: Readonly<Record<keyof Word, string | undefined>> = {
    pronunciation: pronunciation?.map(({ respelling, ipa }) => `${respelling} ${ipa}`).join(` ${strings.or} `),
    partOfSpeech: partOfSpeech === 'noun' ? undefined : strings.partsOfSpeech[partOfSpeech],
    gender: gender && strings.genders[gender],
    plural: plural === '' ? strings.noPlural : plural,
    standsFor: standsFor && standsFor.text + languageNote(standsFor.lang, language),
    variants: variants?.map(({ form, regions }) => `${form} (${regionNames(regions, language)})`).join('; '),
    example,
    origin,
  }
  const labels: Readonly<Record<keyof Word, string>> = strings
  return (Object.keys(facts) as (keyof Word)[]).flatMap(field => {
    const text = facts[field]
    return text === undefined ? [] : [{ field, label: labels[field], text }]
  })
}

/** `España, México`. */
export const regionNames = (regions: NonNullable<Word['variants']>[number]['regions'], language: Language): string =>
  regions.map(region => WORD_STRINGS[language].regions[region]).join(', ')

/** ` (en inglés)`, behind words of another language that has a name here. */
export function languageNote(lang: string, language: Language): string {
  const note = WORD_STRINGS[language].inLanguage[lang]
  return lang === language || note === undefined ? '' : ` (${note})`
}

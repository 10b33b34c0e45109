/** Finds texts in the other language than that of their file: exchanged files, and parts that were not translated. */

import { FACTS } from '../../languages/facts-by-language.ts'
import { FREQUENT_WORDS } from '../../languages/language-detection-words.ts'
import { inBoth, type Language, otherLanguage } from '../../schema/language.ts'
import type { Translation } from '../../schema/term.ts'
import { fieldTexts, READ_FIELDS } from '../../text/field-texts.ts'
import { foldedWords } from '../../text/words.ts'
import { type Finding, START } from '../source-finding.ts'

/** So many different frequent words of the other language, and none of the own, are no accident. */
const MIN_FREQUENT_WORDS = 3

const SPACED = inBoth(language => [...FREQUENT_WORDS[language]].map(word => ` ${word} `))

/** Cheap for a text in the right language, which has one of its first frequent words. */
function isForeign(text: string, language: Language): boolean {
  if (SPACED[language].some(word => text.includes(word))) return false
  return SPACED[otherLanguage(language)].filter(word => text.includes(word)).length >= MIN_FREQUENT_WORDS
}

/** The passages of an entry that are in the other language; the whole file if all of the explanation is. */
export function checkLanguage(
  text: Translation,
  language: Language,
  where: (path: readonly PropertyKey[], words: string) => Finding['place'],
): readonly Finding[] {
  const { explanation } = text
  if (explanation.length > 0 && explanation.every(words => isForeign(words, language))) return [wholeFile(language)]
  const message = `this text is ${FACTS[otherLanguage(language)].name}`
  const hint = `Write it in ${FACTS[language].name}.`
  return fieldTexts(text, READ_FIELDS).flatMap(([path, words]) =>
    isForeign(words, language)
      ? { code: 'other-language', severity: 'warning', place: where(path, ''), message, hint }
      : [],
  )
}

/**
 * Whether a file that is not in order is in the other language, which explains everything else that is wrong with it.
 * @param body below the fields
 */
export function isOtherLanguage(body: string, language: Language): boolean {
  const all = foldedWords(body.replace(/\([^)\s]*\)/g, ''))
  const countOf = (each: Language): number => all.filter(word => FREQUENT_WORDS[each].has(word)).length
  const other = countOf(otherLanguage(language))
  return other > MIN_FREQUENT_WORDS && other > OVERWEIGHT * countOf(language)
}

/** Titles of linked pages may be in the language of the file all the same. */
const OVERWEIGHT = 4

/** The finding about a file that is in the other language. */
export function wholeFile(language: Language): Finding {
  const other = otherLanguage(language)
  return {
    code: 'other-language',
    place: START,
    message: `this file is for ${FACTS[language].name}, and its text is ${FACTS[other].name}`,
    hint: `Write the ${FACTS[language].name} text here; ${FACTS[other].name} belongs in ${other}.md.`,
  }
}

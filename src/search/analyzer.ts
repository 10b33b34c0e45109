/**
 * From text to what the index holds: folded words, without those that say nothing, cut down to their stems. Texts and
 * queries go through the same functions, or they would never meet.
 */
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { SEARCH } from '../languages/search-linguistics.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import { foldedWords } from '../text/words.ts'
import { isFunctionWord, isStopWord } from './stop-words.ts'

/** A language and the other one. */
export const bothOf = (language: Language): readonly [own: Language, other: Language] => [
  language,
  otherLanguage(language),
]

/** Longer runs of letters are no words; what is cut off would only make the index and the comparing larger. */
const LONGEST = 40

/** The words of a text, folded, in order. */
export const wordsOf = (text: string): readonly string[] => foldedWords(text).map(word => word.slice(0, LONGEST))

/** The words of a text that are indexed. */
export const indexedWords = (text: string): readonly string[] => wordsOf(text).filter(word => !isStopWord(word))

/** The words of a text that say something without others. */
export const contentWords = (text: string): readonly string[] => wordsOf(text).filter(word => !isFunctionWord(word))

/**
 * The stem of a word. Stemmers expect accents, which folding has taken away; words are mended before, so that singular
 * and plural, noun and verb agree.
 * @param word folded
 */
export function stem(word: string, language: Language): string {
  if (word.length < 4) return word
  return STEMMERS[language](SEARCH[language].mended(word))
}

const STEMMERS: Readonly<Record<Language, Stemmer>> = { en: stemEnglish, es: stemSpanish }

/** Stems a word. */
export type Stemmer = (word: string) => string

/** Words whose stems are remembered; more than the entries have, since queries add others. */
const MOST_REMEMBERED = 50_000

/** Stemmers of a language and of the other one, which stem each word once: texts have many of the same. */
export function openStemmers(language: Language): readonly [own: Stemmer, other: Stemmer] {
  const [own, other] = bothOf(language)
  return [rememberStems(own), rememberStems(other)]
}

function rememberStems(language: Language): Stemmer {
  const known = new Map<string, string>()
  return word => {
    const before = known.get(word)
    if (before !== undefined) return before
    const made = stem(word, language)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(word, made)
    return made
  }
}

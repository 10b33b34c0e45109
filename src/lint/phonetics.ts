/** Rules about transcriptions: signs of the phonetic alphabet, and those of them that we have chosen. */
import type { Language } from '../schema/language.ts'
import { splitTitle } from '../text/term-names.ts'
import type { LintEntry } from './passages.ts'
import type { Remark } from './style-finding.ts'

export function* checkPhonetics({ text: { ipa, title }, language }: LintEntry): Iterable<Remark> {
  if (ipa === undefined) return
  yield* checkSigns(ipa)
  yield* checkInventory(ipa, splitTitle(title).bare, language)
}

/** Signs of English and Spanish in the International Phonetic Alphabet. */
const PHONETIC: ReadonlySet<string> = new Set([
  ...'a b d e f h i j k l m n o p q r s t u v w x z',
  ...'æ ɑ ɒ ɔ ə ɚ ɛ ɜ ɝ ɡ ɪ ʊ ʌ ð θ ŋ ʃ ʒ ʧ ʤ ʝ ʎ ɲ ɾ ɹ ɣ β ɟ ʔ ˈ ˌ ː ˑ . / ( )',
  ...'\u0303\u0329\u032f\u0361',
])

function* checkSigns(ipa: string): Iterable<Remark> {
  const said = ipa.replace(/\/ (?:or|o) \//g, '/ /')
  const wrong = [...said].find(sign => !PHONETIC.has(sign))
  if (wrong === undefined) return
  const right = MISTAKEN[wrong]
  const hint = right === undefined ? 'Write each sound with a sign of the alphabet.' : `Write ${right}.`
  const message = `"${wrong}" is no sign of the phonetic alphabet`
  yield { rule: 'phonetic-signs', path: ['ipa'], words: wrong, message, hint }
}

/** Signs of keyboards that look like phonetic ones. */
const MISTAKEN: Readonly<Record<string, string>> = {
  g: 'ɡ (U+0261)',
  "'": 'ˈ (U+02C8) before the stressed syllable',
  '’': 'ˈ (U+02C8) before the stressed syllable',
  ':': 'ː (U+02D0) after a long vowel',
  ',': 'ˌ (U+02CC) before a syllable with weak stress',
  '-': '. between syllables',
}

/** What transcriptions of a language do not hold, and what stands in its place. */
const OUTSIDE: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  // American English without length marks.
  en: [
    [/[ːˑ]/u, 'Leave it out: /i/, not /iː/.'],
    [/[ɒ]/u, 'Write ɑ.'],
    [/ɜ/u, 'Write ɝ.'],
    [/ər/u, 'Write ɚ.'],
    [/[ɹɾ]/u, 'Write r, or t and d.'],
    [/ʧ/u, 'Write tʃ.'],
    [/ʤ/u, 'Write dʒ.'],
    [/e(?!ɪ)/u, 'Write eɪ or ɛ.'],
    [/o(?!ʊ)/u, 'Write oʊ or ɔ.'],
    [/a(?![ɪʊ])/u, 'Write aɪ, aʊ, æ, or ɑ.'],
  ],
  // The five vowels and the consonants of Spanish as it is said in America.
  es: [
    [/[ːˑ]/u, 'Leave it out.'],
    [/θ/u, 'Write s.'],
    [/[æɑɒɔəɚɛɜɝɪʊʌ]/u, 'Write a, e, i, o, or u.'],
    [/[ðβɣ]/u, 'Write d, b, or ɡ.'],
    [/(?<!t)ʃ|[ʒɟɹvzh]/u, 'Write the sound that Spanish has in its place.'],
    [/ʧ/u, 'Write tʃ.'],
  ],
}

const STRESS = /[ˈˌ]/u
/** Vowels beside each other are one syllable. */
const SYLLABLES = /[aeiouæɑɔəɚɛɝɪʊʌ]+/gu

function* checkInventory(ipa: string, title: string, language: Language): Iterable<Remark> {
  const remark = (words: string, message: string, hint: string): Remark => {
    const start = ipa.indexOf(words)
    return { rule: 'phonetic-inventory', path: ['ipa'], start, words, message, hint }
  }
  // Between two transcriptions stands a word, not sounds.
  const sounds = ipa.replace(/\/ (?:or|o) \//g, '/    /')
  for (const [pattern, hint] of OUTSIDE[language]) {
    const found = pattern.exec(sounds)?.[0]
    if (found !== undefined) yield remark(found, `"${found}" is none of the signs that we use`, hint)
  }
  for (const [said] of ipa.matchAll(/\/[^/]+\//gu)) {
    const syllables = said.match(SYLLABLES)?.length ?? 0
    if (syllables > 1 && !STRESS.test(said)) yield remark(said, 'no syllable is marked as stressed', 'Put ˈ before it.')
    if (/^[\p{Lu}\p{N}]{2,6}$/u.test(title) && said.includes(' '))
      yield remark(said, 'the transcription of initials has spaces', 'Write them as one word: /ˌeɪpiˈaɪ/.')
  }
}

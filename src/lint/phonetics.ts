/** Transcriptions are written with signs of the phonetic alphabet. */
import type { LintEntry } from './entry.ts'
import type { Remark } from './finding.ts'

/** Signs of English and Spanish in the International Phonetic Alphabet. */
const PHONETIC: ReadonlySet<string> = new Set([
  ...'a b d e f h i j k l m n o p q r s t u v w x z',
  ...'æ ɑ ɒ ɔ ə ɚ ɛ ɜ ɝ ɡ ɪ ʊ ʌ ð θ ŋ ʃ ʒ ʧ ʤ ʝ ʎ ɲ ɾ ɹ ɣ β ɟ ʔ ˈ ˌ ː ˑ . / ( )',
  ...'\u0303\u0329\u032f\u0361',
])

export function* checkPhonetics({ text: { ipa = '' } }: LintEntry): Iterable<Remark> {
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

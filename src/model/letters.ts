/** The letters of the alphabetical index: which there are, how they are addressed, and which terms stand under each. */
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { fold } from '../text/words.ts'

/** A letter of the index, its name in addresses, and its terms in order. */
export interface LetterGroup {
  readonly letter: string
  readonly key: string
  readonly terms: readonly Term[]
}

const ALPHABET = '#abcdefghijklmnñopqrstuvwxyz'
const KEYS: Readonly<Record<string, string>> = { '#': '0-9', ñ: 'enye' }

/** @param terms sorted by title in the language */
export function letterGroups(terms: readonly Term[], language: Language): readonly LetterGroup[] {
  const groups = new Map<string, Term[]>()
  for (const term of terms) {
    const letter = letterOf(term[language].title, language)
    const group = groups.get(letter)
    if (group) group.push(term)
    else groups.set(letter, [term])
  }
  return [...groups]
    .sort(([a], [b]) => ALPHABET.indexOf(a) - ALPHABET.indexOf(b))
    .map(([letter, listed]) => ({ letter: letter.toUpperCase(), key: KEYS[letter] ?? letter, terms: listed }))
}

/** The letter under which a title is listed: `#` for digits, signs and other scripts, `ñ` on its own in Spanish. */
export function letterOf(title: string, language: Language): string {
  const first = title.charAt(0).toLowerCase()
  if (language === 'es' && first === 'ñ') return 'ñ'
  const folded = fold(first)
  return /^[a-z]/.test(folded) ? folded.charAt(0) : '#'
}

/**
 * The letters of the alphabetical index: which there are, how they are addressed, and what stands under each. Every
 * other name of a term has its own place there and says where to look.
 */
import type { Language } from '../schema/language.ts'
import { fold } from '../text/words.ts'
import { compareText } from './diagnostic.ts'
import type { Summary } from './summary.ts'

/** A line of the index. */
export interface Lemma {
  readonly term: Summary
  /** Another name, under which the reader is sent to the term. */
  readonly alias?: string
}

/** A letter of the index, its name in addresses, and what stands there in order. */
export interface LetterGroup {
  readonly letter: string
  readonly key: string
  readonly lemmas: readonly Lemma[]
  /** The terms among them. */
  readonly terms: readonly Summary[]
}

const ALPHABET = '#abcdefghijklmnñopqrstuvwxyz'
const KEYS: Readonly<Record<string, string>> = { '#': '0-9', ñ: 'enye' }

export function letterGroups(terms: readonly Summary[], language: Language): readonly LetterGroup[] {
  const groups = new Map<string, Lemma[]>()
  for (const lemma of sortedLemmas(terms, language)) {
    const letter = letterOf(nameOf(lemma, language), language)
    const group = groups.get(letter)
    if (group) group.push(lemma)
    else groups.set(letter, [lemma])
  }
  return [...groups]
    .sort(([a], [b]) => ALPHABET.indexOf(a) - ALPHABET.indexOf(b))
    .map(([letter, lemmas]) => ({
      letter: letter.toUpperCase(),
      key: KEYS[letter] ?? letter,
      lemmas,
      terms: lemmas.filter(({ alias }) => alias === undefined).map(({ term }) => term),
    }))
}

const nameOf = ({ term, alias }: Lemma, language: Language): string => alias ?? term[language].title

function sortedLemmas(terms: readonly Summary[], language: Language): readonly Lemma[] {
  const keyed = terms.flatMap(term => {
    const title = sortKey(term[language].title, language)
    const known = new Set([title])
    const aliases = term[language].aliases.flatMap(alias => {
      const key = sortKey(alias, language)
      return known.size === known.add(key).size ? [] : [{ key, lemma: { term, alias } }]
    })
    return [{ key: title, lemma: { term } }, ...aliases]
  })
  keyed.sort((a, b) => compareText(a.key, b.key) || compareText(a.lemma.term.slug, b.lemma.term.slug))
  return keyed.map(({ lemma }) => lemma)
}

/**
 * Sorting by this is the order of a printed dictionary: case and accents do not count, but Spanish ñ follows n. No
 * machine's locale takes part.
 */
export function sortKey(name: string, language: Language): string {
  const marked = language === 'es' ? name.toLowerCase().replaceAll('ñ', 'n\uffff') : name
  return fold(marked)
}

/** The letter under which a name is listed: `#` for digits, signs and other scripts, `ñ` on its own in Spanish. */
export function letterOf(name: string, language: Language): string {
  const first = name.charAt(0).toLowerCase()
  if (language === 'es' && first === 'ñ') return 'ñ'
  const folded = fold(first)
  return /^[a-z]/.test(folded) ? folded.charAt(0) : '#'
}

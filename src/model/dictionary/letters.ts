/**
 * The letters of the alphabetical index: which exist, their names in addresses, and what each lists. Aliases have lines
 * of their own, which refer to the term.
 */
import { FACTS } from '../../languages/facts.ts'
import type { Language } from '../../schema/language.ts'
import { compareText } from '../../text/compare-text.ts'
import { groupBy } from '../../text/group-by.ts'
import { fold } from '../../text/words.ts'
import { once } from './once.ts'
import type { Summary } from './summary.ts'

/** A line of the index. */
export interface Lemma {
  readonly term: Summary
  /** Present if the line is an alias, which refers to the term. */
  readonly alias?: string
}

/** A letter of the index, its name in addresses, and its lines in order. */
export class LetterGroup {
  readonly letter: string
  readonly key: string
  readonly #lemmas: () => readonly Lemma[]

  constructor(letter: string, key: string, lemmas: () => readonly Lemma[]) {
    this.letter = letter
    this.key = key
    this.#lemmas = lemmas
  }

  get lemmas(): readonly Lemma[] {
    return this.#lemmas()
  }

  /** The terms among them. */
  get terms(): readonly Summary[] {
    return this.lemmas.flatMap(({ term, alias }) => (alias === undefined ? [term] : []))
  }
}

const ALPHABET = '#abcdefghijklmnñopqrstuvwxyz'
const KEYS: Readonly<Record<string, string>> = { '#': '0-9', ñ: 'enye' }

/** Letters are known at once; their lines are gathered and sorted when they are first asked for. */
export function letterGroups(terms: readonly Summary[], language: Language): readonly LetterGroup[] {
  const lines = once(() => {
    const all = terms.flatMap(term => linesOf(term, language))
    return groupBy(all, ({ lemma: { term, alias } }) => [letterOf(alias ?? term[language].title, language)])
  })
  const names = terms.flatMap(({ [language]: { title, aliases } }) => [title, ...aliases])
  // Names that are sorted alike begin with the same letter, so each of these letters has a line.
  const letters = new Set(names.map(name => letterOf(name, language)))
  return [...ALPHABET]
    .filter(letter => letters.has(letter))
    .map(letter => {
      const lemmas = once(() => sorted(lines().get(letter) ?? []))
      return new LetterGroup(letter.toUpperCase(), KEYS[letter] ?? letter, lemmas)
    })
}

/** A line, and the key by which it is sorted. */
interface Keyed {
  readonly lemma: Lemma
  readonly key: string
}

/** The lines of a term: its title, and aliases that are not sorted as the title or an earlier alias. */
function linesOf(term: Summary, language: Language): readonly Keyed[] {
  const { title, aliases } = term[language]
  const lines = new Map<string, Lemma>([[sortKey(title, language), { term }]])
  for (const alias of aliases) {
    const key = sortKey(alias, language)
    if (!lines.has(key)) lines.set(key, { term, alias })
  }
  return [...lines].map(([key, lemma]) => ({ key, lemma }))
}

const sorted = (lines: readonly Keyed[]): readonly Lemma[] =>
  [...lines]
    .sort((a, b) => compareText(a.key, b.key) || compareText(a.lemma.term.slug, b.lemma.term.slug))
    .map(({ lemma }) => lemma)

/**
 * Sort key in the order of a printed dictionary: case and accents are ignored, but Spanish ñ follows n. It does not
 * depend on the locale of the machine.
 */
export function sortKey(name: string, language: Language): string {
  const marked = (text: string, letter: string) => text.replaceAll(letter, `${fold(letter)}\uffff`)
  return fold(FACTS[language].ownLetters.reduce(marked, name.toLowerCase()))
}

/** The letter under which a name is listed: `#` for digits, signs and other scripts, `ñ` on its own in Spanish. */
export function letterOf(name: string, language: Language): string {
  const first = name.charAt(0).toLowerCase()
  if (first >= 'a' && first <= 'z') return first
  if (FACTS[language].ownLetters.includes(first)) return first
  const folded = fold(first)
  return /^[a-z]/.test(folded) ? folded.charAt(0) : '#'
}

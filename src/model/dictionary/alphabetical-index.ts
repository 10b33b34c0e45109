/**
 * The letters of the alphabetical index: which exist, their names in addresses, and what each lists. Aliases have lines
 * of their own, which refer to the term.
 */
import { FACTS } from '../../languages/facts-by-language.ts'
import type { Language } from '../../schema/language.ts'
import { compareText } from '../../text/compare-code-units.ts'
import { groupBy } from '../../text/group-by.ts'
import { once } from '../../text/memoize.ts'
import { fold } from '../../text/words.ts'
import type { Summary } from './summary.ts'

export interface Lemma {
  readonly term: Summary
  /** Present if the line is an alias, which refers to the term. */
  readonly alias?: string
}

export interface LetterGroup {
  readonly letter: string
  /** Its name in addresses. */
  readonly key: string
  readonly lemmas: readonly Lemma[]
  /** The terms among them. */
  readonly terms: readonly Summary[]
}

const ALPHABET = '#abcdefghijklmnñopqrstuvwxyz'
const KEYS: Readonly<Record<string, string>> = { '#': '0-9', ñ: 'enye' }

/** The letters that have lines, in alphabetical order. */
export function letterGroups(terms: readonly Summary[], language: Language): readonly LetterGroup[] {
  const lines = terms.flatMap(term => linesOf(term, language))
  const byLetter = groupBy(lines, ({ lemma: { term, alias } }) => [letterOf(alias ?? term[language].title, language)])
  return [...ALPHABET].flatMap(letter => {
    const own = byLetter.get(letter)
    return own ? [groupOf(letter, own)] : []
  })
}

/** Lines are sorted when they are first read, for the sitemap only asks which letters there are. */
function groupOf(letter: string, lines: readonly Keyed[]): LetterGroup {
  const lemmas = once(() => sorted(lines))
  return {
    letter: letter.toUpperCase(),
    key: KEYS[letter] ?? letter,
    get lemmas() {
      return lemmas()
    },
    get terms() {
      return lemmas().flatMap(({ term, alias }) => (alias === undefined ? [term] : []))
    },
  }
}

interface Keyed {
  readonly lemma: Lemma
  readonly key: string
}

/** The lines of a term: its title, and aliases that are not sorted as the title or an earlier alias. */
function linesOf(term: Summary, language: Language): readonly Keyed[] {
  const { title, aliases } = term[language]
  const lines: Keyed[] = [{ lemma: { term }, key: sortKey(title, language) }]
  for (const alias of aliases) {
    const key = sortKey(alias, language)
    if (!lines.some(line => line.key === key)) lines.push({ lemma: { term, alias }, key })
  }
  return lines
}

const sorted = (lines: readonly Keyed[]): readonly Lemma[] =>
  [...lines]
    .sort((a, b) => compareText(a.key, b.key) || compareText(a.lemma.term.slug, b.lemma.term.slug))
    .map(({ lemma }) => lemma)

/** Terms by title in the order of a printed dictionary. */
export function sortByTitle(terms: readonly Summary[], language: Language): readonly Summary[] {
  return sorted(terms.map(term => ({ lemma: { term }, key: sortKey(term[language].title, language) }))).map(
    ({ term }) => term,
  )
}

/**
 * Sort key in the order of a printed dictionary: case and accents are ignored, but Spanish ñ follows n. It does not
 * depend on the locale of the machine.
 */
function sortKey(name: string, language: Language): string {
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

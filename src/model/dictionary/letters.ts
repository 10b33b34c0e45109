/**
 * The letters of the alphabetical index: which exist, their names in addresses, and what each lists. Aliases have lines
 * of their own, which refer to the term.
 */
import { FACTS } from '../../languages/facts.ts'
import type { Language } from '../../schema/language.ts'
import { compareText } from '../../text/compare-text.ts'
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
export interface LetterGroup {
  readonly letter: string
  readonly key: string
  readonly lemmas: readonly Lemma[]
  /** The terms among them. */
  readonly terms: readonly Summary[]
}

const ALPHABET = '#abcdefghijklmnñopqrstuvwxyz'
const KEYS: Readonly<Record<string, string>> = { '#': '0-9', ñ: 'enye' }

/** Letters are known at once; their lines are gathered and sorted when they are first asked for. */
export function letterGroups(terms: readonly Summary[], language: Language): readonly LetterGroup[] {
  const gathered = once(() => gather(terms, language))
  return lettersOf(terms, language).map(letter => {
    const lemmas = once(() => sorted(gathered().get(letter) ?? []))
    return {
      letter: letter.toUpperCase(),
      key: keyOf(letter),
      get lemmas() {
        return lemmas()
      },
      get terms() {
        return lemmas()
          .filter(({ alias }) => alias === undefined)
          .map(({ term }) => term)
      },
    }
  })
}

/** A line, and the key by which it is sorted. */
interface Keyed {
  readonly lemma: Lemma
  readonly key: string
}

/** The lines of each letter. */
function gather(terms: readonly Summary[], language: Language): ReadonlyMap<string, readonly Keyed[]> {
  const groups = new Map<string, Keyed[]>()
  for (const term of terms) {
    for (const line of linesOf(term, language)) {
      const letter = letterOf(line.lemma.alias ?? term[language].title, language)
      const group = groups.get(letter)
      if (group) group.push(line)
      else groups.set(letter, [line])
    }
  }
  return groups
}

/** The keys of the letters that have lines, in order. */
export const letterKeys = (terms: readonly Summary[], language: Language): ReadonlySet<string> =>
  new Set(lettersOf(terms, language).map(keyOf))

/** The letters that have lines, in order: names that are sorted alike begin with the same letter. */
function lettersOf(terms: readonly Summary[], language: Language): readonly string[] {
  const found = new Set<string>()
  for (const { [language]: names } of terms) {
    found.add(letterOf(names.title, language))
    for (const alias of names.aliases) found.add(letterOf(alias, language))
  }
  return [...ALPHABET].filter(letter => found.has(letter))
}

const keyOf = (letter: string): string => KEYS[letter] ?? letter

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

/**
 * Sort key in the order of a printed dictionary: case and accents are ignored, but Spanish ñ follows n. It does not
 * depend on the locale of the machine.
 */
export function sortKey(name: string, language: Language): string {
  const lower = name.toLowerCase()
  return fold(
    FACTS[language].ownLetters.reduce((marked, letter) => marked.replaceAll(letter, `${fold(letter)}\uffff`), lower),
  )
}

/** The letter under which a name is listed: `#` for digits, signs and other scripts, `ñ` on its own in Spanish. */
export function letterOf(name: string, language: Language): string {
  const first = name.charAt(0).toLowerCase()
  if (first >= 'a' && first <= 'z') return first
  if (FACTS[language].ownLetters.includes(first)) return first
  const folded = fold(first)
  return /^[a-z]/.test(folded) ? folded.charAt(0) : '#'
}

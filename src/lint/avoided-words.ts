/**
 * Finds words that entries avoid, in one pass over a text, however long the lists are. In a listed phrase, a word that
 * ends in `*` matches all its endings, and a word with a capital matches that capital only.
 */

import { type EntryPart, TROUBLES, type Wording } from '../languages/shapes/style-rules.ts'
import { STYLE } from '../languages/style-rules-by-language.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { groupBy } from '../text/group-by.ts'
import type { LintEntry, Passage } from './passages.ts'
import type { Remark } from './style-finding.ts'

/** Everything but the title, which must be the usual name. */
const CHECKED_PARTS: ReadonlySet<EntryPart> = new Set(['tagline', 'explanation', 'analogy', 'keyPoints', 'imageAlt'])

/** Finds words to avoid in some passages. */
export function checkWordings({ language, passages }: Pick<LintEntry, 'language' | 'passages'>): readonly Remark[] {
  return passages.filter(({ part }) => CHECKED_PARTS.has(part)).flatMap(passage => [...remarksOn(passage, language)])
}

function* remarksOn({ part, path, own, text }: Passage, language: Language): Iterable<Remark> {
  for (const { wording, start, words } of FINDERS[language](own)) {
    if (!wording || (wording.only && !wording.only.includes(part))) continue
    if (wording.outsideParentheses && isInParentheses(own, start)) continue
    if (isName(own, start)) continue
    const shown = text.slice(start, start + words.length)
    const message = `"${shown}" ${TROUBLES[wording.rule]}`
    yield { rule: wording.rule, path, start, words: shown, message, hint: wording.hint }
  }
}

/** A capital within a sentence: Google Cloud, Open Source Initiative. */
const isName = (text: string, start: number): boolean =>
  /^\p{Lu}/u.test(text.slice(start, start + 2)) && /[\p{L}\p{N},;)] $/u.test(text.slice(Math.max(0, start - 3), start))

const isInParentheses = (text: string, offset: number): boolean =>
  text.lastIndexOf('(', offset) > text.lastIndexOf(')', offset)

interface Found {
  /** Undefined for a phrase in which listed words are right. */
  readonly wording: Wording | undefined
  readonly start: number
  readonly words: string
}

interface Phrase extends Pick<Found, 'wording'> {
  readonly words: readonly ReturnType<typeof wordPattern>[]
}

/** A word of a phrase: whether more letters may follow, and whether capitals count. */
const wordPattern = (word: string) => {
  const text = word.replace('*', '')
  return { text, isOpen: word !== text, isExact: text !== text.toLowerCase() }
}

/** A run of letters and digits; hyphens and apostrophes between them belong to the word. */
const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu

/** @returns a function that finds the longest phrases in a text, none within another */
export function phraseFinder(wordings: readonly Wording[]): (text: string) => readonly Found[] {
  const phrases = phrasesByOpening(wordings)
  return text => {
    const words: readonly string[] = text.match(WORD) ?? []
    const startOf = offsetFinder(text, words)
    const found: Found[] = []
    for (let i = 0; i < words.length; i++) {
      const phrase = phrases.get(openingOf(words[i] ?? ''))?.find(each => isAt(i, words, each))
      if (!phrase) continue
      const start = startOf(i)
      i += phrase.words.length - 1
      const end = startOf(i) + (words[i]?.length ?? 0)
      found.push({ wording: phrase.wording, start, words: text.slice(start, end) })
    }
    return found
  }
}

/** @returns a function that finds where a word stands, for ever later words; those of few words are needed */
function offsetFinder(text: string, words: readonly string[]): (place: number) => number {
  let next = 0
  let end = 0
  return place => {
    for (; next < place; next++) end = text.indexOf(words[next] ?? '', end) + (words[next]?.length ?? 0)
    return text.indexOf(words[place] ?? '', end)
  }
}

function isAt(place: number, words: readonly string[], phrase: Phrase): boolean {
  for (const [i, { text, isOpen, isExact }] of phrase.words.entries()) {
    const written = words[place + i] ?? ''
    if (isOpen ? written.length < text.length : written.length !== text.length) return false
    const word = isExact ? written : written.toLowerCase()
    if (isOpen ? !word.startsWith(text) : word !== text) return false
  }
  return true
}

/**
 * A number for the first three letters in lower case, as far as Latin letters have capitals: most words of a text begin no
 * phrase, and these letters tell. What comes after `*` may be anything, so no listed word has it before the fourth letter.
 */
const openingOf = (word: string): number =>
  ((word.charCodeAt(0) | 0x20) << 20) ^ ((word.charCodeAt(1) | 0x20) << 10) ^ (word.charCodeAt(2) | 0x20)

/** Phrases by the opening of their first word, the longest first. */
function phrasesByOpening(wordings: readonly Wording[]): ReadonlyMap<number, readonly Phrase[]> {
  const listed = (phrases: string | undefined, wording: Wording | undefined): readonly Phrase[] =>
    phrases?.split(',').map(phrase => ({ words: phrase.trim().split(' ').map(wordPattern), wording })) ?? []
  const lettersOf = ({ words }: Phrase): number => words.reduce((sum, { text }) => sum + text.length, 0)
  const phrases = wordings
    .flatMap(wording => [...listed(wording.phrases, wording), ...listed(wording.but, undefined)])
    .sort((a, b) => b.words.length - a.words.length || lettersOf(b) - lettersOf(a))
  return groupBy(phrases, ({ words }) => [openingOf(words[0]?.text ?? '')])
}

const FINDERS = inBoth(language => phraseFinder(STYLE[language].wordings))

/**
 * Finds words that entries avoid, in one pass over a text, however long the lists are. In a listed phrase, a word that
 * ends in `*` matches all its endings, and a word with a capital matches that capital only.
 */
import { STYLE } from '../languages/style.ts'
import { type EntryPart, TROUBLES, type Wording } from '../languages/style-rules.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { groupBy } from '../text/group-by.ts'
import type { LintEntry, Passage } from './entry.ts'
import type { Remark } from './finding.ts'

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
    const words = [...text.matchAll(WORD)]
    const found: Found[] = []
    for (let i = 0; i < words.length; i++) {
      const phrase = phrases.get(openingOf(words[i]?.[0] ?? ''))?.find(each => isAt(i, words, each))
      const [first, last] = [words[i], words[i + (phrase?.words.length ?? 0) - 1]]
      if (!phrase || !first || !last) continue
      const said = text.slice(first.index, last.index + last[0].length)
      found.push({ wording: phrase.wording, start: first.index, words: said })
      i += phrase.words.length - 1
    }
    return found
  }
}

const isAt = (place: number, words: readonly RegExpExecArray[], phrase: Phrase): boolean =>
  phrase.words.every(({ text, isOpen, isExact }, i) => {
    const written = words[place + i]?.[0] ?? ''
    const word = isExact ? written : written.toLowerCase()
    return isOpen ? word.startsWith(text) : word === text
  })

/** Most words of a text begin no phrase; two letters tell. */
const openingOf = (word: string): string => word.slice(0, 2).toLowerCase()

/** Phrases by the opening of their first word, the longest first. */
function phrasesByOpening(wordings: readonly Wording[]): ReadonlyMap<string, readonly Phrase[]> {
  const listed = (phrases: string | undefined, wording: Wording | undefined): readonly Phrase[] =>
    phrases?.split(',').map(phrase => ({ words: phrase.trim().split(' ').map(wordPattern), wording })) ?? []
  const lettersOf = ({ words }: Phrase): number => words.reduce((sum, { text }) => sum + text.length, 0)
  const phrases = wordings
    .flatMap(wording => [...listed(wording.phrases, wording), ...listed(wording.but, undefined)])
    .sort((a, b) => b.words.length - a.words.length || lettersOf(b) - lettersOf(a))
  return groupBy(phrases, ({ words }) => [openingOf(words[0]?.text ?? '')])
}

const FINDERS = inBoth(language => phraseFinder(STYLE[language].wordings))

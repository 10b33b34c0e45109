/**
 * An entry in one language as the rules read it: its passages and their sentences. Code, quotations and marks are not the
 * author's words; they are replaced by blanks of the same length, so that offsets stay valid.
 */
import type { EntryPart } from '../languages/shapes/style-rules.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { fieldTexts } from '../text/field-texts.ts'
import { fold, wordEnd } from '../text/words.ts'
import { FUNCTION_WORDS } from './function-word-list.ts'
import type { Path } from './style-finding.ts'

/** One language of a term, divided into passages. */
export function lintEntryOf(term: Term, language: Language) {
  const text = term[language]
  const passages: readonly Passage[] = fieldTexts(text, PARTS).map(([path, words]) => passage(path[0], path, words))
  return { slug: term.slug, language, term, text, other: term[otherLanguage(language)], passages } as const
}
export type LintEntry = ReturnType<typeof lintEntryOf>

const EVERY_PART: Readonly<Record<EntryPart, true>> = {
  title: true,
  tagline: true,
  explanation: true,
  analogy: true,
  keyPoints: true,
  imageAlt: true,
}
const PARTS = Object.keys(EVERY_PART) as readonly EntryPart[]

/** A text as the rules read it: `spoken` without code and marks of bold, `own` without quotations either. */
export function passage(part: EntryPart, path: Path, text: string) {
  const spoken = MARKS.test(text) ? text.replace(/`[^`]*`/g, blank).replaceAll('**', '  ') : text
  const own = QUOTES.test(spoken) ? spoken.replace(QUOTATION, blank) : spoken
  return { part, path, text, spoken, own, sentences: sentencesOf(spoken) } as const
}
export type Passage = ReturnType<typeof passage>

const MARKS = /\*\*|`/
const QUOTES = /["“«]/
/** Angle quotes may hold double ones; straight quotes are those of English. */
const QUOTATION = /«[^«»]*»|“[^“”]*”|"[^"]*"/g

const blank = (text: string): string => BLANK.repeat(text.length)

/**
 * Replaces a character that is not the author's own, such as one of code. It is not a letter, digit or space, so rules
 * about words ignore it; a sentence may begin with it.
 */
const BLANK = '\ue000'

interface Sentence {
  readonly text: string
  /** Offset in the passage. */
  readonly start: number
}

/** A period, question or exclamation mark, closing marks, and a space before what may open a sentence. */
const END = new RegExp(`[.!?…]["”»)]*\\s+(?=["“«(¿¡]*[\\p{Lu}\\p{N}${BLANK}])`, 'gu')

/** Abbreviations whose period does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s("“«])(?:Inc|Corp|Ltd|Co|Dr|Mr|Mrs|Ms|St|vs|e\.g|i\.e|U\.S|p|ej|EE|Sr|Sra|Dra|núm|pág)\.$/u
/** The initial of a name, or a letter by itself: `by J. Napier`, `a capital B. At …`. */
const LETTER = /(?:^|[\s("“«])\p{Lu}\.$/u
/** Characters before a period in which an abbreviation is looked for. */
const MAX_ABBREVIATION_LENGTH = 8

/**
 * Divides a passage into sentences.
 * @param spoken the passage without marks
 */
export function sentencesOf(spoken: string): readonly Sentence[] {
  const sentences: Sentence[] = []
  let start = spoken.length - spoken.trimStart().length
  for (const { 0: end, index } of spoken.matchAll(END)) {
    const closed = index + end.trimEnd().length
    const next = index + end.length
    const before = spoken.slice(Math.max(start, index - MAX_ABBREVIATION_LENGTH), index + 1)
    if (ABBREVIATION.test(before) || (LETTER.test(before) && isName(spoken, next))) continue
    sentences.push({ text: spoken.slice(start, closed), start })
    start = next
  }
  const rest = spoken.slice(start).trimEnd()
  if (rest !== '') sentences.push({ text: rest, start })
  return sentences
}

/** Whether a capitalized word is a name: it is not a function word, with which sentences often begin. */
function isName(text: string, start: number): boolean {
  const word = fold(text.slice(start, wordEnd(text, start)))
  return !FUNCTION_WORDS.en.has(word) && !FUNCTION_WORDS.es.has(word)
}

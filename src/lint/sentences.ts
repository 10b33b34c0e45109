/** Sentences as a reader counts them. */
import { fold, wordEnd } from '../text/words.ts'
import { SMALL_WORDS } from './small-words.ts'

/**
 * Stands for a letter that is not the author's own, such as one of code: no letter, no digit and no space, so that no
 * rule about words sees it; but a sentence may begin with it.
 */
export const BLANK = '\ue000'

export interface Sentence {
  readonly text: string
  /** Offset in the passage. */
  readonly start: number
}

/** A full stop, question or exclamation mark, what closes after it, and a space before what may open a sentence. */
const END = new RegExp(`[.!?…]["”»)]*\\s+(?=["“«(¿¡]*[\\p{Lu}\\p{N}${BLANK}])`, 'gu')

/** What both languages shorten with a full stop that ends no sentence. */
const SHORTENED = /(?:^|[\s("“«])(?:Inc|Corp|Ltd|Co|Dr|Mr|Mrs|Ms|St|vs|e\.g|i\.e|U\.S|p|ej|EE|Sr|Sra|Dra|núm|pág)\.$/u
/** The initial of a name, or a letter that is spoken of: `by J. Napier`, `a capital B. At …`. */
const LETTER = /(?:^|[\s("“«])\p{Lu}\.$/u
/** Letters before a full stop that the longest of these has. */
const REACH = 8

/** @param spoken a passage without marks */
export function sentencesOf(spoken: string): readonly Sentence[] {
  const sentences: Sentence[] = []
  let start = spoken.length - spoken.trimStart().length
  for (const { 0: end, index } of spoken.matchAll(END)) {
    const closed = index + end.trimEnd().length
    const next = index + end.length
    const before = spoken.slice(Math.max(start, index - REACH), index + 1)
    if (SHORTENED.test(before) || (LETTER.test(before) && isName(spoken, next))) continue
    sentences.push({ text: spoken.slice(start, closed), start })
    start = next
  }
  const rest = spoken.slice(start).trimEnd()
  if (rest !== '') sentences.push({ text: rest, start })
  return sentences
}

/** Whether a word with a capital is none of those with which sentences often begin. */
function isName(text: string, start: number): boolean {
  const word = fold(text.slice(start, wordEnd(text, start)))
  return !SMALL_WORDS.en.has(word) && !SMALL_WORDS.es.has(word)
}

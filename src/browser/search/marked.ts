/** The words of a question in a text: which of them it has, and the text with those words marked. */
import { telling, wordsOf } from '../../search/words.ts'
import { fold } from '../../text/words.ts'

/** The words of a question that are looked for in texts. */
export function askedWords(question: string): readonly string[] {
  const asked = telling(question)
  return asked.length > 0 ? asked : wordsOf(question)
}

/** Those of the asked words that stand in a text. */
export function wordsIn(text: string, asked: readonly string[]): ReadonlySet<string> {
  const words = wordsOf(text)
  return new Set(asked.filter(word => words.some(each => isFoundIn(word, each))))
}

/** The text with the asked words marked. */
export function marked(text: string, asked: readonly string[]): readonly (Node | string)[] {
  return text.split(WORD).map((piece, i) => {
    // A pattern in parentheses puts what lies between words at the even places, and words at the odd ones.
    if (i % 2 === 0 || !asked.some(word => isFoundIn(word, fold(piece)))) return piece
    const mark = document.createElement('mark')
    mark.textContent = piece
    return mark
  })
}

/** The words of a question as they were written there. */
export const asWritten = (question: string, words: readonly string[]): readonly string[] => [
  ...new Set(question.split(WORD).filter((piece, i) => i % 2 === 1 && words.includes(fold(piece)))),
]

const WORD = /([\p{L}\p{N}]+)/u

/** A word that begins like the one that was asked for; one letter alone begins too many. */
const isFoundIn = (asked: string, word: string): boolean =>
  word === asked || (asked.length > 1 && word.startsWith(asked)) || (word.length > 3 && asked.startsWith(word))

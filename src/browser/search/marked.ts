/** The words of a question marked in a text, so that one sees why it was found. */
import { telling, wordsOf } from '../../search/words.ts'
import { fold } from '../../text/words.ts'

export function marked(text: string, question: string): readonly (Node | string)[] {
  const asked = telling(question)
  const words = asked.length > 0 ? asked : wordsOf(question)
  return text.split(WORD).map((piece, i) => {
    // A pattern in parentheses puts what lies between words at the even places, and words at the odd ones.
    if (i % 2 === 0 || !words.some(word => isFoundIn(word, fold(piece)))) return piece
    const mark = document.createElement('mark')
    mark.textContent = piece
    return mark
  })
}

const WORD = /([\p{L}\p{N}]+)/u

/** A word that begins like the one that was asked for; one letter alone begins too many. */
const isFoundIn = (asked: string, word: string): boolean =>
  word === asked || (asked.length > 1 && word.startsWith(asked)) || (word.length > 3 && asked.startsWith(word))

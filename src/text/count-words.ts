/** Counting words as a reader does. */
import { isWordCode } from './words.ts'

/** Code units up to the space end a word. A no-break space is larger, so a number and its unit are one word. */
const SPACE = 0x20

/** Counts words: runs between spaces or line ends with a letter or a digit in them. */
export function countWords(text: string): number {
  let count = 0
  let inWord = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code <= SPACE) inWord = false
    else if (!inWord && isWordCode(code)) {
      inWord = true
      count++
    }
  }
  return count
}

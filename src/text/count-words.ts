/** Words as a reader counts them. */
import { isWordCode } from './words.ts'

/** Nothing below it is written: words end at spaces and line ends, and a no-break space keeps a figure and its unit one word. */
const SPACE = 0x20

/** Words between spaces or line ends that have a letter or a digit in them; `80 000` with its no-break space is one. */
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

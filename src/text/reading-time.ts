/** How long a text takes to read. */

/** Words a minute, at the unhurried pace of somebody who learns. */
const PACE = 220

/** Nothing below it is written: words end at spaces and line ends; a no-break space keeps a figure and its unit one word. */
const SPACE = 0x20

/** @returns whole minutes, at least one */
export function readingMinutes(texts: readonly string[]): number {
  let words = 0
  for (const text of texts) {
    let isInWord = false
    for (let i = 0; i < text.length; i++) {
      const isSpace = text.charCodeAt(i) <= SPACE
      if (!isSpace && !isInWord) words++
      isInWord = !isSpace
    }
  }
  return Math.max(1, Math.round(words / PACE))
}

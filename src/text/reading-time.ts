/** How long a text takes to read. */
import { countWords } from './count-words.ts'

/** Words a minute that adults read silently, on average over the studies (Brysbaert 2019). */
const PACE = 238

/** @returns minutes to the nearest half, at least one */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + countWords(text), 0)
  return Math.max(1, Math.round((2 * words) / PACE) / 2)
}

/** How long a text takes to read. */
import { countWords } from './count-words.ts'

/** Words a minute, at the unhurried pace of somebody who learns. */
const PACE = 220

/** @returns whole minutes, at least one */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + countWords(text), 0)
  return Math.max(1, Math.round(words / PACE))
}

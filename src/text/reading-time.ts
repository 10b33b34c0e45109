/** How long a text takes to read. */

/** Words a minute, at the unhurried pace of somebody who learns. */
const PACE = 220

/** @returns whole minutes, at least one */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0)
  return Math.max(1, Math.round(words / PACE))
}

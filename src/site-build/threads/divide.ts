/** Dividing work among threads. */
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { ContentFrame } from '../../source/load-content.ts'
import type { ReadJob } from './messages.ts'

/** Terms that a range has at least: a thread takes longer to begin than fewer would take. */
const MIN_TERMS_PER_RANGE = 300
/** More threads wait for the disk and for the first range. */
const MAX_RANGES = 16

/** How many ranges pay for themselves. */
export const rangesFor = (terms: number): number =>
  Math.max(1, Math.min(MAX_RANGES, availableParallelism(), Math.floor(terms / MIN_TERMS_PER_RANGE)))

/** How many ranges the folders of terms pay for, before it is known which of them are in order. */
export function rangesIn(content: string): number {
  try {
    return rangesFor(readdirSync(join(content, 'terms')).length)
  } catch {
    return 1
  }
}

/** What there is to read, for each range. */
export const readJobs = (root: string, { names }: ContentFrame, ranges: number): readonly ReadJob[] =>
  divide(names, ranges).map(own => ({ root, names: own }))

/** Contiguous ranges of about the same length; at least one, and none empty besides. */
function divide(names: readonly string[], ranges: number): readonly (readonly string[])[] {
  const count = Math.max(1, Math.min(ranges, names.length))
  return Array.from({ length: count }, (_, i) =>
    names.slice(Math.floor((names.length * i) / count), Math.floor((names.length * (i + 1)) / count)),
  )
}

/** Shares of similar weight, one for each thread. */
export function share<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  threads: number,
): readonly (readonly Item[])[] {
  const heaviestFirst = items.toSorted((a, b) => weightOf(b) - weightOf(a))
  return Array.from({ length: threads }, (_, thread) => heaviestFirst.filter((_, i) => i % threads === thread))
}

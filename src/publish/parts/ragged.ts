/** What is divided among parts and joined again; lists of numbers lie in two arrays, which cross from thread to thread as they are. */
import { availableParallelism } from 'node:os'
import type { Ragged } from './jobs.ts'

/** Terms that a part has at least: a thread takes longer to begin than fewer would take. */
const MIN_TERMS_PER_PART = 400
/** More threads wait for the disk and for the first part. */
const MAX_PARTS = 16

export function toRagged(lists: readonly (readonly number[])[]): Ragged {
  const starts = new Int32Array(lists.length + 1)
  for (const [i, list] of lists.entries()) starts[i + 1] = (starts[i] as number) + list.length
  const items = new Int32Array(starts[lists.length] as number)
  for (const [i, list] of lists.entries()) items.set(list, starts[i])
  return { starts, items }
}

/** The lists of several parts, one after the other. */
export function joinRagged(parts: readonly Ragged[]): Ragged {
  const starts = new Int32Array(1 + parts.reduce((sum, part) => sum + part.starts.length - 1, 0))
  const items = new Int32Array(parts.reduce((sum, part) => sum + part.items.length, 0))
  let list = 0
  let offset = 0
  for (const part of parts) {
    items.set(part.items, offset)
    for (let i = 1; i < part.starts.length; i++) starts[++list] = offset + (part.starts[i] as number)
    offset += part.items.length
  }
  return { starts, items }
}

/** How many parts pay for themselves. */
export const partsFor = (terms: number): number =>
  Math.max(1, Math.min(MAX_PARTS, availableParallelism(), Math.floor(terms / MIN_TERMS_PER_PART)))

/** Contiguous ranges of about the same length; at least one, and none empty besides. */
export function divided(names: readonly string[], parts: number): readonly (readonly string[])[] {
  const count = Math.max(1, Math.min(parts, names.length))
  return Array.from({ length: count }, (_, i) =>
    names.slice(Math.floor((names.length * i) / count), Math.floor((names.length * (i + 1)) / count)),
  )
}

/**
 * Shares of about the same weight.
 * @returns for each part its items, each with its position
 */
export function shared<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  parts: number,
): readonly (readonly (readonly [item: Item, position: number])[])[] {
  const shares = Array.from({ length: parts }, () => ({ weight: 0, items: [] as [Item, number][] }))
  const weighed = items.map((item, position) => ({ item, position, weight: weightOf(item) }))
  for (const { item, position, weight } of weighed.sort((a, b) => b.weight - a.weight)) {
    const least = shares.reduce((best, share) => (share.weight < best.weight ? share : best))
    least.items.push([item, position])
    least.weight += weight
  }
  return shares.map(share => share.items)
}

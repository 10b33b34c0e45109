/** Summaries on their way from part to part: as JSON, which is parsed once in each thread. */
import type { Summary } from '../model/summary.ts'
import type { PackedSummaries } from './orders.ts'

const known = new WeakMap<PackedSummaries, readonly Summary[]>()

/** @param texts JSON of each */
export function packSummaries(texts: readonly string[], summaries: readonly Summary[]): PackedSummaries {
  const packed: PackedSummaries = { text: `[${texts.join(',')}]` }
  known.set(packed, summaries)
  return packed
}

export function unpackSummaries(packed: PackedSummaries): readonly Summary[] {
  let summaries = known.get(packed)
  if (!summaries) {
    summaries = JSON.parse(packed.text) as readonly Summary[]
    known.set(packed, summaries)
  }
  return summaries
}

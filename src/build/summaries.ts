/** Summaries on their way from part to part: as JSON, which is parsed once in each thread. */
import type { Summary } from '../model/summary.ts'
import type { ReadEntry } from './entries.ts'
import type { PackedSummaries } from './orders.ts'

const known = new WeakMap<PackedSummaries, readonly Summary[]>()

export function packSummaries(entries: readonly ReadEntry[]): PackedSummaries {
  const packed: PackedSummaries = {
    text: `[${entries.map(({ summaryText }) => summaryText).join(',')}]`,
    briefs: entries.map(({ brief }) => brief).join(' '),
  }
  known.set(
    packed,
    entries.map(({ summary }) => summary),
  )
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

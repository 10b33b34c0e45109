/** Summaries on their way from part to part: as JSON, which is parsed once in each thread. */
import type { Summary } from '../model/summary.ts'
import type { ReadEntry } from './entry.ts'
import { FACETS_OF_TERM } from './facet-digests.ts'
import type { PackedSummaries, ReadAnswer } from './orders.ts'

const known = new WeakMap<PackedSummaries, readonly Summary[]>()

export function packSummaries(entries: readonly ReadEntry[]): PackedSummaries {
  const packed: PackedSummaries = {
    text: `[${entries.map(({ summaryText }) => summaryText).join(',')}]`,
    briefs: entries.map(({ brief }) => brief).join(' '),
    facets: entries.map(({ facets }) => facets).join(''),
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

/** The digests of the facets of some of the terms, in order. */
export const unpackFacets = (read: readonly ReadAnswer[], isWanted: (i: number) => boolean): readonly string[] => {
  const all = read.map(({ summaries }) => summaries.facets).join('')
  return Array.from({ length: all.length / FACETS_OF_TERM }, (_, i) =>
    all.slice(i * FACETS_OF_TERM, (i + 1) * FACETS_OF_TERM),
  ).filter((_, i) => isWanted(i))
}

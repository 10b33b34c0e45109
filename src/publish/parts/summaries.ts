/** Summaries on their way from part to part: as JSON, which is parsed once in each thread. */
import type { Summary } from '../../model/dictionary/summary.ts'
import { FACETS_OF_TERM } from '../store/facet-digests.ts'
import type { ReadEntry } from './entry.ts'
import type { PackedSummaries } from './jobs.ts'

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

/** The digests of the facets of each term. */
export function unpackFacets(parts: readonly Pick<PackedSummaries, 'facets'>[]): readonly string[] {
  const all = parts.map(({ facets }) => facets).join('')
  return Array.from({ length: all.length / FACETS_OF_TERM }, (_, i) =>
    all.slice(i * FACETS_OF_TERM, (i + 1) * FACETS_OF_TERM),
  )
}

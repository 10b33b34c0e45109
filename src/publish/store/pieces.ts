/**
 * Pieces of files that are joined from a text for each term: only pieces of changed terms are made anew. The key of a piece
 * names the facets of its term that were read when it was made, with their digest.
 */

import { noteAll, noting, type Read } from '../../model/dictionary/noting.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import type { Artifact, Pieces } from '../../model/views/artifact.ts'
import { pickFacets } from './facet-digests.ts'
import { openShelf, type Shelf, type ShelfJob, type ShelfReport, textOf } from './store.ts'

/** Terms beyond which pieces are not remembered: reading them all at once would take too much memory. */
export const MAX_TERMS_IN_PIECES = 30_000

/**
 * The artifact, which is joined from remembered pieces if it has any.
 * @param facetsOf digests of the facets of a term
 * @param report is called when the pieces have been kept
 */
export function withPieces(
  artifact: Artifact,
  job: ShelfJob | undefined,
  facetsOf: (slug: string) => string,
  report: (report: ShelfReport) => void,
): Artifact {
  const { pieces } = artifact
  if (!pieces || !job) return artifact
  return {
    ...artifact,
    render() {
      const shelf = openShelf(job)
      const texts = pieces.terms.map(term => pieceOf(term, facetsOf(term.slug), pieces, shelf))
      report(shelf.close())
      return pieces.join(texts)
    },
  }
}

function pieceOf(term: Summary, digests: string, pieces: Pieces, shelf: Shelf): string {
  const kept = shelf.find(term.slug)
  const before = kept && Number.parseInt(kept.key, 10)
  const known = before !== undefined && kept?.key === keyOf(readOf(before), digests) ? kept.bytes() : undefined
  if (before !== undefined && known) {
    noteAll(readOf(before))
    return textOf(known)
  }
  const { value, read } = noting(() => pieces.of(term))
  shelf.keep(term.slug, keyOf(read, digests), value)
  return value
}

/** A piece is made of its term alone, and of no list. */
const readOf = (facets: number): Read => ({ facets, lists: [] })

const keyOf = (read: Read, digests: string): string => `${read.facets} ${pickFacets(digests, read)}`

/** Pieces of files that are joined from a text for each term: only pieces of changed terms are made anew. */
import type { Artifact } from '../../model/artifact.ts'
import { pickFacets } from './facet-digests.ts'
import { openShelf, type ShelfJob, type ShelfReport, textOf } from './store.ts'

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
      const texts = pieces.terms.map(term => {
        const key = pickFacets(facetsOf(term.slug), pieces.facets)
        const known = shelf.get(term.slug, key)
        if (known) return textOf(known)
        const piece = pieces.of(term)
        shelf.keep(term.slug, key, piece)
        return piece
      })
      report(shelf.close())
      return pieces.join(texts)
    },
  }
}

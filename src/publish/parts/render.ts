/** Rendering a part: the files of its terms, its slices of the streams, and its share of the other files. */
import { join } from 'node:path'
import { streamsOf } from '../../emit/index.ts'
import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import { openListDigests } from '../store/facet-digests.ts'
import { fingerprinter } from '../store/fingerprint.ts'
import { withPieces } from '../store/pieces.ts'
import type { ShelfReport } from '../store/store.ts'
import { openPlacer } from '../swap/placer.ts'
import { openEncoder } from './encoder.ts'
import type { Progress, RenderAnswer, RenderJob } from './jobs.ts'
import { readOldFiles } from './old-files.ts'
import { type OwnTerm, renderTerms } from './render-terms.ts'
import { renderShares } from './shares.ts'
import { openSlice } from './slices.ts'

/**
 * @param dictionary notes what is read of it
 * @param briefs digests by slug
 * @param facetsOf digests of the facets of a term
 */
export function renderPart(
  job: RenderJob,
  own: readonly OwnTerm[],
  dictionary: Dictionary,
  briefs: ReadonlyMap<string, string>,
  facetsOf: (slug: string) => string,
  progress: Progress,
): { readonly answer: RenderAnswer; readonly paths: readonly (readonly [string, string])[] } {
  const { site, part, target } = job
  const streams = streamsOf(site)
  const encoder = openEncoder()
  const placer = openPlacer(target, encoder)
  const old = readOldFiles(job, streams, new Set(own.map(({ summary }) => summary.slug)))
  const reports: ShelfReport[] = []
  const slices = streams.map((stream, i) => {
    const head = part === 0 ? stream.head(dictionary, site) : ''
    return openSlice(join(job.slices, `${part}-${i}`), stream, encoder, head)
  })
  try {
    const terms = renderTerms({ job, dictionary, briefs, old: old.terms, streams, slices, placer }, own, progress)
    const shares = renderShares(job.taken, dictionary, job.facets, site, old.files, {
      fingerprintOf: job.version === undefined ? () => undefined : fingerprinter(job.version),
      digestsOfLists: job.version === undefined ? () => undefined : openListDigests(dictionary, facetsOf),
      placer,
      prepare: artifact => withPieces(artifact, job.pieces[artifact.path], facetsOf, report => reports.push(report)),
    })
    const answer: RenderAnswer = {
      lines: terms.lines.join('') + shares.line,
      ...placer.totals(),
      removed: terms.removed,
      reports,
      others: shares.claims,
      slices: slices.map(slice => slice.end()),
    }
    return { answer, paths: terms.paths }
  } finally {
    for (const slice of slices) slice.close()
  }
}

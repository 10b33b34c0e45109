/**
 * Archives of which most files are made of one entry each: the parts of a build pack those as items of a stream, and what
 * stands around them is packed when all items are there. Builds keep what is made from the same as before.
 */

import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import type { Site } from '../../model/dictionary/site.ts'
import { type Artifact, itemsOf, type Stream } from '../../model/views/artifact.ts'
import { joinBytes } from '../../text/join-bytes.ts'
import type { Materials } from '../materials.ts'
import { directoryOf, type Packed, packedFiles } from './zip.ts'

/** An item is a file as it stands in an archive; the archive ends with a directory of its files. */
export interface ArchiveStream extends Stream {
  /** Digests of the pictures that stand around the items. */
  pictures(dictionary: Dictionary, materials: Pick<Materials, 'readImage' | 'digest'>): object
  around(dictionary: Dictionary, site: Site, materials: AroundMaterials): Around
}

/** The files before the items, and those behind them. */
export interface Around {
  readonly before: Packed
  readonly behind: Packed
}

export type AroundMaterials = Pick<Materials, 'readImage' | 'drawCover' | 'digest'>

/** An archive as one artifact, for callers that have every term with its body. */
export const wholeArchive = (
  stream: ArchiveStream,
  dictionary: Dictionary,
  site: Site,
  materials: AroundMaterials,
): Artifact => ({
  path: stream.path,
  origin: stream.origin,
  render() {
    const { before, behind } = stream.around(dictionary, site, materials)
    const items = [...itemsOf(stream, dictionary, site)] as readonly Uint8Array[]
    const files = joinBytes([packedFiles(before), ...items, packedFiles(behind)])
    return joinBytes([files, directoryOf(files.length, (start, end) => files.subarray(start, end))])
  },
})

/**
 * Archives of which most files are made of one entry each, as a book is: the parts of a build pack those as items of a
 * stream, and what stands around them is packed when all items are there.
 */

import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import type { Site } from '../../model/dictionary/site.ts'
import { type Artifact, itemsOf, type Stream } from '../../model/views/artifact.ts'
import { joinBytes } from '../../text/join-bytes.ts'
import type { NodeServices } from '../required-services.ts'
import { directoryOf, type Packed, packedFiles } from './zip.ts'

/** An item is a file as it stands in an archive; the archive ends with a directory of its files. */
export interface FilePerEntryArchive extends Stream {
  /** The files before the items, and those behind them. */
  around(
    dictionary: Dictionary,
    site: Site,
    services: Pick<NodeServices, 'readImage' | 'drawCover'>,
  ): { readonly before: Packed; readonly behind: Packed }
}

/** An archive as one artifact, for callers that have every term with its body. */
export const wholeArchive = (
  stream: FilePerEntryArchive,
  dictionary: Dictionary,
  site: Site,
  services: Parameters<FilePerEntryArchive['around']>[2],
): Artifact => ({
  path: stream.path,
  origin: stream.origin,
  render() {
    const { before, behind } = stream.around(dictionary, site, services)
    const items = [...itemsOf(stream, dictionary, site)] as readonly Uint8Array[]
    const files = joinBytes([packedFiles(before), ...items, packedFiles(behind)])
    return joinBytes([files, directoryOf(files.length, (start, end) => files.subarray(start, end))])
  },
})

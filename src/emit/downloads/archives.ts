/**
 * Downloads that are archives. Of a book, most files are made of one entry each: the parts of a build pack those as items
 * of a stream, and what stands around them is packed when all items are there. In each of the few files of a dictionary
 * for StarDict are all entries: it is packed last, from the entries as the JSON Lines have them.
 */

import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import { once } from '../../model/dictionary/once.ts'
import type { Site } from '../../model/dictionary/site.ts'
import { type Artifact, itemsOf, type Stream } from '../../model/views/artifact.ts'
import { termPageInput } from '../../model/views/term-page-input.ts'
import { file, fileOf } from '../../model/web/address.ts'
import { STAR_DICTS } from '../../model/web/downloads.ts'
import { apiEntry } from '../../pages/api-entry.ts'
import type { Entry } from '../../schema/api.ts'
import { joinBytes } from '../../text/join-bytes.ts'
import type { Materials } from '../materials.ts'
import { starDict } from './star-dict.ts'
import { directoryOf, type Packed, packedFiles, zip } from './zip.ts'

/** An item is a file as it stands in an archive; the archive ends with a directory of its files. */
export interface ArchiveStream extends Stream {
  /** Digests of the pictures that stand around the items. */
  pictures(dictionary: Dictionary, materials: Pick<Materials, 'readImage' | 'digest'>): object
  /** The files before the items, and those behind them. */
  around(
    dictionary: Dictionary,
    site: Site,
    materials: Pick<Materials, 'readImage' | 'drawCover'>,
  ): { readonly before: Packed; readonly behind: Packed }
}

/** An archive as one artifact, for callers that have every term with its body. */
export const wholeArchive = (
  stream: ArchiveStream,
  dictionary: Dictionary,
  site: Site,
  materials: Parameters<ArchiveStream['around']>[2],
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

/** All entries, sorted by slug. */
export interface Entries {
  all(): Iterable<Entry>
  /** Stands for all that they say. */
  readonly digest: () => string
}

export interface Archive extends Artifact {
  readonly inputs: readonly object[]
  /** What it holds: it need not be packed again while that is the same. */
  files(): Packed
}

/** The archives of a dictionary, if the site has downloads. */
export function* archives(dictionary: Dictionary, site: Site, entries: Entries): Iterable<Archive> {
  if (!site.downloads) return
  for (const pair of STAR_DICTS) {
    const files = once(() => starDict(pair, entries.all(), dictionary, site))
    yield {
      path: fileOf(file.starDict(pair)),
      origin: `the StarDict dictionary "${pair}"`,
      get inputs() {
        return [site, { digest: entries.digest() }]
      },
      files,
      render: () => zip(files()),
    }
  }
}

/** The entries of a dictionary that has the bodies of all terms. */
export const entriesOf = (dictionary: Dictionary, site: Site): Entries => ({
  *all() {
    for (const { slug } of dictionary.terms) {
      const term = dictionary.whole(slug)
      if (!term) continue
      const input = termPageInput(term, dictionary)
      yield apiEntry(term, input.related, site, input)
    }
  },
  digest: () => '',
})

/**
 * Downloads that are archives of few files, in each of which are all entries: they are packed last, from the entries as
 * the JSON Lines have them.
 */

import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import { once } from '../../model/dictionary/once.ts'
import type { Site } from '../../model/dictionary/site.ts'
import type { Artifact } from '../../model/views/artifact.ts'
import { termPageInput } from '../../model/views/term-page-input.ts'
import { file, fileOf } from '../../model/web/address.ts'
import { STAR_DICTS } from '../../model/web/downloads.ts'
import { apiEntry } from '../../pages/api-entry.ts'
import type { Entry } from '../../schema/api.ts'
import { starDict } from './star-dict.ts'
import { type Packed, zip } from './zip.ts'

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

/**
 * Downloads that are archives: books and dictionaries. They need every entry at once and cannot be joined from slices as
 * streams are, so they are packed last, from the entries as the JSON Lines have them.
 */
import { file, fileOf } from '../../model/address.ts'
import type { Artifact } from '../../model/artifact.ts'
import type { Dictionary } from '../../model/dictionary.ts'
import { STAR_DICTS } from '../../model/downloads.ts'
import type { Site } from '../../model/site.ts'
import { termPageInput } from '../../model/term-page-input.ts'
import { apiEntry } from '../../pages/api-entry.ts'
import type { Entry } from '../../schema/api.ts'
import { LANGUAGES } from '../../schema/language.ts'
import type { Materials } from '../materials.ts'
import { epub } from './epub.ts'
import { starDict } from './star-dict.ts'
import { zip } from './zip.ts'

/** All entries, sorted by slug. */
export interface Entries {
  all(): Iterable<Entry>
  /** Stands for all that they say. */
  readonly digest: () => string
}

type Picture = Pick<Materials, 'readImage' | 'drawCover' | 'digest'>

/** The archives of a dictionary, if the site has downloads. */
export function* archives(
  dictionary: Dictionary,
  site: Site,
  materials: Picture,
  entries: Entries,
): Iterable<Artifact> {
  if (!site.downloads) return
  const all = { entries: entries.digest }
  for (const language of LANGUAGES)
    yield {
      path: fileOf(file.epub(language)),
      origin: `the book (${language})`,
      get inputs() {
        return [site, { digest: all.entries(), pictures: picturesOf(dictionary, materials) }]
      },
      render: () => zip(epub(language, entries.all(), dictionary, site, materials)),
    }
  for (const pair of STAR_DICTS)
    yield {
      path: fileOf(file.starDict(pair)),
      origin: `the StarDict dictionary "${pair}"`,
      get inputs() {
        return [site, { digest: all.entries() }]
      },
      render: () => zip(starDict(pair, entries.all(), dictionary, site)),
    }
}

const picturesOf = ({ terms }: Dictionary, { digest, readImage }: Picture): string =>
  digest(terms.flatMap(({ slug, image }) => (image ? [`\0${slug}\0`, readImage(slug, image)] : [])))

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

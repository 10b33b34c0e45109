/**
 * Finds the place of a field or of words in a term's files. Places are not stored while reading, since most content is
 * valid; a file is read again when there is a diagnostic about it.
 */
import { basename, join } from 'node:path'
import { readSource } from '../files/read-source-file.ts'
import { START } from '../source-finding.ts'
import { type PlaceIn, placesIn, type Where } from './locate-in-file-text.ts'

/** Finds places in the files of terms. */
export function whereIn(root: string): Where {
  // Findings come file after file.
  let last: { readonly key: string; readonly places: PlaceIn } | undefined
  return (slug, file, path, words) => {
    const key = `${slug}/${file}`
    if (last?.key !== key) {
      const { value } = readSource(join(root, 'terms', slug, file))
      last = { key, places: value === undefined ? () => START : placesIn(value, file) }
    }
    return { file: `${basename(root)}/terms/${key}`, ...last.places(path, words) }
  }
}

/**
 * Finds the place of a field or of words in a term's files. Places are not stored while reading, since most content is
 * valid; a file is read again when there is a diagnostic about it.
 */
import { join } from 'node:path'
import { decode, readBounded } from '../files/read.ts'
import { START } from '../finding.ts'
import { type PlaceIn, placesIn, type Where } from './place-in.ts'

/**
 * Finds places in the files of terms.
 * @param root absolute path of the content folder
 */
export function whereIn(root: string, label: string): Where {
  // Findings come file after file.
  let last: { readonly key: string; readonly places: PlaceIn } | undefined
  return (slug, file, path, words) => {
    const key = `${slug}/${file}`
    if (last?.key !== key) {
      const decoded = decode(readBounded(join(root, 'terms', slug, file)))
      last = { key, places: 'text' in decoded ? placesIn(decoded.text, file) : () => START }
    }
    return { file: `${label}/terms/${key}`, ...last.places(path, words) }
  }
}

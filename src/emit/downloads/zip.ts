/**
 * Archives with the same bytes on every machine: `fflate` compresses in JavaScript, where zlib differs by version and
 * processor, and every file has the same time.
 */
import { type Zippable, zipSync } from 'fflate'

/** By path in the archive, in order; texts are written as UTF-8. */
export type Packed = ReadonlyMap<string, string | Uint8Array>

/** Zip keeps local time without a zone, so this is the same everywhere. */
const time = (): Date => new Date(1980, 0, 1, 12)

/** Already compressed, or required to be as it is: the first file of an EPUB. */
const STORED = /^mimetype$|\.png$/

export function zip(files: Packed): Uint8Array {
  const encoder = new TextEncoder()
  const mtime = time()
  const entries: Zippable = {}
  for (const [path, content] of files) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content
    entries[path] = [bytes, { level: STORED.test(path) ? 0 : 6, mtime }]
  }
  return zipSync(entries)
}

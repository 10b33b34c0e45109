/** Reading large files without holding them in memory. */
import { closeSync, openSync, readSync } from 'node:fs'

/** Bytes read at once. */
const BATCH = 1024 * 1024

/** The bytes of a file in batches, each of which is good until the next one is read. */
export function* batchesOf(path: string): Generator<Buffer, void> {
  const source = openSync(path, 'r')
  const batch = Buffer.allocUnsafe(BATCH)
  try {
    for (let read = readSync(source, batch); read > 0; read = readSync(source, batch)) yield batch.subarray(0, read)
  } finally {
    closeSync(source)
  }
}

/** Whether two files of the same size have the same bytes. */
export function isSameFile(a: string, b: string): boolean {
  const others = batchesOf(b)
  try {
    for (const batch of batchesOf(a)) if (!others.next().value?.equals(batch)) return false
    return true
  } finally {
    others.return()
  }
}

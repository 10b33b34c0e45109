/** The entries of the site being made, for archives: read from its JSON Lines, so that no more than one is in memory. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import type { Entries } from '../../emit/downloads/archives.ts'
import { once } from '../../model/once.ts'
import type { Entry } from '../../schema/api.ts'

/** Bytes read at once. */
const BATCH = 256 * 1024

/** @param path of the JSON Lines, which need not be there yet */
export const entriesIn = (path: string): Entries => ({
  *all() {
    for (const line of linesOf(path)) yield JSON.parse(line) as Entry
  },
  digest: once(() => {
    const hash = createHash('sha256')
    for (const bytes of batchesOf(path)) hash.update(bytes)
    return hash.digest('base64url')
  }),
})

/** Each is good until the next one is read. */
function* batchesOf(path: string): Iterable<Buffer> {
  const source = openSync(path, 'r')
  const batch = Buffer.allocUnsafe(BATCH)
  try {
    for (let read = readSync(source, batch); read > 0; read = readSync(source, batch)) yield batch.subarray(0, read)
  } finally {
    closeSync(source)
  }
}

/** Lines that end in a line break. */
function* linesOf(path: string): Iterable<string> {
  let begun: Buffer[] = []
  for (const batch of batchesOf(path)) {
    let start = 0
    for (let end = batch.indexOf(LINE_BREAK); end !== -1; end = batch.indexOf(LINE_BREAK, start)) {
      yield Buffer.concat([...begun, batch.subarray(start, end)]).toString('utf8')
      begun = []
      start = end + 1
    }
    begun.push(Buffer.from(batch.subarray(start)))
  }
}

const LINE_BREAK = 0x0a

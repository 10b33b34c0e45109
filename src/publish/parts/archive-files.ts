/** The entries of the site being made, for archives: read from its JSON Lines, so that no more than one is in memory. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
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
  digest: once(() => createHash('sha256').update(readFileSync(path)).digest('base64url')),
})

/** Lines that end in a line break. */
function* linesOf(path: string): Iterable<string> {
  const source = openSync(path, 'r')
  const batch = Buffer.allocUnsafe(BATCH)
  try {
    let begun: Buffer[] = []
    for (let read = readSync(source, batch); read > 0; read = readSync(source, batch)) {
      let start = 0
      for (let end = batch.indexOf(LINE_BREAK, 0); end !== -1 && end < read; end = batch.indexOf(LINE_BREAK, start)) {
        yield Buffer.concat([...begun, batch.subarray(start, end)]).toString('utf8')
        begun = []
        start = end + 1
      }
      begun.push(Buffer.from(batch.subarray(start, read)))
    }
  } finally {
    closeSync(source)
  }
}

const LINE_BREAK = 0x0a

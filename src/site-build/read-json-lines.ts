/** Reads the JSON Lines of the site being made: its entries as archives need them, no more than one in memory. */
import type { Entry } from '../schema/api-responses.ts'
import { batchesOf } from './output/read-chunks.ts'

const LINE_BREAK = 0x0a

/** @param path of the JSON Lines, each of which ends in a line break */
export function* entriesIn(path: string): Iterable<Entry> {
  let begun: Buffer[] = []
  for (const batch of batchesOf(path)) {
    let start = 0
    for (let end = batch.indexOf(LINE_BREAK); end !== -1; end = batch.indexOf(LINE_BREAK, start)) {
      yield JSON.parse(Buffer.concat([...begun, batch.subarray(start, end)]).toString('utf8')) as Entry
      begun = []
      start = end + 1
    }
    begun.push(Buffer.from(batch.subarray(start)))
  }
}

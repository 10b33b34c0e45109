/**
 * What archives are made from that is in files already: the entries of the site being made, of which no more than one is
 * in memory, and what a published archive has around its items.
 */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import type { Entries } from '../../emit/downloads/archives.ts'
import { once } from '../../model/dictionary/once.ts'
import type { Entry } from '../../schema/api.ts'
import { readInto } from '../store/segment.ts'
import type { Head } from '../swap/manifest.ts'

/** From the end of an archive: where the file says where its directory begins. */
const DIRECTORY = 6

/** The files before and behind the items of a published archive, as they stand in it. */
export function publishedAround(
  path: string,
  [start, end, bytes]: Head['streams'][string],
): { readonly head: Uint8Array; readonly tail: Uint8Array } {
  const directory = new Uint8Array(4)
  readInto(directory, path, bytes - DIRECTORY)
  const tail = new Uint8Array(new DataView(directory.buffer).getUint32(0, true) - end)
  const head = new Uint8Array(start)
  readInto(head, path, 0)
  readInto(tail, path, end)
  return { head, tail }
}

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

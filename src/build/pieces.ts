/**
 * Writing a large file piece by piece: new pieces are rendered, pieces whose inputs have not changed are copied from the
 * file of the last build, neighbors in one go.
 */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import type { Pieces } from '../model/artifact.ts'
import type { Written } from './manifest.ts'
import { mostBytes } from './utf8.ts'

/** A file of the last build, and what it consists of. */
export interface OldFile {
  readonly path: string
  readonly pieces: NonNullable<Written['pieces']>
}

/** Bytes gathered for one system call. */
const BATCH = 256 * 1024

export function writePieces(
  target: string,
  pieces: Pieces,
  old: OldFile | undefined,
  fingerprintOf: (inputs: readonly object[]) => string,
): Written {
  const written: (readonly [string, number])[] = []
  const places = old ? placesOf(old) : new Map<string, Range>()
  const writer = openWriter(target, old?.path)
  try {
    for (const piece of pieces) {
      const fingerprint = typeof piece === 'string' ? '' : fingerprintOf(piece.inputs)
      const place = fingerprint === '' ? undefined : places.get(fingerprint)
      if (place) {
        writer.copy(place)
        written.push([fingerprint, place.end - place.start])
        continue
      }
      written.push([fingerprint, writer.write(typeof piece === 'string' ? piece : piece.render())])
    }
    return { ...writer.end(), pieces: written }
  } finally {
    writer.close()
  }
}

interface Range {
  readonly start: number
  readonly end: number
}

/** Where the pieces of a file stand, by fingerprint. */
function placesOf({ pieces }: OldFile): ReadonlyMap<string, Range> {
  const places = new Map<string, Range>()
  let start = 0
  for (const [fingerprint, bytes] of pieces) {
    if (fingerprint !== '') places.set(fingerprint, { start, end: start + bytes })
    start += bytes
  }
  return places
}

interface Writer {
  /** @returns how many bytes the text has */
  write(text: string): number
  copy(range: Range): void
  end(): Pick<Written, 'hash' | 'bytes'>
  close(): void
}

function openWriter(target: string, source: string | undefined): Writer {
  const out = openSync(target, 'w')
  const from = source === undefined ? undefined : openSync(source, 'r')
  const digest = createHash('sha256')
  const buffer = Buffer.allocUnsafe(BATCH)
  const gathered = Buffer.allocUnsafeSlow(BATCH)
  let size = 0
  let total = 0
  let pending: Range | undefined

  const put = (bytes: Buffer) => {
    digest.update(bytes)
    for (let offset = 0; offset < bytes.length; ) offset += writeSync(out, bytes, offset)
    total += bytes.length
  }
  const flushText = () => {
    if (size > 0) put(gathered.subarray(0, size))
    size = 0
  }
  const flushRange = () => {
    if (!pending || from === undefined) return
    for (let at = pending.start; at < pending.end; ) {
      const read = readSync(from, buffer, 0, Math.min(BATCH, pending.end - at), at)
      if (read === 0) throw new Error(`${source} is shorter than it was`)
      put(buffer.subarray(0, read))
      at += read
    }
    pending = undefined
  }
  return {
    write(text) {
      flushRange()
      const most = mostBytes(text)
      if (size + most > BATCH) flushText()
      if (most > BATCH) {
        const bytes = Buffer.from(text)
        put(bytes)
        return bytes.length
      }
      const length = gathered.write(text, size)
      size += length
      return length
    },
    copy(range) {
      flushText()
      if (pending?.end === range.start) pending = { start: pending.start, end: range.end }
      else {
        flushRange()
        pending = range
      }
    },
    end() {
      flushRange()
      flushText()
      return { hash: digest.digest('base64url'), bytes: total }
    },
    close() {
      closeSync(out)
      if (from !== undefined) closeSync(from)
    },
  }
}

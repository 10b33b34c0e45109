/**
 * Streams: files with an item for every term. Each thread writes the items of its terms to a part file of its own; in
 * the end the parts become one file.
 */
import { closeSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { directoryOf } from '../../emit/downloads/zip.ts'
import type { Stream } from '../../model/views/artifact.ts'
import { batchesOf } from './read-chunks.ts'
import { type Encoder, mostBytes } from './utf8-encoder.ts'

/** Bytes gathered for one system call. */
const BATCH = 256 * 1024

/** Texts that need no more are no files. */
const MOST_OF_SHORT = 64

/** What a thread has written of a stream. */
export interface PartFile {
  readonly file: string
  readonly bytes: number
  readonly items: number
}

export interface Part {
  add(item: ReturnType<Stream['item']>): void
  /** Writes what is left to be written. */
  end(): PartFile
  close(): void
}

/**
 * @param encoder has encoded some of the texts
 * @param head of the stream, if the part is the first
 */
export function openPart(file: string, { between }: Pick<Stream, 'between'>, encoder: Encoder, head: string): Part {
  const out = openSync(file, 'w')
  const gathered = Buffer.allocUnsafeSlow(BATCH)
  let size = 0
  let written = 0
  let items = 0
  const flush = () => {
    writeFileSync(out, gathered.subarray(0, size))
    written += size
    size = 0
  }
  const putBytes = (bytes: Uint8Array) => {
    if (size + bytes.length > BATCH) flush()
    if (bytes.length > BATCH) {
      writeFileSync(out, bytes)
      written += bytes.length
    } else {
      gathered.set(bytes, size)
      size += bytes.length
    }
  }
  const put = (text: string) => {
    const most = mostBytes(text)
    const known = most > MOST_OF_SHORT ? encoder.known(text) : undefined
    if (known || most > BATCH) return putBytes(known ?? Buffer.from(text))
    if (size + most > BATCH) flush()
    size += gathered.write(text, size)
  }
  put(head)
  return {
    add(item) {
      if (items++ > 0) put(between)
      if (typeof item === 'string') put(item)
      else if (item instanceof Uint8Array) putBytes(item)
      else for (const part of item) put(part)
    },
    end() {
      flush()
      return { file, bytes: written, items }
    },
    close: () => closeSync(out),
  }
}

/** A stream to be made. */
export interface StreamJob extends Pick<Stream, 'path' | 'between'> {
  /** Of all threads, in order. The first begins with the head of the stream, unless the stream is an archive. */
  readonly parts: readonly PartFile[]
  readonly tail: string | Uint8Array
  /** Set for an archive, which ends with a directory: the files before its items. */
  readonly archiveHead?: Uint8Array | undefined
  /** Path to write to, until the stream is moved to its own. */
  readonly target: string
}

/** How many bytes there are to join. */
export const bytesToJoin = ({ parts }: StreamJob): number => parts.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Makes a stream of its parts, which are gone afterwards.
 * @returns how many bytes it has
 */
export function joinParts({ parts, between, tail, archiveHead, target }: Omit<StreamJob, 'path'>): number {
  const [first, ...others] = parts
  if (!first) throw new Error(`There are no parts for ${target}.`)
  if (!archiveHead) renameSync(first.file, target)
  const out = openSync(target, archiveHead ? 'w' : 'a')
  let size = archiveHead ? archiveHead.length : first.bytes
  let items = archiveHead ? 0 : first.items
  const put = (bytes: Uint8Array) => {
    writeFileSync(out, bytes)
    size += bytes.length
  }
  try {
    if (archiveHead) writeFileSync(out, archiveHead)
    for (const part of archiveHead ? parts : others) {
      if (items > 0 && part.items > 0) put(Buffer.from(between))
      for (const batch of batchesOf(part.file)) writeFileSync(out, batch)
      size += part.bytes
      items += part.items
      rmSync(part.file)
    }
    put(Buffer.from(tail))
    if (archiveHead) put(directoryAt(target, size))
  } finally {
    closeSync(out)
  }
  return size
}

/** The directory of an archive that is a file of some size. */
function directoryAt(path: string, size: number): Uint8Array {
  const source = openSync(path, 'r')
  try {
    const room = Buffer.allocUnsafe(BATCH)
    return directoryOf(size, (start, end) => {
      readSync(source, room, 0, end - start, start)
      return room.subarray(0, end - start)
    })
  } finally {
    closeSync(source)
  }
}

/**
 * Streams of a part: new items are written to a file of the part, one after the other; items that are made from the same
 * as before are only named, by where they stand in the published file. In the end all parts' slices become one file: if
 * all items are new, the first of them does, and the others are copied to its end.
 */
import { closeSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs'
import { directoryOf } from '../../emit/downloads/zip.ts'
import type { Stream } from '../../model/views/artifact.ts'
import { type Encoder, mostBytes } from './encoder.ts'

/** Bytes gathered for one system call. */
const BATCH = 256 * 1024

/** Texts that need no more are no files. */
const MOST_OF_SHORT = 64

/** A part's share of a stream: runs of new items in its file, and runs of items of the old stream. */
export interface SliceAnswer {
  readonly file: string
  /** Bytes of its file before the first item: those of the head. */
  readonly lead: number
  readonly runs: readonly Run[]
}

export interface Run {
  readonly isNew: boolean
  readonly start: number
  readonly end: number
}

export interface Slice {
  /** @returns how many bytes the item has */
  add(item: ReturnType<Stream['item']>): number
  /** Names an item of the published file. */
  keep(start: number, end: number): void
  end(): SliceAnswer
  close(): void
}

/**
 * @param encoder has encoded some of the texts
 * @param head of the stream, if the slice is the first
 */
export function openSlice(file: string, { between }: Stream, encoder: Encoder, head: string): Slice {
  const out = openSync(file, 'w')
  const gathered = Buffer.allocUnsafeSlow(BATCH)
  const runs: Run[] = []
  let size = 0
  let written = 0
  const flush = () => {
    writeFileSync(out, gathered.subarray(0, size))
    size = 0
  }
  const putBytes = (bytes: Uint8Array) => {
    if (size + bytes.length > BATCH) flush()
    if (bytes.length > BATCH) writeFileSync(out, bytes)
    else {
      gathered.set(bytes, size)
      size += bytes.length
    }
    written += bytes.length
  }
  const put = (text: string) => {
    const most = mostBytes(text)
    const known = most > MOST_OF_SHORT ? encoder.known(text) : undefined
    if (known || most > BATCH) {
      putBytes(known ?? Buffer.from(text))
      return
    }
    if (size + most > BATCH) flush()
    const length = gathered.write(text, size)
    size += length
    written += length
  }
  put(head)
  const lead = written
  const gap = Buffer.byteLength(between)
  const extend = (isNew: boolean, start: number, end: number) => {
    const last = runs.at(-1)
    if (last && last.isNew === isNew && last.end + gap === start)
      runs[runs.length - 1] = { isNew, start: last.start, end }
    else runs.push({ isNew, start, end })
  }
  return {
    add(item) {
      if (runs.at(-1)?.isNew && between !== '') put(between)
      const start = written
      if (typeof item === 'string') put(item)
      else if (item instanceof Uint8Array) putBytes(item)
      else for (const part of item) put(part)
      extend(true, start, written)
      return written - start
    },
    keep: (start, end) => extend(false, start, end),
    end() {
      flush()
      return { file, lead, runs }
    },
    close: () => closeSync(out),
  }
}

/** A stream to be made. */
export interface StreamJob {
  readonly texts: {
    readonly head: string | Uint8Array
    readonly between: string
    readonly tail: string | Uint8Array
  }
  /** Set for an archive, which ends with a directory: whether what stands around its items is as it was. */
  readonly archive?: { readonly isAroundSame: boolean } | undefined
  /** In order. */
  readonly slices: readonly SliceAnswer[]
  /** Published file of the stream, and where its items begin and end, if they can still be taken from it. */
  readonly old:
    | { readonly path: string; readonly bytes: number; readonly head: number; readonly items: number }
    | undefined
  /** Path to write to, if the stream is not the published file. */
  readonly target: string
}

export interface Joined {
  readonly bytes: number
  /** Where the items begin and end. */
  readonly items: readonly [start: number, end: number]
  /** Whether it is the published file, byte for byte. */
  readonly isSame: boolean
}

/** How many bytes there are to join. */
export const weightOf = ({ slices }: StreamJob): number =>
  slices.reduce((sum, { runs }) => runs.reduce((own, { start, end }) => own + end - start, sum), 0)

/** Makes a stream of the slices of all parts. */
export function joinSlices(job: StreamJob): Joined {
  const { texts, slices, old, archive, target } = job
  const runs = slices.flatMap(({ file, runs: own }) => own.map(run => ({ ...run, file })))
  const [head, between, tail] = [texts.head, texts.between, texts.tail].map(text => Buffer.from(text)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  const end = runs.reduce((at, run, i) => at + (i > 0 ? between.length : 0) + run.end - run.start, head.length)
  const items = [head.length, end] as const
  const isAroundSame = archive?.isAroundSame ?? (old?.bytes === end + tail.length && startsWith(old.path, head))
  if (old && isAroundSame && runs.length > 0 && isOldInOrder(runs, between.length, old))
    return { bytes: old.bytes, items, isSame: true }

  const [first] = slices
  const isBegun = first !== undefined && isBeginning(first, head)
  if (isBegun) renameSync(first.file, target)
  const out = openSync(target, isBegun ? 'a' : 'w')
  let directory = 0
  try {
    if (!isBegun) writeFileSync(out, head)
    copyRuns(runs, isBegun ? 1 : 0, between, old?.path ?? '', out)
    writeFileSync(out, tail)
    if (archive) directory = addDirectory(target, out, end + tail.length)
  } finally {
    closeSync(out)
  }
  const bytes = end + tail.length + directory
  return { bytes, items, isSame: old?.bytes === bytes && isSameFile(old.path, target) }
}

/**
 * Copies runs to the end of a file, with a text between two.
 * @param begun how many are there already
 */
function copyRuns(
  runs: readonly (Run & { readonly file: string })[],
  begun: number,
  between: Uint8Array,
  oldFile: string,
  out: number,
): void {
  const sources = new Map<string, number>()
  const buffer = Buffer.allocUnsafe(BATCH * 4)
  try {
    for (const [i, { isNew, start, end, file }] of runs.entries()) {
      if (i < begun) continue
      if (i > 0) writeFileSync(out, between)
      const path = isNew ? file : oldFile
      const source = sources.get(path) ?? openSync(path, 'r')
      sources.set(path, source)
      for (let at = start; at < end; ) {
        const read = readSync(source, buffer, 0, Math.min(buffer.length, end - at), at)
        if (read === 0) throw new Error(`${path} is shorter than it was`)
        writeFileSync(out, buffer.subarray(0, read))
        at += read
      }
    }
  } finally {
    for (const source of sources.values()) closeSync(source)
  }
}

/** @returns how many bytes the directory of the archive has */
function addDirectory(path: string, out: number, size: number): number {
  const source = openSync(path, 'r')
  try {
    const room = Buffer.allocUnsafe(BATCH)
    const directory = directoryOf(size, (start, end) => {
      readSync(source, room, 0, end - start, start)
      return room.subarray(0, end - start)
    })
    writeFileSync(out, directory)
    return directory.length
  } finally {
    closeSync(source)
  }
}

/** Whether the file of a slice is how the stream begins. */
const isBeginning = ({ file, lead, runs }: SliceAnswer, head: Buffer): boolean =>
  runs.length === 1 && runs[0]?.isNew === true && lead === head.length && startsWith(file, head)

/** Two files of the same size. */
function isSameFile(a: string, b: string): boolean {
  const [one, other] = [openSync(a, 'r'), openSync(b, 'r')]
  const [first, second] = [Buffer.allocUnsafe(BATCH), Buffer.allocUnsafe(BATCH)]
  try {
    for (;;) {
      const read = readSync(one, first)
      readSync(other, second)
      if (!first.subarray(0, read).equals(second.subarray(0, read))) return false
      if (read === 0) return true
    }
  } finally {
    closeSync(one)
    closeSync(other)
  }
}

/** Whether the runs are all items of the old file, in their order, with none left out. */
function isOldInOrder(
  runs: readonly Run[],
  gap: number,
  old: { readonly head: number; readonly items: number } | undefined,
): boolean {
  if (!old) return false
  let at = old.head
  for (const { isNew, start, end } of runs) {
    if (isNew || start !== at) return false
    at = end + gap
  }
  return at - gap === old.items
}

function startsWith(path: string, head: Buffer): boolean {
  const found = Buffer.alloc(head.length)
  const source = openSync(path, 'r')
  try {
    readSync(source, found, 0, head.length, 0)
    return found.equals(head)
  } finally {
    closeSync(source)
  }
}

/**
 * Archives with the same bytes on every machine: `fflate` compresses in JavaScript, where zlib differs by version and
 * processor, and every file has the same time. The files of an archive can be packed one by one; it ends with a
 * directory, which is made of the files as they stand (APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16).
 */
import { zipSync } from 'fflate'
import { joinBytes } from '../../text/join-bytes.ts'

/** By path in the archive, in order; texts are written as UTF-8. */
export type Packed = ReadonlyMap<string, string | Uint8Array>

/** Zip keeps local time without a zone, so this is the same everywhere. */
const time = (): Date => new Date(1980, 0, 1, 12)

/** Already compressed, or required to be as it is: the first file of an EPUB. */
const STORED = /^mimetype$|\.png$/

/** Bytes of the parts of an archive, without names. */
const FILE = 30
const RECORD = 46
const END = 22

const encoder = new TextEncoder()

/** A file as it stands in an archive. */
export function packedFile(path: string, content: string | Uint8Array): Uint8Array {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  const archive = zipSync({ [path]: [bytes, { level: STORED.test(path) ? 0 : 6, mtime: time() }] })
  return archive.slice(0, archive.length - END - RECORD - encoder.encode(path).length)
}

/** Files as they stand in an archive, one after the other. */
export const packedFiles = (files: Packed): Uint8Array =>
  joinBytes([...files].map(([path, content]) => packedFile(path, content)))

export function zip(files: Packed): Uint8Array {
  const packed = packedFiles(files)
  return joinBytes([packed, directoryOf(packed.length, (start, end) => packed.subarray(start, end))])
}

/**
 * The end of an archive.
 * @param size bytes of all its files
 * @param read gives some of them; they are good until the next call
 */
export function directoryOf(size: number, read: (start: number, end: number) => Uint8Array): Uint8Array {
  const records: Uint8Array[] = []
  for (let at = 0; at < size; ) {
    const record = new Uint8Array(RECORD)
    const view = new DataView(record.buffer)
    view.setUint32(0, 0x02014b50, true)
    view.setUint8(4, 20)
    record.set(read(at + 4, at + FILE), 6)
    view.setUint32(RECORD - 4, at, true)
    const name = at + FILE
    const content = name + view.getUint16(28, true)
    records.push(record, Uint8Array.from(read(name, content)))
    at = content + view.getUint32(20, true)
  }
  const end = new Uint8Array(END)
  const view = new DataView(end.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, records.length / 2, true)
  view.setUint16(10, records.length / 2, true)
  view.setUint32(
    12,
    records.reduce((sum, { length }) => sum + length, 0),
    true,
  )
  view.setUint32(16, size, true)
  return joinBytes([...records, end])
}

/**
 * Size and completeness of PNG (third edition, section 5) and WebP (RFC 9649) files, chunk by chunk. Pixels are not
 * decoded.
 */
import { crc32 } from 'node:zlib'

/** What the inspection of a picture found. */
type Inspection =
  | { readonly width: number; readonly height: number }
  /** Words that follow "the file is damaged:". */
  | { readonly damage: string }
  | { readonly isAnimated: true }

const CUT_SHORT = { damage: 'it ends before the picture does' } as const
const NO_SIZE = { damage: 'it does not say how large it is' } as const
const NO_PICTURE = { damage: 'there is no picture in it' } as const

const SIGNATURE_BYTES = 8
/** Bytes of a chunk besides its data: length, name, checksum. */
const FRAME_BYTES = 12
const IHDR_BYTES = 13

/** Checks a PNG file, whose signature the caller has checked. */
export function inspectPng(bytes: Buffer): Inspection {
  let size: Extract<Inspection, { width: number }> | undefined
  let hasData = false
  for (let at = SIGNATURE_BYTES; ; ) {
    if (at + FRAME_BYTES > bytes.length) return CUT_SHORT
    const length = bytes.readUInt32BE(at)
    const end = at + FRAME_BYTES + length
    if (end > bytes.length) return CUT_SHORT
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      return { damage: `the checksum of its part "${name.replace(/[^\x20-\x7e]/g, '?')}" is wrong` }
    if (!size) {
      if (name !== 'IHDR' || length !== IHDR_BYTES) return NO_SIZE
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    }
    if (name === 'acTL') return { isAnimated: true }
    if (name === 'IDAT') hasData = true
    if (name === 'IEND') return hasData ? size : NO_PICTURE
    at = end
  }
}

/** `RIFF`, the size of the rest, `WEBP`. */
const RIFF_HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8

/** Checks a WebP file, whose signature the caller has checked. */
export function inspectWebp(bytes: Buffer): Inspection {
  const end = bytes.readUInt32LE(4) + 8
  if (end > bytes.length) return CUT_SHORT
  let size: Inspection | undefined
  let hasData = false
  for (let at = RIFF_HEADER_BYTES; at < end; ) {
    if (at + CHUNK_HEADER_BYTES > end) return CUT_SHORT
    const name = bytes.toString('latin1', at, at + 4)
    const start = at + CHUNK_HEADER_BYTES
    const length = bytes.readUInt32LE(at + 4)
    if (start + length > end) return CUT_SHORT
    const data = bytes.subarray(start, start + length)
    if (name === 'ANIM' || name === 'ANMF') return { isAnimated: true }
    if (name === 'VP8 ' || name === 'VP8L') hasData = true
    size ??= sizeIn(name, data)
    // Chunks of odd length are padded with one byte.
    at = start + length + (length % 2)
  }
  if (size === undefined) return NO_SIZE
  return hasData || 'damage' in size ? size : NO_PICTURE
}

/** The size of the canvas, of a lossy or of a lossless picture; undefined for other chunks. */
function sizeIn(name: string, data: Buffer): Inspection | undefined {
  if (name === 'VP8X') {
    if (data.length < 10) return NO_SIZE
    return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }
  }
  if (name === 'VP8 ') {
    if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return NO_SIZE
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
  }
  if (name !== 'VP8L') return undefined
  if (data.length < 5 || data[0] !== 0x2f) return NO_SIZE
  const packed = data.readUInt32LE(1)
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
}

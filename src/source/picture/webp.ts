/** WebP as far as it must be known: its size, and whether every chunk arrived whole (RFC 9649). */
import type { Looked } from './looked.ts'

/** `RIFF`, the size of the rest, `WEBP`. */
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const CUT_SHORT = { damage: 'it ends before the picture does' } as const
const NO_SIZE = { damage: 'it does not say how large it is' } as const

export function lookAtWebp(bytes: Buffer): Looked {
  const end = bytes.readUInt32LE(4) + 8
  if (end > bytes.length) return CUT_SHORT
  let size: Looked | undefined
  let hasData = false
  for (let at = HEADER_BYTES; at < end; ) {
    if (at + CHUNK_HEADER_BYTES > end) return CUT_SHORT
    const name = bytes.toString('latin1', at, at + 4)
    const start = at + CHUNK_HEADER_BYTES
    const length = bytes.readUInt32LE(at + 4)
    if (start + length > end) return CUT_SHORT
    const data = bytes.subarray(start, start + length)
    if (name === 'ANIM' || name === 'ANMF') return { isAnimated: true }
    if (name === 'VP8 ' || name === 'VP8L') hasData = true
    size ??= sizeIn(name, data)
    // Chunks of odd length are followed by a byte that counts for nothing.
    at = start + length + (length % 2)
  }
  if (size === undefined) return NO_SIZE
  return hasData || 'damage' in size ? size : { damage: 'there is no picture in it' }
}

/** The size of the canvas, of a lossy or of a lossless picture; undefined for other chunks. */
function sizeIn(name: string, data: Buffer): Looked | undefined {
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

/** PNG as far as it must be known: its size, and whether every chunk arrived whole (PNG, third edition, section 5). */
import { crc32 } from 'node:zlib'
import type { Looked } from './looked.ts'

const SIGNATURE_BYTES = 8
/** Bytes of a chunk besides its data: length, name, checksum. */
const FRAME_BYTES = 12
const HEADER_BYTES = 13

export function lookAtPng(bytes: Buffer): Looked {
  let size: Extract<Looked, { width: number }> | undefined
  let hasData = false
  for (let at = SIGNATURE_BYTES; ; ) {
    if (at + FRAME_BYTES > bytes.length) return { damage: 'it ends before the picture does' }
    const length = bytes.readUInt32BE(at)
    const end = at + FRAME_BYTES + length
    if (end > bytes.length) return { damage: 'it ends before the picture does' }
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      return { damage: `the checksum of its part "${name.replace(/[^\x20-\x7e]/g, '?')}" is wrong` }
    if (!size) {
      if (name !== 'IHDR' || length !== HEADER_BYTES) return { damage: 'it does not say how large it is' }
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    }
    if (name === 'acTL') return { isAnimated: true }
    if (name === 'IDAT') hasData = true
    if (name === 'IEND') return hasData ? size : { damage: 'there is no picture in it' }
    at = end
  }
}

/** Makes PNG files: white, of any size, and with as many bytes as a test wants. */
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** @param bytes of the whole file; the rest is filled with a comment */
export function pngOf({ width = 1, height = 1, bytes = 0 }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const rows = Buffer.alloc((width + 1) * height, 255)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  const before = [SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows))]
  const end = chunk('IEND', Buffer.alloc(0))
  const used = before.reduce((sum, part) => sum + part.length, end.length)
  const filler = bytes > used ? [chunk('prVt', Buffer.alloc(bytes - used - 12))] : []
  return Buffer.concat([...before, ...filler, end])
}

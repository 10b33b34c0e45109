/** Writes PNG with a palette: a card has about a hundred colors, so one byte a pixel is enough. */
import { constants, crc32, deflateSync } from 'node:zlib'
import type { Raster } from './indexed-canvas.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const BIT_DEPTH = 8
const COLOR_TYPE_PALETTE = 3
/** Run-length encoding only: fast, and the same bytes with every build of zlib. */
const COMPRESSION = { level: 9, strategy: constants.Z_RLE }

export function encodePng({ width, height, colors, indices }: Raster): Uint8Array {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.of(BIT_DEPTH, COLOR_TYPE_PALETTE, 0, 0, 0)])
  // Each row has one byte more, the filter type, which is 0.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++)
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flatMap(color => [color >> 16, (color >> 8) & 0xff, color & 0xff]))),
    chunk('IDAT', deflateSync(rows, COMPRESSION)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([uint32(content.length), body, uint32(crc32(body))])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

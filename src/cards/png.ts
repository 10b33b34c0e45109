/**
 * Writes PNG with a palette. Cards have about a hundred colors, so one byte a pixel is lossless: half the size of the
 * renderer's own PNG in a third of the time.
 */
import { constants, crc32, deflateSync } from 'node:zlib'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel: red, green, blue, opacity. */
  readonly rgba: Uint8Array
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const MAX_COLORS = 256
const BIT_DEPTH = 8
const COLOR_TYPE_PALETTE = 3
/** Run-length encoding only: fast, and the same bytes with every build of zlib. */
const COMPRESSION = { level: 9, strategy: constants.Z_RLE }

/** @returns undefined if the picture has more colors than a palette holds, or transparent pixels */
export function palettePng(pixels: Pixels): Uint8Array | undefined {
  const indexed = indexColors(pixels)
  if (!indexed) return undefined
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels.width, 0)
  header.writeUInt32BE(pixels.height, 4)
  header.writeUInt8(BIT_DEPTH, 8)
  header.writeUInt8(COLOR_TYPE_PALETTE, 9)
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', indexed.palette),
    chunk('IDAT', deflateSync(indexed.rows, COMPRESSION)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

interface Indexed {
  /** Three bytes for each color, in the order of their first pixels. */
  readonly palette: Buffer
  /** The rows, each preceded by the filter type 0. */
  readonly rows: Buffer
}

function indexColors({ width, height, rgba }: Pixels): Indexed | undefined {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const known = new Map<number, number>()
  const colors: number[] = []
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width
    for (let start = y * width, next = start; start < end; start = next) {
      const pixel = pixels[start] ?? 0
      while (next < end && pixels[next] === pixel) next++
      const index = known.get(pixel) ?? known.size
      if (index === known.size) {
        if (index === MAX_COLORS || rgba[start * 4 + 3] !== 0xff) return undefined
        known.set(pixel, index)
        colors.push(...rgba.subarray(start * 4, start * 4 + 3))
      }
      // Each row has one byte more, the filter type.
      if (index > 0) rows.fill(index, start + y + 1, next + y + 1)
    }
  }
  return { palette: Buffer.from(colors), rows }
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(content.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** An illustration is what its name says, whole, and of a size that can be shown. */
import { describe, expect, test } from 'vitest'
import { bounds } from '../../../src/schema/bounds.ts'
import type { Image } from '../../../src/schema/term.ts'
import { inspectPicture } from '../../../src/source/picture/inspect-picture.ts'
import { chunk, pngOf } from './png.ts'

const codes = (name: Image, bytes: Uint8Array | string): readonly string[] => {
  const looked = inspectPicture(name, Buffer.from(bytes as string))
  return looked.findings.map(({ code }) => code)
}
const sizeOf = (name: Image, bytes: Uint8Array | string): unknown => {
  const looked = inspectPicture(name, Buffer.from(bytes as string))
  return looked.value?.size ?? looked.findings
}

/** A WebP file of one chunk, or of several. */
function webpOf(...chunks: readonly (readonly [name: string, data: Uint8Array])[]): Buffer {
  const parts = chunks.map(([name, data]) => {
    const head = Buffer.alloc(8)
    head.write(name)
    head.writeUInt32LE(data.length, 4)
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
  })
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), size, body])
}
const lossy = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(12)
  data.writeUIntBE(0x9d012a, 3, 3)
  data.writeUInt16LE(width, 6)
  data.writeUInt16LE(height, 8)
  return data
}
const lossless = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(7)
  data[0] = 0x2f
  data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1)
  return data
}
const canvas = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(10)
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return data
}

describe('A PNG', () => {
  test('tells its size.', () => {
    expect(sizeOf('image.png', pngOf({ width: 640, height: 360 }))).toEqual({ width: 640, height: 360 })
  })

  test('that ends early is damaged, wherever it ends.', () => {
    const png = pngOf({ width: 5, height: 5 })
    for (let length = 8; length < png.length; length++)
      expect([length, codes('image.png', png.subarray(0, length))]).toEqual([length, ['image-damaged']])
  })

  test('without a size is damaged, and one that moves is refused.', () => {
    const png = pngOf({})
    expect(codes('image.png', Buffer.concat([png.subarray(0, 8), png.subarray(33)]))).toEqual(['image-damaged'])
    const head = png.subarray(0, 33)
    expect(codes('image.png', Buffer.concat([head, chunk('acTL', Buffer.alloc(8)), png.subarray(33)]))).toEqual([
      'image-content',
    ])
  })

  test('may be as wide and as high as the bound, and not a pixel more.', () => {
    const { max } = bounds.imageSide
    expect(codes('image.png', pngOf({ width: max }))).toEqual([])
    expect(codes('image.png', pngOf({ width: max + 1 }))).toEqual(['image-dimensions'])
    expect(codes('image.png', pngOf({ height: max + 1 }))).toEqual(['image-dimensions'])
    expect(codes('image.png', pngOf({ width: 0 }))).toEqual(['image-dimensions'])
  })
})

describe('A WebP', () => {
  test.for([
    ['lossy', webpOf(['VP8 ', lossy(640, 360)])],
    ['lossless', webpOf(['VP8L', lossless(640, 360)])],
    ['extended', webpOf(['VP8X', canvas(640, 360)], ['ALPH', Buffer.alloc(3)], ['VP8 ', lossy(1, 1)])],
  ] as const)('tells its size when it is %s, and that it ends early.', ([, webp]) => {
    expect(sizeOf('image.webp', webp)).toEqual({ width: 640, height: 360 })
    for (let length = 12; length < webp.length; length++)
      expect([length, codes('image.webp', webp.subarray(0, length))]).toEqual([length, ['image-damaged']])
  })

  test('without a size is damaged, and one that moves is refused.', () => {
    expect(codes('image.webp', webpOf(['ALPH', Buffer.alloc(12)]))).toEqual(['image-damaged'])
    expect(codes('image.webp', webpOf(['VP8 ', Buffer.alloc(12)]))).toEqual(['image-damaged'])
    const moving = canvas(4, 4)
    moving[0] = 2
    expect(codes('image.webp', webpOf(['VP8X', moving]))).toEqual(['image-content'])
  })
})

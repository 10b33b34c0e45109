/** An illustration is what its name says, whole, and of a size that can be shown; a drawing is made of nothing but shapes and words. */
import { describe, expect, test } from 'vitest'
import { bounds } from '../../../src/schema/bounds.ts'
import type { Image } from '../../../src/schema/term.ts'
import { formatOf, inspectPicture } from '../../../src/source/picture/inspect-picture.ts'
import { chunk, pngOf } from './png.ts'

const codes = (name: Image, bytes: Uint8Array | string): readonly string[] => {
  const looked = inspectPicture(name, Buffer.from(bytes as string))
  return looked.findings.map(({ code }) => code)
}
const sizeOf = (name: Image, bytes: Uint8Array | string): unknown => {
  const looked = inspectPicture(name, Buffer.from(bytes as string))
  return looked.value ?? looked.findings
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

  test('is damaged when any bit of a chunk has changed.', () => {
    const png = pngOf({ width: 5, height: 5 })
    for (let at = 8; at < png.length; at++) {
      const changed = Buffer.from(png)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect([at, codes('image.png', changed)]).toEqual([at, ['image-damaged']])
    }
  })

  test('without a picture is damaged, and one that moves is refused.', () => {
    const png = pngOf({})
    const head = png.subarray(0, 33)
    expect(codes('image.png', Buffer.concat([head, chunk('IEND', Buffer.alloc(0))]))).toEqual(['image-damaged'])
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

  test('without a picture is damaged, and one that moves is refused.', () => {
    expect(codes('image.webp', webpOf(['VP8X', canvas(4, 4)]))).toEqual(['image-damaged'])
    expect(codes('image.webp', webpOf(['VP8 ', Buffer.alloc(12)]))).toEqual(['image-damaged'])
    expect(codes('image.webp', webpOf(['VP8X', canvas(4, 4)], ['ANIM', Buffer.alloc(6)]))).toEqual(['image-content'])
  })
})

test.for([
  ['JPEG', '\xff\xd8\xff\xe0'],
  ['GIF', 'GIF89a'],
  ['AVIF', '\0\0\0\x20ftypavif'],
  ['HEIC', '\0\0\0\x18ftypheic'],
  ['TIFF', 'II*\0'],
  ['PDF', '%PDF-1.7'],
  ['SVG', '<?xml version="1.0"?>\n<!-- x -->\n<svg>'],
  ['XML', '<?xml version="1.0"?><plist>'],
  ['HTML', '\n<!doctype html><p>'],
] as const)('A %s file is known by how it begins.', ([format, bytes]) => {
  expect(formatOf(Buffer.from(bytes, 'latin1'))).toBe(format)
})

const svg = (inner: string, attributes = 'viewBox="0 0 640 360"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`

describe('A drawing', () => {
  test.for([
    ['its viewBox', 'viewBox="0 0 640 360"', { width: 640, height: 360 }],
    ['a viewBox with commas and fractions', 'viewBox="-1,-1,10.4,0.2"', { width: 10, height: 1 }],
    ['width and height in pixels', 'viewBox="0 0 9000 9000" width="90px" height="90"', { width: 90, height: 90 }],
    [
      'the viewBox where they are relative',
      'viewBox="0 0 64 36" width="100%" height="100%"',
      { width: 64, height: 36 },
    ],
  ] as const)('has the size of %s.', ([, attributes, size]) => {
    expect(sizeOf('image.svg', svg('', attributes))).toEqual(size)
  })

  test.for([
    '<title>A router</title><g fill="var(--ink, #222)" stroke="none"><path d="M0 0h9"/></g>',
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)"/>',
    '<style>.a { fill: var(--ink, #222); } @media (prefers-color-scheme: dark) { .a:not(.b) { fill: rgb(9 9 9) } }</style>',
    '<style><![CDATA[ .a > .b { fill: red } ]]></style>',
    '<symbol id="s"><circle r="2"/></symbol><use href="#s"/><use xlink:href="#s"/>',
    '<text x="1" y="2" aria-hidden="true" transform="rotate(45 1 2)">a &lt; b &#x2192;</text>',
    '<!-- drawn by hand --><g style="fill: var(--ink, rgb(2, 2, 2))"/>',
  ])('may hold %s', inner => {
    expect(codes('image.svg', svg(inner))).toEqual([])
  })

  test.for([
    '<script>1</script>',
    '<SCRIPT/>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>',
    '<g onload="x()"/>',
    '<g ONLOAD="x()"/>',
    '<foreignObject/>',
    '<image href="#a"/>',
    '<a href="#a"/>',
    '<use href="x.svg#a"/>',
    '<use xlink:href="data:image/svg+xml,x#a"/>',
    '<use href="javascript:x"/>',
    '<rect fill="url(https://example.org)"/>',
    '<rect fill="URL( x.svg#a )"/>',
    '<rect fill="u\\72l(x)"/>',
    '<rect style="background: image-set(\'x\')"/>',
    '<rect style="--x: url(x)"/>',
    '<rect fill="var(--ink)"/>',
    '<style>a { fill: url(#a) }</style>',
    '<style>@import "x";</style>',
    '<style>@font-face { }</style>',
    '<style>a { fill: u/**/rl(x) } b { fill: url(x) }</style>',
    `<style>a { content: "/*" } b { fill: url(x) } c { content: "*/" }</style>`,
    '<style>\\40 import "x";</style>',
    '<style>a { behavior: expression(x) }</style>',
    '<g data-x="1"/>',
    '<set attributeName="href"/>',
    '<animate attributeName="href"/>',
    '<iframe/>',
    '<?xml-stylesheet href="x"?>',
    '&nbsp;',
    '<g>',
    '<g a="1" a="2"/>',
    '<g fill=red/>',
  ])('may not hold %s', inner => {
    expect(codes('image.svg', svg(inner))).toEqual(['image-content'])
  })

  test.for([
    ['no viewBox', 'width="2" height="2"'],
    ['a viewBox of three numbers', 'viewBox="0 0 2"'],
    ['a viewBox of words', 'viewBox="0 0 a b"'],
    ['a viewBox without area', 'viewBox="0 0 0 2"'],
  ] as const)('is refused with %s.', ([, attributes]) => {
    expect(codes('image.svg', svg('', attributes))).toEqual(['image-content'])
  })

  test.for(['<!DOCTYPE svg>', '<!DOCTYPE svg [<!ENTITY a "b">]>'])('is refused with %s', doctype => {
    expect(codes('image.svg', doctype + svg(''))).toEqual(['image-content'])
  })

  test('is reported with the place of the fault.', () => {
    const looked = inspectPicture('image.svg', Buffer.from(svg('\n  <g>\n    <script/>\n  </g>\n')))
    expect(looked).toMatchObject({ findings: [{ place: { line: 3, column: 5 }, message: 'the drawing has a script' }] })
  })
})

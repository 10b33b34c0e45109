/**
 * Pictures: the same bytes every time, in the form and size that networks want. The drawings of all samples and the
 * pictures of two lie in tests/golden/cards; `UPDATE_GOLDEN=1 npx vitest run tests/cards` writes them anew.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawLogo, drawPng } from '../../src/cards/draw.ts'
import { cardSvg } from '../../src/cards/svg.ts'
import { ROOT } from '../rules/source.ts'
import { makeCard, SAMPLES } from './cards.ts'

const GOLDEN = `${ROOT}tests/golden/cards/`
const PICTURED = ['short', 'long-title-spanish']
const made = new Map<string, Uint8Array>(
  Object.entries(SAMPLES).flatMap(([name, card]) => {
    const svg = cardSvg(card)
    const text = [`${name}.svg`, Buffer.from(svg)] as const
    return PICTURED.includes(name) ? [text, [`${name}.png`, drawPng(svg)] as const] : [text]
  }),
)
if (process.env.UPDATE_GOLDEN === '1') {
  rmSync(GOLDEN, { recursive: true, force: true })
  mkdirSync(GOLDEN, { recursive: true })
  for (const [name, bytes] of made) writeFileSync(GOLDEN + name, bytes)
}

test('The golden folder holds exactly the samples.', () => {
  expect(readdirSync(GOLDEN).sort()).toEqual([...made.keys()].sort())
})

test.each([...made.keys()])('%s is the golden one, byte for byte.', name => {
  const golden = readFileSync(GOLDEN + name)
  if (name.endsWith('.svg')) expect(Buffer.from(made.get(name) ?? []).toString()).toBe(golden.toString())
  expect(golden.equals(made.get(name) ?? Buffer.alloc(0))).toBe(true)
})

describe('A picture', () => {
  const svg = cardSvg(makeCard())
  const png = Buffer.from(drawPng(svg))

  test('is a PNG of 1200 by 630 pixels with a palette.', () => {
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([1200, 630, 8, 3])
  })

  test('is small enough for every network, however full it is.', () => {
    expect(png.length).toBeLessThan(30_000)
    expect(drawPng(cardSvg(SAMPLES['too-much'] ?? makeCard())).length).toBeLessThan(80_000)
  })

  test('is the same in another process.', () => {
    const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    const script = `import { drawPng } from './src/cards/draw.ts'
import { createHash } from 'node:crypto'
process.stdout.write(createHash('sha256').update(drawPng(${JSON.stringify(svg)})).digest('hex'))`
    const other = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect(other).toBe(digest(png))
    expect(digest(drawPng(svg))).toBe(digest(png))
  })

  test('has nothing where a mark is that is none.', () => {
    const unmarked = drawPng(svg.replace(/<image[^>]*>/, ''))
    expect(Buffer.from(drawPng(cardSvg(makeCard({ logo: 'bm8=' })))).equals(unmarked)).toBe(true)
  })

  test('keeps every pixel of what the renderer drew.', () => {
    const rows = inflateSync(chunk(png, 'IDAT'))
    const palette = chunk(png, 'PLTE')
    const colorAt = (x: number, y: number) => {
      const index = rows[y * 1201 + 1 + x] ?? 0
      return palette.subarray(index * 3, index * 3 + 3).toString('hex')
    }
    expect(colorAt(0, 0)).toBe('fdfcf9')
    expect(colorAt(1190, 315)).toBe('4c5590')
    expect(new Set(Array.from({ length: 240 }, (_, x) => colorAt(84 + x, 250))).has('1d2026')).toBe(true)
  })
})

describe('A mark', () => {
  const icon = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h1v1z"/></svg>`

  test('is as wide as cards show it.', () => {
    const png = Buffer.from(drawLogo(icon(64, 64), 44) ?? '', 'base64')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([44, 44])
    expect(Buffer.from(drawLogo(icon(64, 32), 44) ?? '', 'base64').readUInt32BE(20)).toBe(22)
  })

  test('is none when it is no picture, or would be endlessly high.', () => {
    const marks = ['no svg', '<svg', '', icon(1, 1_000_000)].map(each => drawLogo(each, 44))
    expect(marks).toEqual([undefined, undefined, undefined, undefined])
  })
})

/** The content of a chunk of a PNG. */
function chunk(png: Buffer, type: string): Buffer {
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === type) return png.subarray(at + 8, at + 8 + length)
    at += length + 12
  }
  throw new Error(`The picture has no ${type}.`)
}

/**
 * Pictures: the same bytes every time, in the form and size that networks want, and what another renderer draws of the
 * same layout. Pictures of all samples lie in tests/golden/cards; `UPDATE_GOLDEN=1 npx vitest run tests/cards` writes
 * them anew.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { layOut } from '../../src/cards/card-layout.ts'
import { colorOf } from '../../src/cards/indexed-canvas.ts'
import { drawLogo } from '../../src/cards/rasterize-logo.ts'
import { drawCard, paint } from '../../src/cards/render-card-png.ts'
import { ROOT } from '../rules/source.ts'
import { LOGO, makeCard, SAMPLES } from './cards.ts'
import { pixelsOf, svgOf } from './reference.ts'

const GOLDEN = `${ROOT}tests/golden/cards/`
const made = new Map(Object.entries(SAMPLES).map(([name, card]) => [`${name}.png`, drawCard(card, LOGO)]))
if (process.env.UPDATE_GOLDEN === '1') {
  rmSync(GOLDEN, { recursive: true, force: true })
  mkdirSync(GOLDEN, { recursive: true })
  for (const [name, bytes] of made) writeFileSync(GOLDEN + name, bytes)
}

test('The golden folder holds exactly the samples.', () => {
  expect(readdirSync(GOLDEN).sort()).toEqual([...made.keys()].sort())
})

test.each([...made.keys()])('%s is the golden one, byte for byte.', name => {
  expect(readFileSync(GOLDEN + name).equals(made.get(name) ?? Buffer.alloc(0))).toBe(true)
})

/** Of 255, between the same channel of two pixels. */
const LARGEST_DIFFERENCE = 128
/** The other renderer has four steps from row to row, so that the edge of a letter may differ by a fourth. */
const NOTICEABLE_DIFFERENCE = 64
const NOTICEABLE_SHARE = 0.002

test.each(Object.entries(SAMPLES))('%s is what another renderer draws, but for the edges of letters.', (_, card) => {
  const layout = layOut(card, true)
  const { indices, colors } = paint(layout)
  const expected = pixelsOf(svgOf(layout))
  const differences = Array.from(indices, (index, i) => {
    const color = colors[index] ?? 0
    return Math.max(
      Math.abs((color >> 16) - (expected[i * 4] ?? 0)),
      Math.abs(((color >> 8) & 0xff) - (expected[i * 4 + 1] ?? 0)),
      Math.abs((color & 0xff) - (expected[i * 4 + 2] ?? 0)),
    )
  })
  const noticeable = differences.filter(difference => difference > NOTICEABLE_DIFFERENCE)
  expect(noticeable.filter(difference => difference > LARGEST_DIFFERENCE)).toEqual([])
  expect(noticeable.length / differences.length).toBeLessThan(NOTICEABLE_SHARE)
})

describe('A picture', () => {
  const png = Buffer.from(drawCard(makeCard(), LOGO))

  test('is a PNG of 1200 by 630 pixels with a palette.', () => {
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([1200, 630, 8, 3])
  })

  test('is small enough for every network, however full it is.', () => {
    expect(png.length).toBeLessThan(30_000)
    expect(drawCard(SAMPLES['too-much'] ?? makeCard(), LOGO).length).toBeLessThan(80_000)
  })

  test('is the same in another process, and after another one.', () => {
    const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    const script = `import { drawCard } from './src/cards/render-card-png.ts'
import { loadFaces } from './src/cards/fonts.ts'
import { createHash } from 'node:crypto'
await loadFaces()
process.stdout.write(createHash('sha256').update(drawCard(${JSON.stringify(makeCard())})).digest('hex'))`
    const other = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    drawCard(SAMPLES['too-much'] ?? makeCard(), LOGO)
    expect(digest(drawCard(makeCard()))).toBe(other)
  })
})

describe('A logo', () => {
  const icon = (width: number, height: number, inner = '<path d="M0 0h999v999H0z"/>') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`
  const filledRows = (svg: string): number => {
    const { indices = new Uint8Array(), colors = [] } = drawLogo(svg) ?? {}
    const rows = Array.from({ length: 44 }, (_, row) => indices.subarray(row * 44, (row + 1) * 44))
    return rows.filter(row => row.some(index => colors[index] !== colorOf('#fdfcf9'))).length
  }

  test('fills its square, or as much of it as its shape allows.', () => {
    expect([icon(64, 64), icon(64, 32), icon(32, 64)].map(filledRows)).toEqual([44, 22, 44])
  })

  test('is none when it is no picture, or would be endlessly high.', () => {
    const logos = ['no svg', '<svg', '', icon(1, 1_000_000)].map(each => drawLogo(each))
    expect(logos).toEqual([undefined, undefined, undefined, undefined])
  })

  test('shines through to the paper where it is not opaque.', () => {
    const { colors = [] } = drawLogo(icon(4, 4, '<path opacity="0.5" d="M0 0h4v4H0z"/>')) ?? {}
    expect(colors.map(color => (color >> 16) & 0xff)).toEqual([expect.closeTo(0xfd / 2, -1)])
  })

  test('of many colors leaves most of the palette to the texts.', () => {
    const stops = '<stop stop-color="#f00"/><stop offset="0.5" stop-color="#0f8"/><stop offset="1" stop-color="#10f"/>'
    const gradients = `<linearGradient id="a">${stops}</linearGradient><linearGradient id="b" x2="0" y2="1">${stops}</linearGradient>`
    const painted = `${gradients}<path fill="url(#a)" d="M0 0h8v8H0z"/><path opacity="0.5" fill="url(#b)" d="M0 0h8v8H0z"/>`
    const logo = drawLogo(icon(8, 8, painted))
    expect(logo?.colors.length).toBeGreaterThan(20)
    expect(logo?.colors.length).toBeLessThanOrEqual(96)
  })
})

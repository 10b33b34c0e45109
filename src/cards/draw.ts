/** Draws cards to PNG. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Card } from '../model/views/card.ts'
import { bounds } from '../schema/bounds.ts'
import { type Coverage, openCoverage } from './coverage.ts'
import { faces, facesMark } from './faces.ts'
import { type Layout, type Line, layOut, PAPER } from './layout.ts'
import { encodePng } from './png.ts'
import { type Canvas, colorOf, openCanvas, type Raster } from './raster.ts'

const { width: WIDTH, height: HEIGHT } = bounds.card

/** Cleared after each picture. */
let kept: { readonly canvas: Canvas; readonly coverage: Coverage } | undefined

/** @param logo of the site; without it, the card shows only the name */
export function drawCard(card: Card, logo?: Raster): Uint8Array {
  return encodePng(paint(layOut(card, logo !== undefined), logo))
}

/** @returns the picture, which is good until the next one is painted */
export function paint({ rectangles, lines, logo: place }: Layout, logo?: Raster): Raster {
  kept ??= { canvas: openCanvas(WIDTH, HEIGHT, colorOf(PAPER)), coverage: openCoverage(WIDTH, HEIGHT) }
  const { canvas, coverage } = kept
  canvas.clear()
  if (logo) canvas.put(logo, place.x, place.y)
  // One pass for each color: shapes of a color do not hide one another.
  for (const color of new Set([...rectangles, ...lines].map(shape => shape.color))) {
    for (const each of rectangles) if (each.color === color) coverage.rectangle(each.x, each.y, each.width, each.height)
    for (const each of lines) if (each.color === color) addLine(coverage, each)
    canvas.fill(coverage, colorOf(color))
  }
  return canvas
}

export function addLine(coverage: Coverage, { text, weight, size, spacing, x, y, anchor }: Line): void {
  const face = faces()[weight]
  const glyphs = face.glyphs(text)
  const width = glyphs.reduce((sum, { advance }) => sum + advance * size + spacing, 0)
  let at = anchor === 'end' ? x - width : x
  for (const glyph of glyphs) {
    coverage.outline(face.outline(glyph.id, size), at + glyph.x * size, y - glyph.y * size)
    at += glyph.advance * size + spacing
  }
}

/** A hash of everything that a picture depends on besides its card and the logo. */
export function rendererMark(): string {
  const hash = createHash('sha256').update(facesMark())
  for (const file of readdirSync(import.meta.dirname).sort())
    if (file.endsWith('.ts')) hash.update(readFileSync(new URL(file, import.meta.url)))
  return hash.digest('hex')
}

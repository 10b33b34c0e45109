/** Draws cards and covers to PNG. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Card, Cover } from '../model/views/social-card-text.ts'
import { bounds } from '../schema/bounds.ts'
import { type Line, LOGO_PLACE, layOut, layOutCover, PAPER, type Shapes } from './card-layout.ts'
import { encodePng } from './encode-png.ts'
import { FONT_FILES, faces } from './fonts.ts'
import { colorOf, makeCanvas, type Raster } from './indexed-canvas.ts'
import { type Coverage, makeCoverage } from './rasterize-outlines.ts'

const startDrawing = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  canvas: makeCanvas(width, height, colorOf(PAPER)),
  coverage: makeCoverage(width, height),
})

/** Of the last card: to clean its memory takes half of the time of new one. */
let kept: ReturnType<typeof startDrawing> | undefined

/** @param logo of the site; without it, the card shows only the name */
export const drawCard = (card: Card, logo?: Raster): Uint8Array =>
  encodePng(paint(layOut(card, logo !== undefined), logo))

export const drawCover = (cover: Cover): Uint8Array =>
  encodePng(fillShapes(startDrawing(bounds.cover), layOutCover(cover)))

/** @returns the picture, which is good until the next one is painted */
export function paint(shapes: Shapes, logo?: Raster): Raster {
  kept ??= startDrawing(bounds.card)
  kept.canvas.clear()
  if (logo) kept.canvas.put(logo, LOGO_PLACE.x, LOGO_PLACE.y)
  return fillShapes(kept, shapes)
}

/** One pass for each color: shapes of a color do not hide one another. */
function fillShapes({ canvas, coverage }: ReturnType<typeof startDrawing>, { rectangles, lines }: Shapes): Raster {
  for (const color of new Set([...rectangles, ...lines].map(shape => shape.color))) {
    for (const each of rectangles) if (each.color === color) coverage.rectangle(each.x, each.y, each.width, each.height)
    for (const each of lines) if (each.color === color) addLine(coverage, each)
    canvas.fill(coverage, colorOf(color))
  }
  return canvas.picture
}

function addLine(coverage: Coverage, { text, weight, size, spacing, x, y, anchor }: Line): void {
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
  const library = join(dirname(createRequire(import.meta.url).resolve('harfbuzzjs')), '../package.json')
  const code = readdirSync(import.meta.dirname).filter(name => name.endsWith('.ts'))
  const hash = createHash('sha256')
  for (const file of [
    library,
    ...Object.values(FONT_FILES),
    ...code.sort().map(name => new URL(name, import.meta.url)),
  ])
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** Draws the cover of the book: title and description on paper, with the thumb index of the cards along the edge. */
import type { Cover } from '../model/views/card.ts'
import { bounds } from '../schema/bounds.ts'
import { legible } from './characters.ts'
import { openCoverage } from './coverage.ts'
import { addLine } from './draw.ts'
import { type Face, faces } from './faces.ts'
import { measureBy } from './fit.ts'
import { ACCENTS, INK, type Line, PAPER, SOFT } from './layout.ts'
import { makeParagraph } from './lines.ts'
import { encodePng } from './png.ts'
import { colorOf, openCanvas } from './raster.ts'

const { width: WIDTH, height: HEIGHT } = bounds.cover
const LEFT = 96
const RIGHT = WIDTH - 140
const TITLE = { size: 150, y: 520, lines: 3 }
const SUBTITLE = { size: 50, lines: 6 }
const LEADING = 1.25
const TAB = 56

/** @returns a PNG */
export function drawCover({ title, subtitle, subjects }: Cover): Uint8Array {
  const { text, bold } = faces()
  const canvas = openCanvas(WIDTH, HEIGHT, colorOf(PAPER))
  const coverage = openCoverage(WIDTH, HEIGHT)
  const step = HEIGHT / Math.max(1, subjects.length)
  for (const [i, subject] of subjects.entries()) {
    coverage.rectangle(WIDTH - TAB, i * step + 6, TAB, step - 12)
    canvas.fill(coverage, colorOf(ACCENTS[subject]))
  }
  const heading = linesOf(title, bold, TITLE.size, TITLE.y, TITLE.lines)
  const below = TITLE.y + heading.length * TITLE.size * LEADING
  for (const line of heading) addLine(coverage, { ...line, weight: 'bold', color: INK })
  canvas.fill(coverage, colorOf(INK))
  for (const line of linesOf(subtitle, text, SUBTITLE.size, below, SUBTITLE.lines))
    addLine(coverage, { ...line, weight: 'text', color: SOFT })
  canvas.fill(coverage, colorOf(SOFT))
  return encodePng(canvas)
}

function linesOf(
  words: string,
  face: Face,
  size: number,
  y: number,
  most: number,
): readonly Omit<Line, 'weight' | 'color'>[] {
  return makeParagraph(legible(words, face), measureBy(face, 0))
    .lines((RIGHT - LEFT) / size, most)
    .map((line, i) => ({ text: line, size, spacing: 0, x: LEFT, y: y + i * size * LEADING, anchor: 'start' }))
}

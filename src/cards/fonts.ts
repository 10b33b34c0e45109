/**
 * The two fonts of the cards, from the files in this folder and never from the machine, so that cards are reproducible.
 * HarfBuzz reads them: which glyphs a text has, where they stand, and their outlines.
 */
import { readFileSync } from 'node:fs'
import type { SvgPathCommand } from 'harfbuzzjs'

/** Coordinates of a face are shares of the font size, with y upward from the baseline. */
export type Face = ReturnType<typeof makeFace>

export interface Faces {
  readonly text: Face
  readonly bold: Face
}

type Library = typeof import('harfbuzzjs')

export const FONT_FILES = {
  text: new URL('./fonts/SourceSerif4-Regular.ttf', import.meta.url),
  bold: new URL('./fonts/SourceSerif4-SemiBold.ttf', import.meta.url),
}

let loaded: Faces | undefined

/** Reads the fonts; to be awaited before a card is laid out. */
export async function loadFaces(): Promise<Faces> {
  const library = await import('harfbuzzjs')
  loaded ??= {
    text: makeFace(library, readFileSync(FONT_FILES.text)),
    bold: makeFace(library, readFileSync(FONT_FILES.bold)),
  }
  return loaded
}

export const areFacesLoaded = (): boolean => loaded !== undefined

/** @throws if they have not been loaded */
export function faces(): Faces {
  if (!loaded) throw new Error('The fonts of the cards are not loaded.')
  return loaded
}

/** @throws if the file is not a font */
export function makeFace({ Blob, Face, Font, Buffer, shape }: Library, bytes: Uint8Array) {
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  if (face.collectUnicodes().length === 0) throw new Error('The file of a card font holds no characters.')
  const unitsPerEm = face.upem
  const widths = new Map<string, number | undefined>()
  const outlines = new Map<string, Float64Array>()
  const widthOf = (character: string): number | undefined => {
    if (widths.has(character)) return widths.get(character)
    const glyph = font.nominalGlyph(character.codePointAt(0) as number)
    const width = glyph === undefined ? undefined : font.glyphHAdvance(glyph) / unitsPerEm
    widths.set(character, width)
    return width
  }
  return {
    has: (character: string): boolean => widthOf(character) !== undefined,
    /** Width of a text without kerning. Characters that the font lacks have no width. */
    width: (text: string): number => [...text].reduce((total, character) => total + (widthOf(character) ?? 0), 0),
    /** The glyphs of a line with kerning and ligatures, from left to right: where each begins, beside its usual place. */
    glyphs(text: string) {
      const buffer = new Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      return buffer.getGlyphInfosAndPositions().map(({ codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 }) => ({
        id: codepoint,
        x: xOffset / unitsPerEm,
        y: yOffset / unitsPerEm,
        advance: xAdvance / unitsPerEm,
      }))
    },
    /** An outline in lines: two numbers for each point, with y downward, and NaN after each closed contour. */
    outline(glyph: number, size: number): Float64Array {
      const name = `${glyph} ${size}`
      const outline = outlines.get(name) ?? flatten(font.glyphToJson(glyph), size / unitsPerEm)
      outlines.set(name, outline)
      return outline
    },
  }
}

/** Pixels by which a line may be beside the curve that it replaces. */
const FLATNESS = 1 / 16

function flatten(commands: readonly SvgPathCommand[], scale: number): Float64Array {
  const points: number[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const line = (endX: number, endY: number) => {
    points.push(endX, endY)
    x = endX
    y = endY
  }
  const curve = (controlX: number, controlY: number, endX: number, endY: number) => {
    const bend = Math.hypot(x - 2 * controlX + endX, y - 2 * controlY + endY)
    const parts = Math.max(1, Math.ceil(Math.sqrt(bend / 4 / FLATNESS)))
    const [fromX, fromY] = [x, y]
    for (let part = 1; part <= parts; part++) {
      const t = part / parts
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
      line(a * fromX + b * controlX + c * endX, a * fromY + b * controlY + c * endY)
    }
  }
  for (const { type, values } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = values.map((value, i) => (i % 2 === 0 ? value : -value) * scale)
    if (type === 'M') {
      line(a, b)
      startX = a
      startY = b
    } else if (type === 'L') line(a, b)
    else if (type === 'Q') curve(a, b, c, d)
    else if (type === 'Z') {
      line(startX, startY)
      points.push(Number.NaN, Number.NaN)
    } else throw new Error(`An outline of a card font holds "${type}"; only TrueType outlines are drawn.`)
  }
  return Float64Array.from(points)
}

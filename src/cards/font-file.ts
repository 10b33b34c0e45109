/**
 * Reads the characters of a TrueType font and their widths from its tables. The renderer can measure too, but opens the
 * font each time, and a line is measured some fifty times to find its size.
 */

export interface FontFile {
  /** Whether the font has a glyph for the character. */
  has(codePoint: number): boolean
  /** Width of a text at size 1, without kerning. Characters that the font lacks have no width. */
  width(text: string): number
}

/** @throws if the file is not a TrueType font with a table of all Unicode characters */
export function readFont(bytes: Uint8Array): FontFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = tablesOf(view)
  const table = (tag: string): number => {
    const start = tables.get(tag)
    if (start === undefined) throw new Error(`The font has no table "${tag}".`)
    return start
  }
  const unitsPerEm = view.getUint16(table('head') + 18)
  const longMetrics = view.getUint16(table('hhea') + 34)
  const metrics = table('hmtx')
  const glyphs = glyphsOf(view, table('cmap'))
  const advances = new Map<number, number>()
  for (const [codePoint, glyph] of glyphs) {
    const row = Math.min(glyph, longMetrics - 1)
    advances.set(codePoint, view.getUint16(metrics + row * 4) / unitsPerEm)
  }
  return {
    has: codePoint => advances.has(codePoint),
    width(text) {
      let total = 0
      for (const character of text) total += advances.get(character.codePointAt(0) ?? 0) ?? 0
      return total
    },
  }
}

/** Offset of each table by its four-letter name. */
function tablesOf(view: DataView): ReadonlyMap<string, number> {
  const tables = new Map<string, number>()
  const count = view.getUint16(4)
  for (let i = 0; i < count; i++) {
    const at = 12 + i * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(offset => view.getUint8(at + offset)))
    tables.set(tag, view.getUint32(at + 8))
  }
  return tables
}

/** Format 12 of the character table, which covers all of Unicode in ranges. */
const SEGMENTED_COVERAGE = 12

function glyphsOf(view: DataView, cmap: number): ReadonlyMap<number, number> {
  const count = view.getUint16(cmap + 2)
  for (let i = 0; i < count; i++) {
    const start = cmap + view.getUint32(cmap + 4 + i * 8 + 4)
    if (view.getUint16(start) !== SEGMENTED_COVERAGE) continue
    const glyphs = new Map<number, number>()
    const groups = view.getUint32(start + 12)
    for (let group = 0; group < groups; group++) {
      const at = start + 16 + group * 12
      const first = view.getUint32(at)
      const last = view.getUint32(at + 4)
      const glyph = view.getUint32(at + 8)
      for (let codePoint = first; codePoint <= last; codePoint++) glyphs.set(codePoint, glyph + codePoint - first)
    }
    return glyphs
  }
  throw new Error('The font has no table of all Unicode characters (cmap format 12).')
}

/**
 * Breaks a text into lines of similar length by measured widths, with an ellipsis if it is truncated. Widths are
 * multiples of the font size, so a text is measured once for all sizes that are tried.
 */

/** Width of a text at size 1. The width of two texts is the sum of theirs. */
export type Measure = (text: string) => number

export type Paragraph = ReturnType<typeof makeParagraph>

/** An unbreakable piece of text with the spaces after it. */
interface Piece {
  readonly text: string
  readonly width: number
  /** Without the spaces. */
  readonly inked: number
}

export function makeParagraph(text: string, measure: Measure) {
  const pieceOf = (part: string): Piece => ({ text: part, width: measure(part), inked: measure(part.trimEnd()) })
  const pieces = partsOf(text).map(pieceOf)
  const longest = Math.max(0, ...pieces.map(({ inked }) => inked))
  return {
    /** Number of lines without breaking words; undefined if a word is longer than a line. */
    count: (width: number) => (longest > width ? undefined : fill(pieces, width).length),
    /** Lines of similar length; a text that does not fit ends in an ellipsis. */
    lines(width: number, most: number): readonly string[] {
      const fitting = longest > width ? pieces.flatMap(piece => cut(piece, measure, width).map(pieceOf)) : pieces
      const filled = fill(fitting, width)
      return filled.length > most
        ? shorten(filled.slice(0, most), measure, width)
        : fill(fitting, evenWidth(fitting, filled.length, width))
    },
  }
}

/** Words with the spaces after them; a compound can be broken after its hyphen if both parts are long. */
const partsOf = (text: string): readonly string[] =>
  text.match(/[^ ]+?(?:(?<=\p{L}{4})[-–—/](?=\p{L}{4})| +|$)/gu) ?? []

/** Fills lines with pieces greedily. */
function fill(pieces: readonly Piece[], width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const piece of pieces) {
    if (line !== '' && used + piece.inked > width) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    line += piece.text
    used += piece.width
  }
  return line === '' ? lines : [...lines, line.trimEnd()]
}

/** Precision of the search for the narrowest width, as a share of the width. */
const PRECISION = 1 / 256

/** The narrowest width in which the pieces take at most that number of lines. */
function evenWidth(pieces: readonly Piece[], count: number, width: number): number {
  const longest = Math.max(0, ...pieces.map(({ inked }) => inked))
  let low = Math.min(longest, width)
  let high = width
  while (count > 1 && high - low > width * PRECISION) {
    const middle = (low + high) / 2
    if (fill(pieces, middle).length > count) low = middle
    else high = middle
  }
  return high
}

/** Splits a word that is longer than a line into parts with hyphens; combining accents stay with their letters. */
function cut({ text, inked }: Omit<Piece, 'width'>, measure: Measure, width: number): readonly string[] {
  if (inked <= width) return [text]
  const letters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  let head = letters[0] ?? ''
  let taken = 1
  for (; taken < letters.length - 1 && measure(`${head}${letters[taken]}-`) <= width; taken++) head += letters[taken]
  const rest = letters.slice(taken).join('')
  const hyphened = /[-–—/]$/.test(head) ? head : `${head}-`
  return rest === '' ? [text] : [hyphened, ...cut({ text: rest, inked: measure(rest.trimEnd()) }, measure, width)]
}

const ELLIPSIS = '…'

/** Removes words from the end of the last line, or letters of a single word, until the ellipsis fits. */
function shorten(lines: readonly string[], measure: Measure, width: number): readonly string[] {
  let last = withoutEnd(lines.at(-1) ?? '')
  while (last !== '' && measure(last + ELLIPSIS) > width) {
    const space = last.lastIndexOf(' ')
    last = withoutEnd(space > 0 ? last.slice(0, space) : [...last].slice(0, -1).join(''))
  }
  return [...lines.slice(0, -1), last + ELLIPSIS]
}

/** Characters that are removed before an ellipsis. */
const withoutEnd = (text: string): string => text.replace(/[\s,;:.(–—/-]+$/u, '')

/**
 * Breaking a text into lines by measured widths: where words allow it, evenly, and with an ellipsis where it must end.
 * Widths count in multiples of the size of type, so a text is measured once for all sizes that are tried.
 */

/** Width of a text at size 1. The width of two texts is the sum of theirs. */
export type Measure = (text: string) => number

export interface Paragraph {
  /** How many lines it takes with every word whole; undefined when a word is too long for any line. */
  count(width: number): number | undefined
  /** Its lines, all of about the same length; what is beyond the last one allowed ends in an ellipsis. */
  lines(width: number, most: number): readonly string[]
}

/** What must stay together, and the spaces behind it. */
interface Piece {
  readonly text: string
  readonly width: number
  /** Without the spaces. */
  readonly inked: number
}

export function makeParagraph(text: string, measure: Measure): Paragraph {
  const pieceOf = (part: string): Piece => ({
    text: part,
    width: measure(part),
    inked: measure(part.trimEnd()),
  })
  const pieces = partsOf(text).map(pieceOf)
  const longest = Math.max(0, ...pieces.map(({ inked }) => inked))
  return {
    count: width => (longest > width ? undefined : fill(pieces, width).length),
    lines(width, most) {
      const fitting = longest > width ? pieces.flatMap(piece => cut(piece, measure, width).map(pieceOf)) : pieces
      const filled = fill(fitting, width)
      return filled.length > most
        ? shorten(filled.slice(0, most), measure, width)
        : fill(fitting, evenWidth(fitting, filled.length, width))
    },
  }
}

/** Words with the spaces after them; a compound may part behind its hyphen when both sides are long. */
const partsOf = (text: string): readonly string[] =>
  text.match(/[^ ]+?(?:(?<=\p{L}{4})[-–—/](?=\p{L}{4})| +|$)/gu) ?? []

/** The pieces in lines, each as full as it gets. */
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

/** Share of a width within which the narrowest even one is sought. */
const PRECISION = 1 / 256

/** The narrowest width in which the pieces take no more lines than that. */
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

/** A word that is longer than a line, in parts that end in a hyphen; an accent stays with its letter. */
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

/** The last line loses words, or letters if it is one word, until the ellipsis fits. */
function shorten(lines: readonly string[], measure: Measure, width: number): readonly string[] {
  let last = withoutEnd(lines.at(-1) ?? '')
  while (last !== '' && measure(last + ELLIPSIS) > width) {
    const space = last.lastIndexOf(' ')
    last = withoutEnd(space > 0 ? last.slice(0, space) : [...last].slice(0, -1).join(''))
  }
  return [...lines.slice(0, -1), last + ELLIPSIS]
}

/** No ellipsis follows a hyphen, a comma or an opening parenthesis. */
const withoutEnd = (text: string): string => text.replace(/[\s,;:.(–—/-]+$/u, '')

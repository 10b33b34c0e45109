/**
 * The words in drawings. A drawing has empty slots, `<text data-label="root" data-room="120" x="…" y="…"/>`, and the
 * front matter of each language says what stands in them. Readers see the words in a font of their system, so widths are
 * those of DejaVu Sans, the widest that is usual; in any other the words leave some room.
 */
import { escapeHtml } from './html.ts'

/** Room of a slot, in units of the drawing. */
export interface LabelRoom {
  readonly width: number
  /** Lines that it may have. */
  readonly lines: number
}

/** A slot as drawings must write it, since it is filled without parsing the drawing again. */
const SLOT = /<text\b([^<>]*?\bdata-label="([a-z0-9-]+)"[^<>]*?)\s*\/>/g
/** Size of the font of all labels, in units of the drawing: 12 pixels on a phone. */
export const LABEL_SIZE = 22
const LINE_HEIGHT = 1.15

/** How often a drawing has a slot in the form that can be filled. */
export const countSlots = (svg: string): number => svg.match(SLOT)?.length ?? 0

/**
 * Writes the words of a language into the slots of a drawing.
 * @param svg a drawing, or what is inside it, that has been checked
 * @param labels words by the names of the slots
 */
export function fillLabels(svg: string, labels: Readonly<Record<string, string>> | undefined): string {
  if (labels === undefined) return svg
  return svg.replace(SLOT, (slot, attributes: string, name: string) => {
    const words = Object.hasOwn(labels, name) ? labels[name] : undefined
    return words === undefined ? slot : filled(attributes, words)
  })
}

function filled(attributes: string, words: string): string {
  const of = (name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]
  const [x = '0', y = '0'] = [of('x'), of('y')]
  const room = { width: Number(of('data-room')), lines: Number(of('data-lines') ?? 1) }
  const lines = labelLines(words, room) ?? [words]
  const share = GROWTH[of('data-grow') ?? 'down'] ?? 0
  const first = Number(y) - (lines.length - 1) * share * LABEL_SIZE * LINE_HEIGHT
  const kept = attributes.replace(/\s(?:data-(?:room|lines|grow)|x|y)="[^"]*"/g, '')
  const [start = '', ...rest] = lines.map(line => escapeHtml(line))
  const more = rest.map(line => `<tspan x="${x}" dy="${LINE_HEIGHT}em">${line}</tspan>`)
  return `<text${kept} x="${x}" y="${Math.round(first * 10) / 10}">${[start, ...more].join(' ')}</text>`
}

/** Where the lines of a slot grow, as the share of them that stands above its place. */
export const GROWTH: Readonly<Record<string, number>> = { down: 0, middle: 0.5, up: 1 }

/**
 * Divides words into as few lines as fit, of lengths as similar as possible.
 * @returns undefined if they do not fit
 */
export function labelLines(words: string, { width, lines }: LabelRoom): readonly string[] | undefined {
  const parts = words.split(' ')
  for (let most = 1; most <= Math.min(lines, parts.length); most++) {
    const best = divisions(parts, most)
      .map(each => ({ each, widest: Math.max(...each.map(line => labelWidth(line))) }))
      .sort((a, b) => a.widest - b.widest)[0]
    if (best && best.widest <= width) return best.each
  }
  return undefined
}

/** Every way to write words in a number of lines. */
function divisions(parts: readonly string[], lines: number): readonly (readonly string[])[] {
  if (lines === 1) return [[parts.join(' ')]]
  return parts
    .slice(1)
    .flatMap((_, i) => divisions(parts.slice(i + 1), lines - 1).map(rest => [parts.slice(0, i + 1).join(' '), ...rest]))
}

/** Width of words in a drawing, at most. */
export function labelWidth(words: string): number {
  let hundredths = 0
  for (const character of words.normalize('NFD')) hundredths += widthOf(character)
  return Math.ceil((hundredths * LABEL_SIZE) / 100)
}

/** Hundredths of the size of the font; accents stand above their letter. */
function widthOf(character: string): number {
  if (/\p{M}/u.test(character)) return 0
  return WIDTHS.get(character) ?? UNKNOWN
}

const UNKNOWN = 100
const WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    28: "'ijl",
    32: ' ,.IJ·',
    34: '/:;\\|',
    37: 'f-',
    42: '!¡()[]rt',
    50: '"*_`°–',
    55: '?¿csz',
    58: 'FLk',
    62: 'PTYaeovxy«»',
    64: '$0123456789ESbdghnpqu{}',
    69: 'ABKVXZ',
    75: 'CRUN',
    79: 'HDGOQ&',
    84: '#+<=>^~w→←×',
    98: '%Mm',
  }).flatMap(([width, characters]) => [...characters].map(character => [character, Number(width)] as const)),
)

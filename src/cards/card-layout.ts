/**
 * The layout of a card: what stands where. It looks like a page of a printed dictionary: the topic at the top, the
 * title and definition, the name of the site at the bottom, and along the edge a thumb index in which the tab of the
 * topic stands out.
 */
import type { Card, Cover } from '../model/views/social-card-text.ts'
import { bounds, LEVELS, SUBJECTS } from '../schema/bounds.ts'
import type { Subject } from '../schema/field-types.ts'
import { fitText, measureBy, type Setting } from './fit-text.ts'
import { type Face, type Faces, faces } from './fonts.ts'
import { makeParagraph } from './line-break.ts'
import { legible } from './replace-missing-glyphs.ts'

const { width: WIDTH, height: HEIGHT } = bounds.card
const LEFT = 84
/** Right edge of texts; the thumb index is beyond it. */
const RIGHT = 1092
/** Baselines of the first and the last line. */
const HEAD = 92
const FOOT = 570
/** Space between the two. */
const ROOM = { top: 142, height: 346 }
const LABEL = 32
/** Side of the square in which the logo stands, in pixels. */
export const LOGO_SIZE = 44
/** Its top left corner. */
export const LOGO_PLACE = { x: LEFT, y: FOOT - 33 } as const

/** Rectangles and lines of text, in pixels from the top left corner. Their colors are written #rrggbb. */
export interface Shapes {
  readonly rectangles: readonly Rectangle[]
  readonly lines: readonly Line[]
}

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: string
}

export interface Line {
  readonly text: string
  readonly weight: keyof Faces
  readonly size: number
  /** Space that is added after each letter, in pixels. */
  readonly spacing: number
  /** Where the line begins or ends on its baseline. */
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end'
  readonly color: string
}

/** @param hasLogo whether the logo stands before the name of the site */
export function layOut(card: Card, hasLogo: boolean): Shapes {
  const { text, bold } = faces()
  const fitted = fitText(
    { title: words(card.title, bold), tagline: words(card.tagline, text) },
    { title: bold, tagline: text },
    { width: RIGHT - LEFT, height: ROOM.height },
  )
  // A little above the middle: the optical center.
  const top = ROOM.top + (ROOM.height - fitted.height) * 0.42
  const level = { text: card.levelLabel, weight: 'text', x: RIGHT - 58, y: HEAD, color: SOFT, anchor: 'end' } as const
  const topic = { text: card.subjectLabel, weight: 'bold', x: LEFT, y: HEAD, color: ACCENTS[card.subject] } as const
  const indent = hasLogo ? LOGO_SIZE + 16 : 0
  const site = { text: card.siteName, weight: 'bold', x: LEFT + indent, y: FOOT, color: INK } as const
  return {
    rectangles: [...thumbIndex(card), ...levelBars(card)],
    lines: [
      label(topic, 620),
      label(level, 300),
      ...paragraph(fitted.title, 'bold', top + fitted.titleAt, INK),
      ...paragraph(fitted.tagline, 'text', top + fitted.taglineAt, SOFT),
      label(site, 800),
    ],
  }
}

/** Text in characters of the font, truncated to what a card could show. */
const words = (text: string, face: Face): string => legible(text.slice(0, bounds.tagline.max), face)

function thumbIndex({ subject }: Card): readonly Rectangle[] {
  const step = HEIGHT / SUBJECTS.length
  return SUBJECTS.map((each, i) => {
    const own = each === subject
    const x = WIDTH - (own ? 44 : 14)
    return { x, y: round(i * step + 3), width: 44, height: round(step - 6), color: own ? ACCENTS[each] : LINE }
  })
}

/** Bars of which as many as the level are filled. */
const levelBars = ({ level }: Card): readonly Rectangle[] =>
  LEVELS.map((each, i) => {
    const height = 10 + i * 8
    return { x: RIGHT - 42 + i * 16, y: HEAD - height, width: 10, height, color: each <= level ? SOFT : LINE }
  })

/** The cover of the book: title and description, with the thumb index of its topics along the edge. */
export function layOutCover({ title, subtitle, subjects }: Cover): Shapes {
  const { width, height } = bounds.cover
  const [left, right, tab] = [96, width - 140, 56]
  const step = height / Math.max(1, subjects.length)
  const setType = (text: string, face: Face, size: number, maxLines: number): Setting => {
    const lines = makeParagraph(legible(text, face), measureBy(face)).lines((right - left) / size, maxLines)
    return { size, leading: 1.25, spacing: 0, lines }
  }
  const { text, bold } = faces()
  const heading = setType(title, bold, 150, 3)
  const below = 520 + heading.lines.length * heading.size * heading.leading
  return {
    rectangles: subjects.map((subject, i) => {
      return { x: width - tab, y: i * step + 6, width: tab, height: step - 12, color: ACCENTS[subject] }
    }),
    lines: [
      ...paragraph(heading, 'bold', 520, INK, left),
      ...paragraph(setType(subtitle, text, 50, 6), 'text', below, SOFT, left),
    ],
  }
}

/** @param room width to which the text is truncated */
function label(line: Pick<Line, 'text' | 'weight' | 'x' | 'y' | 'color'> & Partial<Line>, room: number): Line {
  const face = faces()[line.weight]
  const [text = ''] = makeParagraph(words(line.text, face), measureBy(face)).lines(room / LABEL, 1)
  return { size: LABEL, spacing: 0, anchor: 'start', ...line, text }
}

function paragraph(
  { size, leading, spacing, lines }: Setting,
  weight: Line['weight'],
  y: number,
  color: string,
  x = LEFT,
): readonly Line[] {
  return lines.map((text, i) => ({
    ...{ text, weight, size, x, color },
    spacing: round(spacing * size),
    y: round(y + i * size * leading),
    anchor: 'start',
  }))
}

/** To hundredths of a pixel. */
const round = (value: number): number => Math.round(value * 100) / 100

export const PAPER = '#fdfcf9'
const INK = '#1d2026'
const SOFT = '#565b66'
const LINE = '#d9d4c8'

/** Equal in lightness and chroma (OKLCH 0.47, 0.095), so that no topic stands out; contrast of 6:1 with the paper. */
export const ACCENTS: Readonly<Record<Subject, string>> = {
  ai: '#674c85',
  aws: '#7f4e15',
  cloud: '#1b618a',
  hardware: '#87462f',
  software: '#4c5590',
  data: '#246a43',
  security: '#884249',
  networks: '#006a70',
  companies: '#635d0c',
}

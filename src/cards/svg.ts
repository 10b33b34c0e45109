/**
 * A card as SVG, like a page of a printed dictionary: the topic at the top, the title and definition, the name of the
 * site at the bottom, and along the edge a thumb index in which the tab of the topic stands out.
 */
import { bounds, LEVELS, SUBJECTS } from '../schema/bounds.ts'
import type { Subject } from '../schema/classification.ts'
import { escapeHtml } from '../text/html.ts'
import type { Card } from './card.ts'
import { legible } from './characters.ts'
import { FAMILY, type Face, faces } from './faces.ts'
import { fitText, measureBy, type Setting } from './fit.ts'
import { makeParagraph } from './lines.ts'

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
/** Width and height of the logo. */
export const LOGO_SIZE = 44

export function cardSvg(card: Card): string {
  const { text, bold } = faces()
  const fitted = fitText(
    { title: words(card.title, bold), tagline: words(card.tagline, text) },
    { title: bold.font, tagline: text.font },
    { width: RIGHT - LEFT, height: ROOM.height },
  )
  // A little above the middle: the optical center.
  const top = ROOM.top + (ROOM.height - fitted.height) * 0.42
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" xml:lang="${card.language}" font-family="'${FAMILY}'">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
${thumbIndex(card)}
${line({ text: card.subjectLabel, face: bold, x: LEFT, y: HEAD, room: 620, color: ACCENTS[card.subject] })}
${level(card, text)}
${paragraph(fitted.title, bold, top + fitted.titleAt, INK)}
${paragraph(fitted.tagline, text, top + fitted.taglineAt, SOFT)}
${site(card, bold)}
</svg>
`
}

/** Text in characters of the font, truncated to what a card could show. */
const words = (text: string, { font }: Face): string => legible(text.slice(0, bounds.tagline.max), font)

/** The thumb index: one tab for each topic. */
function thumbIndex({ subject }: Card): string {
  const step = HEIGHT / SUBJECTS.length
  return SUBJECTS.map((each, i) => {
    const own = each === subject
    return rectangle(WIDTH - (own ? 44 : 14), i * step + 3, 44, step - 6, own ? ACCENTS[each] : LINE)
  }).join('\n')
}

/** The level in words, and as bars of which as many as the level are filled. */
function level({ level: own, levelLabel }: Card, face: Face): string {
  const bars = LEVELS.map((each, i) => {
    const height = 10 + i * 8
    return rectangle(RIGHT - 42 + i * 16, HEAD - height, 10, height, each <= own ? SOFT : LINE)
  })
  const label = line({ text: levelLabel, face, x: RIGHT - 58, y: HEAD, room: 300, color: SOFT, anchor: 'end' })
  return `${label}\n${bars.join('\n')}`
}

/** The logo and the name of the site. */
function site({ logo, siteName }: Card, face: Face): string {
  const name = (x: number) => line({ text: siteName, face, x, y: FOOT, room: 800, color: INK })
  if (logo === undefined) return name(LEFT)
  return `<image x="${LEFT}" y="${FOOT - 33}" width="${LOGO_SIZE}" height="${LOGO_SIZE}" href="data:image/png;base64,${escapeHtml(logo)}"/>
${name(LEFT + LOGO_SIZE + 16)}`
}

interface Line {
  readonly text: string
  readonly face: Face
  readonly x: number
  readonly y: number
  /** Width to which the text is truncated. */
  readonly room: number
  readonly color: string
  readonly anchor?: 'start' | 'end'
}

function line({ text, face, x, y, room, color, anchor = 'start' }: Line): string {
  const [cut = ''] = makeParagraph(words(text, face), measureBy(face.font)).lines(room / LABEL, 1)
  return `<text x="${x}" y="${y}" font-size="${LABEL}" font-weight="${face.weight}" text-anchor="${anchor}" fill="${color}">${escapeHtml(cut)}</text>`
}

function paragraph({ size, leading, spacing, lines }: Setting, { weight }: Face, y: number, color: string): string {
  const shared = `x="${LEFT}" font-size="${size}" font-weight="${weight}" letter-spacing="${round(spacing * size)}" fill="${color}"`
  return lines
    .map((text, i) => `<text ${shared} y="${round(y + i * size * leading)}">${escapeHtml(text)}</text>`)
    .join('\n')
}

const rectangle = (x: number, y: number, width: number, height: number, color: string): string =>
  `<rect x="${x}" y="${round(y)}" width="${width}" height="${round(height)}" fill="${color}"/>`

/** Numbers as they are written in the drawing. */
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

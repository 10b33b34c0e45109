/** Cards as SVG, for a renderer that knows nothing of ours: it sets and draws the same layout by itself. */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Shapes } from '../../src/cards/card-layout.ts'
import { PAPER } from '../../src/cards/card-layout.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { escapeHtml } from '../../src/text/html.ts'

const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
const { width: WIDTH, height: HEIGHT } = bounds.card
const FAMILY = 'Source Serif 4'
const WEIGHTS = { text: 400, bold: 600 }
const FONTS = ['Regular', 'SemiBold'].map(weight =>
  fileURLToPath(new URL(`../../src/cards/fonts/SourceSerif4-${weight}.ttf`, import.meta.url)),
)

/** A layout as SVG, without the logo. */
export const svgOf = ({ rectangles, lines }: Shapes): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="'${FAMILY}'">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
${rectangles.map(({ x, y, width, height, color }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`).join('\n')}
${lines
  .map(
    ({ text, weight, size, spacing, x, y, anchor, color }) =>
      `<text x="${x}" y="${y}" font-size="${size}" font-weight="${WEIGHTS[weight]}" letter-spacing="${spacing}" text-anchor="${anchor}" fill="${color}">${escapeHtml(text)}</text>`,
  )
  .join('\n')}
</svg>
`

/** The pixels of an SVG: red, green, blue and opacity. */
export const pixelsOf = (svg: string): Uint8Array => open(svg).render().pixels

/** Width of the ink of a text as the renderer draws it. */
export const inkWidth = (text: string, weight: keyof typeof WEIGHTS, size: number): number =>
  open(
    `<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="${size * 2}"><text x="${size}" y="${size * 1.5}" font-family="'${FAMILY}'" font-weight="${WEIGHTS[weight]}" font-size="${size}">${escapeHtml(text)}</text></svg>`,
  ).getBBox()?.width ?? 0

const open = (svg: string) =>
  new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: FAMILY } })

/**
 * Drawings with a legend, in the form that content/DIAGRAMS.md describes. They become part of the page, where the theme
 * colors them, so they have no styles or classes, and only the colors of the theme.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Place } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import type { ImageSize } from '../../schema/term.ts'
import { countSlots } from '../../text/drawing-labels.ts'
import { escapeHtml } from '../../text/html.ts'
import { type Finding, START } from '../finding.ts'
import { faultsOfText, isNumber, PLAIN, readSlot, type Slot, styleIn, type TextStyle } from './drawing-text.ts'
import { type Fault, placeOfTag } from './svg.ts'

/** The colors of drawings: variables of the theme, and their fallbacks where the file is opened by itself. */
export const DIAGRAM_COLORS: Readonly<Record<string, string>> = {
  ground: '#fff',
  zone: '#f7f8fb',
  fill: '#eef1f6',
  line: '#3b4250',
  soft: '#6c7482',
  accent: '#0b5a86',
  'accent-fill': '#d9eaf4',
  warn: '#b3261e',
  'warn-fill': '#fbe4de',
  text: '#1d2026',
  disc: '#fff',
  digit: '#3b4250',
}

export interface Drawing {
  /** The numbers in the drawing, sorted, each once. */
  readonly numbers: readonly number[]
  /** Where words of each language stand. */
  readonly slots: readonly Slot[]
  /** The content of `<svg>`, for inclusion in a page. */
  readonly inner: string
  /** Deviations from the form of drawings. */
  readonly findings: readonly Finding[]
}

/** The illustration that is published, and what is in it if it is an SVG. */
export interface Pictured {
  readonly size?: ImageSize
  readonly drawing?: Drawing
}

/** Metadata, which is left out of the page. */
const LEFT_OUT = new Set(['title', 'desc'])
const REFUSED_ATTRIBUTES = new Set(['style', 'class'])
const PAINT_ATTRIBUTES = new Set(['fill', 'stroke', 'color', 'stop-color', 'flood-color'])
const VIEW_BOX = '0 0 640 360'
/** Prefix of the ids of a drawing, so that they differ from those of the page. */
const ID_PREFIX = 'drawing-'

/**
 * Reads a drawing.
 * @param text an SVG that `svg.ts` has accepted
 */
export function readDrawing(text: string): Drawing {
  const findings: Finding[] = []
  const said = new Set<string>()
  const numbers = new Set<number>()
  const parser = new SaxesParser({ position: true, xmlns: false as const })
  const slots: Slot[] = []
  const parts = new Set<number>()
  const styles: TextStyle[] = [PLAIN]
  let place: Place = START
  let inner = ''
  let depth = 0
  let leftOut = Number.POSITIVE_INFINITY
  const report = (faults: Iterable<Fault>, code: Finding['code'] = 'drawing-form'): void => {
    // Each message is reported once, at its first place.
    for (const [message, hint] of faults)
      if (said.size !== said.add(message).size) findings.push({ code, place, message, hint })
  }
  report(faultsOfSize(text), 'file-too-large')

  parser.on('opentagstart', ({ name }) => {
    place = placeOfTag(parser, name)
  })
  parser.on('opentag', tag => {
    const style = styleIn(tag, styles.at(-1) ?? PLAIN)
    styles.push(style)
    if (++depth > leftOut) return
    if (depth === 1) return report(faultsOfCanvas(tag))
    if (LEFT_OUT.has(tag.name)) {
      leftOut = depth
      return
    }
    report(faultsOfTag(tag))
    const [slot, faults = []] = readSlot(tag, style, place) ?? []
    report(faults)
    if (slot) slots.push(slot)
    if ('data-part' in tag.attributes) parts.add(Number(tag.attributes['data-part']))
    inner += `<${tag.name}${attributesOf(tag)}>`
  })
  parser.on('text', words => {
    const said = words.trim()
    if (said === '' || depth >= leftOut || depth < 2) return
    const style = styles.at(-1) ?? PLAIN
    if (isNumber(said, style)) numbers.add(Number(said))
    else report(faultsOfText(said, style))
    inner += escapeHtml(said)
  })
  parser.on('closetag', ({ name }) => {
    if (depth > 1 && depth < leftOut) inner += `</${name}>`
    styles.pop()
    if (depth-- === leftOut) leftOut = Number.POSITIVE_INFINITY
  })
  parser.write(text).close()
  place = START
  // Attributes are escaped, so nothing else looks like an element with nothing in it.
  inner = inner.replace(/<([\w:-]+)([^<>]*)><\/\1>/g, '<$1$2/>')
  if (countSlots(inner) !== slots.length || countSlots(text) !== slots.length) {
    const hint = 'Write it as <text data-label="…" data-room="…" x="…" y="…"/>, with nothing in it.'
    report([['a slot cannot be filled', hint]])
  }
  report(faultsOfParts(parts, numbers))
  return { numbers: [...numbers].sort((a, b) => a - b), slots, inner, findings }
}

/** What lights up with a line of the legend must be there for each line, or for none. */
function* faultsOfParts(parts: ReadonlySet<number>, numbers: ReadonlySet<number>): Iterable<Fault> {
  if (parts.size === 0) return
  for (const each of new Set([...parts, ...numbers]))
    if (!parts.has(each))
      yield [`no part has data-part="${each}"`, 'Put the shapes of that number into a group with it.']
    else if (!numbers.has(each)) yield [`data-part="${each}" names no number`, 'Use the numbers of the drawing.']
}

function* faultsOfSize(text: string): Iterable<Fault> {
  const bytes = new TextEncoder().encode(text).length
  const { max } = bounds.drawing
  if (bytes <= max) return
  yield [
    `the drawing has ${kilobytes(bytes)} kB; at most ${kilobytes(max)} are allowed, since it is part of the page`,
    'Join paths of one color, write whole numbers, and leave out details that a phone does not show.',
  ]
}

function* faultsOfCanvas({ attributes: { viewBox = '', width, height } }: SaxesTagPlain): Iterable<Fault> {
  const box = viewBox.trim().replace(/[\s,]+/g, ' ')
  if (box !== VIEW_BOX) yield [`the canvas of the drawing is "${box}"`, `All drawings have viewBox="${VIEW_BOX}".`]
  if (width !== undefined || height !== undefined)
    yield ['<svg> has a width or a height', 'Remove both; the page decides how large it is.']
}

function* faultsOfTag({ name, attributes }: SaxesTagPlain): Iterable<Fault> {
  const cure = 'Write fill="…" and stroke="…" at the shapes.'
  if (name === 'style') yield ['the drawing has a style sheet', cure]
  if (name === 'filter' || name.startsWith('fe') || 'filter' in attributes)
    yield ['the drawing has a filter', 'Remove it; drawings need none, and phones are slow with them.']
  for (const [attribute, value] of Object.entries(attributes)) {
    if (REFUSED_ATTRIBUTES.has(attribute)) yield [`the drawing uses ${attribute}="…"`, cure]
    if (PAINT_ATTRIBUTES.has(attribute)) yield* faultsOfPaint(attribute, value.trim())
  }
}

function* faultsOfPaint(attribute: string, value: string): Iterable<Fault> {
  if (value === 'none') return
  const [, name = '', fallback = ''] = /^var\(\s*--diagram-([\w-]+)\s*,\s*(#\w+)\s*\)$/.exec(value) ?? []
  const color = DIAGRAM_COLORS[name]
  if (color !== undefined && color === fallback.toLowerCase()) return
  const hint =
    color === undefined
      ? `Use one of the colors in content/DIAGRAMS.md: ${Object.keys(DIAGRAM_COLORS).join(', ')}.`
      : `Write ${attribute}="var(--diagram-${name}, ${color})".`
  yield [`${attribute}="${value}" is no color of drawings`, hint]
}

/** The attributes for the page: ids get a prefix, and those that only a separate file needs are left out. */
function attributesOf({ attributes }: SaxesTagPlain): string {
  let written = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (/^(?:aria-|xml|role$|lang$|tabindex$|focusable$|version$)/.test(name) && name !== 'xlink:href') continue
    written += ` ${name}="${escapeHtml(prefixed(name, value))}"`
  }
  return written
}

function prefixed(name: string, value: string): string {
  if (name === 'id') return ID_PREFIX + value
  if (name === 'href' || name === 'xlink:href') return value.replace(/^#/, `#${ID_PREFIX}`)
  return value.replace(/\burl\(\s*(['"]?)#/g, (_, quote: string) => `url(${quote}#${ID_PREFIX}`)
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).replace(/\.0$/, '')

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
import { checkText, isNumber, PLAIN, readSlot, type Slot, styleIn, type TextStyle } from './drawing-text.ts'
import { placeOfTag } from './svg.ts'

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
  let isOpen = false
  let leftOut = Number.POSITIVE_INFINITY
  const refuse = (message: string, hint: string, code: Finding['code'] = 'drawing-form') => {
    // Each message is reported once, at its first place.
    if (said.size !== said.add(message).size) findings.push({ code, place, message, hint })
  }
  checkSize(text, refuse)

  parser.on('opentagstart', ({ name }) => {
    place = placeOfTag(parser, name)
  })
  parser.on('opentag', tag => {
    const style = styleIn(tag, styles.at(-1) ?? PLAIN)
    styles.push(style)
    if (++depth > leftOut) return
    if (depth === 1) return checkCanvas(tag, refuse)
    if (LEFT_OUT.has(tag.name)) {
      leftOut = depth
      return
    }
    checkTag(tag, refuse)
    const slot = readSlot(tag, style, place, refuse)
    if (slot) slots.push(slot)
    if ('data-part' in tag.attributes) parts.add(Number(tag.attributes['data-part']))
    inner += `${isOpen ? '>' : ''}<${tag.name}${attributesOf(tag)}`
    isOpen = true
  })
  parser.on('text', words => {
    const said = words.trim()
    if (said === '' || depth >= leftOut || depth < 2) return
    const style = styles.at(-1) ?? PLAIN
    if (isNumber(said, style)) numbers.add(Number(said))
    else checkText(said, style, refuse)
    inner += `${isOpen ? '>' : ''}${escapeHtml(said)}`
    isOpen = false
  })
  parser.on('closetag', ({ name }) => {
    if (depth > 1 && depth < leftOut) {
      inner += isOpen ? '/>' : `</${name}>`
      isOpen = false
    }
    styles.pop()
    if (depth-- === leftOut) leftOut = Number.POSITIVE_INFINITY
  })
  parser.write(text).close()
  place = START
  if (countSlots(inner) !== slots.length || countSlots(text) !== slots.length)
    refuse(
      'a slot cannot be filled',
      'Write it as <text data-label="…" data-room="…" x="…" y="…"/>, with nothing in it.',
    )
  checkParts(parts, numbers, refuse)
  return { numbers: [...numbers].sort((a, b) => a - b), slots, inner, findings }
}

/** What lights up with a line of the legend must be there for each line, or for none. */
function checkParts(parts: ReadonlySet<number>, numbers: ReadonlySet<number>, refuse: Refuse): void {
  if (parts.size === 0) return
  for (const each of new Set([...parts, ...numbers]))
    if (!parts.has(each))
      refuse(`no part has data-part="${each}"`, 'Put the shapes of that number into a group with it.')
    else if (!numbers.has(each)) refuse(`data-part="${each}" names no number`, 'Use the numbers of the drawing.')
}

type Refuse = (message: string, hint: string, code?: Finding['code']) => void

function checkSize(text: string, refuse: Refuse): void {
  const bytes = new TextEncoder().encode(text).length
  if (bytes > bounds.drawing.max)
    refuse(
      `the drawing has ${kilobytes(bytes)} kB; at most ${kilobytes(bounds.drawing.max)} are allowed, since it is part of the page`,
      'Join paths of one color, write whole numbers, and leave out details that a phone does not show.',
      'file-too-large',
    )
}

function checkCanvas({ attributes }: SaxesTagPlain, refuse: Refuse): void {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .join(' ')
  if (box !== VIEW_BOX) refuse(`the canvas of the drawing is "${box}"`, `All drawings have viewBox="${VIEW_BOX}".`)
  if ('width' in attributes || 'height' in attributes)
    refuse('<svg> has a width or a height', 'Remove both; the page decides how large it is.')
}

function checkTag({ name, attributes }: SaxesTagPlain, refuse: Refuse): void {
  if (name === 'style') refuse('the drawing has a style sheet', 'Write fill="…" and stroke="…" at the shapes.')
  for (const [attribute, value] of Object.entries(attributes)) {
    if (REFUSED_ATTRIBUTES.has(attribute))
      refuse(`the drawing uses ${attribute}="…"`, 'Write fill="…" and stroke="…" at the shapes.')
    if (PAINT_ATTRIBUTES.has(attribute)) checkPaint(attribute, value.trim(), refuse)
  }
}

function checkPaint(attribute: string, value: string, refuse: Refuse): void {
  if (value === 'none') return
  const [, name = '', fallback = ''] = /^var\(\s*--diagram-([\w-]+)\s*,\s*(#\w+)\s*\)$/.exec(value) ?? []
  const color = DIAGRAM_COLORS[name]
  if (color !== undefined && color === fallback.toLowerCase()) return
  const hint =
    color === undefined
      ? `Use one of the colors in content/DIAGRAMS.md: ${Object.keys(DIAGRAM_COLORS).join(', ')}.`
      : `Write ${attribute}="var(--diagram-${name}, ${color})".`
  refuse(`${attribute}="${value}" is no color of drawings`, hint)
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

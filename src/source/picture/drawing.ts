/**
 * Drawings: shapes, words and numbers. What is not on the short lists here is refused, so a drawing has no scripts, styles,
 * links or external resources; it is opened as a document too, without the protection of a page's policy. One that departs
 * from the form that content/DIAGRAMS.md describes is published with a warning.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Place, Severity } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import type { ImageSize } from '../../schema/term.ts'
import { countSlots } from '../../text/fill-drawing-labels.ts'
import { escapeHtml } from '../../text/html.ts'
import { type Finding, type Read, refuse, START } from '../source-finding.ts'
import {
  type Fault,
  faultsOfText,
  isNumber,
  PLAIN,
  readSlot,
  type Slot,
  styleIn,
  type TextStyle,
} from './drawing-text.ts'

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
  /** The content of `<svg>`, for inclusion in a page; undefined with another canvas, or more bytes, than the guide has. */
  readonly inner?: string
}

/** The illustration that is published, and what is in it if it is an SVG. */
export interface Pictured {
  readonly size?: ImageSize
  readonly drawing?: Drawing
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const ELEMENTS = words('g path rect circle ellipse line polyline polygon text')
/** None of them loads anything: paints are checked by themselves. */
const ATTRIBUTES = words(`
  xmlns viewBox d x y x1 y1 x2 y2 cx cy r rx ry points width height transform
  fill fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray opacity
  font-family font-size font-weight text-anchor
  data-label data-room data-lines data-grow data-part
`)
/** They are left out of the page. */
const METADATA = words('title desc')
const PAINTS = ['fill', 'stroke'] as const
/** A paint from elsewhere, or one that hides behind escapes. */
const LOADED = /url\(|\\/i
const NAMESPACE = 'http://www.w3.org/2000/svg'
/** The canvas of all drawings. */
export const CANVAS: ImageSize = { width: 640, height: 360 }
const VIEW_BOX = `0 0 ${CANVAS.width} ${CANVAS.height}`
const FOREIGN_HINT = 'content/DIAGRAMS.md says what it may have; save what a drawing program has made as image.png.'

export function readDrawing(text: string): Read<Pictured> {
  const { max } = bounds.drawing
  const bytes = new TextEncoder().encode(text).length
  const parser = new SaxesParser({ position: true, xmlns: false as const })
  const faults = collectFaults()
  let broken: Read<never> | undefined
  parser.on('error', error => {
    const place = { line: parser.line, column: Math.max(1, parser.columnIndex) }
    const hint = 'Correct it by hand, or save it again from the program that wrote it.'
    broken ??= refuse('image-content', `this is not well-formed XML: ${reasonOf(error)}`, hint, place)
  })
  parser.on('doctype', () => faults.addForeign(['<!DOCTYPE>']))
  parser.on('processinginstruction', ({ target }) => faults.addForeign([`<?${target} …?>`]))
  parser.on('opentagstart', ({ name }) => faults.startAt(placeOfTag(parser, name)))
  const content = readContent(parser, faults)
  parser.write(text).close()
  // After the first syntax error, later events are unreliable.
  if (broken) return broken
  faults.startAt(START)
  const { slots, numbers, parts } = content
  const size = content.size()
  if (!size) {
    const hint = `Its first element is <svg xmlns="${NAMESPACE}" viewBox="${VIEW_BOX}">.`
    return refuse('drawing-form', 'the drawing does not begin with <svg> and its canvas', hint)
  }
  if (bytes > max) faults.report([tooLarge(bytes, max)])
  // Attributes are escaped, so nothing else looks like an element with nothing in it.
  const inner = content.inner().replace(/<([\w:-]+)([^<>]*)><\/\1>/g, '<$1$2/>')
  if (countSlots(inner) !== slots.length || countSlots(text) !== slots.length) {
    const hint = 'Write it as <text data-label="…" data-room="…" x="…" y="…"/>, with nothing in it.'
    faults.report([['a slot cannot be filled', hint]], 'error')
  }
  faults.report(faultsOfParts(parts, numbers))
  const isIncluded = bytes <= max && size.width === CANVAS.width && size.height === CANVAS.height
  const drawing = { numbers: [...numbers].sort((a, b) => a - b), slots, ...(isIncluded && { inner }) }
  return { value: { size, drawing }, findings: faults.all() }
}

type Parser = SaxesParser<{ xmlns: false }>

/** Follows the elements of a drawing; what it returns is complete when the parser is closed. */
function readContent(parser: Parser, faults: ReturnType<typeof collectFaults>) {
  const numbers = new Set<number>()
  const slots: Slot[] = []
  const parts = new Set<number>()
  const styles: TextStyle[] = [PLAIN]
  let size: ImageSize | undefined
  let inner = ''
  /** Depth within metadata, or within what is refused. */
  let leftOut = 0
  parser.on('opentag', tag => {
    const isRoot = styles.length === 1
    const style = styleIn(tag, styles.at(-1) ?? PLAIN)
    styles.push(style)
    if (leftOut === 0) {
      faults.addForeign(foreignIn(tag, isRoot))
      faults.report(isRoot ? faultsOfCanvas(tag) : faultsOfPaints(tag))
    }
    if (isRoot) size = sizeOf(tag)
    if (isRoot) return
    if (leftOut > 0 || !ELEMENTS.has(tag.name)) leftOut++
    if (leftOut > 0) return
    const [slot, wrong = []] = readSlot(tag, style, faults.place()) ?? []
    faults.report(wrong)
    if (slot) slots.push(slot)
    if ('data-part' in tag.attributes) parts.add(Number(tag.attributes['data-part']))
    inner += `<${tag.name}${attributesOf(tag)}>`
  })
  parser.on('text', content => {
    const said = content.trim()
    if (said === '' || leftOut > 0) return
    const style = styles.at(-1) ?? PLAIN
    if (isNumber(said, style)) numbers.add(Number(said))
    else faults.report(faultsOfText(said, style))
    inner += escapeHtml(said)
  })
  parser.on('closetag', ({ name }) => {
    styles.pop()
    if (leftOut > 0) leftOut--
    else if (styles.length > 1) inner += `</${name}>`
  })
  return { numbers, slots, parts, size: () => size, inner: () => inner }
}

const tooLarge = (bytes: number, max: number): Fault => [
  `the drawing has ${kilobytes(bytes)} kB; at most ${kilobytes(max)} are allowed, since it is part of the page`,
  'Join paths of one color, write whole numbers, and leave out details that a phone does not show.',
]

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).replace(/\.0$/, '')

/** Names that one message lists. */
const MAX_LISTED_NAMES = 5

/** Faults at the element that begins last, each once, at its first place; what does not belong there is one fault. */
function collectFaults() {
  const findings: Finding[] = []
  const said = new Set<string>()
  const foreign = new Map<string, Place>()
  let start: Place = START
  return {
    place: (): Place => start,
    startAt(place: Place): void {
      start = place
    },
    report(faults: Iterable<Fault>, severity: Severity = 'warning'): void {
      for (const [message, hint] of faults)
        if (said.size !== said.add(message).size)
          findings.push({ code: 'drawing-form', severity, place: start, message, hint })
    },
    addForeign(names: readonly string[]): void {
      for (const name of names) if (!foreign.has(name)) foreign.set(name, start)
    },
    all(): readonly Finding[] {
      const [place] = foreign.values()
      if (!place) return findings
      const rest = foreign.size - MAX_LISTED_NAMES
      const listed = [...foreign.keys()].slice(0, MAX_LISTED_NAMES).join(', ')
      const message = `a drawing may not have ${listed}${rest > 0 ? ` and ${rest} more` : ''}`
      return [...findings, ...refuse('drawing-form', message, FOREIGN_HINT, place).findings]
    },
  }
}

/** Where an element begins whose name has just been read. */
function placeOfTag({ line, columnIndex }: Parser, name: string): Place {
  const column = columnIndex - name.length - 1
  return column > 0 ? { line, column } : { line: Math.max(1, line - 1), column: 1 }
}

/** The parser's message without its place. */
const reasonOf = ({ message }: Error): string => message.replace(/^(?:[^:\s]*:)?\d+:\d+: /, '').replace(/\.$/, '')

/** What lights up with a line of the legend must be there for each line, or for none. */
function* faultsOfParts(parts: ReadonlySet<number>, numbers: ReadonlySet<number>): Iterable<Fault> {
  if (parts.size === 0) return
  for (const each of new Set([...parts, ...numbers]))
    if (!parts.has(each))
      yield [`no part has data-part="${each}"`, 'Put the shapes of that number into a group with it.']
    else if (!numbers.has(each)) yield [`data-part="${each}" names no number`, 'Use the numbers of the drawing.']
}

const boxOf = (viewBox = ''): string => viewBox.trim().replace(/[\s,]+/g, ' ')

/** @returns undefined for what browsers do not show as a picture */
function sizeOf({ name, attributes }: SaxesTagPlain): ImageSize | undefined {
  const { xmlns, viewBox, width: wide = '', height: high = '' } = attributes
  const [, , width = 0, height = 0] = boxOf(viewBox ?? `0 0 ${wide} ${high}`)
    .split(' ')
    .map(Number.parseFloat)
  return name === 'svg' && xmlns === NAMESPACE && width > 0 && height > 0 ? { width, height } : undefined
}

function* faultsOfCanvas({ attributes: { viewBox, width, height } }: SaxesTagPlain): Iterable<Fault> {
  const box = boxOf(viewBox)
  if (box !== VIEW_BOX) yield [`the canvas of the drawing is "${box}"`, `All drawings have viewBox="${VIEW_BOX}".`]
  if (width !== undefined || height !== undefined)
    yield ['<svg> has a width or a height', 'Remove both; the page decides how large it is.']
}

/** Elements and attributes that are not on the lists, and paints from elsewhere. */
const foreignIn = ({ name, attributes }: SaxesTagPlain, isRoot: boolean): readonly string[] => [
  ...(isRoot || ELEMENTS.has(name) || METADATA.has(name) ? [] : [`<${name}>`]),
  ...Object.keys(attributes).filter(attribute => !ATTRIBUTES.has(attribute)),
  ...PAINTS.filter(paint => LOADED.test(attributes[paint] ?? '')).map(paint => `${paint}="url(…)"`),
]

function* faultsOfPaints({ attributes }: SaxesTagPlain): Iterable<Fault> {
  for (const attribute of PAINTS) {
    const value = attributes[attribute]
    if (value !== undefined) yield* faultsOfPaint(attribute, value.trim())
  }
}

function* faultsOfPaint(attribute: string, value: string): Iterable<Fault> {
  if (value === 'none' || LOADED.test(value)) return
  const [, name = '', fallback = ''] = /^var\(\s*--diagram-([\w-]+)\s*,\s*(#\w+)\s*\)$/.exec(value) ?? []
  const color = DIAGRAM_COLORS[name]
  if (color !== undefined && color === fallback.toLowerCase()) return
  const hint =
    color === undefined
      ? `Use one of the colors in content/DIAGRAMS.md: ${Object.keys(DIAGRAM_COLORS).join(', ')}.`
      : `Write ${attribute}="var(--diagram-${name}, ${color})".`
  yield [`${attribute}="${value}" is no color of drawings`, hint]
}

const attributesOf = ({ attributes }: SaxesTagPlain): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

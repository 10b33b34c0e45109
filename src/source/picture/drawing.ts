/**
 * Drawings with a legend: `image.svg` in the one form that content/DIAGRAMS.md describes. They become part of the page,
 * where the variables of the theme color them, so they hold no styles, no classes, no words, and no color of their own.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Place } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import { escapeHtml } from '../../text/html.ts'
import { type Finding, START } from '../finding.ts'

/** The colors of drawings: names of variables, and what colors the file where nothing defines them. */
export const DIAGRAM_COLORS: Readonly<Record<string, string>> = {
  ground: '#fff',
  fill: '#eef1f6',
  line: '#3b4250',
  soft: '#6c7482',
  accent: '#0b5a86',
  'accent-fill': '#d9eaf4',
  warn: '#b3261e',
  'warn-fill': '#fbe4de',
  disc: '#1d2026',
  digit: '#fff',
}

export interface Drawing {
  /** Numbers that stand in the drawing, each once, in their order. */
  readonly numbers: readonly number[]
  /** What is inside `<svg>`, as a page holds it. */
  readonly inner: string
  /** What is not in the form of drawings. */
  readonly findings: readonly Finding[]
}

/** Elements and attributes that say something about the drawing or style it, and have no place in a page. */
const LEFT_OUT = new Set(['title', 'desc'])
const REFUSED_ATTRIBUTES = new Set(['style', 'class'])
const PAINTS = new Set(['fill', 'stroke', 'color', 'stop-color', 'flood-color'])
const CANVAS = '0 0 640 360'
/** Before the ids of a drawing, which must not be those of the page. */
const PREFIX = 'drawing-'

/** @param text an SVG that has been found safe and well-formed */
export function readDrawing(text: string): Drawing {
  const findings: Finding[] = []
  const said = new Set<string>()
  const numbers = new Set<number>()
  const parser = new SaxesParser({ position: true, xmlns: false as const })
  let place: Place = START
  let inner = ''
  let depth = 0
  let isOpen = false
  let leftOut = Number.POSITIVE_INFINITY
  const refuse = (message: string, hint: string, code: Finding['code'] = 'drawing-form') => {
    // The same cause in a hundred places is one message.
    if (said.size !== said.add(message).size) findings.push({ code, place, message, hint })
  }
  const bytes = Buffer.byteLength(text)
  if (bytes > bounds.drawing.max)
    refuse(
      `the drawing has ${kilobytes(bytes)} kB; at most ${kilobytes(bounds.drawing.max)} are allowed, since it is part of the page`,
      'Join paths of one color, write whole numbers, and leave out details that a phone does not show.',
      'file-too-large',
    )

  parser.on('opentagstart', ({ name }) => {
    const column = parser.columnIndex - name.length - 1
    place = column > 0 ? { line: parser.line, column } : { line: Math.max(1, parser.line - 1), column: 1 }
  })
  parser.on('opentag', tag => {
    if (++depth > leftOut) return
    if (depth === 1) return checkCanvas(tag, refuse)
    if (LEFT_OUT.has(tag.name)) {
      leftOut = depth
      return
    }
    checkTag(tag, refuse)
    inner += `${isOpen ? '>' : ''}<${tag.name}${attributesOf(tag)}`
    isOpen = true
  })
  parser.on('text', words => {
    const said = words.trim()
    if (said === '' || depth >= leftOut || depth < 2) return
    if (/^[1-9]$/.test(said)) numbers.add(Number(said))
    else
      refuse(
        `the drawing says "${said.slice(0, 40)}"`,
        'Drawings have no words: put a number there, and say in the legend of each language what it is.',
      )
    inner += `${isOpen ? '>' : ''}${escapeHtml(said)}`
    isOpen = false
  })
  parser.on('closetag', ({ name }) => {
    if (depth > 1 && depth < leftOut) {
      inner += isOpen ? '/>' : `</${name}>`
      isOpen = false
    }
    if (depth-- === leftOut) leftOut = Number.POSITIVE_INFINITY
  })
  parser.write(text).close()
  return { numbers: [...numbers].sort((a, b) => a - b), inner, findings }
}

type Refuse = (message: string, hint: string) => void

function checkCanvas({ attributes }: SaxesTagPlain, refuse: Refuse): void {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .join(' ')
  if (box !== CANVAS) refuse(`the canvas of the drawing is "${box}"`, `All drawings have viewBox="${CANVAS}".`)
  if ('width' in attributes || 'height' in attributes)
    refuse('<svg> has a width or a height', 'Remove both; the page decides how large it is.')
}

function checkTag({ name, attributes }: SaxesTagPlain, refuse: Refuse): void {
  if (name === 'style') refuse('the drawing has a style sheet', 'Write fill="…" and stroke="…" at the shapes.')
  for (const [attribute, value] of Object.entries(attributes)) {
    if (REFUSED_ATTRIBUTES.has(attribute))
      refuse(`the drawing uses ${attribute}="…"`, 'Write fill="…" and stroke="…" at the shapes.')
    if (PAINTS.has(attribute)) checkPaint(attribute, value.trim(), refuse)
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

/** Names of parts get a prefix; what only readers of the file need is left out. */
function attributesOf({ attributes }: SaxesTagPlain): string {
  let written = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (/^(?:aria-|xml|role$|lang$|tabindex$|focusable$|version$)/.test(name) && name !== 'xlink:href') continue
    written += ` ${name}="${escapeHtml(prefixed(name, value))}"`
  }
  return written
}

function prefixed(name: string, value: string): string {
  if (name === 'id') return PREFIX + value
  if (name === 'href' || name === 'xlink:href') return value.replace(/^#/, `#${PREFIX}`)
  return value.replace(/\burl\(\s*(['"]?)#/g, (_, quote: string) => `url(${quote}#${PREFIX}`)
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).replace(/\.0$/, '')

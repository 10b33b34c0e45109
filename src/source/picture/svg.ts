/**
 * Checks SVG illustrations: well-formed, with elements and attributes from an allow-list, a `viewBox`, and without scripts,
 * links and external resources. They are also opened as documents, without the protection of a page's policy.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Place } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import type { ImageSize } from '../../schema/term.ts'
import { type Finding, type Read, refuse, START } from '../finding.ts'
import { countShapes } from './shapes.ts'
import { ATTRIBUTES, ELEMENTS, FUNCTIONS, SELECTORS } from './svg-names.ts'

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const PLAIN_SVG = 'Save it from the drawing program as "plain" or "optimized" SVG.'

/** What is wrong with a part of a drawing. */
export type Fault = readonly [message: string, hint: string]

/** Checks a decoded SVG file. */
export function inspectSvg(text: string): Read<ImageSize> {
  const parser = new SaxesParser({ position: true, xmlns: false as const })
  const faults = collectFaults()
  const { report } = faults
  const foreign = new Map<string, Place>()
  const shapes = countShapes()
  const style = readStyle()
  let size: ImageSize | undefined
  let broken: Read<never> | undefined
  let depth = 0
  /** Depth of a refused element, whose content is skipped. */
  let refusedDepth = Number.POSITIVE_INFINITY

  parser.on('error', error => {
    const place = { line: parser.line, column: Math.max(1, parser.columnIndex) }
    const hint = 'Save it again from the drawing program.'
    broken ??= refuse('image-content', `this is not well-formed XML: ${reasonOf(error)}`, hint, place)
  })
  parser.on('doctype', () => report('an illustration has no DOCTYPE', 'Remove the line that begins with "<!DOCTYPE".'))
  parser.on('processinginstruction', ({ target }) =>
    report(`"<?${target} …?>" does not belong in an illustration`, 'Remove it.'),
  )
  parser.on('opentagstart', ({ name }) => faults.startAt(placeOfTag(parser, name)))
  parser.on('opentag', tag => {
    if (++depth > refusedDepth) return
    if (!style.open(tag.name, depth))
      report('there is an element inside <style>', 'Remove it; a style holds text alone.')
    shapes.open(tag)
    if (depth === 1) {
      const root = readRoot(tag)
      if ('width' in root) size = root
      else report(...root)
    }
    if (!ELEMENTS.has(tag.name)) refusedDepth = depth
    for (const fault of faultsOf(tag))
      if (typeof fault !== 'string') report(...fault)
      else if (!foreign.has(fault)) foreign.set(fault, faults.place())
  })
  parser.on('text', style.add)
  parser.on('cdata', style.add)
  parser.on('closetag', ({ name }) => {
    const fault = name === 'style' && depth <= refusedDepth ? faultOfStyleSheet(style.text()) : undefined
    if (fault) report(...fault)
    style.close(depth)
    if (depth <= refusedDepth) shapes.close()
    if (depth-- === refusedDepth) refusedDepth = Number.POSITIVE_INFINITY
  })
  parser.write(text).close()

  // After the first syntax error, later events are unreliable.
  if (broken) return broken
  if (shapes.total() > bounds.drawnShapes.max) {
    faults.startAt(START)
    report(...TOO_MANY)
  }
  const findings = [...faults.findings, ...describeForeign(foreign)]
  if (findings.length > 0) return { findings }
  return size ? { value: size, findings } : refuse('image-content', ...NO_SIZE)
}

/** Faults at the element that begins last, each once, at its first place. */
function collectFaults() {
  const findings: Finding[] = []
  const seen = new Set<string>()
  let start: Place = START
  return {
    findings,
    place: (): Place => start,
    startAt(place: Place): void {
      start = place
    },
    report(...[message, hint]: Fault): void {
      if (seen.size !== seen.add(message).size) findings.push({ code: 'image-content', place: start, message, hint })
    },
  }
}

/** The text of an open `<style>`; browsers join the text around elements in it. */
function readStyle() {
  let text = ''
  let openDepth = Number.POSITIVE_INFINITY
  return {
    text: (): string => text,
    add(more: string): void {
      text += more
    },
    /** @returns false if the element stands inside a `<style>` */
    open(name: string, depth: number): boolean {
      const isInside = openDepth < depth
      if (!isInside) text = ''
      if (name === 'style') openDepth = Math.min(openDepth, depth)
      return !isInside
    },
    close(depth: number): void {
      if (depth === openDepth) openDepth = Number.POSITIVE_INFINITY
    },
  }
}

/** Where an element begins whose name has just been read. */
export function placeOfTag({ line, columnIndex }: SaxesParser<{ xmlns: false }>, name: string): Place {
  const column = columnIndex - name.length - 1
  return column > 0 ? { line, column } : { line: Math.max(1, line - 1), column: 1 }
}

/** Names that one message lists. */
const MAX_LISTED_NAMES = 5

/** One finding for all elements and attributes that drawing programs add. */
function describeForeign(foreign: ReadonlyMap<string, Place>): readonly Finding[] {
  const [place] = foreign.values()
  if (!place) return []
  const names = [...foreign.keys()]
  const rest = names.length - MAX_LISTED_NAMES
  const listed = `${names.slice(0, MAX_LISTED_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  return refuse('image-content', `an illustration may not have ${listed}`, PLAIN_SVG, place).findings
}

/** The parser's message without its place, in plain words for the most usual errors. */
function reasonOf({ message }: Error): string {
  if (message.includes('unexpected close tag')) return 'an element above is not closed'
  const reason = message.replace(/^(?:[^:\s]*:)?\d+:\d+: /, '').replace(/\.$/, '')
  const unclosed = /unclosed tag: (.+)/.exec(reason)
  if (unclosed) return `<${unclosed[1]}> is not closed`
  if (/entity/i.test(reason)) return 'it uses a character entity that XML does not know; write the character itself'
  return reason.charAt(0).toLowerCase() + reason.slice(1)
}

const TOO_MANY: Fault = [
  `the drawing has more than ${bounds.drawnShapes.max} shapes, each as often as <use> repeats it`,
  'Leave out details; a <use> should not lead to a group that holds others, nor to itself.',
]

const NO_SIZE: Fault = [
  'the drawing does not say how large it is',
  'Give <svg> a viewBox with four numbers, such as viewBox="0 0 640 360".',
]

/** The size of the canvas. */
function readRoot({ name, attributes }: SaxesTagPlain): ImageSize | Fault {
  if (name !== 'svg' || attributes.xmlns !== SVG_NAMESPACE)
    return ['the drawing does not begin with <svg>', `Its first element is <svg xmlns="${SVG_NAMESPACE}" viewBox="…">.`]
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = box
  if (box.length !== 4 || !box.every(Number.isFinite) || width <= 0 || height <= 0) return NO_SIZE
  const [w, h] = [pixels(attributes.width), pixels(attributes.height)]
  const [ownWidth, ownHeight] = w && h ? [w, h] : [width, height]
  return { width: Math.max(1, Math.round(ownWidth)), height: Math.max(1, Math.round(ownHeight)) }
}

const pixels = (text = ''): number => Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text)?.[1] ?? 0)

/** Elements that authors use on purpose, with a hint. */
const REFUSED: Readonly<Record<string, Fault>> = {
  script: ['the drawing has a script', 'Remove <script>; illustrations do not run anything.'],
  foreignObject: ['the drawing holds HTML', 'Remove <foreignObject>; write words as <text>.'],
  image: ['the drawing holds another picture', 'Remove <image>; draw with shapes.'],
  a: ['the drawing has a link', 'Remove <a>, and keep what it holds.'],
}

/** What is wrong with an element and its attributes; names that are not in the allow-list stand alone. */
function faultsOf({ name, attributes }: SaxesTagPlain): readonly (Fault | string)[] {
  if (ELEMENTS.has(name))
    return Object.entries(attributes).flatMap(([attribute, value]) => {
      const fault = faultOfAttribute(attribute, value)
      return fault === undefined ? [] : [fault]
    })
  if (/^(?:animate|set$|discard$)/.test(name))
    return [['the drawing moves', `Remove <${name}>; illustrations stand still.`]]
  return [REFUSED[name] ?? `<${name}>`]
}

function faultOfAttribute(name: string, value: string): Fault | string | undefined {
  if (/^on/i.test(name)) return [`"${name}" would run a script`, 'Remove it; illustrations do not run anything.']
  if (name === 'href' || name === 'xlink:href') {
    if (/^#[\w.-]+$/.test(value)) return undefined
    return [`"${name}" leads out of the drawing`, 'Only parts of the same drawing may be named: href="#part".']
  }
  if (name.startsWith('aria-') || name === 'xmlns' || name === 'xmlns:xlink') return undefined
  return ATTRIBUTES.has(name) ? faultOfValue(value) : `"${name}"`
}

/** Functions that load something. */
const LOADING = /^(?:url|src|image|image-set)$/

/** Checks a value: functions from the allow-list, `url()` only for parts of the drawing. */
function faultOfValue(value: string): Fault | undefined {
  if (value.includes('\\')) return ['there is a backslash in a value of the drawing', 'Write the character itself.']
  const within = value.replace(/\burl\(\s*(['"]?)#[\w.-]+\1\s*\)/gi, '')
  for (const [, written = ''] of within.matchAll(/([\w-]+)\s*\(/g)) {
    const name = written.toLowerCase()
    const cure = 'Only parts of the same drawing may be named: url(#part).'
    if (LOADING.test(name)) return [`${name}() loads something from outside the drawing`, cure]
    if (!FUNCTIONS.has(name)) return [`an illustration may not use ${written}()`, PLAIN_SVG]
  }
  return faultOfBareVariable(within)
}

function faultOfBareVariable(text: string): Fault | undefined {
  const [use, name] = /var\(\s*(--[\w-]+)\s*\)/.exec(text) ?? []
  if (use === undefined) return undefined
  return [`"${use}" has no color where nothing defines it`, `Write one after a comma: var(${name}, #222)`]
}

/** @param sheet with its comments, since what looks like a comment may be in a string */
function faultOfStyleSheet(sheet: string): Fault | undefined {
  if (sheet.includes('\\')) return ['there is a backslash in a style of the drawing', 'Write the character itself.']
  const rule = /@(?!media\b)([\w-]*)/i.exec(sheet)
  if (rule) return [`a style of the drawing may not use @${rule[1]}`, 'Remove it; styles hold plain rules, and @media.']
  for (const [, written = ''] of sheet.matchAll(/([\w-]+)\(/g)) {
    const name = written.toLowerCase()
    const cure = 'Write url(#part) as an attribute: fill="url(#part)".'
    if (LOADING.test(name)) return [`a style of the drawing may not use ${name}()`, cure]
    if (!FUNCTIONS.has(name) && !SELECTORS.has(name)) return [`an illustration may not use ${written}()`, PLAIN_SVG]
  }
  return faultOfBareVariable(sheet)
}

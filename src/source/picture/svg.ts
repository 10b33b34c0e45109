/**
 * Checks SVG illustrations: well-formed, with elements and attributes from an allow-list, a `viewBox`, and without scripts,
 * links and external resources. They are also opened as documents, without the protection of a page's policy.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Place } from '../../model/diagnostic.ts'
import type { ImageSize } from '../../schema/term.ts'
import { type Finding, type Read, refuse as refuseFile, START } from '../finding.ts'
import { ATTRIBUTES, ELEMENTS, FUNCTIONS, SELECTORS } from './svg-names.ts'

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const PLAIN_SVG = 'Save it from the drawing program as "plain" or "optimized" SVG.'

/** Checks a decoded SVG file. */
export function inspectSvg(text: string): Read<ImageSize> {
  const findings: Finding[] = []
  const seen = new Set<string>()
  const foreign = new Map<string, Place>()
  const parser = new SaxesParser({ position: true, xmlns: false as const })
  let size: ImageSize | undefined
  let start: Place = START
  let fault: Finding | undefined
  let style = ''
  let depth = 0
  /** Depth of a refused element, whose content is skipped. */
  let refusedDepth = Number.POSITIVE_INFINITY

  const refuse: Refuse = (message, hint) => {
    // Each message is reported once, at its first place.
    if (seen.size !== seen.add(message).size) findings.push({ code: 'image-content', place: start, message, hint })
    return undefined
  }
  parser.on('error', error => {
    const place = { line: parser.line, column: Math.max(1, parser.columnIndex) }
    fault ??= {
      code: 'image-content',
      place,
      message: `this is not well-formed XML: ${reasonOf(error)}`,
      hint: SAVE_AGAIN,
    }
  })
  parser.on('doctype', () => refuse('an illustration has no DOCTYPE', 'Remove the line that begins with "<!DOCTYPE".'))
  parser.on('processinginstruction', ({ target }) =>
    refuse(`"<?${target} …?>" does not belong in an illustration`, 'Remove it.'),
  )
  parser.on('opentagstart', ({ name }) => {
    start = placeOfTag(parser, name)
  })
  parser.on('opentag', tag => {
    style = ''
    if (++depth > refusedDepth) return
    if (depth === 1) size = readRoot(tag, refuse)
    const isKnown = checkElement(tag, refuse, name => {
      foreign.set(name, foreign.get(name) ?? start)
      return undefined
    })
    if (!isKnown) refusedDepth = depth
  })
  parser.on('text', words => {
    style += words
  })
  parser.on('cdata', words => {
    style += words
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'style' && depth <= refusedDepth) checkStyleSheet(style, refuse)
    if (depth-- === refusedDepth) refusedDepth = Number.POSITIVE_INFINITY
  })
  parser.write(text).close()

  // After the first syntax error, later events are unreliable.
  const all = fault ? [fault] : [...findings, ...describeForeign(foreign)]
  if (all.length > 0) return { findings: all }
  return size ? { value: size, findings: [] } : refuseFile('image-content', NO_SIZE, ADD_SIZE)
}

/** Where an element begins whose name has just been read. */
export function placeOfTag({ line, columnIndex }: SaxesParser<{ xmlns: false }>, name: string): Place {
  const column = columnIndex - name.length - 1
  return column > 0 ? { line, column } : { line: Math.max(1, line - 1), column: 1 }
}

/** One finding for all elements and attributes that drawing programs add. */
function describeForeign(foreign: ReadonlyMap<string, Place>): readonly Finding[] {
  const [first] = foreign.values()
  if (!first) return []
  const names = [...foreign.keys()]
  const listed =
    names.slice(0, MAX_LISTED_NAMES).join(', ') +
    (names.length > MAX_LISTED_NAMES ? ` and ${names.length - MAX_LISTED_NAMES} more` : '')
  return [{ code: 'image-content', place: first, message: `an illustration may not have ${listed}`, hint: PLAIN_SVG }]
}

/** Names that one message lists. */
const MAX_LISTED_NAMES = 5

type Refuse = (message: string, hint: string) => undefined

/** Collects names that are not in the allow-list. */
type Foreign = (name: string) => undefined

const SAVE_AGAIN = 'Save it again from the drawing program.'

/** The parser's message without its place, in plain words for the most usual errors. */
function reasonOf({ message }: Error): string {
  if (message.includes('unexpected close tag')) return 'an element above is not closed'
  const reason = message.replace(/^(?:[^:\s]*:)?\d+:\d+: /, '').replace(/\.$/, '')
  if (/unclosed tag: (.+)/.test(reason)) return `<${/unclosed tag: (.+)/.exec(reason)?.[1]}> is not closed`
  if (/undefined entity|malformed character entity|entity/i.test(reason))
    return 'it uses a character entity that XML does not know; write the character itself'
  return reason.charAt(0).toLowerCase() + reason.slice(1)
}

const NO_SIZE = 'the drawing does not say how large it is'
const ADD_SIZE = 'Give <svg> a viewBox with four numbers, such as viewBox="0 0 640 360".'

function readRoot({ name, attributes }: SaxesTagPlain, refuse: Refuse): ImageSize | undefined {
  if (name !== 'svg' || attributes.xmlns !== SVG_NAMESPACE) {
    refuse('the drawing does not begin with <svg>', `Its first element is <svg xmlns="${SVG_NAMESPACE}" viewBox="…">.`)
    return undefined
  }
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = box
  if (box.length !== 4 || !box.every(Number.isFinite) || width <= 0 || height <= 0) {
    refuse(NO_SIZE, ADD_SIZE)
    return undefined
  }
  const [w, h] = [pixels(attributes.width), pixels(attributes.height)]
  const [ownWidth, ownHeight] = w && h ? [w, h] : [width, height]
  return { width: Math.max(1, Math.round(ownWidth)), height: Math.max(1, Math.round(ownHeight)) }
}

const pixels = (text: string | undefined): number | undefined => {
  const found = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '')
  return found ? Number(found[1]) : undefined
}

/** Elements that authors use on purpose, with a hint. */
const REFUSED: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  script: ['the drawing has a script', 'Remove <script>; illustrations do not run anything.'],
  foreignObject: ['the drawing holds HTML', 'Remove <foreignObject>; write words as <text>.'],
  image: ['the drawing holds another picture', 'Remove <image>; draw with shapes.'],
  a: ['the drawing has a link', 'Remove <a>, and keep what it holds.'],
}

/** @returns whether the element may be there */
function checkElement({ name, attributes }: SaxesTagPlain, refuse: Refuse, foreign: Foreign): boolean {
  if (!ELEMENTS.has(name)) {
    const known = REFUSED[name]
    if (known) refuse(...known)
    else if (/^(?:animate|set$|discard$)/.test(name))
      refuse('the drawing moves', `Remove <${name}>; illustrations stand still.`)
    else foreign(`<${name}>`)
    return false
  }
  for (const [attribute, value] of Object.entries(attributes)) checkAttribute(attribute, value, refuse, foreign)
  return true
}

function checkAttribute(name: string, value: string, refuse: Refuse, foreign: Foreign): undefined {
  if (/^on/i.test(name)) return refuse(`"${name}" would run a script`, 'Remove it; illustrations do not run anything.')
  if (name === 'href' || name === 'xlink:href') {
    if (/^#[\w.-]+$/.test(value)) return undefined
    return refuse(`"${name}" leads out of the drawing`, 'Only parts of the same drawing may be named: href="#part".')
  }
  if (name.startsWith('aria-')) return undefined
  if (name === 'xmlns' || name === 'xmlns:xlink') return undefined
  if (!ATTRIBUTES.has(name)) return foreign(`"${name}"`)
  return checkValue(value, refuse)
}

/** Checks a value: functions from the allow-list, `url()` only for parts of the drawing. */
function checkValue(value: string, refuse: Refuse): undefined {
  if (value.includes('\\'))
    return refuse('there is a backslash in a value of the drawing', 'Write the character itself.')
  const within = value.replace(/\burl\(\s*(['"]?)#[\w.-]+\1\s*\)/gi, '')
  for (const [, name = ''] of within.matchAll(/([\w-]+)\s*\(/g)) {
    if (/^(?:url|src|image|image-set)$/i.test(name))
      return refuse(
        `${name.toLowerCase()}() loads something from outside the drawing`,
        'Only parts of the same drawing may be named: url(#part).',
      )
    if (!FUNCTIONS.has(name.toLowerCase())) return refuse(`an illustration may not use ${name}()`, PLAIN_SVG)
  }
  return refuseBareVariable(within, refuse)
}

function refuseBareVariable(text: string, refuse: Refuse): undefined {
  const [use, name] = /var\(\s*(--[\w-]+)\s*\)/.exec(text) ?? []
  if (use === undefined) return undefined
  return refuse(`"${use}" has no color where nothing defines it`, `Write one after a comma: var(${name}, #222)`)
}

/** @param sheet with its comments, since what looks like a comment may be in a string */
function checkStyleSheet(sheet: string, refuse: Refuse): undefined {
  if (sheet.includes('\\'))
    return refuse('there is a backslash in a style of the drawing', 'Write the character itself.')
  const rule = /@(?!media\b)([\w-]*)/i.exec(sheet)
  if (rule)
    return refuse(`a style of the drawing may not use @${rule[1]}`, 'Remove it; styles hold plain rules, and @media.')
  for (const [, name = ''] of sheet.matchAll(/([\w-]+)\(/g)) {
    if (/^(?:url|src|image|image-set)$/i.test(name))
      return refuse(
        `a style of the drawing may not use ${name.toLowerCase()}()`,
        'Write url(#part) as an attribute: fill="url(#part)".',
      )
    if (!FUNCTIONS.has(name.toLowerCase()) && !SELECTORS.has(name.toLowerCase()))
      return refuse(`an illustration may not use ${name}()`, PLAIN_SVG)
  }
  return refuseBareVariable(sheet, refuse)
}

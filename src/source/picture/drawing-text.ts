/**
 * The text of drawings: numbers, which the legend explains, slots for the words of each language, and text that is the
 * same in every language, such as `example.org`. Nothing else is written in a drawing.
 */
import type { SaxesTagPlain } from 'saxes'
import type { Place } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import { GROWTH, LABEL_SIZE, type LabelRoom } from '../../text/fill-drawing-labels.ts'

/** What is wrong with a part of a drawing. */
export type Fault = readonly [message: string, hint: string]

/** A place for words, which the front matter of each language gives. */
export interface Slot extends LabelRoom {
  readonly name: string
  readonly place: Place
}

/** What a text has from the groups around it. */
export type TextStyle = Readonly<typeof PLAIN>

export const PLAIN = { size: LABEL_SIZE, family: '', fill: '' }

/** Smaller text is less than 11 pixels high on a phone. */
const SMALLEST = 20
/** Colors that can be read on the surfaces of drawings. */
const COLORS = ['text', 'line', 'accent', 'warn', 'digit', 'ground']

/** The style within an element. */
export function styleIn({ attributes }: SaxesTagPlain, outer: TextStyle): TextStyle {
  return {
    size: Number(attributes['font-size'] ?? outer.size),
    family: attributes['font-family'] ?? outer.family,
    fill: attributes.fill ?? outer.fill,
  }
}

/** The slot that an element is, if it is one, and what is wrong with it. */
export function readSlot(
  { name, attributes }: SaxesTagPlain,
  style: TextStyle,
  place: Place,
): readonly [Slot, readonly Fault[]] | undefined {
  const label = attributes['data-label']
  if (label === undefined) return undefined
  const width = Number(attributes['data-room'])
  const lines = Number(attributes['data-lines'] ?? 1)
  const { lines: max } = bounds.drawingLabels
  const faults: Fault[] = []
  const isWhole = name === 'text' && width > 0 && Number.isInteger(lines) && lines >= 1 && lines <= max
  if (!isWhole || !Object.hasOwn(GROWTH, attributes['data-grow'] ?? 'down')) {
    const form = `<text data-label="${label}" data-room="120" x="…" y="…"/>`
    const rest = `data-room is its width, data-lines from 1 to ${max}, data-grow one of ${Object.keys(GROWTH).join(', ')}.`
    faults.push([`the slot "${label}" is not complete`, `Write ${form}: ${rest}`])
  }
  if (style.size !== LABEL_SIZE) {
    const message = `the slot "${label}" has text of size ${style.size}`
    faults.push([message, `All labels have font-size="${LABEL_SIZE}".`])
  }
  return [{ name: label, place, width, lines }, [...faults, ...faultsOfColor(style)]]
}

/** Whether a text is a number of the legend. Digits of the drawing itself are code. */
export const isNumber = (text: string, { family }: TextStyle): boolean => /^[1-9]$/.test(text) && !isCode(family)

const isCode = (family: string): boolean => /\bmonospace\b/.test(family)

/** What is wrong with text that is no number: it is the same in every language, and can be read on a phone. */
export function* faultsOfText(text: string, style: TextStyle): Iterable<Fault> {
  if (/\p{Ll}/u.test(text) && !isCode(style.family))
    yield [
      `the drawing says "${text.slice(0, 40)}"`,
      'Write a slot, <text data-label="…"/>, and its words as "labels" in each language; code that is the same in both has font-family="monospace".',
    ]
  if (style.size < SMALLEST) {
    const message = `text of size ${style.size} cannot be read on a phone`
    yield [message, `Give it font-size="${SMALLEST}" or more, or leave it out.`]
  }
  yield* faultsOfColor(style)
}

function* faultsOfColor({ fill }: TextStyle): Iterable<Fault> {
  const [, name = ''] = /--diagram-([\w-]+)/.exec(fill) ?? []
  if (COLORS.includes(name)) return
  const message = name === '' ? 'text in the drawing has no color' : `text has the color "${name}"`
  yield [message, `Text has one of the colors ${COLORS.join(', ')}, which can be read on every surface.`]
}

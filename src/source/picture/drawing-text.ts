/**
 * The text of drawings: numbers, which the legend explains, slots for the words of each language, and text that is the
 * same in every language, such as `example.org`. Nothing else is written in a drawing.
 */
import type { SaxesTagPlain } from 'saxes'
import type { Place } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import { GROWTH, LABEL_SIZE, type LabelRoom } from '../../text/drawing-labels.ts'

/** A place for words, which the front matter of each language gives. */
export interface Slot extends LabelRoom {
  readonly name: string
  readonly place: Place
}

/** What a text has from the groups around it. */
export interface TextStyle {
  readonly size: number
  readonly family: string
  readonly fill: string
}

export const PLAIN: TextStyle = { size: LABEL_SIZE, family: '', fill: '' }

type Refuse = (message: string, hint: string) => void

/** Begins the message about words in a drawing. */
export const SAYS = 'the drawing says '

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

/** Reads a slot, if the element is one. */
export function readSlot({ name, attributes }: SaxesTagPlain, style: TextStyle, place: Place, refuse: Refuse) {
  const label = attributes['data-label']
  if (label === undefined) return undefined
  const width = Number(attributes['data-room'])
  const lines = Number(attributes['data-lines'] ?? 1)
  const { lines: max } = bounds.drawingLabels
  const isWhole = name === 'text' && width > 0 && Number.isInteger(lines) && lines >= 1 && lines <= max
  if (!isWhole || !Object.hasOwn(GROWTH, attributes['data-grow'] ?? 'down'))
    refuse(
      `the slot "${label}" is not complete`,
      `Write <text data-label="${label}" data-room="120" x="…" y="…"/>: data-room is its width, data-lines from 1 to ${max}, data-grow one of ${Object.keys(GROWTH).join(', ')}.`,
    )
  if (style.size !== LABEL_SIZE)
    refuse(`the slot "${label}" has text of size ${style.size}`, `All labels have font-size="${LABEL_SIZE}".`)
  checkColor(style, refuse)
  return { name: label, place, width, lines } satisfies Slot
}

/** Whether a text is a number of the legend. Digits of the drawing itself are code. */
export const isNumber = (text: string, { family }: TextStyle): boolean => /^[1-9]$/.test(text) && !isCode(family)

const isCode = (family: string): boolean => /\bmonospace\b/.test(family)

/** Checks text that is no number: it is the same in every language, and can be read on a phone. */
export function checkText(text: string, style: TextStyle, refuse: Refuse): void {
  if (/\p{Ll}/u.test(text) && !isCode(style.family))
    refuse(
      `${SAYS}"${text.slice(0, 40)}"`,
      'Write a slot, <text data-label="…"/>, and its words as "labels" in each language; code that is the same in both has font-family="monospace".',
    )
  if (style.size < SMALLEST)
    refuse(
      `text of size ${style.size} cannot be read on a phone`,
      `Give it font-size="${SMALLEST}" or more, or leave it out.`,
    )
  checkColor(style, refuse)
}

function checkColor({ fill }: TextStyle, refuse: Refuse): void {
  const [, name = ''] = /--diagram-([\w-]+)/.exec(fill) ?? []
  if (!COLORS.includes(name))
    refuse(
      name === '' ? 'text in the drawing has no color' : `text has the color "${name}"`,
      `Text has one of the colors ${COLORS.join(', ')}, which can be read on every surface.`,
    )
}

/**
 * Spanish typography that `check --fix` corrects without understanding the sentence: quotation marks, paired dashes,
 * spaces in numbers and before units. Ambiguous cases are left unchanged.
 */

import { groupThousands } from '../group-thousands.ts'
import type { Replacement, Typographer, TypographyRule } from '../shapes/typography-fixes.ts'

/** Units that a number is written with, as a regular expression. */
export const UNITS = '(?:K|M|G|T|P)B|(?:k|K|M|G|T)?Hz|W|Wh|kWh|ms|nm|km|cm|mm|kg|(?:k|M|G)bps'

/** Paragraphs and items of lists, within which quotation marks and dashes are paired. */
const BLOCK = /(?:(?!\n[ \t]*\n|\n(?:[-*+#]|\d+\.) ).|\n(?![ \t]*\n|(?:[-*+#]|\d+\.) ))+/gu

const inBlocks =
  (mend: Typographer): Typographer =>
  masked =>
    [...masked.matchAll(BLOCK)].flatMap(({ 0: block, index }) =>
      mend(block).map(({ start, end, text }) => ({ start: start + index, end: end + index, text })),
    )

const BEFORE_OPENING = /[\s([¿¡—«“*]/
const AFTER_CLOSING = /[\s.,;:!?…)\]»”—*]/

/** Straight quotation marks of a paragraph, if each is clearly opening or closing. */
const quotationMarks: Typographer = block => {
  const marks = [...block.matchAll(/"/g)].map(({ index }) => index)
  const replacements: Replacement[] = []
  for (let i = 0; i < marks.length; i += 2) {
    const [open, close] = [marks[i] ?? 0, marks[i + 1]]
    if (close === undefined) return []
    const quoted = block.slice(open + 1, close)
    const isOpening = BEFORE_OPENING.test(block[open - 1] ?? ' ')
    const isClosing = AFTER_CLOSING.test(block[close + 1] ?? ' ')
    if (!isOpening || !isClosing || !/^\S(?:[\s\S]*\S)?$/.test(quoted) || /[«»“”]/.test(quoted)) return []
    const before = block.slice(0, open)
    const isInner = before.lastIndexOf('«') > before.lastIndexOf('»')
    replacements.push({ start: open, end: open + 1, text: isInner ? '“' : '«' })
    replacements.push({ start: close, end: close + 1, text: isInner ? '”' : '»' })
  }
  return replacements
}

/** Two spaced hyphens in one sentence enclose an aside; other numbers of them are ambiguous. */
const dashes: Typographer = block =>
  [...block.matchAll(/[^.:;!?…]+/gu)].flatMap(({ 0: sentence, index }) => {
    const [first, second, third] = [...sentence.matchAll(/(?<=\S) - (?=\S)/g)].map(found => found.index + index)
    if (first === undefined || second === undefined || third !== undefined || /\d - | - \d/.test(sentence)) return []
    return [
      { start: first, end: first + 3, text: ' —' },
      { start: second, end: second + 3, text: '— ' },
    ]
  })

const NUMBER =
  /(?<![\p{L}\p{N}_.,/:=#@+*^-]|\d[ \u00a0\u202f]|(?:ISO|IEC|RFC) )(?:[1-9]\d{4,}|[1-9]\d{0,2}(?:[ \u00a0]\d{3})+)(?![\p{L}\p{N}_/:*^-]|[ \u00a0\u202f]\d|[.,]\d)/gu

const numbers: Typographer = text =>
  [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
    const digits = number.replace(/\D/g, '')
    if (digits.length < 5) return []
    return [{ start: index, end: index + number.length, text: groupThousands(digits, '\u202f') }]
  })

const UNIT = new RegExp(
  `(?<![\\p{L}\\p{N}_/.,=#@]|\\p{L}-|\\d[ \\u00a0])(\\d(?:[\\d.,\\u202f]{0,30}\\d)?)( ?)(%|${UNITS})(?![\\p{L}\\p{N}_])`,
  'gu',
)

const units: Typographer = text =>
  [...text.matchAll(UNIT)].flatMap(({ 1: number = '', 2: space = '', 3: unit, index }) => {
    // "3W" may be a name.
    if (unit === 'W' && space === '') return []
    const start = index + number.length
    return [{ start, end: start + space.length, text: '\u00a0' }]
  })

/** Ordered so that a second run finds nothing: after its unit has been separated, a number can be grouped. */
export const SPANISH_TYPOGRAPHY: readonly (readonly [TypographyRule, Typographer])[] = [
  ['quotation-marks', inBlocks(quotationMarks)],
  ['hyphen-as-dash', inBlocks(dashes)],
  ['number-form', numbers],
  ['unit-space', units],
  ['number-form', numbers],
]

/**
 * English typography that `check --fix` corrects without understanding the sentence: texts are written with the
 * straight marks of keyboards, a space before units, and none before the percent sign.
 */
import type { Typographer, TypographyRule } from '../shapes/typography-fixes.ts'

/** Paragraphs; quotation marks are paired within one. */
const PARAGRAPH = /(?:(?!\n[ \t]*\n)[\s\S])+/g

/** Pairs of curly quotation marks, and apostrophes where no single mark opens a quotation. */
const straightMarks: Typographer = masked =>
  [...masked.matchAll(PARAGRAPH)].flatMap(({ 0: paragraph, index }) => {
    const marks = [...paragraph.matchAll(/[“”]/g)]
    const isPaired = marks.every(({ 0: mark }, i) => mark === (i % 2 === 0 ? '“' : '”')) && marks.length % 2 === 0
    const double = isPaired && !paragraph.includes('"') ? marks.map(found => [found.index, '"'] as const) : []
    const single = paragraph.includes('‘') ? [] : [...paragraph.matchAll(/(?<=\p{L})’/gu)]
    return [...double, ...single.map(found => [found.index, "'"] as const)]
      .sort(([a], [b]) => a - b)
      .map(([at, text]) => ({ start: index + at, end: index + at + 1, text }))
  })

/** A number that is no part of a name, and what stands behind it. */
const NUMBER = '(?<![\\p{L}\\p{N}_.,/=#@+-])\\d{1,20}(?:[.,]\\d{1,20}){0,6}'
const PERCENT = new RegExp(`(?<=${NUMBER})[ \\u00a0\\u202f]%`, 'gu')
const UNIT = new RegExp(`(?<=${NUMBER})(?:(?:K|M|G|T|P)B|(?:K|M|G|T)?Hz|k?Wh|ms|[kMG]bps)(?![\\p{L}\\p{N}_])`, 'gu')

const units: Typographer = masked =>
  [
    ...[...masked.matchAll(PERCENT)].map(({ index }) => ({ start: index, end: index + 1, text: '' })),
    ...[...masked.matchAll(UNIT)].map(({ index }) => ({ start: index, end: index, text: ' ' })),
  ].sort((a, b) => a.start - b.start)

export const ENGLISH_TYPOGRAPHY: readonly (readonly [TypographyRule, Typographer])[] = [
  ['quotation-marks', straightMarks],
  ['unit-space', units],
]

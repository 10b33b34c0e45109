/** The dictionary that is published follows every rule of style, and every subject has something for every reader. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkCollectionStyle, checkStyle } from '../../src/editorial/style.ts'
import { wordCountOf } from '../../src/lint/lengths.ts'
import { newestDate } from '../../src/model/dictionary/site.ts'
import { LEVELS, SUBJECTS } from '../../src/schema/bounds.ts'
import { limits } from '../../src/schema/guide-limits.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import type { Translation } from '../../src/schema/term.ts'
import { loadContent } from '../../src/source/load.ts'
import { ROOT } from '../rules/source.ts'

const CONTENT = join(ROOT, 'content')
const { terms, collections, diagnostics } = loadContent(CONTENT)
const found = [
  ...diagnostics,
  ...checkStyle(CONTENT, terms, diagnostics, newestDate(terms)),
  ...checkCollectionStyle(CONTENT, collections),
]

/** Entries without which a subject is not worth a page. */
const FEWEST = 12

test('No rule of style complains, and no exception has become needless.', () => {
  const wrong = found.filter(({ severity }) => severity !== 'note')
  expect(wrong.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)).toEqual([])
})

/** Shares of the entries of a language that may end the explanation with a year, or the key points with a pair. */
const MAX_SHARE = 1 / 4
const YEAR = /(?<![\p{L}\p{N}.,-])(?:1[5-9]|20)\d\d(?![\p{L}\p{N}-]|[.,]\d)/u

test.each(LANGUAGES)('Endings in "%s" differ, and an entry takes about a minute.', language => {
  const texts = terms.map(term => term[language])
  const shareOf = (isSo: (text: Translation) => boolean) => texts.filter(isSo).length / texts.length
  expect(shareOf(({ explanation }) => YEAR.test(explanation.at(-1) ?? ''))).toBeLessThanOrEqual(MAX_SHARE)
  expect(shareOf(({ keyPoints }) => keyPoints.at(-1)?.includes(';') === true)).toBeLessThanOrEqual(MAX_SHARE)
  const words = texts.reduce((sum, text) => sum + wordCountOf(text), 0)
  expect(words / texts.length).toBeLessThanOrEqual(limits.total.max)
})

describe.each(SUBJECTS)('The subject %s', subject => {
  const own = terms.filter(({ subjects }) => subjects.includes(subject))

  test(`has at least ${FEWEST} entries.`, () => {
    expect(own.length).toBeGreaterThanOrEqual(FEWEST)
  })

  test.each(LEVELS)('has entries of level %i.', level => {
    expect(own.some(term => term.level === level)).toBe(true)
  })
})

/** The dictionary that is published follows every rule of style, and every subject has something for every reader. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readHeadwords } from '../../src/editorial/headwords.ts'
import { checkCollectionStyle, checkStyle } from '../../src/editorial/style.ts'
import { habitsOf } from '../../src/lint/habits.ts'
import { wordCountOf } from '../../src/lint/lengths.ts'
import { newestDate } from '../../src/model/dictionary/site.ts'
import { LEVELS, SUBJECTS } from '../../src/schema/bounds.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { limits } from '../../src/schema/limits.ts'
import { loadContent } from '../../src/source/load.ts'
import { ROOT } from '../rules/source.ts'

const CONTENT = join(ROOT, 'content')
const { terms, collections, diagnostics } = loadContent(CONTENT)
const plan = readHeadwords(CONTENT)

/** Entries without which a subject is not worth a page. */
const FEWEST = 12

test('No rule of style complains, and no exception has become needless.', () => {
  const all = [
    ...diagnostics,
    ...checkStyle(CONTENT, terms, diagnostics, newestDate(terms)),
    ...checkCollectionStyle(CONTENT, collections),
  ]
  const found = all.filter(({ severity }) => severity !== 'note')
  expect(found.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)).toEqual([])
})

test.each(LANGUAGES)(
  'Habits of writing in "%s" stay within their shares, and an entry takes about a minute.',
  language => {
    const own = habitsOf(terms, language)
    expect(own.closingYears / own.entries).toBeLessThanOrEqual(limits.shares.closingYears)
    expect(own.decodedAnalogies / own.entries).toBeLessThanOrEqual(limits.shares.decodedAnalogies)
    const words = terms.reduce((sum, term) => sum + wordCountOf(term[language]), 0)
    expect(words / terms.length).toBeLessThanOrEqual(limits.total.max)
  },
)

test('The plan of headwords can be read.', () => {
  expect(plan?.diagnostics).toEqual([])
  expect(plan?.headwords.length).toBeGreaterThan(terms.length)
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

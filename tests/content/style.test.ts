/** The published dictionary has no fault, follows every rule of style, and has something for every reader in every subject. */
import { describe, expect, test } from 'vitest'
import { lintCollectionFiles } from '../../src/editorial/lint-content.ts'
import { wordCountOf } from '../../src/lint/lengths.ts'
import { LEVELS, SUBJECTS } from '../../src/schema/bounds.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { limits } from '../../src/schema/recommended-lengths.ts'
import { CONTENT, diagnostics, frame, terms } from './published.ts'
import { styleFindings } from './published-style.ts'

const found = [...diagnostics, ...styleFindings, ...lintCollectionFiles(CONTENT, frame.collections)]

/** Entries without which a subject is not worth a page. */
const FEWEST = 12

test('Nothing is wrong, no rule of style complains, and no exception has become needless.', () => {
  const wrong = found.filter(({ severity }) => severity !== 'note')
  expect(wrong.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)).toEqual([])
})

test.each(LANGUAGES)(
  'Habits of writing in "%s" stay within their shares, and an entry takes about a minute.',
  language => {
    const { closingYears, decodedAnalogies, pairedEndings } = limits.shares
    const shareOf = (rule: string) =>
      found.filter(({ code, file }) => code === rule && file.endsWith(`${language}.md`)).length / terms.length
    expect(shareOf('closing-year')).toBeLessThanOrEqual(closingYears)
    expect(shareOf('decoded-analogy')).toBeLessThanOrEqual(decodedAnalogies)
    expect(shareOf('paired-ending')).toBeLessThanOrEqual(pairedEndings)
    const words = terms.reduce((sum, term) => sum + wordCountOf(term[language]), 0)
    expect(words / terms.length).toBeLessThanOrEqual(limits.total.max)
  },
)

describe.each(SUBJECTS)('The subject %s', subject => {
  const own = terms.filter(({ subjects }) => subjects.includes(subject))

  test(`has at least ${FEWEST} entries.`, () => {
    expect(own.length).toBeGreaterThanOrEqual(FEWEST)
  })

  test.each(LEVELS)('has entries of level %i.', level => {
    expect(own.some(term => term.level === level)).toBe(true)
  })
})

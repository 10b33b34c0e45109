/** The dictionary that is published: without a fault, and wide enough to be of use on the first day. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LEVELS, SUBJECTS } from '../../src/schema/bounds.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { loadContent } from '../../src/source/load.ts'
import { ROOT } from '../rules/source.ts'

const { settings, terms, diagnostics } = loadContent(join(ROOT, 'content'))

describe('The published content', () => {
  test('has neither errors nor warnings.', () => {
    expect(diagnostics.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)).toEqual([])
    expect(settings).toBeDefined()
  })

  test('has at least 20 terms.', () => {
    expect(terms.length).toBeGreaterThanOrEqual(20)
  })

  test.each(SUBJECTS)('has at least two terms about %s.', subject => {
    expect(terms.filter(({ subjects }) => subjects.includes(subject)).length).toBeGreaterThanOrEqual(2)
  })

  test.each(LEVELS)('has terms of level %i.', level => {
    expect(terms.some(term => term.level === level)).toBe(true)
  })

  test.each(LANGUAGES)('has no two taglines alike in %s.', language => {
    const slugs = new Map<string, string[]>()
    for (const { slug, [language]: text } of terms) {
      const words = text.tagline
        .normalize('NFKD')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
      const key = (words ?? []).join(' ')
      slugs.set(key, [...(slugs.get(key) ?? []), slug])
    }
    expect([...slugs.values()].filter(alike => alike.length > 1)).toEqual([])
  })
})

/** The words of the interface: complete in both languages, with numbers and dates as each language writes them. */
import { describe, expect, test } from 'vitest'
import { DEVELOPER_STRINGS } from '../../src/languages/developer-strings-by-language.ts'
import { STRINGS } from '../../src/languages/strings-by-language.ts'
import { PROBLEM_CODES } from '../../src/schema/api-responses.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { TOOLS } from '../../src/schema/mcp-tools.ts'
import { textOf, tiny } from '../emit/rendered.ts'

describe('Every word of the interface', () => {
  test('is there in both languages, and is not the same unless it is meant to be.', () => {
    const words = Object.entries(STRINGS.en).filter(([, value]) => typeof value === 'string')
    const other: Readonly<Record<string, unknown>> = { ...STRINGS.es }
    expect(words.filter(([, value]) => String(value).trim() === '')).toEqual([])
    expect(words.filter(([key, value]) => other[key] === value).map(([key]) => key)).toEqual(['no'])
  })

  test('of the developers page is there for every error, tool and header.', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(DEVELOPER_STRINGS[language].errors)).toEqual([...PROBLEM_CODES])
      expect(Object.keys(DEVELOPER_STRINGS[language].tools)).toEqual(Object.keys(TOOLS))
      expect(Object.keys(DEVELOPER_STRINGS[language].headers)).toEqual(Object.keys(DEVELOPER_STRINGS.en.headers))
    }
  })

  test('fits the page that it stands on.', () => {
    const page = (path: string) => textOf(tiny().files, path)
    expect(page('5g/index.html')).toContain('in Spanish: <')
    expect(page('es/5g/index.html')).toContain('en inglés: <')
    expect(page('es/404.html')).toContain('Página no encontrada')
    expect(page('es/index.html')).not.toMatch(/Skip to the content|Newest terms|License/)
  })
})

describe('Numbers and dates', () => {
  test.each([
    [0, '0 terms', '0 términos'],
    [1, '1 term', '1 término'],
    [999, '999 terms', '999 términos'],
    [1_000, '1,000 terms', '1000 términos'],
    [9_999, '9,999 terms', '9999 términos'],
    [10_000, '10,000 terms', '10\u202f000 términos'],
    [1_234_567, '1,234,567 terms', '1\u202f234\u202f567 términos'],
  ])('are written as each language does: %i terms.', (count, en, es) => {
    expect([STRINGS.en.count(count), STRINGS.es.count(count)]).toEqual([en, es])
  })

  test.each([
    ['2026-01-05', 'January 5, 2026', '5 de enero de 2026'],
    ['2026-12-31', 'December 31, 2026', '31 de diciembre de 2026'],
    ['2024-02-29', 'February 29, 2024', '29 de febrero de 2024'],
  ])('are written as each language does: %s.', (iso, en, es) => {
    expect([STRINGS.en.date(iso), STRINGS.es.date(iso)]).toEqual([en, es])
  })

  test('do not depend on the time zone of the machine.', () => {
    const before = process.env.TZ
    process.env.TZ = 'America/Los_Angeles'
    expect(STRINGS.en.date('2026-01-01')).toBe('January 1, 2026')
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })
})

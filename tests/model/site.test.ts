/** The base address taken apart, and the day of the content. */
import { describe, expect, test } from 'vitest'
import { newestDate } from '../../src/model/dictionary/site.ts'
import { makeTerm } from '../make.ts'
import { settings, tinySite } from './site.ts'

describe('The base address', () => {
  test.for([
    ['https://example.org', 'https://example.org', ''],
    ['https://example.org/', 'https://example.org', ''],
    ['https://example.org/dictionary', 'https://example.org/dictionary', '/dictionary'],
    ['https://example.org/a/b//', 'https://example.org/a/b', '/a/b'],
    ['http://localhost:8080/', 'http://localhost:8080', ''],
    ['https://EXAMPLE.org:443/A', 'https://example.org/A', '/A'],
  ] as const)('%s is written %s, with the path "%s".', ([given, base, basePath]) => {
    expect(tinySite(given)).toMatchObject({ base, basePath })
  })

  test('takes the place of the one in the settings.', () => {
    expect(tinySite()).not.toHaveProperty('baseUrl')
    expect(tinySite().name).toBe(settings?.name)
  })
})

describe('The day of the content', () => {
  test('is the newest on which a term was published or changed.', () => {
    const terms = [
      makeTerm('a', { date: '2026-01-02' }),
      makeTerm('b', { date: '2025-01-01', updated: '2026-03-01' }),
      makeTerm('c', { date: '2026-02-01' }),
    ]
    expect(newestDate(terms)).toBe('2026-03-01')
  })

  test('is the first of the calendar of computers when there are no terms.', () => {
    expect(newestDate([])).toBe('1970-01-01')
  })
})

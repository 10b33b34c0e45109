/** The term of the day: fair, predictable, and the same everywhere. */
import { describe, expect, test } from 'vitest'
import { dailySlugs, termOfTheDay } from '../../src/model/days/term-of-the-day.ts'

const slugs = Array.from({ length: 30 }, (_, i) => `term-${String(i).padStart(2, '0')}`)
const DAY = 86_400_000
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

describe('The term of the day', () => {
  test('does not depend on the order of the slugs.', () => {
    expect(termOfTheDay([...slugs].reverse(), '2026-11-21')).toBe(termOfTheDay(slugs, '2026-11-21'))
  })

  test.for(['2026-01-01', '1969-12-20', '2028-02-20', '9999-01-01'])(
    'repeats none until all have been shown, from %s on.',
    start => {
      const shown = slugs.map((_, i) => termOfTheDay(slugs, dayAfter(start, i)))
      expect(new Set(shown)).toEqual(new Set(slugs))
      expect(termOfTheDay(slugs, dayAfter(start, slugs.length))).toBe(shown[0])
    },
  )

  test('does not go through the alphabet.', () => {
    const shown = slugs.map((_, i) => termOfTheDay(slugs, dayAfter('2026-01-01', i)) ?? '')
    expect(shown).not.toEqual([...shown].sort())
    const neighbors = shown.filter((slug, i) => slugs.indexOf(slug) === slugs.indexOf(shown[i - 1] ?? '') + 1)
    expect(neighbors.length).toBeLessThan(slugs.length / 3)
  })

  test('is chosen from basic entries, and from all where there are none.', () => {
    const levelOf = (slug: string) => (slug < 'term-10' ? 1 : 2)
    expect(dailySlugs(slugs, levelOf)).toEqual(slugs.slice(0, 10))
    expect(dailySlugs(slugs, () => 3)).toEqual(slugs)
  })

  test('is nothing when there are no terms, and the only one when there is one.', () => {
    expect(termOfTheDay([], '2026-01-01')).toBeUndefined()
    expect(termOfTheDay(['dns'], '2026-01-01')).toBe('dns')
  })
})

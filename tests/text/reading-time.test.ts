/** How long a text takes to read. */
import { expect, test } from 'vitest'
import { limits } from '../../src/lint/limits.ts'
import { readingMinutes } from '../../src/text/count-words.ts'

const words = (count: number): string => 'word '.repeat(count)

test('Minutes are rounded to the nearest half, and there is at least one.', () => {
  expect(readingMinutes([])).toBe(1)
  expect(readingMinutes(['One.'])).toBe(1)
  expect(readingMinutes([words(238)])).toBe(1)
  expect(readingMinutes([words(297)])).toBe(1)
  expect(readingMinutes([words(298)])).toBe(1.5)
  expect(readingMinutes([words(238), words(238)])).toBe(2)
})

test('The longest entry that the guide allows takes the minute that the home page promises.', () => {
  expect(readingMinutes([words(limits.total.max)])).toBe(1)
})

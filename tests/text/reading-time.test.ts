/** How long a text takes to read. */
import { expect, test } from 'vitest'
import { readingMinutes } from '../../src/text/reading-time.ts'

const words = (count: number): string => 'word '.repeat(count)

test('Whole minutes are told, and never none.', () => {
  expect(readingMinutes([])).toBe(1)
  expect(readingMinutes(['One.'])).toBe(1)
  expect(readingMinutes([words(220)])).toBe(1)
  expect(readingMinutes([words(220), words(220)])).toBe(2)
  expect(readingMinutes([words(330)])).toBe(2)
  expect(readingMinutes([words(320)])).toBe(1)
})

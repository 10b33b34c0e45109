/** The measure itself: it must tell work in proportion from work that grows with the square. */
import { expect, test } from 'vitest'
import { growth, PROPORTIONAL } from './growth.ts'

const each = (size: number, visit: (i: number) => number): number => {
  let sum = 0
  for (let i = 0; i < size; i++) sum += visit(i)
  return sum
}

test('Work in proportion to its input stays below the measure.', () => {
  expect(growth(size => () => each(size, i => i % 7), 5_000)).toBeLessThan(PROPORTIONAL)
})

test('Work that grows with the square of its input does not.', () => {
  expect(growth(size => () => each(size, i => each(size, j => (i ^ j) % 7)), 100)).toBeGreaterThan(PROPORTIONAL)
})

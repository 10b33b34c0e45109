/** The measure itself: it must tell work in proportion from work that grows with the square, however restless the clock. */
import { expect, test } from 'vitest'
import { growth, PROPORTIONAL } from './growth.ts'

/** Counts what work does, where a clock would only guess: each turn adds its steps times a disturbance. */
function counted(disturbances: readonly number[] = [1]) {
  let steps = 0
  let turn = 0
  return {
    step: () => void steps++,
    cost(work: () => unknown, times: number): number {
      steps = 0
      for (let i = 0; i < times; i++) work()
      return steps * (disturbances[turn++ % disturbances.length] ?? 1)
    },
  }
}

function each(size: number, visit: () => void): void {
  for (let i = 0; i < size; i++) visit()
}

test('Work in proportion to its input has the growth of its input.', () => {
  const { step, cost } = counted()
  expect(growth(size => () => each(size, step), 100, cost)).toBe(8)
})

test('Work that grows with the square of its input has the square of that.', () => {
  const { step, cost } = counted()
  const measured = growth(size => () => each(size, () => each(size, step)), 10, cost)
  expect(measured).toBe(64)
  expect(measured).toBeGreaterThan(PROPORTIONAL)
})

test('Two disturbed turns of three change neither.', () => {
  // After the two turns of preparation, the larger input is dear twice, then the smaller one.
  for (const disturbances of [
    [1, 1, 1, 9, 1, 9, 1, 1],
    [1, 1, 9, 1, 9, 1, 1, 1],
  ]) {
    const { step, cost } = counted(disturbances)
    expect(growth(size => () => each(size, step), 100, cost)).toBe(8)
    expect(growth(size => () => each(size, () => each(size, step)), 10, cost)).toBe(64)
  }
})

test('By the time of the processor, too, work in proportion stays below the measure.', () => {
  let sum = 0
  const make = (size: number) => () => each(size, () => (sum += size % 7))
  expect(growth(make, 5_000)).toBeLessThan(PROPORTIONAL)
  expect(sum).toBeGreaterThan(0)
})

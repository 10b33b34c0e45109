/** Coverage of pixels: exact areas, within the picture, and nothing left of the last one. */
import { describe, expect, test } from 'vitest'
import { makeCoverage, STEPS } from '../../src/cards/coverage.ts'

const SIDE = 8

/** Rows of steps that a shape gives. */
function stepsOf(add: (coverage: ReturnType<typeof makeCoverage>) => void, coverage = makeCoverage(SIDE, SIDE)) {
  const pixels = new Array<number>(SIDE * SIDE).fill(0)
  add(coverage)
  coverage.take((start, end, step) => pixels.fill(step, start, end))
  return Array.from({ length: SIDE }, (_, row) => pixels.slice(row * SIDE, (row + 1) * SIDE))
}
const total = (rows: readonly (readonly number[])[]): number => rows.flat().reduce((sum, step) => sum + step, 0) / STEPS
const contour = (...points: readonly number[]) => Float64Array.from([...points, Number.NaN, Number.NaN])

describe('What is covered', () => {
  test('of a rectangle is what lies in it, in part at its edges.', () => {
    const rows = stepsOf(coverage => coverage.rectangle(1.5, 2, 2, 1.25))
    expect(rows[2]).toEqual([0, STEPS / 2, STEPS, STEPS / 2, 0, 0, 0, 0])
    expect(rows[3]).toEqual([0, STEPS / 8, STEPS / 4, STEPS / 8, 0, 0, 0, 0])
    expect(rows.filter(row => row.some(step => step > 0))).toHaveLength(2)
  })

  test('of a triangle is half of its square, whichever way it turns.', () => {
    const [x, y, far] = [1, 1, 7]
    for (const points of [
      [x, y, far, y, x, far, x, y],
      [x, y, x, far, far, y, x, y],
    ]) {
      expect(total(stepsOf(coverage => coverage.outline(contour(...points), 0, 0)))).toBeCloseTo(18, 0)
    }
  })

  test('of a shape with a hole is not the hole.', () => {
    const outer = contour(1, 1, 7, 1, 7, 7, 1, 7, 1, 1)
    const inner = contour(3, 3, 3, 5, 5, 5, 5, 3, 3, 3)
    const rows = stepsOf(coverage => coverage.outline(Float64Array.from([...outer, ...inner]), 0, 0))
    expect(total(rows)).toBe(32)
    expect(rows[4]).toEqual([0, STEPS, STEPS, 0, 0, STEPS, STEPS, 0])
  })

  test('twice is covered once.', () => {
    const rows = stepsOf(coverage => {
      coverage.rectangle(1, 1, 4, 4)
      coverage.rectangle(3, 3, 4, 4)
    })
    expect(total(rows)).toBe(28)
  })

  test('beyond the picture is cut off, on every side.', () => {
    const rows = stepsOf(coverage => coverage.rectangle(-100, -100, 1000, 1000))
    expect(total(rows)).toBe(SIDE * SIDE)
    for (const [x, y] of [
      [-20, 2],
      [20, 2],
      [2, -20],
      [2, 20],
    ] as const)
      expect(total(stepsOf(coverage => coverage.rectangle(x, y, 3, 3)))).toBe(0)
  })

  test('by the last shapes is not covered by the next.', () => {
    const coverage = makeCoverage(SIDE, SIDE)
    stepsOf(each => each.rectangle(0.3, 0.3, 9, 7), coverage)
    expect(total(stepsOf(() => {}, coverage))).toBe(0)
    expect(total(stepsOf(each => each.rectangle(1, 1, 1, 1), coverage))).toBe(1)
  })
})

/** Drawing on threads: every picture comes back, to whom it was ordered for, as it would have been drawn here. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { type DrawThreads, openDrawThreads } from '../../src/build/draw-threads.ts'
import { drawPng } from '../../src/cards/draw.ts'
import { cardSvg } from '../../src/cards/svg.ts'
import { makeCard } from '../cards/cards.ts'

function open(): DrawThreads {
  const threads = openDrawThreads()
  onTestFinished(threads.close)
  return threads
}

const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => cardSvg(makeCard({ title: `Card ${i}` })))

describe('Threads that draw', () => {
  test('draw what would be drawn here, each for its own order.', () => {
    const threads = open()
    const svgs = numbered(12)
    const got = new Map<string, Uint8Array>()
    for (const svg of svgs) threads.order(svg, png => got.set(svg, png))
    threads.finish()
    expect(svgs.filter(svg => !Buffer.from(got.get(svg) ?? []).equals(drawPng(svg)))).toEqual([])
  })

  test('take more orders than they have room for, by waiting, and go on after a finish.', () => {
    const threads = open()
    let done = 0
    for (let round = 1; round <= 2; round++) {
      for (const svg of numbered(90)) threads.order(svg, () => done++)
      threads.finish()
      expect(done).toBe(round * 90)
    }
  })

  test('keep no more memory the more they draw.', () => {
    const threads = open()
    const drawMany = (count: number): number => {
      for (const svg of numbered(count)) threads.order(svg, () => undefined)
      threads.finish()
      return process.memoryUsage.rss()
    }
    const before = drawMany(60)
    // The renderer takes 3 MB for each.
    expect(drawMany(120) - before).toBeLessThan(180_000_000)
  })

  test('say why something cannot be drawn.', () => {
    const threads = open()
    threads.order('<svg', () => undefined)
    expect(() => threads.finish()).toThrow(/^A card could not be drawn: /)
  })

  test('without work do not start.', () => {
    const threads = open()
    threads.finish()
    threads.close()
  })
})

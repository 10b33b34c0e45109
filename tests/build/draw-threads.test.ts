/** Drawing on threads: every picture comes back, to whom it was ordered for, as it would have been drawn here. */
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { type DrawThreads, openDrawThreads } from '../../src/build/draw-threads.ts'
import { drawPng } from '../../src/cards/draw.ts'
import { cardSvg } from '../../src/cards/svg.ts'
import { makeCard } from '../cards/cards.ts'

function open(finished: typeof onTestFinished = onTestFinished): DrawThreads {
  const threads = openDrawThreads()
  finished(threads.close)
  return threads
}

const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => cardSvg(makeCard({ title: `Card ${i}` })))

/** As large as a card, and drawn in no time. */
const PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="9" height="9"/></svg>'
const SMALL = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

describe('Threads that draw', () => {
  const threads = open(afterAll)

  test('draw what would be drawn here, each for its own order.', () => {
    const svgs = numbered(12)
    const got = new Map<string, Uint8Array>()
    for (const svg of svgs) threads.order(svg, png => got.set(svg, png))
    threads.finish()
    expect(svgs.filter(svg => !Buffer.from(got.get(svg) ?? []).equals(drawPng(svg)))).toEqual([])
  })

  test('take more orders than they have room for, by waiting, and go on after a finish.', () => {
    let done = 0
    for (let round = 1; round <= 2; round++) {
      for (let i = 0; i < 300; i++) threads.order(SMALL, () => done++)
      threads.finish()
      expect(done).toBe(round * 300)
    }
  })

  test('keep no more memory the more they draw.', () => {
    const drawMany = (count: number): number => {
      for (let i = 0; i < count; i++) threads.order(PLAIN, () => undefined)
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

/** Drawing on threads: every picture comes back, to whom it was ordered for, as it would have been drawn here. */
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { type DrawThreads, openDrawThreads } from '../../src/build/draw-threads.ts'
import { drawCard } from '../../src/cards/draw.ts'
import type { Card } from '../../src/model/card.ts'
import { LOGO, makeCard } from '../cards/cards.ts'

function open(finished: typeof onTestFinished = onTestFinished): DrawThreads {
  const threads = openDrawThreads(() => LOGO)
  finished(threads.close)
  return threads
}

const numbered = (count: number): readonly Card[] =>
  Array.from({ length: count }, (_, i) => makeCard({ title: `Card ${i}` }))

describe('Threads that draw', () => {
  const threads = open(afterAll)

  test('draw what would be drawn here, each for its own order.', () => {
    const cards = numbered(12)
    const got = new Map<Card, Uint8Array>()
    for (const card of cards) threads.order(card, png => got.set(card, png))
    threads.finish()
    expect(cards.filter(card => !Buffer.from(got.get(card) ?? []).equals(drawCard(card, LOGO)))).toEqual([])
  })

  test('take more orders than they have room for, by waiting, and go on after a finish.', () => {
    const [card] = numbered(1) as [Card]
    let done = 0
    while (threads.hasRoom) threads.order(card, () => done++)
    for (let i = 0; i < 600; i++) threads.order(card, () => done++)
    expect(done).toBeGreaterThan(0)
    const before = done
    threads.finish()
    expect(done).toBeGreaterThan(before)
    threads.order(card, () => (done = 0))
    threads.finish()
    expect(done).toBe(0)
  })

  test('say why something cannot be drawn.', () => {
    const threads = open()
    threads.order({ ...makeCard(), title: undefined } as unknown as Card, () => undefined)
    expect(() => threads.finish()).toThrow(/^a card could not be drawn \(.+\); build with --no-cards/)
  })

  test('without work do not start.', () => {
    const threads = open()
    threads.finish()
    threads.close()
  })
})

/** The layout of a card: what it shows, where, and that no content can make it larger. */
import { describe, expect, test } from 'vitest'
import { ACCENTS, LOGO_PLACE, layOut, PAPER } from '../../src/cards/card-layout.ts'
import { SUBJECTS } from '../../src/schema/bounds.ts'
import { makeCard } from './cards.ts'

const textsOf = (...[card, hasLogo = true]: [Parameters<typeof layOut>[0], boolean?]): readonly string[] =>
  layOut(card, hasLogo).lines.map(({ text }) => text)

test('A card says topic, level, title, tagline and the name of the site.', () => {
  expect(textsOf(makeCard())).toEqual([
    'Software',
    'Intermediate',
    'API',
    'Contract that says how one program',
    'may ask another for data or work.',
    'Palabit',
  ])
})

test('Before the name is room for the logo, or the name stands at the margin.', () => {
  const [indented, plain] = [true, false].map(hasLogo => layOut(makeCard(), hasLogo).lines.at(-1)?.x ?? 0)
  expect(plain).toBe(LOGO_PLACE.x)
  expect(indented).toBeGreaterThan((plain ?? 0) + 44)
})

test('Of nine tabs the one of the topic stands out, in its place and in its color.', () => {
  for (const [i, subject] of SUBJECTS.entries()) {
    const tabs = layOut(makeCard({ subject }), true).rectangles.filter(({ x }) => x > 1100)
    expect(tabs).toHaveLength(SUBJECTS.length)
    expect(tabs.flatMap(({ color }, place) => (color === ACCENTS[subject] ? [place] : []))).toEqual([i])
  }
})

test('As many bars are filled as the level says.', () => {
  const filled = ([1, 2, 3] as const).map(level => {
    const bars = layOut(makeCard({ level }), true).rectangles.filter(({ width }) => width === 10)
    return bars.filter(({ color }) => color === '#565b66').length
  })
  expect(filled).toEqual([1, 2, 3])
})

test('Topics have different colors, each with a contrast of 4.5:1 on the paper.', () => {
  expect(new Set(Object.values(ACCENTS)).size).toBe(SUBJECTS.length)
  const light = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrasts = Object.values(ACCENTS).map(color => (light(PAPER) + 0.05) / (light(color) + 0.05))
  expect(contrasts.filter(contrast => contrast < 4.5)).toEqual([])
})

describe('Content by a stranger', () => {
  test('cannot make a layout large, whatever the labels hold.', () => {
    const endless = 'endless '.repeat(10_000)
    const card = makeCard({ title: endless, tagline: endless, siteName: endless, levelLabel: endless })
    expect(JSON.stringify(layOut(card, true)).length).toBeLessThan(4_000)
  })
})

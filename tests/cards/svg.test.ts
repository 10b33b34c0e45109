/** The drawing of a card: what it shows, and that nothing in the content can become part of its code. */
import { describe, expect, test } from 'vitest'
import { ACCENTS, cardSvg, PAPER } from '../../src/cards/svg.ts'
import { SUBJECTS } from '../../src/schema/bounds.ts'
import { makeCard, SAMPLES } from './cards.ts'

const tagsOf = (svg: string): readonly string[] => [...svg.matchAll(/<(\/?[a-z]+)/g)].map(([, tag = '']) => tag)
const textsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text)

test('A card says topic, level, title, tagline and the name of the site, and shows its mark.', () => {
  const svg = cardSvg(makeCard())
  expect(textsOf(svg)).toEqual([
    'Software',
    'Intermediate',
    'API',
    'Contract that says how one program',
    'may ask another for data or work.',
    'Palabit',
  ])
  expect(svg).toContain('<image')
  expect(svg).toContain('width="1200" height="630"')
})

test('Without a mark the name stands alone.', () => {
  const svg = cardSvg(makeCard({ logo: undefined }))
  expect(svg).not.toContain('<image')
  expect(textsOf(svg).at(-1)).toBe('Palabit')
})

test('Of nine tabs the one of the topic stands out, in its place and in its color.', () => {
  for (const [i, subject] of SUBJECTS.entries()) {
    const tabs = [...cardSvg(makeCard({ subject })).matchAll(/<rect x="11[0-9]{2}" y="([\d.]+)" [^>]*fill="(#\w+)"/g)]
    expect(tabs).toHaveLength(SUBJECTS.length)
    expect(tabs.flatMap(([, , color], place) => (color === ACCENTS[subject] ? [place] : []))).toEqual([i])
  }
})

test('As many bars are filled as the level says.', () => {
  const filled = ([1, 2, 3] as const).map(
    level => [...cardSvg(makeCard({ level })).matchAll(/width="10" [^>]*fill="#565b66"/g)].length,
  )
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
  test('adds no element to the drawing.', () => {
    const hostile = SAMPLES.hostile ?? makeCard()
    const plain = { ...hostile, title: 'a', tagline: 'b', siteName: 'c' }
    const kinds = (card: typeof hostile) => [...new Set(tagsOf(cardSvg(card)))].sort()
    expect(kinds(hostile)).toEqual(kinds(plain))
    expect(cardSvg(hostile)).not.toMatch(/<script|<!--|<image/)
    expect(textsOf(cardSvg(hostile)).join(' ')).toContain('&lt;script&gt;')
  })

  test('cannot make a drawing large, whatever the labels hold.', () => {
    const endless = 'endless '.repeat(10_000)
    const svg = cardSvg(makeCard({ title: endless, tagline: endless, siteName: endless, levelLabel: endless }))
    expect(svg.length).toBeLessThan(4_000)
  })

  test('cannot break out of the address of the mark.', () => {
    expect(cardSvg(makeCard({ logo: '"/><script>' }))).not.toContain('<script')
  })
})

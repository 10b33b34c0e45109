/** Titles and taglines are as large as their place allows, and never leave it. */
import { describe, expect, test } from 'vitest'
import { fitText, measureBy } from '../../src/cards/fit-text.ts'
import { loadFaces } from '../../src/cards/fonts.ts'
import { pick, random } from '../make.ts'

const { text, bold } = await loadFaces()
const PLACE = { width: 1008, height: 346 }
const fitted = (title: string, tagline: string) => fitText({ title, tagline }, { title: bold, tagline: text }, PLACE)
const TAGLINE = 'Copy of your data that lets you recover it.'

describe('A title', () => {
  test('of a few letters is set as large as there is, on one line.', () => {
    expect(fitted('API', TAGLINE).title).toMatchObject({ size: 136, lines: ['API'] })
  })

  test('that is longer is set smaller, on more lines.', () => {
    const sizes = [
      'DNS',
      'Internationalization',
      'Retrieval-augmented generation (RAG)',
      'word '.repeat(14).trim(),
    ].map(title => fitted(title, TAGLINE).title.size)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(new Set(sizes).size).toBe(sizes.length)
  })

  test('yields to a long tagline, which must stay readable when the card is small.', () => {
    const long = `${'many little words of '.repeat(6)}it.`
    expect(fitted('Backup', long).tagline.size).toBeGreaterThanOrEqual(40)
    expect(fitted('Infrastructure as code (IaC)', long).tagline.size).toBeGreaterThanOrEqual(40)
  })
})

test('Nothing that the schema allows leaves its place.', () => {
  const next = random(9)
  const texts = (most: number): string => {
    const words = [
      'W',
      'i',
      'of',
      'Data',
      'MMMMMMMMMMMMMMMMMMMMMMMMMM',
      'confidencialidad',
      'self-organizing',
      '(RLHF)',
    ]
    let made = pick(['A', 'W'.repeat(most), 'Ñ'], next)
    while (made.length < most && next() > 0.04) made += ` ${pick(words as [string, ...string[]], next)}`
    return made.slice(0, most).trim()
  }
  for (let round = 0; round < 500; round++) {
    const { title, tagline, height } = fitted(texts(70), texts(140))
    expect(height).toBeLessThanOrEqual(PLACE.height)
    for (const [{ lines, size, spacing }, face] of [
      [title, bold],
      [tagline, text],
    ] as const) {
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(measureBy(face, spacing)(line) * size).toBeLessThanOrEqual(PLACE.width)
    }
  }
})

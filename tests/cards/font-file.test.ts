/** What the font file says of characters and widths, beside what the renderer does with the same font. */
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { FAMILY, type Face, faces } from '../../src/cards/faces.ts'
import { readFont } from '../../src/cards/font-file.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { escapeHtml } from '../../src/text/html.ts'
import { libraryTerms } from '../library.ts'

const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
const { text, bold } = faces()
const terms = libraryTerms()

const font = { loadSystemFonts: false, fontFiles: [text.path, bold.path], defaultFontFamily: FAMILY }
const drawing = (words: string, { weight }: Face, size: number, width = 5_000) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${size * 2}"><text x="${size}" y="${size * 1.5}" font-family="'${FAMILY}'" font-weight="${weight}" font-size="${size}">${escapeHtml(words)}</text></svg>`,
    { font },
  )

/** Width of the ink of a text as the renderer draws it. */
const drawnWidth = (words: string, face: Face, size: number): number => drawing(words, face, size).getBBox()?.width ?? 0

describe('A font file', () => {
  test('has the letters of both languages, and not those of others.', () => {
    const own = 'AZaz09ÁÉÍÓÚÜÑáéíóúüñ¿¡«»“”‘’…–—€'
    for (const { font } of [text, bold]) {
      expect([...own].filter(letter => !font.has(letter.codePointAt(0) ?? 0))).toEqual([])
      expect([...'量あא☁🚀♯'].filter(letter => font.has(letter.codePointAt(0) ?? 0))).toEqual([])
    }
  })

  test('has what the renderer draws: nothing more, nothing less.', () => {
    const characters = Array.from({ length: 0x17f - 0x21 }, (_, i) => String.fromCodePoint(0x21 + i)).filter(
      character => !/[\p{Cc}\p{Cf}\s]/u.test(character),
    )
    const picture = (character: string) => drawing(character, text, 20, 60).render().asPng().toString('base64')
    const box = picture('量')
    // The renderer itself puts an accent on a letter when the font has both.
    const has = (character: string) => text.font.has(character.codePointAt(0) ?? 0)
    const isKnown = (character: string) => has(character) || [...character.normalize('NFD')].every(has)
    const disagreed = [...characters, '♯', '☁', '→', '½'].filter(
      character => isKnown(character) === (picture(character) === box),
    )
    expect(disagreed).toEqual([])
  })

  test('adds up widths, and characters that it lacks count nothing.', () => {
    const { font } = bold
    expect(font.width('AV')).toBeCloseTo(font.width('A') + font.width('V'), 10)
    expect(font.width('A量V')).toBeCloseTo(font.width('AV'), 10)
    expect(font.width('')).toBe(0)
  })

  test('that is none is refused in words.', () => {
    expect(() => readFont(new Uint8Array(64))).toThrow('The font has no table')
  })
})

test('No title or tagline is drawn wider than it was measured, nor much narrower.', () => {
  expect(terms.length).toBeGreaterThan(50)
  const ratios = terms.flatMap(term =>
    LANGUAGES.flatMap(language =>
      (
        [
          [term[language].title, bold, 100],
          [term[language].tagline, text, 40],
        ] as const
      ).map(([words, face, size]) => ({
        words,
        ratio: drawnWidth(words, face, size) / (face.font.width(words) * size),
      })),
    ),
  )
  expect(ratios.filter(({ ratio }) => ratio > 1 || ratio < 0.93)).toEqual([])
})

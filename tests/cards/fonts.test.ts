/** What the fonts say of characters and widths, beside what another renderer does with the same files. */

import * as library from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import { loadFaces, makeFace } from '../../src/cards/fonts.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { libraryTerms } from '../library.ts'
import { inkWidth } from './reference.ts'

const faces = await loadFaces()
const { text, bold } = faces
const terms = libraryTerms()

describe('A face', () => {
  test('has the letters of both languages, and not those of others.', () => {
    const own = 'AZaz09ÁÉÍÓÚÜÑáéíóúüñ¿¡«»“”‘’…–—€'
    for (const face of [text, bold]) {
      expect([...own].filter(letter => !face.has(letter))).toEqual([])
      expect([...'量あא☁🚀♯'].filter(letter => face.has(letter))).toEqual([])
    }
  })

  test('of a file that is no font is refused in words.', () => {
    expect(() => makeFace(library, new Uint8Array(64))).toThrow('no characters')
  })
})

test('No title or tagline is drawn wider than it was measured, nor much narrower.', () => {
  expect(terms.length).toBeGreaterThan(50)
  const ratios = terms.flatMap(term =>
    LANGUAGES.flatMap(language =>
      (
        [
          [term[language].title, 'bold', 100],
          [term[language].tagline, 'text', 40],
        ] as const
      ).map(([words, weight, size]) => ({
        words,
        ratio: inkWidth(words, weight, size) / (faces[weight].width(words) * size),
      })),
    ),
  )
  expect(ratios.filter(({ ratio }) => ratio > 1 || ratio < 0.93)).toEqual([])
})

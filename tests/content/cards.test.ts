/** The published entries on their social cards: every title and tagline is drawn whole, large and in letters of the font. */
import { expect, test } from 'vitest'
import { fitText } from '../../src/cards/fit-text.ts'
import { loadFaces } from '../../src/cards/fonts.ts'
import { legible } from '../../src/cards/replace-missing-glyphs.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { frame, terms } from './published.ts'

const { text, bold } = await loadFaces()
const { settings } = frame

/** Where the title and the tagline stand on a card. */
const PLACE = { width: 1008, height: 346 }

/** Lines break at spaces, which go, and behind hyphens, which stay. */
const joined = (lines: readonly string[]): string => lines.join(' ').replaceAll('- ', '-')

test('Every entry fits uncut, with its tagline no smaller than 40 pixels.', () => {
  const cut = terms.flatMap(term =>
    LANGUAGES.flatMap(language => {
      const words = { title: term[language].title, tagline: term[language].tagline }
      const { title, tagline } = fitText(words, { title: bold, tagline: text }, PLACE)
      const whole = joined(title.lines) === words.title && joined(tagline.lines) === words.tagline
      return whole && tagline.size >= 40 ? [] : [[term.slug, title.lines, tagline.size, tagline.lines]]
    }),
  )
  expect(terms.length).toBeGreaterThan(100)
  expect(cut).toEqual([])
})

test('Whatever the dictionary writes on cards stays as it is.', () => {
  const written = [
    ...terms.flatMap(term => LANGUAGES.flatMap(language => [term[language].title, term[language].tagline])),
    ...Object.values({ ...settings?.subjects, ...settings?.levels }).flatMap(({ en, es }) => [en, es]),
    settings?.name ?? '',
  ]
  expect(written.length).toBeGreaterThan(500)
  // The narrow no-break space of numbers is drawn as an ordinary one.
  const drawn = written.map(words => words.replaceAll('\u202f', '\u00a0'))
  expect(drawn.filter(words => legible(words, text) !== words)).toEqual([])
})

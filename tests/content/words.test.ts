/** The lists of words that spelling is checked with are in order. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/schema/language.ts'
import { compareText } from '../../src/text/compare-code-units.ts'
import { fold } from '../../src/text/words.ts'
import { read } from '../rules/source.ts'

const listed = (language: Language): readonly string[] =>
  read(`content/words/${language}.txt`)
    .trimEnd()
    .split('\n')
    .filter(line => !line.startsWith('#'))

describe.each(LANGUAGES)('content/words/%s.txt', language => {
  const words = listed(language)

  test('is in alphabetical order, accents and capitals apart, and has no word twice.', () => {
    const sorted = [...new Set(words)].sort((a, b) => compareText(fold(a), fold(b)) || compareText(a, b))
    expect(words).toEqual(sorted)
  })

  test('has one word to a line, as it is written in running text.', () => {
    expect(words.filter(word => !/^[\p{L}\p{N}]+(?:[-:][\p{L}\p{N}]+)*$/u.test(word))).toEqual([])
    expect(words.filter(word => word !== word.normalize('NFC'))).toEqual([])
  })
})

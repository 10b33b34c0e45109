/** The inline markup of explanations, and what holds for any text whatever. */
import { describe, expect, test } from 'vitest'
import { plain, segments } from '../../src/text/parse-inline-markup.ts'
import { pick, random } from '../make.ts'

const shown = (text: string) =>
  segments(text).map(({ kind, strong, start, end }) => [kind, strong, text.slice(start, end)])

describe('A paragraph', () => {
  test('without marks is one run.', () => {
    expect(shown('Just words.')).toEqual([['text', false, 'Just words.']])
  })

  test('is split at its marks, which are left out.', () => {
    expect(shown('a **b** `c` d')).toEqual([
      ['text', false, 'a '],
      ['text', true, 'b'],
      ['text', false, ' '],
      ['code', false, 'c'],
      ['text', false, ' d'],
    ])
  })

  test('may have code in bold, and marks in code that are no marks.', () => {
    expect(shown('**a `b**c` d**')).toEqual([
      ['text', true, 'a '],
      ['code', true, 'b**c'],
      ['text', true, ' d'],
    ])
  })

  test.for(['**a', 'a**', 'a ` b', '`', '2 * 3', '*a*'])('keeps the unbalanced marks of %j as text.', text => {
    expect(plain(text)).toBe(text)
  })
})

test('The words alone are what remains without marks.', () => {
  expect(plain('a **b** `c**d`')).toBe('a b c**d')
  expect(plain('nothing to do')).toBe('nothing to do')
})

test('Whatever the text, its runs lie in order within it, and only marks lie between them.', () => {
  const next = random(1)
  for (let round = 0; round < 5_000; round++) {
    const text = Array.from({ length: 12 }, () => pick(['**', '*', '`', 'a', ' ', 'ñ', '😀'], next)).join('')
    let at = 0
    for (const { start, end, kind } of segments(text)) {
      expect(start).toBeGreaterThanOrEqual(at)
      expect(end).toBeGreaterThanOrEqual(start)
      expect(text.slice(at, start)).toMatch(/^[*`]*$/)
      if (kind === 'code')
        expect([text[start - 1], text[end], text.slice(start, end).includes('`')]).toEqual(['`', '`', false])
      at = end
    }
    expect(text.slice(at)).toMatch(/^[*`]*$/)
  }
})

/** Lines break where words allow it, evenly, and nothing is ever wider than its place. */
import { describe, expect, test } from 'vitest'
import { makeParagraph } from '../../src/cards/lines.ts'
import { pick, random } from '../make.ts'

/** Every character is one wide, but capital letters, which are two. */
const measure = (text: string): number => [...text].reduce((sum, letter) => sum + (/\p{Lu}/u.test(letter) ? 2 : 1), 0)
const lines = (text: string, width: number, most = 9) => makeParagraph(text, measure).lines(width, most)
const count = (text: string, width: number) => makeParagraph(text, measure).count(width)

describe('Lines', () => {
  test('break between words, with no space at their ends.', () => {
    expect(lines('one two three four', 9)).toEqual(['one two', 'three', 'four'])
    expect(count('one two three four', 9)).toBe(3)
  })

  test('are of about the same length, in as few as it takes.', () => {
    expect(lines('aaa bbb ccc ddd eee', 15)).toEqual(['aaa bbb ccc', 'ddd eee'])
    expect(lines('aaa bbb ccc d', 11)).toEqual(['aaa bbb', 'ccc d'])
  })

  test('count capitals as wide as they are.', () => {
    expect(lines('AAA BBB', 7)).toEqual(['AAA', 'BBB'])
    expect(lines('aaa bbb', 7)).toEqual(['aaa bbb'])
  })

  test('break a compound behind its hyphen only when both sides are long.', () => {
    expect(lines('application-specific', 12)).toEqual(['application-', 'specific'])
    expect(lines('the e-mail and Wi-Fi', 12)).toEqual(['the e-mail', 'and Wi-Fi'])
    expect(lines('to be (ci/cd)', 8)).toEqual(['to be', '(ci/cd)'])
  })

  test('keep together what a space that does not break joins.', () => {
    expect(lines('a 10\u00a0000 b', 7)).toEqual(['a', '10\u00a0000', 'b'])
  })

  test('cut a word that is longer than any line, and mark the cut.', () => {
    expect(lines('abcdefghij', 4)).toEqual(['abc-', 'def-', 'ghij'])
    expect(count('abcdefghij', 4)).toBeUndefined()
  })

  test('never part a letter from its accent.', () => {
    expect(lines('abx\u0302def', 4)).toEqual(['ab-', 'x\u0302d-', 'ef'])
  })

  test('end in an ellipsis when there are too many, never behind a comma.', () => {
    expect(lines('one, two, three, four', 9, 1)).toEqual(['one, two…'])
    expect(lines('one, two, three, four', 8, 1)).toEqual(['one…'])
    expect(lines('abcdefghij', 4, 2)).toEqual(['abc-', 'def…'])
  })

  test('of nothing are none.', () => {
    expect(lines('', 9)).toEqual([])
  })
})

test('Whatever is set, no line is wider than its place, no word is lost or changed, and there are no more lines than allowed.', () => {
  const next = random(3)
  for (let round = 0; round < 2_000; round++) {
    const words = Array.from({ length: Math.floor(next() * 14) }, () =>
      pick(['a', 'Be', 'web', 'Data', 'cloud-native', 'ÑANDÚ', 'internationalization', 'x/y'], next),
    )
    const text = words.join(' ')
    const width = 6 + Math.floor(next() * 40)
    const most = 1 + Math.floor(next() * 4)
    const whole = count(text, width)
    const set = lines(text, width, most)
    expect(set.length).toBeLessThanOrEqual(most)
    expect(set.filter(line => measure(line) > width)).toEqual([])
    expect(set.filter(line => line !== line.trim() || line === '')).toEqual([])
    if (whole !== undefined && whole <= most) {
      expect(set).toHaveLength(whole)
      expect(set.join(' ').replaceAll(/- /g, '-')).toBe(text)
    }
  }
})

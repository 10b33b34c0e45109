/** Words within a few edits, and words that begin alike. */
import { expect, test } from 'vitest'
import { beginningWith, fuzzyMatches } from '../../src/search/vocabulary-lookup.ts'
import { editDistance } from '../../src/text/edit-distance.ts'
import { random } from '../make.ts'

/** Made-up words of syllables, with many beginnings in common, sorted. */
function inventWords(count: number, seed: number): readonly string[] {
  const next = random(seed)
  const pick = (letters: string): string => letters[Math.floor(next() * letters.length)] ?? ''
  const words = new Set<string>()
  while (words.size < count) {
    const syllables = 1 + Math.floor(next() * 4)
    words.add(Array.from({ length: syllables }, () => pick('bcdfglmnprst') + pick('aeiou') + pick('lnrs')).join(''))
  }
  return [...words].sort()
}

/** A word with a letter lost, doubled, replaced or swapped with its neighbor. */
function slip(word: string, next: () => number): string {
  const at = Math.floor(next() * word.length)
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at + 1) + word.slice(at),
    `${word.slice(0, at)}x${word.slice(at + 1)}`,
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ]
  return kinds[Math.floor(next() * kinds.length)] ?? word
}

test.each([1, 2, 3])('within %i edits it finds the words of the same first letter', edits => {
  const words = inventWords(1_000, 7)
  const next = random(11)
  let found = 0
  for (const word of ['', 'a', 'x'.repeat(60), ...words.filter((_, i) => i % 10 === 0)]) {
    const asked = slip(slip(word, next), next)
    const expected = words.flatMap(word => {
      const distance = editDistance(asked, word, 9)
      return distance <= edits && word[0] === asked[0] ? [{ word, distance }] : []
    })
    expect([asked, fuzzyMatches(words, asked, edits)]).toEqual([asked, expected])
    found += expected.length
  }
  expect(found).toBeGreaterThan(20)
})

test('Words that begin alike stand together.', () => {
  expect([...beginningWith(['a', 'ab', 'abc', 'b'], 'ab')]).toEqual(['ab', 'abc'])
  expect([...beginningWith(['a', 'b'], 'c')]).toEqual([])
})

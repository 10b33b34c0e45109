/** Words within a few edits: the same as comparing every word would find, without comparing every word. */
import { expect, test } from 'vitest'
import { openFuzzyMatch } from '../../src/search/fuzzy.ts'
import { editDistance } from '../../src/text/words.ts'
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

test.each([1, 2, 3])('within %i edits it finds what comparing with every word finds', edits => {
  const words = inventWords(1_000, 7)
  const within = openFuzzyMatch(words)
  const next = random(11)
  let found = 0
  for (const word of ['', 'a', 'x'.repeat(60), ...words.filter((_, i) => i % 10 === 0)]) {
    const asked = slip(slip(word, next), next)
    const expected = words.flatMap((word, at) => {
      const distance = editDistance(asked, word, edits + 1)
      return distance <= edits ? [{ word, at, distance }] : []
    })
    expect([asked, within(asked, edits)]).toEqual([asked, expected])
    found += expected.length
  }
  expect(found).toBeGreaterThan(40)
})

test.each([
  [1, 0.05],
  [2, 0.25],
])('within %i edits it reads at most %f of the words of a large dictionary', (edits, most) => {
  const words = inventWords(9_000, 3)
  let read = 0
  const counted = new Proxy([...words], {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) read++
      return Reflect.get(target, key, receiver)
    },
  })
  const within = openFuzzyMatch(counted)
  const next = random(5)
  const asked = words.filter((word, i) => i % 300 === 0 && word.length > 5).map(word => slip(word, next))
  read = 0
  for (const word of asked) within(word, edits)
  expect(read / asked.length / words.length).toBeLessThan(most)
})

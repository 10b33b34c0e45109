/** Comparing words as readers do, and finding what they meant. */
import { describe, expect, test } from 'vitest'
import { editDistance, nearest } from '../../src/text/edit-distance.ts'
import { fold, foldedWords } from '../../src/text/words.ts'
import { growth, PROPORTIONAL } from './growth.ts'

test('Folding takes away case and accents.', () => {
  expect(fold('ÁRBOL de Decisión')).toBe('arbol de decision')
  expect(fold('Ñandú, Çà, ÜBER')).toBe('nandu, ca, uber')
  expect(fold('5G & C++')).toBe('5g & c++')
})

test('Two spellings of one accent fold to the same.', () => {
  expect(fold('e\u0301')).toBe(fold('é'))
})

test('Letters of Spanish fold as the tables of Unicode say.', () => {
  const letters = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡«»“”‘’–— aZ09~'
  const unicode = letters
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
  expect(fold(letters)).toBe(unicode)
  expect(fold(`${letters} ﬁ`)).toBe(`${unicode} fi`)
})

test('Words are runs of letters and digits.', () => {
  expect(foldedWords('El árbol, de-decisión (IPv6)!')).toEqual(['el', 'arbol', 'de', 'decision', 'ipv6'])
  expect(foldedWords('… — !')).toEqual([])
})

describe('The distance of two words', () => {
  test.for([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'acb', 1],
    ['abc', 'ab', 1],
    ['ab', 'abc', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ] as const)('from %j to %j is %i, both ways.', ([a, b, distance]) => {
    expect(editDistance(a, b, 9)).toBe(distance)
    expect(editDistance(b, a, 9)).toBe(distance)
  })

  test('never exceeds the limit.', () => {
    expect(editDistance('abcdef', 'uvwxyz', 3)).toBe(3)
    expect(editDistance('a', 'abcdef', 2)).toBe(2)
  })
})

describe('The nearest candidate', () => {
  const fields = ['title', 'tagline', 'aliases', 'imageAlt']

  test.for([
    ['tilte', 'title'],
    ['Title', 'title'],
    ['tag-line', 'tagline'],
    ['aliasses', 'aliases'],
    ['imagealt', 'imageAlt'],
  ] as const)('to %s is %s.', ([written, meant]) => {
    expect(nearest(written, fields)).toBe(meant)
  })

  test('is empty when nothing is near.', () => {
    expect(nearest('author', fields)).toBeUndefined()
    expect(nearest('title', [])).toBeUndefined()
  })

  test('is the first of two that are equally near.', () => {
    expect(nearest('cat', ['car', 'cap'])).toBe('car')
  })

  test('of a very long text is found without comparing it letter by letter.', () => {
    expect(nearest('x'.repeat(200_000), fields)).toBeUndefined()
    const make = (size: number) => () => nearest('x'.repeat(size), ['y'.repeat(size * 2)])
    expect(growth(make, 200)).toBeLessThan(PROPORTIONAL)
  })
})

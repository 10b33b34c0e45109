/** The parts of the index of names: the filter that passes over most words, and the words of a text. */
import { describe, expect, test } from 'vitest'
import { Bloom } from '../../src/text/bloom.ts'
import { findMentions } from '../../src/text/mentions.ts'
import { indexNames } from '../../src/text/name-index.ts'
import { WordTable } from '../../src/text/word-table.ts'
import { random } from '../make.ts'

describe('A Bloom filter', () => {
  test('has every hash that was added, and few others.', () => {
    const next = random(7)
    const hash = () => Math.trunc(next() * 2 ** 32) | 0
    const added = Array.from({ length: 5_000 }, hash)
    const filter = new Bloom(added.length)
    for (const each of added) filter.add(each)
    expect(added.every(each => filter.has(each))).toBe(true)
    const others = Array.from({ length: 5_000 }, hash).filter(each => filter.has(each))
    expect(others.length).toBeLessThan(5_000 / 20)
  })
})

describe('The words of a text', () => {
  test('are read between two offsets, one text after the other.', () => {
    const words = new WordTable()
    words.read('«la nube», x-2 ', 3, 14)
    expect([...words.starts.subarray(0, words.count)]).toEqual([4, 11, 13])
    expect([...words.ends.subarray(0, words.count)]).toEqual([8, 12, 14])
    words.read('nube', 0, 4)
    expect(words.count).toBe(1)
  })

  test('may be more than there is room for at first.', () => {
    const index = indexNames([{ name: 'Data center', slug: 'data-center', rank: 3 }], 'en')
    const text = `${'word '.repeat(5_000)}data center`
    expect(findMentions([text], index, '')).toEqual([{ paragraph: 0, start: 25_000, end: 25_011, slug: 'data-center' }])
  })
})

/** The index of names: the words of a text. */
import { describe, expect, test } from 'vitest'
import { findMentions } from '../../src/text/mentions.ts'
import { indexNames } from '../../src/text/name-index.ts'
import { WordTable } from '../../src/text/token-buffer.ts'

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

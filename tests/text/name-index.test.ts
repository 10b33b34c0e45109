/** The index of names: the words of a text. */
import { describe, expect, test } from 'vitest'
import { WordBuffer } from '../../src/text/word-buffer.ts'

describe('The words of a text', () => {
  test('are read between two offsets, one text after the other.', () => {
    const words = new WordBuffer()
    words.read('«la nube», x-2 ', 3, 14)
    expect(words.starts.slice(0, words.count)).toEqual([4, 11, 13])
    expect(words.ends.slice(0, words.count)).toEqual([8, 12, 14])
    words.read('nube', 0, 4)
    expect(words.count).toBe(1)
  })
})

/** The bytes of a file before anything is known of its meaning. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { INVISIBLE } from '../../src/source/files/check-characters.ts'
import { decode, readBounded } from '../../src/source/files/read-source-file.ts'
import { withContent } from './lay.ts'

const LIMIT = bounds.sourceFile.max
const told = (bytes: Uint8Array) => {
  const { value, findings } = decode(Buffer.from(bytes))
  return value ?? findings.flatMap(({ code, place }) => [code, place.line, place.column])
}

describe('Bytes', () => {
  test('of UTF-8 are text, with line ends made one.', () => {
    expect(told(Buffer.from('ñ\r\nb\rc\n'))).toBe('ñ\nb\nc\n')
  })

  test('that are none are refused where the first wrong one stands.', () => {
    expect(told(Buffer.from([0x61, 0x0a, 0x62, 0xf1, 0x63]))).toEqual(['not-utf-8', 2, 2])
    expect(told(Buffer.from([0xff, 0xfe, 0x61, 0x00]))).toEqual(['not-utf-8', 1, 1])
    expect(told(Buffer.from([0x61, 0xed, 0xa0, 0x80]))).toEqual(['not-utf-8', 1, 2])
  })

  test('that begin with a byte order mark are refused, and so is white space alone.', () => {
    expect(told(Buffer.from('\ufeffa'))).toEqual(['byte-order-mark', 1, 1])
    expect(told(Buffer.from(''))).toEqual(['empty-file', 1, 1])
    expect(told(Buffer.from(' \r\n\t'))).toEqual(['empty-file', 1, 1])
  })

  test('of a character that is not seen, or not composed, are refused, whatever the character is.', () => {
    const passed: string[] = []
    for (let code = 0; code < 0xd800; code++) {
      const text = `a${String.fromCharCode(code)}`
      if (told(Buffer.from(text)) === text) passed.push(text)
    }
    expect(passed.filter(text => INVISIBLE.test(text))).toEqual([])
    expect(passed.filter(text => text.normalize('NFC') !== text || /[^\P{Cc}\t\n]/u.test(text))).toEqual([])
    expect(passed.length).toBeGreaterThan(50_000)
  })

  test('of letters taken apart are refused where the first one stands.', () => {
    expect(told(Buffer.from('a\nbien, tambie\u0301n'))).toEqual(['not-nfc', 2, 12])
    expect(told(Buffer.from('n\u0303'))).toEqual(['not-nfc', 1, 1])
    expect(told(Buffer.from('también, ñ'))).toBe('también, ñ')
  })
})

describe('A file', () => {
  test('of exactly the limit is read whole, and one byte more is refused.', () => {
    expect(told(Buffer.alloc(LIMIT, 'a'))).toHaveLength(LIMIT)
    expect(told(Buffer.alloc(LIMIT + 1, 'a'))).toEqual(['file-too-large', 1, 1])
  })

  test('of any size takes no more memory than the limit.', () => {
    withContent(undefined, content => {
      const path = join(content, 'big')
      writeFileSync(path, Buffer.alloc(LIMIT * 3, 'a'))
      expect(readBounded(path)).toHaveLength(LIMIT + 1)
    })
  })

  test('is handed over as a copy: the next one does not change it.', () => {
    withContent(undefined, content => {
      writeFileSync(join(content, 'one'), 'one')
      writeFileSync(join(content, 'two'), 'two')
      const one = readBounded(join(content, 'one'))
      readBounded(join(content, 'two'))
      expect(one.toString()).toBe('one')
    })
  })
})

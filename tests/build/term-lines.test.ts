/** Lines for the memory of terms: what is kept is what was added, and each text lies where it was said to lie. */
import { expect, test } from 'vitest'
import { openTermLines } from '../../src/publish/store/term-lines.ts'

const CHUNK = 1024 * 1024

/** Lines that are kept in one piece of text. */
function openKept(isKept = true) {
  const kept: Buffer[] = []
  const lines = openTermLines(bytes => {
    kept.push(Buffer.from(bytes))
    return isKept
  })
  return { lines, kept, all: () => Buffer.concat(kept) }
}

test('Texts lie where they are said to lie, whatever their size and letters.', () => {
  const { lines, kept, all } = openKept()
  const texts = ['{"a":1}', '{"ñ":"—"}', 'ü'.repeat(CHUNK), 'z'.repeat(CHUNK / 2), '{}', 'é'.repeat(CHUNK / 4)]
  const places = texts.map((text, i) => lines.add(`año-${i}\t`, text))
  lines.flush()
  expect(places.every(({ start, end }, i) => all().toString('utf8', start, end) === texts[i])).toBe(true)
  expect(all().toString() === texts.map((text, i) => `año-${i}\t${text}\n`).join('')).toBe(true)
  expect(lines.count).toBe(texts.length)
  expect(kept.length).toBeGreaterThan(1)
})

test('Bytes are kept as they are.', () => {
  const { lines, all } = openKept()
  const text = Buffer.from('{"ñ":"—"}')
  const { start, end } = lines.add('a\t', text)
  lines.flush()
  expect(all().subarray(start, end)).toEqual(text)
})

test('A caller hears of a line once it is kept, and only then.', () => {
  const heard: string[] = []
  const { lines } = openKept()
  lines.add('a\t', '{}', () => heard.push('a'))
  expect(heard).toEqual([])
  lines.flush()
  lines.add('b\t', '{}', () => heard.push('b'))
  lines.flush()
  expect(heard).toEqual(['a', 'b'])

  const refused = openKept(false).lines
  refused.add('c\t', '{}', () => heard.push('c'))
  refused.flush()
  expect(heard).toEqual(['a', 'b'])
})

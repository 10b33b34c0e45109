/** Bytes of files are those of their texts, whatever was encoded before, and so are those of remembered texts. */
import { expect, test } from 'vitest'
import { openEncoder } from '../../src/site-build/output/encoder.ts'
import { html } from '../../src/text/html.ts'
import { shared } from '../../src/text/shared-html.ts'
import { random } from '../make.ts'

test('encodes a text, and remembers its bytes for a while', () => {
  const encoder = openEncoder()
  expect(encoder.known('página')).toBeUndefined()
  expect(Buffer.from(encoder.encode('página'))).toEqual(Buffer.from('página'))
  encoder.encode(['another'])
  expect(Buffer.from(encoder.known('página') ?? [])).toEqual(Buffer.from('página'))
})

test('encodes parts one after the other', () => {
  const parts = ['“a”', shared(html`<p>ñ–</p>`), html`<b>${'<'}</b>`, '', shared(html``)]
  const expected = Buffer.from('“a”<p>ñ–</p><b>&lt;</b>')
  const encoder = openEncoder()
  expect(Buffer.from(encoder.encode(parts))).toEqual(expected)
  expect(Buffer.from(encoder.encode(new Set(parts)))).toEqual(expected)
})

test('gives right bytes however much it has encoded', () => {
  const encoder = openEncoder()
  const next = random(1)
  const before: string[] = []
  for (let i = 0; i < 60; i++) {
    const text = `${i} ${'aé–'.repeat(Math.floor(next() ** 3 * 200_000))}`
    const content = i % 3 === 0 ? [text, shared(html`${text}`)] : text
    const expected = Buffer.from(i % 3 === 0 ? text + text : text)
    expect(Buffer.from(encoder.encode(content)).equals(expected), `text ${i}`).toBe(true)
    before.push(text)
    for (const old of before) {
      const known = encoder.known(old)
      if (known) expect(Buffer.from(known).equals(Buffer.from(old)), `text ${i}`).toBe(true)
    }
  }
})

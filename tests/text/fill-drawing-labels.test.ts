/** The words in drawings: how they are written into slots, divided into lines, and measured. */
import { expect, test } from 'vitest'
import { countSlots, fillLabels, labelLines, labelWidth } from '../../src/text/fill-drawing-labels.ts'

const SLOT = '<text data-label="a" data-room="90" data-lines="2" x="8" y="40"/>'

test('Words stand in their slot, as text and never as markup.', () => {
  expect(fillLabels(`<g>${SLOT}</g>`, { a: '<b>"$&"</b>' })).toBe(
    '<g><text data-label="a" x="8" y="40">&lt;b&gt;&quot;$&amp;&quot;&lt;/b&gt;</text></g>',
  )
})

test('A slot without words stays empty, whatever its name.', () => {
  const slot = SLOT.replace('"a"', '"constructor"')
  expect(fillLabels(slot, { b: 'B' })).toBe(slot)
  expect(fillLabels(SLOT, undefined)).toBe(SLOT)
})

test('Words that are too long for a line are divided where the lines are shortest.', () => {
  const words = { a: 'Root server' }
  expect(fillLabels(SLOT, words)).toBe(
    '<text data-label="a" x="8" y="40">Root <tspan x="8" dy="1.15em">server</tspan></text>',
  )
  expect(fillLabels(SLOT.replace(' x=', ' data-grow="up" x='), words)).toContain('x="8" y="14.7">Root')
  expect(fillLabels(SLOT.replace(' x=', ' data-grow="middle" x='), words)).toContain('x="8" y="27.4">Root')
  expect(labelLines('a bb ccc d', { width: 60, lines: 2 })).toEqual(['a bb', 'ccc d'])
})

test('What does not fit has no lines.', () => {
  expect(labelLines('Administrator', { width: 100, lines: 3 })).toBeUndefined()
  expect(labelLines('Root server', { width: 90, lines: 1 })).toBeUndefined()
})

test('An accent takes no width, and a sign that is not known takes a whole one.', () => {
  expect(labelWidth('Éxito')).toBe(labelWidth('Exito'))
  expect(labelWidth('鍵')).toBe(22)
})

test('A slot with something in it is none that can be filled.', () => {
  expect(countSlots(`${SLOT}<text data-label="b">B</text><text data-label='c'/>`)).toBe(1)
})

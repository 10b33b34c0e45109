/** Templates: values within lines, lines in place of a line, and sections that are kept or left out. */
import { expect, test } from 'vitest'
import { fillTemplate } from '../../src/text/fill-file-template.ts'

test('A value stands within a line, as often as it is named.', () => {
  expect(fillTemplate('a {{x}} b {{x}}{{y}} {other}', { x: '$&', y: '' })).toBe('a $& b $& {other}')
})

test('A place of its own takes lines, with its indent; empty ones stay empty, and no lines leave nothing.', () => {
  expect(fillTemplate('a\n  {{x}}\n  {{none}}\nb', { x: ['one', '', '  two'], none: [] })).toBe(
    'a\n  one\n\n    two\nb',
  )
})

test('A section is kept where its value is not empty, and so are those inside it.', () => {
  const template = '{{#a}}\nA\n{{#b}}\nB\n{{/b}}\n{{/a}}\nend'
  expect(fillTemplate(template, { a: 'yes', b: 'yes' })).toBe('A\nB\nend')
  expect(fillTemplate(template, { a: 'yes', b: '' })).toBe('A\nend')
  expect(fillTemplate(template, { a: '', b: 'yes' })).toBe('end')
})

test('A name without a value is a mistake, also of an object.', () => {
  expect(() => fillTemplate('{{x}}', {})).toThrow('"x"')
  expect(() => fillTemplate('a {{constructor}}', {})).toThrow('"constructor"')
})

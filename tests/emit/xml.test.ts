/** The reader of XML in these tests is as strict as it claims to be. */
import { expect, test } from 'vitest'
import { parseXml, walk } from './xml.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

test('What is written is read.', () => {
  const root = parseXml(
    `${DECLARATION}<a xml:lang="en" b="&quot;x&quot;"><c>1 &lt; 2</c> and <c/><d><c>😀</c></d>&amp;</a>\n`,
  )
  expect(root).toMatchObject({ name: 'a', attributes: { 'xml:lang': 'en', b: '"x"' }, mixed: true })
  expect(root.text).toBe('1 < 2 and 😀&')
  expect(
    [...walk(root)].map(([{ name }, around]) => [...around.map(each => each.name).reverse(), name].join('/')),
  ).toEqual(['a', 'a/c', 'a/c', 'a/d', 'a/d/c'])
})

test.each([
  ['a lone ampersand', '<a>&</a>'],
  ['a lone bracket', '<a><</a>'],
  ['a bracket in an attribute', '<a b="<"/>'],
  ['an entity of HTML', '<a>&nbsp;</a>'],
  ['a control character', '<a>\u0001</a>'],
  ['a reference to a control character', '<a>&#1;</a>'],
  ['a character that is none', '<a>\uffff</a>'],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['tags that do not match', '<a></b>'],
  ['an undeclared prefix', '<x:a/>'],
  ['two roots', '<a/><b/>'],
])('It refuses %s.', (_, body) => {
  expect(() => parseXml(DECLARATION + body)).toThrow()
})

/** What no text may hold, sign by sign, and what looks like it and is right. */
import { expect, test } from 'vitest'
import type { Translation } from '../../src/schema/term.ts'
import { INVISIBLE } from '../../src/source/files/check-characters.ts'
import { checkTexts } from '../../src/source/term/field-text-rules.ts'

const ENTRY: Translation = {
  title: 'Alpha',
  tagline: 'First letter.',
  aliases: [],
  keywords: [],
  explanation: ['One.', 'Two.'],
  analogy: 'A door.',
  keyPoints: ['A.', 'B.', 'C.'],
  links: [{ label: 'Alpha', url: 'https://example.org/' }],
}
const codes = (change: Partial<Translation>): readonly string[] =>
  [...checkTexts({ ...ENTRY, ...change }, () => ({ line: 1, column: 1 }))].map(({ code }) => code)
const inText = (text: string): readonly string[] => codes({ explanation: ['One.', text] })

test.for([
  ['~~old~~', 'foreign-markup'],
  ['a note[^1]', 'foreign-markup'],
  ['[[dns]]', 'foreign-markup'],
  ['{{ name }}', 'foreign-markup'],
  ['| a | b | | --- | --- |', 'foreign-markup'],
  ['see https://example.org.', 'bare-address'],
  ['see www.example.org', 'bare-address'],
  ['T\u004fDO', 'unfinished-text'],
  ['lorem ipsum', 'unfinished-text'],
  ['done ✅', 'emoji'],
  ['👍🏽', 'emoji'],
] as const)('%s is refused.', ([text, code]) => {
  expect(inText(text)).toEqual([code])
})

test.for([
  'ls | grep',
  '~5 ms',
  'a[0] and [sic]',
  'todo el texto, todo',
  'T\u004fDOS',
  '→ × ± ™ © ½ ☰',
  'x | y',
  'example.org',
  '`~~ {{x}} https://x 🙂 T\u004fDO [[x]]`',
])('%s is right.', text => {
  expect(inText(text)).toEqual([])
})

test.for(['localhost', '127.0.0.1', '10.1.2.3', '172.20.0.1', 'printer.local', 'intranet', '[::1]'])(
  'Readers cannot reach %s.',
  host => {
    expect(codes({ links: [{ label: 'A', url: `http://${host}/` }] })).toEqual(['private-address'])
  },
)

test.for(['example.org', '172.32.0.1', '8.8.8.8', 'localhost.example.org'])('Readers can reach %s.', host => {
  expect(codes({ links: [{ label: 'A', url: `http://${host}/` }] })).toEqual([])
})

test.for(['Diagram', 'an image', 'Diagrama.', 'Picture of a door', 'Imagen de una puerta', 'A photo showing a door'])(
  'The text alternative "%s" says nothing.',
  imageAlt => {
    expect(codes({ imageAlt })).toEqual(['empty-alt'])
  },
)

test.for(['Diagram of a door', 'Two doors', 'Imágenes apiladas'])(
  'The text alternative "%s" says something.',
  imageAlt => {
    expect(codes({ imageAlt })).toEqual([])
  },
)

test('Signs of HTML are refused in names and in the tagline.', () => {
  for (const words of ['<b>A</b>', 'A &amp; B', '<br/>']) {
    expect(codes({ title: words })).toEqual(['raw-html'])
    expect(codes({ aliases: [words] })).toEqual(['raw-html'])
  }
  expect(codes({ title: 'AT&T, a < b; c > d' })).toEqual([])
})

test.for(['\u202e', '\u2066', '\u200b', '\u00ad', '\ufe0f', '\ufffd', '\u{e0041}'])('%j is found.', character => {
  expect(INVISIBLE.exec(`ab${character}c`)?.index).toBe(2)
})

test('No-break spaces, accents, quotation marks and letters of other scripts are seen.', () => {
  expect(INVISIBLE.test('10\u00a0% 5\u202f% «ñ» “x” – 中文 🙂')).toBe(false)
})

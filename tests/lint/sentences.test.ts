/** Sentences and words are counted as a reader counts them. */
import { describe, expect, test } from 'vitest'
import { lintEntryOf, sentencesOf } from '../../src/lint/passages.ts'
import { countWords } from '../../src/text/words.ts'
import { makeTerm } from '../make.ts'

const texts = (text: string) => sentencesOf(text).map(sentence => sentence.text)

describe('A sentence ends', () => {
  test.for([
    ['One. Two! Three? Four … Five', ['One.', 'Two!', 'Three?', 'Four …', 'Five']],
    ['Uno. ¿Dos? ¡Tres! «Cuatro». Cinco.', ['Uno.', '¿Dos?', '¡Tres!', '«Cuatro».', 'Cinco.']],
    [
      'It said "stop." Then it stopped (at last). 12 came.',
      ['It said "stop."', 'Then it stopped (at last).', '12 came.'],
    ],
    ['With a capital B. At noon.', ['With a capital B.', 'At noon.']],
  ] as const)('in %s', ([text, expected]) => {
    expect(texts(text)).toEqual(expected)
  })

  test.for([
    'At 2.5 GHz, by J. von Neumann and A. M. Turing.',
    'By J. Perez.',
    'Acme Inc. Ohio, e.g. Dr. No vs. St. Paul.',
    'En EE. UU., p. ej. Maine, y en la pág. 3.',
    'It runs node.js and .NET, and e-mails nobody.',
  ])('nowhere within %s', text => {
    expect(texts(text)).toEqual([text])
  })

  test('before code that opens the next one.', () => {
    const { passages } = lintEntryOf(
      makeTerm('a', { en: { explanation: ['It begins. `git` goes **on. And** ends.', 'B.'] } }),
      'en',
    )
    const [first] = passages.filter(({ part }) => part === 'explanation')
    expect(first?.sentences.map(({ start }) => start)).toEqual([0, 11, 28])
  })
})

test('A sentence knows where it begins.', () => {
  const text = ' One.  Two.'
  expect(sentencesOf(text).map(({ start }) => text.slice(start, start + 3))).toEqual(['One', 'Two'])
  expect(sentencesOf('')).toEqual([])
})

test.for([
  ['one two  three', 3],
  ['a — b', 2],
  ['well-known don’t 3.5', 3],
  ['80\u202f000 bits, 45\u00a0%', 3],
  ['', 0],
] as const)('"%s" has %i words.', ([text, count]) => {
  expect(countWords(text)).toBe(count)
})

test('What is not the author’s own is blanked letter by letter.', () => {
  const text = 'He **says** "just `x` so" and `just` goes.'
  const { passages } = lintEntryOf(makeTerm('a', { en: { explanation: [text, 'B.'] } }), 'en')
  const passage = passages.find(({ part }) => part === 'explanation')
  expect(passage?.own).toHaveLength(text.length)
  expect(passage?.own.replace(/\ue000+/gu, '_')).toBe('He   says   _ and _ goes.')
  expect(passage?.spoken.replace(/\ue000+/gu, '_')).toBe('He   says   "just _ so" and _ goes.')
})

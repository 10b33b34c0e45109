/** Listed phrases are found whole, the longest first, whatever their case, and nowhere within other words. */
import { expect, test } from 'vitest'
import { phraseFinder } from '../../src/lint/avoided-words.ts'
import { pick, random } from '../make.ts'

const phrases = ['just', 'just as', 'hoy en día', 'encript*', 'initiat*', 'initiative', 'Today', 'a la mode']
const find = phraseFinder(phrases.map(phrase => ({ rule: 'idiom', phrases: phrase, hint: '' })))
const found = (text: string) => find(text).map(({ words, wording }) => `${words} → ${wording?.phrases}`)

test.for([
  ['It just works.', ['just → just']],
  ['JUST so, just-in-time, adjust, just’s', ['JUST → just']],
  ['just as just', ['just as → just as', 'just → just']],
  ['Hoy, en\u00a0día de fiesta', ['Hoy, en\u00a0día → hoy en día']],
  ['desencriptar, encriptar y encript', ['encriptar → encript*', 'encript → encript*']],
  ['an initiative to initiate', ['initiative → initiative', 'initiate → initiat*']],
  ['today and Today', ['Today → Today']],
  ['Not à la mode but a la mode', ['a la mode → a la mode']],
  ['', []],
] as const)('In "%s"', ([text, expected]) => {
  expect(found(text)).toEqual(expected)
})

test('Places are those of the words in the text, in random texts too.', () => {
  const next = random(7)
  const words = ['just', 'as', 'hoy', 'en', 'día', 'encriptado', 'Ágil', ',', '«', 'oh', 'Today'] as const
  for (let round = 0; round < 200; round++) {
    const text = Array.from({ length: 12 }, () => pick(words, next)).join(' ')
    for (const { start, words: said } of find(text)) expect(text.slice(start, start + said.length)).toBe(said)
  }
})

test('Letters that grow when they are made small shift nothing.', () => {
  expect(find('İ just').map(({ start }) => start)).toEqual([2])
})

/** Words: what folding, stop words and stems make equal, and what they keep apart. */
import { expect, test } from 'vitest'
import { contentWords, stem, wordsOf } from '../../src/search/analyzer.ts'
import { maxEdits } from '../../src/search/vocabulary-lookup.ts'

test('case and accents do not count, punctuation separates', () => {
  expect(wordsOf('Contraseña, ÁRBOL/árbol; Wi-Fi 802.11')).toEqual([
    'contrasena',
    'arbol',
    'arbol',
    'wi',
    'fi',
    '802',
    '11',
  ])
})

test('words that say nothing are left out, in both languages', () => {
  expect(contentWords('What is the thing that turns names into an address?')).toEqual([
    'thing',
    'turns',
    'names',
    'address',
  ])
  expect(contentWords('¿Qué es un programa para los datos?')).toEqual(['programa', 'datos'])
})

test.each([
  ['en', 'databases database'],
  ['en', 'encryption encrypted encrypts encrypt'],
  ['en', 'injections injection inject'],
  ['en', 'addresses address'],
  ['en', 'hallucination hallucinations hallucinate'],
  ['es', 'contrasenas contrasena'],
  ['es', 'aplicacion aplicaciones'],
  ['es', 'direccion direcciones'],
  ['es', 'imagen imagenes'],
  ['es', 'raiz raices'],
  ['es', 'chips chip'],
  ['es', 'cifrado cifrar cifra'],
  ['es', 'ordenador ordenadores'],
] as const)('%s: one stem for %s', (language, words) => {
  expect(new Set(words.split(' ').map(word => stem(word, language))).size).toBe(1)
})

test.each(['dns', 'aws', 'ip', 's3', 'usb', 'bus'])('%s is too short to lose anything', word => {
  expect([stem(word, 'en'), stem(word, 'es')]).toEqual([word, word])
})

test('One edit is forgiven from four letters on, two from eight.', () => {
  expect([3, 4, 7, 8, 20].map(maxEdits)).toEqual([0, 1, 1, 2, 2])
})

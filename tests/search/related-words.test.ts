/** Words of one family meet, whichever of them was asked; words of different families do not. Synonyms do, for less. */
import { expect, test } from 'vitest'
import { packRelatedWords } from '../../src/search/make.ts'
import { openRelatedWords } from '../../src/search/related-words.ts'
import { stem } from '../../src/search/words.ts'
import { makeTerm } from '../make.ts'
import { searchOf, slugsFor } from './make-search.ts'

test.each([
  ['es', 'desbloquear', 'desbloqueo'],
  ['es', 'transmitir', 'transmision'],
  ['es', 'jugar', 'juego'],
  ['es', 'filtrar', 'filtracion'],
  ['es', 'proteger', 'proteccion'],
  ['es', 'conectar', 'conexion'],
  ['es', 'pide', 'pedir'],
  ['es', 'comprimir', 'compresion'],
  ['es', 'buscar', 'buscador'],
  ['en', 'decide', 'decision'],
  ['en', 'permit', 'permission'],
  ['en', 'browse', 'browser'],
  ['en', 'written', 'write'],
  ['en', 'describe', 'description'],
  ['en', 'intruder', 'intrusion'],
] as const)('in %s "%s" and "%s" are kin, both ways', (language, one, other) => {
  const relatedTo = openRelatedWords(language, packRelatedWords(language))
  expect(relatedTo(stem(one, language)).family).toContain(stem(other, language))
  expect(relatedTo(stem(other, language)).family).toContain(stem(one, language))
})

test('an entry is found by another form of its words', () => {
  const terms = [
    makeTerm('fence', { es: { title: 'Valla', keywords: ['transmisión de partidos'] } }),
    makeTerm('other', { es: { title: 'Otra', keywords: ['cocina de partidos'] } }),
  ]
  expect(slugsFor(searchOf(terms, 'es'), 'transmitir partidos')[0]).toBe('fence')
})

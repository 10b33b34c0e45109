/** In which language a question is asked, of a file in either language. */
import { expect, test } from 'vitest'
import { openAskedLanguage } from '../../src/search/asked-language.ts'
import { openCandidates } from '../../src/search/candidates.ts'
import { InvertedIndex } from '../../src/search/inverted-index.ts'
import { Names } from '../../src/search/names.ts'
import { openStemmers } from '../../src/search/words.ts'
import { makeTerm } from '../make.ts'
import { fileOf } from './shelf.ts'

const terms = [
  makeTerm('firewall', {
    en: { title: 'Firewall', tagline: 'Barrier against unwanted traffic.', keywords: ['unwanted traffic'] },
    es: { title: 'Cortafuegos', tagline: 'Barrera contra el tráfico.', keywords: ['bloquear intrusos'] },
  }),
]

test.each([
  ['unwanted traffic', 'en'],
  ['bloquear intrusos', 'es'],
  ['qué es un cortafuegos', 'es'],
  ['what is a zebra', 'en'],
  ['zebra', undefined],
  ['firewall', 'en'],
] as const)('%j is asked in %s', (question, asked) => {
  for (const language of ['en', 'es'] as const) {
    const stemmers = openStemmers(language)
    const isForeign = openAskedLanguage(new InvertedIndex(fileOf(terms, language), stemmers), language, stemmers)
    expect(isForeign(question.normalize('NFD').replace(/\p{M}/gu, '').split(' '))).toBe(
      asked !== undefined && asked !== language,
    )
  }
})

test('only questions of several words are weighed as foreign', () => {
  const file = fileOf(terms, 'en')
  const kindOf = (query: string) => openCandidates(file, new Names(file.cards))(query).kind
  expect(kindOf('bloquear intrusos')).toBe('foreign')
  expect(kindOf('intrusos')).toBe('word')
  expect(kindOf('block traffic')).toBe('own')
})

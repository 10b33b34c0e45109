/** What the pages of a term are made from: no more than they show. */
import { expect, test } from 'vitest'
import { termPageInput } from '../../src/model/views/term-page-input.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from './make-dictionary.ts'

const cloud = makeTerm('cloud', { en: { title: 'Cloud', explanation: ['Kept on a server. A server is big.', 'End.'] } })
const server = makeTerm('server', { en: { title: 'Server' } })
const third = makeTerm('third', { en: { title: 'Third' }, subjects: ['data', 'software'] })

const readingIn = (...terms: readonly (typeof cloud)[]) => {
  const dictionary = makeDictionary(terms)
  return termPageInput(cloud, dictionary)
}

test('Each term that the text mentions is glossed once.', () => {
  const { glosses } = readingIn(cloud, server, third)
  expect(glosses.en.map(({ slug }) => slug)).toEqual(['server'])
  expect(glosses.es).toEqual([])
})

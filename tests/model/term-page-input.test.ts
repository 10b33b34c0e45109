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
  expect(glosses.en).toEqual([{ slug: 'server', title: 'Server', tagline: 'What it is.' }])
  expect(glosses.es).toEqual([])
})

test('Neighbors are those in the list of the home topic; a term counts in its first subject.', () => {
  const { neighbors } = readingIn(cloud, server, third)
  expect([neighbors.en.previous?.slug, neighbors.en.next?.slug]).toEqual([undefined, 'server'])
  const dictionary = makeDictionary([cloud, server, third])
  expect(dictionary.neighbors('third', 'en')).toEqual({ previous: undefined, next: undefined })
  expect(dictionary.neighbors('server', 'en').next?.slug).toBe('third')
})

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

test('Of more than eight mentions in a text, those of the most advanced entries are links.', () => {
  const names = ['Basic', ...'ABCDEFG'.split('').map(letter => `Advanced${letter}`), 'Common', 'Last']
  const others = names.map(title =>
    makeTerm(title.toLowerCase(), { level: title.startsWith('Advanced') ? 3 : 1, en: { title } }),
  )
  const text = makeTerm('text', {
    en: { title: 'Text', explanation: [names.map(name => `It has ${name}.`).join(' ')] },
  })
  const { mentions, glosses } = termPageInput(text, makeDictionary([text, ...others]))
  const linked = names.slice(0, -2).map(name => name.toLowerCase())
  expect(mentions.en.map(({ slug }) => slug)).toEqual(linked)
  expect(glosses.en.map(({ slug }) => slug)).toEqual(linked)
})

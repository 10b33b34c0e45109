/** Which words of a query entries have, and where. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/schema/language.ts'
import { contentWords, openStemmers } from '../../src/search/analyzer.ts'
import { InvertedIndex } from '../../src/search/inverted-index.ts'
import type { QuestionWord } from '../../src/search/parse-query.ts'
import { matchWords } from '../../src/search/query-words-in-entries.ts'
import { libraryTerms } from '../library.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from '../model/make-dictionary.ts'
import { fileOf } from './make-search.ts'

const asked = (word: string): QuestionWord => ({
  word,
  stems: new Map([[word, 'own']]),
  isOpen: false,
  isWhole: true,
  isKnown: true,
})

test.each(LANGUAGES)('The index has the words of all fields, sorted, in %s.', language => {
  const terms = makeDictionary(libraryTerms()).byTitle(language)
  const [own] = openStemmers(language)
  const index = new InvertedIndex(fileOf(libraryTerms(), language))
  expect(index.words).toEqual([...index.words].sort())
  for (const [at, term] of terms.entries()) {
    const { title, tagline, keywords } = term[language]
    for (const word of contentWords([title, tagline, ...keywords].join(' ')).map(own))
      expect([word, index.postings(word).has(at)]).toEqual([word, true])
  }
  expect(index.postings('zzz').size).toBe(0)
})

describe('A few entries', () => {
  const terms = [
    makeTerm('a', { en: { title: 'Router', tagline: 'It stands before a network.' } }),
    makeTerm('b', { en: { title: 'Network', tagline: 'Wires.' } }),
    makeTerm('c', { en: { title: 'Modem', tagline: 'Bricks.' } }),
  ]
  const file = fileOf(terms)
  const index = new InvertedIndex(file)
  const match = (...words: readonly QuestionWord[]) =>
    new Map([...matchWords(index, words).cards].map(([at, words]) => [file.cards[at]?.[0], words]))

  test('tell which words of the query they have, and where.', () => {
    const found = match(asked('network'), asked('router'))
    expect(found.get('a')).toMatchObject({ own: 0b11, names: 0b10 })
    expect(found.get('b')).toMatchObject({ own: 0b01, names: 0b01 })
    expect(found.has('c')).toBe(false)
  })

  test('make a query likelier the oftener they have its words.', () => {
    const often = makeTerm('often', { en: { title: 'Plug', keywords: ['long plug', 'plug end'] } })
    const once = makeTerm('once', { en: { title: 'Cord', keywords: ['short plug'] } })
    const index = new InvertedIndex(fileOf([often, once]))
    const [atOnce, atOften] = [0, 1].map(at => matchWords(index, [asked('plug')]).cards.get(at)?.likelihood ?? 0)
    expect(atOften).toBeGreaterThan(atOnce ?? 0)
    expect(atOnce).toBeGreaterThan(0)
    expect([...index.lengths].reduce((sum, length) => sum + length, 0)).toBe(index.length)
  })

  test('make a word that many have weigh less, and one that only asks half.', () => {
    const idf = (...words: readonly QuestionWord[]) => matchWords(index, words).idf
    const [network = 0, router = 0, price = 0, rare = 0] = ['network', 'router', 'price', 'zebra'].flatMap(word =>
      idf(asked(word)),
    )
    expect(network).toBeLessThan(router)
    expect(price).toBe(rare / 2)
  })
})

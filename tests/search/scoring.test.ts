/** What words score, worked out a second time from the texts of the fixture entries; and what scores nothing. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/schema/language.ts'
import { textOf } from '../../src/search/entry.ts'
import { BM25F, FOREIGN, massOf } from '../../src/search/fields.ts'
import { InvertedIndex } from '../../src/search/inverted-index.ts'
import { inverseFrequency, type Lookup, scoreCards } from '../../src/search/scoring.ts'
import { contentWords, openStemmers } from '../../src/search/words.ts'
import { libraryTerms } from '../library.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from '../model/make-dictionary.ts'
import { fileOf } from './make-search.ts'

const lookup = (word: string, changes: Partial<Lookup> = {}): Lookup => ({ word, weight: 1, begins: false, ...changes })

describe.each(LANGUAGES)('Over the fixture entries, in %s,', language => {
  const terms = makeDictionary(libraryTerms()).byTitle(language)
  const stemmers = openStemmers(language)
  const index = new InvertedIndex(fileOf(libraryTerms(), language), stemmers)
  const fields = ['title', 'keywords', 'tagline', 'otherKeywords', 'otherTagline'] as const
  const stemsOf = fields.map(field =>
    terms.map(term => new Set(contentWords(textOf(term, field, language)).map(stemmers[FOREIGN.has(field) ? 1 : 0]))),
  )

  test('every word of a title scores at least what its fields say, wherever it stands.', () => {
    for (const [word] of terms.map(term => contentWords(term[language].title).map(stemmers[0]))) {
      if (word === undefined) continue
      const { cards } = scoreCards(index, [{ lookups: [lookup(word)], weight: 1 }])
      const idf = inverseFrequency(cards.size, terms.length)
      for (const at of terms.keys()) {
        const mass = fields.reduce((sum, field, i) => {
          const average = (stemsOf[i] ?? []).reduce((all, stems) => all + stems.size, 0) / terms.length
          const stems = stemsOf[i]?.[at]
          return stems?.has(word) ? sum + massOf(field, stems.size / average) : sum
        }, 0)
        expect(cards.get(at)?.bm25 ?? 0).toBeGreaterThan((idf * mass) / (BM25F.k + mass) - 1e-9)
      }
    }
  })

  test('the index has the words of taglines and keywords, sorted.', () => {
    expect(index.words).toEqual([...index.words].sort())
    expect(stemsOf.flat().flatMap(stems => [...stems].filter(stem => !index.has(stem)))).toEqual([])
    expect([index.has('zzz'), index.postings('zzz').cards]).toEqual([false, []])
  })
})

describe('A few entries', () => {
  const terms = [
    makeTerm('a', { en: { title: 'Router', tagline: 'It stands before a network.' } }),
    makeTerm('b', { en: { title: 'Network', tagline: 'Wires.' } }),
    makeTerm('c', { en: { title: 'Modem', tagline: 'Bricks.' } }),
  ]
  const cardOf = (slug: string) => fileOf(terms).cards.findIndex(card => card[0] === slug)
  const index = new InvertedIndex(fileOf(terms), openStemmers('en'))
  const score = (...words: readonly (readonly Lookup[])[]) =>
    new Map(
      [
        ...scoreCards(
          index,
          words.map(lookups => ({ lookups, weight: 1 })),
        ).cards,
      ].map(([at, score]) => [fileOf(terms).cards[at]?.[0], score]),
    )

  test('score as much by a word and its synonym as by the better one, and a synonym is not the word.', () => {
    const own = score([lookup('network')]).get('b')
    const both = score([lookup('network'), lookup('wire', { weight: 0.4 })]).get('b')
    const synonym = score([lookup('network', { weight: 0.4 })]).get('b')
    expect(both?.bm25).toBe(own?.bm25)
    expect([own?.own, synonym?.own, synonym?.any]).toEqual([1, 0, 1])
  })

  test('tell which words of the query they have, and where.', () => {
    const scores = score([lookup('network')], [lookup('router')])
    expect(scores.get('a')).toMatchObject({ own: 0b11, names: 0b10, tagline: 0b01 })
    expect(scores.get('b')).toMatchObject({ own: 0b01, names: 0b01, tagline: 0 })
    expect(cardOf('c')).toBeGreaterThanOrEqual(0)
    expect(scores.has('c')).toBe(false)
  })
})

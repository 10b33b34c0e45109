/** What words earn is what the formula says, worked out a second time from the texts; and what earns nothing. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/schema/language.ts'
import { BM25F, leveling, weightOf } from '../../src/search/fields.ts'
import { inverseFrequency, type Lookup, Scorer } from '../../src/search/scoring.ts'
import { contentWords, stem } from '../../src/search/words.ts'
import { libraryTerms } from '../library.ts'
import { invert, unpackIndex } from './reference.ts'
import { fileOf } from './shelf.ts'

const lookup = (word: string, changes: Partial<Lookup> = {}): Lookup => ({
  word,
  weight: 1,
  begins: false,
  edits: 0,
  ...changes,
})

/** Words of what people ask, as the index has them, a few at a time. */
function questions(language: Language): readonly (readonly string[])[] {
  const lines = readFileSync(new URL('./queries.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  return lines.map(line => contentWords(line.split('\t')[1] ?? '').map(word => stem(word, language)))
}

describe.each(LANGUAGES)('On the fixture entries in %s', language => {
  const { index } = fileOf(libraryTerms(), language)
  const scoring = new Scorer(index)
  const { lengths, averages, fields } = index
  const byWord = new Map(unpackIndex(index).index)

  /** What a word earns, entry by entry: the fields added up, then leveled out. */
  function earnedBy(word: string): ReadonlyMap<number, number> {
    const masses = new Map<number, number>()
    for (const [field, cards] of Object.entries(byWord.get(word) ?? {})) {
      const name = fields[Number(field)] ?? ''
      for (const [id, times] of Object.entries(cards)) {
        const length = (lengths[Number(id)]?.[Number(field)] ?? 0) / (averages[Number(field)] ?? 1)
        masses.set(Number(id), (masses.get(Number(id)) ?? 0) + (weightOf(name) * times) / leveling(name, length))
      }
    }
    return new Map([...masses].map(([id, mass]) => [id, mass / (BM25F.k + mass)]))
  }

  test('every question earns what the formula says.', () => {
    let found = 0
    for (const words of questions(language)) {
      const expected = new Map<number, number>()
      for (const word of words) {
        const earned = earnedBy(word)
        const weight = inverseFrequency(earned.size, lengths.length)
        for (const [id, points] of earned) expected.set(id, (expected.get(id) ?? 0) + weight * points)
      }
      const { cards, count, bm25 } = scoring.score(words.map(word => [lookup(word)]))
      const ours = [...cards.subarray(0, count)].sort((a, b) => a - b)
      expect([words, ours]).toEqual([words, [...expected.keys()].sort((a, b) => a - b)])
      for (const [at, sum] of expected) expect(bm25[at]).toBeCloseTo(sum, 4)
      found += count
    }
    expect(found).toBeGreaterThan(500)
  })

  test('it has the words of the index, and knows what begins one.', () => {
    for (const word of index.words.split(' ')) {
      expect([word, scoring.has(word), scoring.begins(word.slice(0, 2))]).toEqual([word, true, true])
    }
    expect([scoring.has('zzz'), scoring.begins('zzz'), scoring.has('')]).toEqual([false, false, false])
  })
})

describe('A few entries', () => {
  const scoring = new Scorer(
    invert(
      [
        { id: 0, title: 'router', tagline: 'It stands before a network.' },
        { id: 1, title: 'network', tagline: 'Wires.' },
        { id: 2, title: 'modem', tagline: 'Bricks.' },
      ],
      ['title', 'tagline'],
      'en',
    ),
  )
  const earn = (...words: readonly (readonly Lookup[])[]) => {
    const { cards, count, bm25, any, own } = scoring.score(words)
    return [...cards.subarray(0, count)]
      .sort((a, b) => a - b)
      .map(at => ({ at, bm25: bm25[at] ?? 0, any: any[at], own: own[at] }))
  }

  test('are found by words with slips, swaps of neighbors among them, for less than by the words.', () => {
    const [exact] = earn([lookup('router')])
    for (const slip of ['ruoter', 'rouer', 'roiter', 'routerr']) {
      const [near] = earn([lookup(slip, { edits: 1 })])
      expect([slip, near?.at, near?.own]).toEqual([slip, 0, 0])
      expect(exact?.own).toBe(1)
      expect(earn([lookup(slip)])).toEqual([])
    }
    expect(earn([lookup('ruoterr', { edits: 1 })])).toEqual([])
    expect(earn([lookup('ruoterr', { edits: 2 })])).toHaveLength(1)
  })

  test('earn less by a synonym, and of a word and its synonym mostly what the better one earns.', () => {
    const words = (weight: number) => [lookup('network', { weight })]
    const [, own] = earn(words(1))
    const [, both] = earn([lookup('network'), lookup('wire', { weight: 0.4 })])
    const [, synonym] = earn([lookup('unheard'), ...words(0.4)])
    expect(both?.bm25).toBeGreaterThan(own?.bm25 ?? 0)
    expect(both?.bm25).toBeLessThan(1.4 * (own?.bm25 ?? 0))
    expect([own?.own, synonym?.own]).toEqual([1, 0])
  })

  test('tell which words of the query they have.', () => {
    const earned = earn([lookup('network')], [lookup('router')])
    expect(earned.map(({ at, any }) => [at, any])).toEqual([
      [0, 0b11],
      [1, 0b01],
    ])
  })

  test('earn the same again: nothing is left of the question before.', () => {
    const first = earn([lookup('network')], [lookup('mod', { begins: true })])
    earn([lookup('router')])
    expect(earn([lookup('network')], [lookup('mod', { begins: true })])).toEqual(first)
    expect(earn()).toEqual([])
  })
})

/** What words earn is what MiniSearch, a library that many trust, would give for them; and what it would not find. */
import { readFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/schema/language.ts'
import { BM25, type Indexed, weightOf } from '../../src/search/fields.ts'
import { invert } from '../../src/search/invert.ts'
import { type Lookup, openScoring } from '../../src/search/scoring.ts'
import { stem, telling } from '../../src/search/words.ts'
import { libraryTerms } from '../library.ts'
import { unpackIndex } from './reference.ts'
import { fileOf } from './shelf.ts'

const lookup = (word: string, changes: Partial<Lookup> = {}): Lookup => ({
  word,
  worth: 1,
  begins: false,
  edits: 0,
  bits: 1,
  ...changes,
})

/** Words of what people ask, as the index has them, a few at a time. */
function questions(language: Language): readonly (readonly string[])[] {
  const lines = readFileSync(new URL('./queries.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  return lines.map(line => telling(line.split('\t')[1] ?? '').map(word => stem(word, language)))
}

describe.each(LANGUAGES)('On the fixture entries in %s', language => {
  const { index } = fileOf(libraryTerms(), language)
  const scoring = openScoring(index)
  const fields = [...index.fields]
  const reference = MiniSearch.loadJS<Indexed>(unpackIndex(index), {
    fields,
    tokenize: text => [text],
    processTerm: word => word,
  })
  const boost = Object.fromEntries(fields.map(field => [field, weightOf(field)]))

  test.each([false, true])('every question earns what it would there, beginnings of words included: %s.', begins => {
    let found = 0
    for (const words of questions(language)) {
      const ours = scoring.earn(
        words.map((word, i) => lookup(word, { worth: 1 / (i + 1), begins })),
        () => 1,
      )
      const theirs = reference.search(
        {
          combineWith: 'OR',
          queries: words.map((word, i) => ({ queries: [word], prefix: begins, boostTerm: () => 1 / (i + 1) })),
        },
        { boost, bm25: BM25 },
      )
      const points = new Map(theirs.map(({ id, score, queryTerms }) => [id as number, score / queryTerms.length]))
      expect([words, ours.map(({ at }) => at)]).toEqual([words, [...points.keys()].sort((a, b) => a - b)])
      for (const { at, points: earned } of ours) expect(earned).toBeCloseTo(points.get(at) ?? 0, 8)
      found += ours.length
    }
    expect(found).toBeGreaterThan(1_000)
  })

  test('it has the words of the index, and knows what begins one.', () => {
    for (const word of index.words.split(' ')) {
      expect([word, scoring.has(word), scoring.begins(word.slice(0, 2))]).toEqual([word, true, true])
    }
    expect([scoring.has('zzz'), scoring.begins('zzz'), scoring.has('')]).toEqual([false, false, false])
  })
})

describe('A few entries', () => {
  const scoring = openScoring(
    invert(
      [
        { id: 0, title: 'router', explanation: 'It stands before a network.' },
        { id: 1, title: 'network', explanation: 'Wires.' },
        { id: 2, title: 'modem', explanation: 'Bricks.' },
      ],
      ['title', 'explanation'],
      'en',
    ),
  )
  const earn = (...lookups: readonly Lookup[]) => scoring.earn(lookups, () => 0b11)

  test('are found by words with slips, swaps of neighbors among them, for less than by the words.', () => {
    const [exact] = earn(lookup('router'))
    for (const slip of ['ruoter', 'rouer', 'roiter', 'routerr']) {
      const [near] = earn(lookup(slip, { edits: 1 }))
      expect([slip, near?.at, (near?.points ?? 0) > 0, (near?.points ?? 0) < (exact?.points ?? 0)]).toEqual([
        slip,
        0,
        true,
        true,
      ])
      expect(earn(lookup(slip))).toEqual([])
    }
    expect(earn(lookup('ruoterr', { edits: 1 }))).toEqual([])
    expect(earn(lookup('ruoterr', { edits: 2 }))).toHaveLength(1)
  })

  test('tell which words of the question they have, and which of them not only in the explanation.', () => {
    const earned = earn(lookup('network', { bits: 0b01 }), lookup('router', { bits: 0b10 }))
    expect(earned.map(({ at, any, strong }) => [at, any, strong])).toEqual([
      [0, 0b11, 0b11],
      [1, 0b01, 0b01],
    ])
    expect(earn(lookup('network', { bits: 0b01 })).map(({ at, strong }) => [at, strong])).toEqual([
      [0, 0],
      [1, 0b01],
    ])
  })

  test('earn the same again: nothing is left of the question before.', () => {
    const first = earn(lookup('network'), lookup('mod', { begins: true }))
    earn(lookup('router', { bits: 0b10 }))
    expect(earn(lookup('network'), lookup('mod', { begins: true }))).toEqual(first)
    expect(earn()).toEqual([])
  })
})

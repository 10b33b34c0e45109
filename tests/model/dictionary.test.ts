/** What pages and files ask of the whole dictionary. */
import { describe, expect, test } from 'vitest'
import { letterOf } from '../../src/model/dictionary/alphabetical-index.ts'
import type { Term } from '../../src/schema/term.ts'
import { makeTerm, random, shuffled } from '../make.ts'
import { makeDictionary } from './make-dictionary.ts'
import { terms } from './site.ts'

const titled = (...titles: readonly string[]): readonly Term[] =>
  titles.map((title, i) => makeTerm(`t${i}`, { en: { title }, es: { title } }))
const titles = (terms: readonly Term[], language: 'en' | 'es') =>
  makeDictionary(terms)
    .byTitle(language)
    .map(term => term[language].title)

describe('A dictionary', () => {
  const dictionary = makeDictionary(shuffled(terms, random(2)))

  test('holds its terms in the order of their slugs.', () => {
    expect(dictionary.terms.map(({ slug }) => slug)).toEqual(terms.map(({ slug }) => slug))
  })

  test('finds terms by their slug of today, and knows where former slugs lead.', () => {
    expect(dictionary.get('html')?.en.title).toBe('HTML')
    expect(dictionary.get('neural-net')).toBeUndefined()
    expect(dictionary.get('__proto__')).toBeUndefined()
    expect([...dictionary.redirects]).toEqual([
      ['neural-net', 'neural-network'],
      ['artificial-neural-network', 'neural-network'],
    ])
  })

  test('lists a topic by title in each language, and counts it by level.', () => {
    expect(dictionary.topic('ai', 'en').map(({ slug }) => slug)).toEqual([
      'artificial-intelligence',
      'decision-tree',
      'neural-network',
    ])
    expect(dictionary.topic('ai', 'es').map(({ slug }) => slug)).toEqual([
      'decision-tree',
      'artificial-intelligence',
      'neural-network',
    ])
    expect(dictionary.topic('aws', 'en')).toEqual([])
    expect([dictionary.count('ai'), dictionary.count('ai', 3), dictionary.count('aws', 1)]).toEqual([3, 1, 0])
  })

  test('puts the newest first.', () => {
    const dates = dictionary.newest.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('answers with nothing about a term it does not have.', () => {
    expect(dictionary.related('unknown')).toEqual([])
    expect(dictionary.mentions('unknown', 'en')).toEqual([])
  })

  test('may be empty.', () => {
    expect(makeDictionary([])).toMatchObject({ terms: [], newest: [] })
  })
})

describe('The order of titles', () => {
  test('counts neither case nor accents.', () => {
    expect(titles(titled('Zeta', 'árbol', 'Beta', 'alfa'), 'es')).toEqual(['alfa', 'árbol', 'Beta', 'Zeta'])
  })

  test('puts ñ after n in Spanish alone.', () => {
    expect(titles(titled('Nube', 'Ñandú', 'Oca', 'Nzo'), 'es')).toEqual(['Nube', 'Nzo', 'Ñandú', 'Oca'])
    expect(titles(titled('Nube', 'Ñandú', 'Oca', 'Nzo'), 'en')).toEqual(['Ñandú', 'Nube', 'Nzo', 'Oca'])
  })

  test('puts digits before letters, and equal titles by slug.', () => {
    expect(titles(titled('Alfa', '5G'), 'en')).toEqual(['5G', 'Alfa'])
    const [b, a] = [makeTerm('b', { en: { title: 'x' } }), makeTerm('a', { en: { title: 'X' } })]
    expect(
      makeDictionary([b, a])
        .byTitle('en')
        .map(({ slug }) => slug),
    ).toEqual(['a', 'b'])
  })
})

describe('The alphabetical index', () => {
  test('lists every term once, in the order of titles.', () => {
    const dictionary = makeDictionary(terms)
    for (const language of ['en', 'es'] as const) {
      expect(dictionary.letters(language).flatMap(group => group.terms)).toEqual(dictionary.byTitle(language))
    }
  })

  test.for([
    ['.NET', '#'],
    ['Éter', 'e'],
    ['ñu', 'ñ'],
    ['Ωmega', '#'],
    ['😀', '#'],
    ['', '#'],
  ] as const)('lists "%s" under %s.', ([title, letter]) => {
    expect(letterOf(title, 'es')).toBe(letter)
  })
})

/** The key of a term changes with all that its files show of others. */
import { expect, test } from 'vitest'
import { digestOfBrief, keyOfTerm } from '../../src/publish/store/keys.ts'
import type { Comparison, ReadingPath } from '../../src/schema/collections.ts'
import type { Term } from '../../src/schema/term.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from '../model/make-dictionary.ts'

const server = makeTerm('server', { en: { title: 'Server' } })
const other = makeTerm('other', { en: { title: 'Other' }, subjects: ['data'] })
const cloud = makeTerm('cloud', { en: { title: 'Cloud', explanation: ['On a server.', 'End.'] }, subjects: ['ai'] })

const keyOf = (
  terms: readonly Term[],
  {
    state = 'state',
    mentions = 'mentions',
    related = [] as readonly Term[],
    needs = [] as readonly string[],
    comparisons = [] as readonly Comparison[],
    paths = [] as readonly ReadingPath[],
  } = {},
): string => {
  const dictionary = { ...makeDictionary(terms, { comparisons, paths }), related: () => related }
  const named = { en: dictionary.mentions('cloud', 'en').map(({ slug }) => slug), es: [] }
  const briefs = new Map([...terms, ...related].map(term => [term.slug, digestOfBrief(term)]))
  return keyOfTerm({ summary: { slug: 'cloud', needs: [...needs] }, state, mentions, named }, dictionary, briefs)
}
const all = [cloud, server, other]
const own = keyOf(all)

test('It depends on the files of the term and on its mentions.', () => {
  expect(keyOf(all, { state: 'others' })).not.toBe(own)
  expect(keyOf(all, { mentions: 'others' })).not.toBe(own)
})

test('It depends on the briefs of the terms that are mentioned, and not on the rest of them.', () => {
  expect(keyOf([cloud, { ...server, en: { ...server.en, tagline: 'Another.' } }, other])).not.toBe(own)
  expect(keyOf([cloud, { ...server, en: { ...server.en, analogy: 'Another.' } }, other])).toBe(own)
})

test('It depends on the terms beside it in its topic, to read next and to read before.', () => {
  expect(keyOf([cloud, server, { ...other, subjects: cloud.subjects }])).not.toBe(own)
  const next = keyOf(all, { related: [other] })
  expect(next).not.toBe(own)
  expect(keyOf(all, { related: [{ ...other, es: { ...other.es, article: 'la' } }] })).not.toBe(next)
  expect(keyOf(all, { needs: ['other'] })).not.toBe(own)
})

test('It depends on a term that it is compared with, and on what tells the two apart.', () => {
  const compared = (difference: string, ...others: readonly Term[]) => {
    const text = { difference, rows: [], uses: [] }
    return keyOf([cloud, server, ...others], {
      comparisons: [{ terms: ['cloud', 'other'], text: { en: text, es: text } }],
    })
  }
  const before = compared('One is rented.', other)
  expect(compared('One is rented.', { ...other, es: { ...other.es, article: 'las' } })).not.toBe(before)
  expect(compared('One is bought.', other)).not.toBe(before)
})

test('It depends on the steps of a path before and after it.', () => {
  const onPath = (title: string, lead: string) => {
    const text = { title: 'Path', description: 'A path.', introduction: [], steps: { cloud: lead } }
    const next = { ...other, en: { ...other.en, title } }
    return keyOf([cloud, server, next], {
      paths: [{ slug: 'path', terms: ['cloud', 'other'], next: [], text: { en: text, es: text } }],
    })
  }
  const before = onPath('Other', 'Begin.')
  expect(onPath('Another', 'Begin.')).not.toBe(before)
  expect(onPath('Other', 'Start.')).not.toBe(before)
})

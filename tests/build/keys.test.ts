/** The key of a term changes with all that its files show of others. */
import { expect, test } from 'vitest'
import { digestOfBrief, keyOfTerm } from '../../src/publish/store/keys.ts'
import type { Term } from '../../src/schema/term.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from '../model/make-dictionary.ts'

const server = makeTerm('server', { en: { title: 'Server' } })
const other = makeTerm('other', { en: { title: 'Other' }, subjects: ['data'] })
const cloud = makeTerm('cloud', { en: { title: 'Cloud', explanation: ['On a server.', 'End.'] }, subjects: ['ai'] })

const keyOf = (
  terms: readonly Term[],
  { files = 'files', mentions = 'mentions', related = [] as readonly Term[], needs = [] as readonly string[] } = {},
): string => {
  const dictionary = { ...makeDictionary(terms), related: () => related }
  const named = { en: dictionary.mentions('cloud', 'en').map(({ slug }) => slug), es: [] }
  const briefs = new Map([...terms, ...related].map(term => [term.slug, digestOfBrief(term)]))
  return keyOfTerm({ summary: { slug: 'cloud', needs: [...needs] }, files, mentions, named }, dictionary, briefs)
}
const all = [cloud, server, other]
const own = keyOf(all)

test('It depends on the files of the term and on its mentions.', () => {
  expect(keyOf(all, { files: 'others' })).not.toBe(own)
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

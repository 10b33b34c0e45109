/** The basis of a term changes with all that its pages show, and with nothing else. */
import { expect, test } from 'vitest'
import { makeDictionary } from '../../src/model/dictionary.ts'
import { briefOf, openBases } from '../../src/publish/store/bases.ts'
import type { Term } from '../../src/schema/term.ts'
import { makeTerm } from '../make.ts'

const server = makeTerm('server', { en: { title: 'Server' } })
const other = makeTerm('other', { en: { title: 'Other' }, subjects: ['data'] })
const cloud = makeTerm('cloud', { en: { title: 'Cloud', explanation: ['On a server.', 'End.'] }, subjects: ['ai'] })

const basisOf = (terms: readonly Term[], files = 'files', mentions = 'mentions'): string => {
  const dictionary = makeDictionary(terms)
  const mentioned = dictionary.mentions('cloud', 'en').map(({ slug }) => slug)
  const briefs = new Map(terms.map(term => [term.slug, briefOf(term)]))
  return openBases({ ...dictionary, related: () => [] }, briefs)('cloud', files, mentions, mentioned)
}
const own = basisOf([cloud, server, other])

test('It depends on the files of the term and on its mentions.', () => {
  expect(basisOf([cloud, server, other], 'others')).not.toBe(own)
  expect(basisOf([cloud, server, other], 'files', 'others')).not.toBe(own)
})

test('It depends on titles and taglines of the terms that are mentioned, and not on the rest of them.', () => {
  expect(basisOf([cloud, { ...server, es: { ...server.es, tagline: 'Another.' } }, other])).not.toBe(own)
  expect(basisOf([cloud, { ...server, en: { ...server.en, analogy: 'Another.' } }, other])).toBe(own)
})

test('It depends on the terms beside it in its topic, to read next and to read before.', () => {
  const beside = { ...other, subjects: cloud.subjects }
  expect(basisOf([cloud, server, beside])).not.toBe(own)
  const dictionary = makeDictionary([cloud, server, other])
  const briefs = new Map([cloud, server, other].map(term => [term.slug, briefOf(term)]))
  const of = (related: readonly Term[]) =>
    openBases({ ...dictionary, related: () => related }, briefs)('cloud', 'files', 'mentions', ['server'])
  expect(of([])).toBe(own)
  expect(of([server])).not.toBe(own)
  expect(of([server, other])).not.toBe(of([other, server]))
  expect(basisOf([{ ...cloud, needs: ['other'] }, server, other])).not.toBe(own)
})

test('It does not depend on terms that have nothing to do with it.', () => {
  expect(basisOf([cloud, server, { ...other, en: { ...other.en, title: 'Else' } }])).toBe(own)
})

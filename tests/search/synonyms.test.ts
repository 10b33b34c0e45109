/** Words that mean the same find each other. */
import { expect, test } from 'vitest'
import { SEARCH } from '../../src/languages/search-linguistics.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { openSynonyms, stem } from '../../src/search/analyzer.ts'
import { fold } from '../../src/text/words.ts'
import { makeTerm } from '../make.ts'
import { searchOf, shownFor } from './make-search.ts'

test('each word of a group leads to the others, in all its groups', () => {
  const synonymsOf = openSynonyms('en', 'wipe erase, erase delete')
  expect(synonymsOf(stem('erase', 'en'))).toEqual([stem('wipe', 'en'), stem('delete', 'en')])
  expect(synonymsOf(stem('delete', 'en'))).toEqual([stem('erase', 'en')])
  expect(synonymsOf('unknown')).toEqual([])
})

test('an entry is found by a synonym of its words', () => {
  const terms = [
    makeTerm('guard', { en: { title: 'Sentinel', keywords: ['protect a disk'] } }),
    makeTerm('other', { en: { title: 'Other', keywords: ['buy a disk'] } }),
    ...['a', 'b', 'c', 'd'].map(slug => makeTerm(slug)),
  ]
  expect(shownFor(searchOf(terms), 'defend disk').slugs[0]).toBe('guard')
})

test.each(LANGUAGES)('the words of %s are folded', language => {
  expect(fold(SEARCH[language].synonyms)).toBe(SEARCH[language].synonyms)
})

test('one word has no synonyms: "video" is no movie', () => {
  const terms = [makeTerm('cinema', { en: { title: 'Cinema', keywords: ['movie'] } }), makeTerm('lamp')]
  expect(shownFor(searchOf(terms), 'video').slugs).toEqual([])
})

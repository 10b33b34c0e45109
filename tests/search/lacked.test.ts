/** Questions that name a thing about which there is no entry find nothing. */
import { expect, test } from 'vitest'
import { openLacked, packLacked } from '../../src/search/lacked.ts'
import { openSearch } from '../../src/search/open.ts'
import { stem } from '../../src/search/words.ts'
import { makeTerm } from '../make.ts'
import { fileOf, slugsFor } from './shelf.ts'

test('names that an entry has, in the singular or plural, are left out', () => {
  expect(packLacked(['smart bulb, laser\nprinter', 'Siemens'], ['Smart bulbs', 'SIEM'])).toBe('laser printer|Siemens')
})

test.each([
  ['printer with lasers', true],
  ['Laser printers', true],
  ['merge sort', true],
  ['merge', false],
  ['cheap laser printer', false],
  ['', false],
])('%j is a lacked name: %j', (question, isLacked) => {
  expect(openLacked('laser printer|merge sort', word => stem(word, 'en'))(question)).toBe(isLacked)
})

const terms = [
  makeTerm('siem', { en: { title: 'SIEM' } }),
  makeTerm('chain-attack', {
    en: { title: 'Vendor attack', keywords: ['attack on a supply chain', 'supply chain attacked'] },
  }),
]

test('a lacked name finds neither slips nor entries that have its words, but those are shown to people', () => {
  const search = openSearch({ ...fileOf(terms), lacked: 'siemens|supply chain' })
  expect(slugsFor(search, 'siemens')).toEqual([])
  expect(slugsFor(search, 'what is a supply chain?')).toEqual([])
  expect(search.find('supply chain', { limit: 1, offset: 0 }).suggestions.map(({ slug }) => slug)).toContain(
    'chain-attack',
  )
  expect(slugsFor(search, 'siem')).toEqual(['siem'])
  expect(slugsFor(openSearch({ ...fileOf(terms), lacked: 'vendor' }), 'vendor')).toEqual(['chain-attack'])
  expect(slugsFor(openSearch({ ...fileOf(terms), lacked: '' }), 'supply chain')).toEqual(['chain-attack'])
})

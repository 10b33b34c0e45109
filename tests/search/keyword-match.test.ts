/** Keyword phrases keep their boundaries: a word of a phrase is no answer unless the phrase is about it. */
import { expect, test } from 'vitest'
import { InvertedIndex } from '../../src/search/inverted-index.ts'
import { makeTerm } from '../make.ts'
import { fileOf, searchOf, shownFor, slugsFor } from './make-search.ts'

const chip = makeTerm('soc', {
  en: { title: 'System on a chip', keywords: ['smart watch chip', 'chips inside a phone', 'quasar'] },
  es: { title: 'Sistema en un chip', keywords: ['chip del reloj inteligente'] },
})
/** What the head of those phrases is not. */
const watch = makeTerm('wearable', {
  en: { title: 'Wearable', keywords: ['a smart watch'] },
  es: { title: 'Aparato', keywords: ['reloj muy inteligente'] },
})
const others = ['a', 'b', 'c', 'd', 'e', 'f'].map(slug => makeTerm(slug))
/** Most entries have phrases; among such, an entry earns no less for having some. */
const rich = Array.from({ length: 30 }, (_, i) =>
  makeTerm(`other-${i}`, { en: { keywords: [`red thing ${i}`, `blue thing ${i}`] } }),
)

test('a packed file gives back the phrases of each entry, as stems', () => {
  const many = Array.from({ length: 60 }, (_, i) => `w${i} x${i}`)
  const file = fileOf([chip, makeTerm('many', { en: { keywords: many } })])
  const { cards } = file
  const index = new InvertedIndex(file)
  const at = (slug: string): number => cards.findIndex(([other]) => other === slug)
  const stems = [...index.keywordStems.keys()]
  const sorted = (slug: string) =>
    index.phrases[at(slug)]
      ?.map(phrase =>
        phrase
          .map(stem => stems[stem])
          .sort()
          .join(' '),
      )
      .sort()
  expect(sorted('soc')).toEqual(['chip insid phone', 'chip smart watch', 'quasar'])
  expect(sorted('many')).toEqual(many.sort())
})

test.each([
  ['en', 'smart watch', ['wearable', 'soc']],
  ['en', 'watch chip', ['soc']],
  ['en', 'smart watch chip', ['soc']],
  ['es', 'reloj inteligente', ['wearable', 'soc']],
  ['es', 'chip del reloj inteligente', ['soc']],
] as const)('in %s, %s finds %j', (language, query, slugs) => {
  expect(slugsFor(searchOf([chip, watch, ...rich], language), query)[0]).toBe(slugs[0])
})

test('an entry with words of a long phrase is only the closest to a name that shares them', () => {
  const pay = makeTerm('pay', { en: { title: 'Square code', keywords: ['pay at shops with a camera', 'film camera'] } })
  const search = searchOf([pay, ...others])
  expect(shownFor(search, 'shop camera').isAnswer).toBe(false)
  expect(shownFor(search, 'film camera')).toEqual({ slugs: ['pay'], isAnswer: true })
})

test('a question that is a phrase of one entry comes before the name of another within it', () => {
  const phone = makeTerm('phone', { en: { title: 'Phone' } })
  const app = makeTerm('app', { en: { title: 'App', keywords: ['mobile phone program'] } })
  expect(slugsFor(searchOf([phone, app, ...others]), 'mobile phone program')[0]).toBe('app')
})

test('a keyword of two names, as it stands, comes before what they name; one name comes before a keyword', () => {
  const shop = makeTerm('shop', { en: { title: 'Shop' } })
  const cloud = makeTerm('cloud', { en: { title: 'Cloud' } })
  const host = makeTerm('host', { en: { title: 'Hosting', keywords: ['shop cloud', 'the cloud'] } })
  const search = searchOf([shop, cloud, host, ...others])
  expect(slugsFor(search, 'shop cloud', 3)).toEqual(['host', 'shop', 'cloud'])
  expect(slugsFor(search, 'the cloud')[0]).toBe('cloud')
})

test('a keyword that is more than a name comes before the name, and before one side of a comparison', () => {
  const apple = makeTerm('apple', { en: { title: 'Apple' } })
  const wallet = makeTerm('wallet', { en: { title: 'Wallet', keywords: ['apple price', 'apple or quasar'] } })
  const search = searchOf([apple, wallet, ...others])
  expect(slugsFor(search, 'apple price', 3)).toEqual(['wallet', 'apple'])
  expect(slugsFor(search, 'apple vs quasar')[0]).toBe('wallet')
})

test('what is left of a keyword without small words is no keyword of one word', () => {
  const plug = makeTerm('plug', { en: { title: 'Plug', keywords: ['which cable I need'] } })
  const lamp = makeTerm('lamp', { en: { title: 'Cable lamp' } })
  const search = searchOf([plug, lamp, ...others])
  expect(slugsFor(search, 'cable')[0]).toBe('lamp')
  expect(slugsFor(search, 'which cable I need')[0]).toBe('plug')
})

test('a field in which the word means something else finds nothing, the name of another thing does', () => {
  const senses = ['medicine: A pill.', 'stone tablet: A slab with writing.']
  const search = searchOf([makeTerm('tablet', { en: { title: 'Tablet', senses } }), ...others])
  expect(slugsFor(search, 'medicine')).toEqual([])
  expect(slugsFor(search, 'stone tablet')[0]).toBe('tablet')
})

test('one word is a keyword of an entry in whose long name it stands too', () => {
  const port = makeTerm('port', { en: { title: 'Number of a harbor in a machine', keywords: ['harbor'] } })
  const lamps = makeTerm('lamps', { en: { title: 'Lamps around a harbor' } })
  expect(slugsFor(searchOf([lamps, port, ...others]), 'harbor')[0]).toBe('port')
})

/** Queries in the other language: the file of that language answers them, with the cards of the language that was asked for. */
import { describe, expect, test, vi } from 'vitest'
import { findInEitherLanguage } from '../../src/search/find-in-either-language.ts'
import type { Search } from '../../src/search/index-searcher.ts'
import { makeTerm } from '../make.ts'
import { searchOf } from './make-search.ts'
import { search } from './published-search.ts'

const TEN = { limit: 10, offset: 0 }

const blocker = makeTerm('ad-blocker', {
  en: { title: 'Ad blocker', keywords: ['stop annoying banners'] },
  es: { title: 'Bloqueador de anuncios', keywords: ['quitar carteles molestos'] },
})
const others = ['one', 'two', 'three'].map(slug => makeTerm(slug))
const english = searchOf([blocker, ...others], 'en')
const spanish = searchOf([blocker, ...others], 'es')

const find = (own: Search, other: Search | undefined, query: string) =>
  findInEitherLanguage(own, async () => other, query, TEN)

describe('A query in the other language', () => {
  test('finds its entry, under the title of the language of the page.', async () => {
    const { hits, total } = await find(spanish, english, 'stop annoying banners')
    expect([hits[0]?.slug, hits[0]?.title]).toEqual(['ad-blocker', 'Bloqueador de anuncios'])
    expect(total).toBe(1)
    expect((await find(english, spanish, 'quitar carteles molestos')).hits[0]?.title).toBe('Ad blocker')
  })

  test('finds what it can where the other file cannot be loaded.', async () => {
    expect((await find(spanish, undefined, 'stop annoying banners')).hits).toEqual([])
  })
})

describe('The other file is not loaded for', () => {
  test.each([
    ['a query in the language of the page', 'quitar carteles'],
    ['one that is being typed', 'quitar carteles mole'],
    ['a name in either language', 'ad blocker'],
    ['one word that is found', 'anuncio'],
    ['nothing', ' '],
  ])('%s: %j.', async (_, query) => {
    const openOther = vi.fn(async () => english)
    await findInEitherLanguage(spanish, openOther, query, TEN)
    expect(openOther).not.toHaveBeenCalled()
  })
})

test.each([
  ['es', 'how to stop popups in my browser', 'ad-blocker'],
  ['en', 'programa que secuestra archivos y pide rescate', 'ransomware'],
] as const)('On pages in %s, "%s" finds %s first.', async (language, query, slug) => {
  const [own, other] = language === 'en' ? [search.en, search.es] : [search.es, search.en]
  expect((await find(own, other, query)).hits[0]?.slug).toBe(slug)
})

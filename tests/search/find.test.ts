/** Finding: what comes first, what counts how much, filters, pages, and questions that mean harm. */
import { expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { makeTerm } from '../make.ts'
import { growth, PROPORTIONAL } from '../text/growth.ts'
import { searchOf, shownFor, slugsFor } from './make-search.ts'

const text = (words: string) => ({ explanation: [words, 'Second.'] })

test('an exact name with its accents is first, the folded one second', () => {
  const terms = [makeTerm('a-bird', { es: { title: 'Ano' } }), makeTerm('b-year', { es: { title: 'Año' } })]
  const search = searchOf(terms, 'es')
  expect(slugsFor(search, 'año')).toEqual(['b-year', 'a-bird'])
  expect(slugsFor(search, 'ano')).toEqual(['a-bird', 'b-year'])
  expect(slugsFor(search, 'ANO')[0]).toBe('a-bird')
})

test('title before alias; a lone word that only a tagline, key points or an explanation mention is no answer', () => {
  const plain = { title: 'Plain name', aliases: ['ordinary name'], tagline: 'Plain ordinary tagline.' }
  const terms = [
    makeTerm('e', { en: { ...plain, ...text('Plain quasar.') } }),
    makeTerm('d', { en: { ...plain, keyPoints: ['Plain quasar.', 'Two.', 'Three.'] } }),
    makeTerm('c', { en: { ...plain, tagline: 'Plain ordinary quasar.' } }),
    makeTerm('b', { en: { ...plain, aliases: ['ordinary quasar'] } }),
    makeTerm('a', { en: { ...plain, title: 'Plain quasar' } }),
  ]
  expect(slugsFor(searchOf(terms), 'quasar')).toEqual(['a', 'b'])
})

test('alias before keyword, and a keyword finds what no text says', () => {
  const terms = [
    makeTerm('a', { en: { title: 'Plain', keywords: ['quasar', 'when a star is too bright'] } }),
    makeTerm('b', { en: { title: 'Simple', aliases: ['quasar'] } }),
  ]
  expect(slugsFor(searchOf(terms), 'quasar')).toEqual(['b', 'a'])
  expect(slugsFor(searchOf(terms), 'a star that is too bright')).toEqual(['a'])
  expect(searchOf(terms.slice(0, 1)).resolve('quasar')).toBeUndefined()
})

test('exact before prefix', () => {
  const exact = makeTerm('z', { en: { keywords: ['quasar'] } })
  const prefix = makeTerm('y', { en: { keywords: ['quasarium'] } })
  expect(slugsFor(searchOf([prefix, exact]), 'quasar')[0]).toBe('z')
  expect(slugsFor(searchOf([prefix]), 'quasari')).toEqual(['y'])
})

test('one word as it stands, among the keywords, comes before a name that shares only its stem', () => {
  const csv = makeTerm('csv', { en: { title: 'Format CSV' } })
  const disk = makeTerm('disk', { en: { keywords: ['formatting', 'formatter'] } })
  // The name is shorter than the word, and still only a part of it.
  const short = makeTerm('short', { en: { title: 'Forma' } })
  const search = searchOf([csv, disk, short])
  expect(slugsFor(search, 'formatting')[0]).toBe('disk')
  expect(slugsFor(search, 'formatter')[0]).toBe('disk')
})

test('words that entries have are no slip in the name of another', () => {
  const mesh = makeTerm('mesh', { en: { title: 'Data plane' } })
  const phone = makeTerm('phone', { en: { keywords: ['monthly data plan'] } })
  expect(slugsFor(searchOf([mesh, phone]), 'data plan')[0]).toBe('phone')
  expect(slugsFor(searchOf([mesh]), 'data plan')[0]).toBe('mesh')
})

test('a name that is being typed is found by its beginning, a word that is whole by what has it', () => {
  const search = searchOf([
    makeTerm('learning', { en: { title: 'Machine learning' } }),
    makeTerm('kernel', { en: { keywords: ['heart of the machine', 'lean machine'] } }),
  ])
  expect(slugsFor(search, 'machine lear')[0]).toBe('learning')
  expect(slugsFor(search, 'machine lean')[0]).toBe('kernel')
})

test('each word of a name may have a slip', () => {
  const search = searchOf([makeTerm('ai', { en: { title: 'Artificial intelligence' } })])
  expect(slugsFor(search, 'artifical inteligence')).toEqual(['ai'])
})

test('words of grammar are found where people look for them, and are no names', () => {
  const search = searchOf([
    makeTerm('limit', { en: { keywords: ['too many requests'] } }),
    makeTerm('pull', { en: { keywords: ['requests'] } }),
    makeTerm('it', { en: { title: 'IT' } }),
  ])
  expect(slugsFor(search, 'too many requests')[0]).toBe('limit')
  expect(slugsFor(search, 'is it too much')).not.toContain('it')
})

test('what a query describes with a name in it comes before that name', () => {
  const search = searchOf([
    makeTerm('domain', {
      en: { title: 'Domain', keywords: ['website name', 'own website name', 'buy a website name'] },
    }),
    makeTerm('website', { en: { title: 'Website', tagline: 'Pages at one address.' } }),
    makeTerm('robot', { en: { title: 'Robot' } }),
    makeTerm('chatbot', {
      en: { title: 'Chatbot', keywords: ['website robot that talks', 'talking robot on a website'] },
    }),
  ])
  expect(slugsFor(search, 'website name', 2)).toEqual(['domain', 'website'])
  expect(slugsFor(search, 'talking robot website', 3)).toEqual(['chatbot', 'robot', 'website'])
})

test('a word of three letters or fewer is not guessed at', () => {
  expect(slugsFor(searchOf([makeTerm('dns', { en: { title: 'DNS' } })]), 'dsn')).toEqual([])
})

test('slips are forgiven in names, and in descriptions of several words', () => {
  const search = searchOf([
    makeTerm('a', {
      en: {
        title: 'Hippogriff',
        keywords: ['saddled creature'],
        tagline: 'Creature between raptor and stallion, often saddled.',
      },
    }),
    ...['b', 'c', 'd', 'e'].map(slug =>
      makeTerm(slug, { needs: ['a'], en: { tagline: 'Plain thing among several others.' } }),
    ),
  ])
  expect(slugsFor(search, 'hipogriff')).toEqual(['a'])
  expect(slugsFor(search, 'cretaure between raptor and stallion, often saddled')).toEqual(['a'])
  expect(slugsFor(search, 'cretaure')).toEqual([])
})

test('a guess for a short word is a whole name, but no part of one', () => {
  const search = searchOf([makeTerm('user-interface', { en: { title: 'User interface' } }), makeTerm('wifi')])
  expect(slugsFor(search, 'uber')).toEqual([])
  expect(slugsFor(search, 'wify')).toEqual(['wifi'])
  expect(slugsFor(search, 'interfase')).toEqual(['user-interface'])
})

test('an entry is found in either language whichever is asked', () => {
  const term = makeTerm('firewall', {
    en: { title: 'Firewall', aliases: ['packet filter'] },
    es: { title: 'Cortafuegos', aliases: ['filtro de paquetes'] },
  })
  for (const language of ['en', 'es'] as const) {
    const search = searchOf([term, makeTerm('other')], language)
    for (const query of ['cortafuego', 'firewalls', 'filtros de paquetes', 'packet filters', 'paquete'])
      expect([query, ...slugsFor(search, query)]).toEqual([query, 'firewall'])
  }
})

test('what is asked around a name does not hide it', () => {
  const search = searchOf([makeTerm('sql'), makeTerm('nosql', { en: text('Unlike SQL, what is SQL good for?') })])
  for (const query of ['what is SQL?', 'sql meaning', 'the SQL', 'qué es SQL', 'Define sql'])
    expect(slugsFor(search, query)[0]).toBe('sql')
})

test('of two words the first entry has both', () => {
  const terms = [
    makeTerm('a', { en: { title: 'Red lamp' } }),
    makeTerm('b', { en: { title: 'Red chair' } }),
    makeTerm('c', { en: { title: 'Blue chair' } }),
  ]
  const search = searchOf(terms)
  expect(slugsFor(search, 'chair red')[0]).toBe('b')
  expect(shownFor(search, 'blue lamp').isAnswer).toBe(false)
  expect(shownFor(search, 'blue lamp').slugs).not.toEqual([])
})

test('equal scores go by slug', () => {
  const terms = ['c', 'a', 'b'].map(slug =>
    makeTerm(slug, { en: { title: 'Same thingum' }, es: { title: 'Same thingum' } }),
  )
  expect(slugsFor(searchOf(terms), 'thingum')).toEqual(['a', 'b', 'c'])
})

test('subject, level, offset and limit', () => {
  const terms = Array.from({ length: 10 }, (_, i) =>
    makeTerm(`t${i}`, {
      en: { title: `Widget ${i}` },
      level: i < 5 ? 1 : 2,
      subjects: i % 2 === 0 ? ['data', 'ai'] : ['cloud'],
    }),
  )
  const search = searchOf(terms)
  const slugs = (options: object) => {
    const { total, hits } = search.find('widget', { limit: 3, offset: 0, ...options })
    return [total, ...hits.map(({ slug }) => slug)]
  }
  const all = search.find('widget', { limit: 10, offset: 0 }).hits.map(({ slug }) => slug)
  expect([...all].sort()).toEqual(terms.map(({ slug }) => slug))
  expect(slugs({})).toEqual([10, ...all.slice(0, 3)])
  expect(slugs({ offset: 9 })).toEqual([10, all[9]])
  expect(slugs({ offset: 10 })).toEqual([10])
  expect(slugs({ limit: 0 })).toEqual([10])
  expect(slugs({ limit: -1, offset: -4 })).toEqual([10])
  const even = all.filter(slug => Number(slug.slice(1)) % 2 === 0)
  expect(slugs({ subject: 'ai' })).toEqual([5, ...even.slice(0, 3)])
  expect(slugs({ subject: 'ai', level: 2 })).toEqual([2, ...even.filter(slug => Number(slug.slice(1)) >= 5)])
  expect(slugs({ subject: 'hardware' })).toEqual([0])
})

test.each([
  ['', 0],
  ['   ', 0],
  ['?!…—"\'(){}[]*.+^$|\\/', 0],
  ['🔥🔥👩‍👩‍👧', 0],
  ['\u0000\u0001\uFFFF', 0],
  ['\uD800', 0],
  ['__proto__', 0],
  ['constructor toString hasOwnProperty', 0],
  ['(a+)+$', 1],
] as const)('%j is harmless', (query, most) => {
  const search = searchOf([makeTerm('alpha'), makeTerm('beta')])
  expect(search.find(query, { limit: 5, offset: 0 }).total).toBeLessThanOrEqual(most)
  expect(search.resolve(query)).toBeUndefined()
  expect(search.card(query)).toBeUndefined()
  expect(search.didYouMean(query).length).toBeLessThanOrEqual(3)
})

test('an entry may be called constructor', () => {
  const terms = ['constructor', 'proto', 'prototype'].map(slug => makeTerm(slug))
  const search = searchOf(terms)
  for (const { slug } of terms) expect(slugsFor(search, slug)[0]).toBe(slug)
  expect(slugsFor(search, '__proto__')[0]).toBe('proto')
})

test('a question is read to its bound and no further', () => {
  const search = searchOf([makeTerm('alpha'), makeTerm('beta')])
  expect(slugsFor(search, `alpha ${'x '.repeat(bounds.query.max)} beta`)).not.toContain('beta')
  for (const part of ['a', 'alpha ', 'ab cd ef ', 'ñ́']) {
    const make = (size: number) => {
      const query = part.repeat(size)
      return () => [search.find(query, { limit: 10, offset: 0 }), search.didYouMean(query), search.resolve(query)]
    }
    expect(growth(make, 1_000)).toBeLessThan(PROPORTIONAL)
  }
})

test('of many entries that earn the same, the order of the words does not decide which are compared further', () => {
  const id = (i: number) => `term-${String(i).padStart(3, '0')}`
  const kinds = ['quasar drive engine', 'nebula drive engine']
  const terms = Array.from({ length: 660 }, (_, i) =>
    makeTerm(id(i), {
      needs: i % 60 === 0 ? [] : [id(i - (i % 60))],
      en: { keywords: [i < 60 ? (kinds[i % 2] as string) : 'filler phrase here'] },
    }),
  )
  const search = searchOf(terms)
  const found = slugsFor(search, 'drive engine of a quasar or nebula?', 40)
  expect(found).toHaveLength(40)
  expect(slugsFor(search, 'drive engine of a nebula or quasar?', 40)).toEqual(found)
})

test('an entry is found by the words behind its initials and by how it sounds', () => {
  const terms = [
    makeTerm('wifi', {
      es: { title: 'Wifi', pronunciation: 'guái-fái o güí-fi', standsFor: 'en: Wireless Fidelity' },
    }),
    makeTerm('sql', { es: { title: 'SQL', pronunciation: 'ese-cu-ele' } }),
  ]
  const search = searchOf(terms, 'es')
  for (const query of ['guaifai', 'güifi', 'wireless fidelity'])
    expect(slugsFor(search, query), query).toEqual(['wifi'])
  expect(slugsFor(search, 'o')).toEqual([])
})

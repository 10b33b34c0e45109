/** Questions as people ask them: what is wrapped around a name, comparisons, how well a hit fits, and finding nothing. */
import { describe, expect, test } from 'vitest'
import { comparison } from '../../src/search/asked-comparison.ts'
import { stripQuestionWords } from '../../src/search/stop-words.ts'
import { makeTerm } from '../make.ts'
import { searchOf, slugsFor } from './make-search.ts'

test.for([
  ['what is a firewall?', 'firewall'],
  ["What's DNS", 'DNS'],
  ['how does a VPN work?', 'VPN'],
  ['what does RAM stand for', 'RAM'],
  ['define latency', 'latency'],
  ['tell me about big data', 'big data'],
  ['C++ meaning', 'C++'],
  ['¿Qué es un cortafuegos?', 'cortafuegos'],
  ['¿cómo funciona una VPN?', 'VPN'],
  ['para qué sirve el DNS', 'DNS'],
  ['qué significa «API»', 'API'],
  ['what is', 'is'],
  ['', ''],
] as const)('%s asks for %s', ([question, core]) => {
  expect(stripQuestionWords(question)).toBe(core)
})

test.for([
  ['SQL vs NoSQL', ['SQL', 'NoSQL'], true],
  ['what is the difference between a CPU and a GPU?', ['CPU', 'GPU'], true],
  ['difference between TCP/IP or UDP', ['TCP/IP', 'UDP'], true],
  ['¿Cuál es la diferencia entre el software y el firmware?', ['software', 'firmware'], true],
  ['what is HTML CSS difference?', ['HTML', 'CSS'], true],
  ['is Docker the same as Kubernetes', ['Docker', 'Kubernetes'], true],
  ['contenedor o máquina virtual', ['contenedor', 'máquina virtual'], false],
  ['¿JavaScript es lo mismo que Java?', ['JavaScript', 'Java'], true],
  ['es lo mismo antivirus que cortafuegos', ['antivirus', 'cortafuegos'], true],
  ['qué diferencia hay entre web e internet', ['web', 'internet'], true],
  ['diferencia módem router', ['módem', 'router'], true],
] as const)('%s compares two things', ([question, sides, isSure]) => {
  expect(comparison(question)).toEqual({ sides, isSure })
})

test('other questions compare nothing', () => {
  for (const question of [
    'firewall',
    'how to bake a pizza',
    'salt and pepper',
    'difference between',
    'time difference',
  ])
    expect(comparison(question)).toBeUndefined()
})

const search = searchOf([
  makeTerm('sql', { en: { title: 'SQL', aliases: ['structured query language'] }, es: { title: 'SQL' } }),
  makeTerm('nosql', { en: { title: 'NoSQL' }, es: { title: 'NoSQL' } }),
  makeTerm('firewall', {
    en: { title: 'Firewall', tagline: 'Barrier that blocks unwanted traffic.', keywords: ['keep strangers out'] },
    es: { title: 'Cortafuegos', aliases: ['filtro de paquetes'] },
  }),
  makeTerm('neural-network', { en: { title: 'Neural network' }, es: { title: 'Red neuronal' } }),
  ...Array.from({ length: 20 }, (_, i) =>
    makeTerm(`filler-${i}`, { en: { tagline: `Filler number ${i}.`, keywords: [`filler phrase number ${i}`] } }),
  ),
])

test('a word of four letters is not corrected at its first one', () => {
  const own = searchOf([makeTerm('meta', { en: { title: 'Meta' }, es: { title: 'Meta' } }), makeTerm('linux')])
  expect(slugsFor(own, 'what does beta mean')).toEqual([])
  expect(slugsFor(own, 'linx')).toEqual(['linux'])
})

test.for([`it's "firewall"`, "the firewall's unwanted traffic", 'the firewall’s unwanted traffic'])(
  '%s is not about what an apostrophe leaves over',
  question => {
    expect(slugsFor(search, question, 1)).toEqual(['firewall'])
  },
)

describe('A hit says how well it fits', () => {
  const first = (query: string) =>
    search.find(query, { limit: 1, offset: 0 }).hits.map(({ slug, match }) => [slug, match])

  test.for([
    ['firewall', 'firewall', 'exact'],
    ['what is a firewall?', 'firewall', 'exact'],
    ['cortafuegos', 'firewall', 'exact'],
    ['ＳＱＬ', 'sql', 'exact'],
    ['ﬁrewall', 'firewall', 'exact'],
    ['firewalls', 'firewall', 'name'],
    ['firewal', 'firewall', 'name'],
    ['fire wall', 'firewall', 'exact'],
    ['neural', 'neural-network', 'name'],
    ['barrier for unwanted traffic', 'firewall', 'words'],
    ['keeping strangers out', 'firewall', 'words'],
  ] as const)('%s: %s, %s', ([query, slug, match]) => {
    expect(first(query)).toEqual([[slug, match]])
  })

  test('both sides of a comparison come first, in their order', () => {
    for (const query of ['NoSQL vs SQL', 'what is the difference between nosql and structured query language?'])
      expect(slugsFor(search, query).slice(0, 2)).toEqual(['nosql', 'sql'])
  })
})

describe('Where nothing matches well', () => {
  const ask = (query: string) => search.find(query, { limit: 10, offset: 0 })

  test('there are no hits.', () => {
    for (const query of [
      'how to bake a pizza',
      'difference between tea and coffee',
      'unwanted gardening tips',
      'blockchain',
    ])
      expect(ask(query)).toMatchObject({ total: 0, hits: [] })
  })

  test('the nearest names are suggested, and only there.', () => {
    expect(ask('slq')).toMatchObject({ total: 0, suggestions: [{ slug: 'sql', title: 'SQL' }] })
    expect(ask('how to bake a pizza').suggestions).toEqual([])
    expect(ask('firewall').suggestions).toEqual([])
  })
})

test('the sides of a comparison are no beginnings of names', () => {
  const search = searchOf([makeTerm('tesla', { en: { title: 'Tesla' }, es: { title: 'Tesla' } })], 'es')
  expect(slugsFor(search, 'diferencia entre té y café')).toEqual([])
})

/** Names: exact questions, cards and lists. */
import { expect, test } from 'vitest'
import { makeTerm } from '../make.ts'
import { searchOf } from './make-search.ts'

const terms = [
  makeTerm('wifi', { en: { title: 'Wi-Fi', aliases: ['WLAN'] }, es: { title: 'Wifi', aliases: ['red inalámbrica'] } }),
  makeTerm('dns', {
    en: { title: 'Domain Name System (DNS)' },
    es: { title: 'Sistema de nombres de dominio (DNS)' },
    formerSlugs: ['domain-names'],
    subjects: ['networks', 'cloud'],
    level: 2,
    needs: ['wifi'],
  }),
  makeTerm('cpp', { en: { title: 'C++' }, es: { title: 'C++' } }),
  makeTerm('csharp', { en: { title: 'C#' }, es: { title: 'C#' } }),
  makeTerm('password', { en: { title: 'Password' }, es: { title: 'Contraseña', aliases: ['clave'] } }),
  makeTerm('key', { en: { title: 'Key', aliases: ['password key'] }, es: { title: 'Clave' } }),
]

test.each([
  ['dns', 'dns'],
  ['DNS', 'dns'],
  ['domain name system', 'dns'],
  ['Domain Name System (DNS)', 'dns'],
  ['sistema de nombres de dominio', 'dns'],
  ['domain-names', 'dns'],
  ['WI FI', 'wifi'],
  ['Red Inalambrica', 'wifi'],
  ['wlan', 'wifi'],
  ['C++', 'cpp'],
  ['c#', 'csharp'],
  ['CONTRASEÑA', 'password'],
  ['contrasena', 'password'],
  ['clave', 'key'],
] as const)('%s is %s, in both files', (text, slug) => {
  expect(searchOf(terms, 'en').resolve(text)).toBe(slug)
  expect(searchOf(terms, 'es').resolve(text)).toBe(slug)
})

test.each(['', 'dn', 'dnss', 'domain', 'nothing', '++'])('%j names no term', text => {
  expect(searchOf(terms).resolve(text)).toBeUndefined()
})

test('a card says what a reader sees of an entry', () => {
  const search = searchOf(terms, 'es')
  expect(search.card('dns')).toEqual({
    slug: 'dns',
    title: 'Sistema de nombres de dominio (DNS)',
    otherTitle: 'Domain Name System (DNS)',
    names: expect.any(Array),
    otherNames: expect.any(Array),
    tagline: 'What it is.',
    level: 2,
    subjects: ['networks', 'cloud'],
    related: ['wifi'],
  })
  expect(search.card('nothing')).toBeUndefined()
  expect(search.slugs).toEqual(['cpp', 'csharp', 'dns', 'key', 'password', 'wifi'])
})

test('lists go by title in the language of the file', () => {
  const titles = (language: 'en' | 'es', options: object = {}) =>
    searchOf(terms, language)
      .list({ limit: 10, offset: 0, ...options })
      .cards.map(({ title }) => title)
  expect(titles('en')).toEqual(['C#', 'C++', 'Domain Name System (DNS)', 'Key', 'Password', 'Wi-Fi'])
  expect(titles('es', { offset: 2, limit: 2 })).toEqual(['Clave', 'Contraseña'])
  expect(searchOf(terms).list({ subject: 'cloud', level: 2, limit: 1, offset: 0 })).toMatchObject({ total: 1 })
  expect(searchOf(terms).list({ subject: 'cloud', level: 1, limit: 1, offset: 0 })).toEqual({ total: 0, cards: [] })
})

/** What people are shown where nothing is found: every name in the question, then what comes near. */
import { expect, test } from 'vitest'
import { Names } from '../../src/search/names.ts'
import { openNamesInside } from '../../src/search/names-inside.ts'
import { makeTerm } from '../make.ts'
import { fileOf, realSearch, searchOf } from './shelf.ts'

const TERMS = ['Data', 'Personal Data', 'Cookie', 'IT', 'System', 'VPN'].map(title =>
  makeTerm(title.toLowerCase().replaceAll(' ', '-'), { en: { title } }),
)

test.each([
  ['a vpn with cookies', ['vpn', 'cookie']],
  ['my personal data and data', ['personal-data', 'data']],
  ['is it a system', []],
  ['“VPN”?', ['vpn']],
  ['nothing here', []],
])('the names in "%s"', (question, slugs) => {
  const { cards } = fileOf(TERMS)
  const inside = openNamesInside(new Names(cards))
  expect(inside(question).map(at => cards[at]?.[0])).toEqual(slugs)
})

test('each name is offered once, and more of them than fit among the nearest names', () => {
  const search = searchOf(TERMS)
  const offered = search.weak('zzz cookies, qqq vpn xxx personal data kkk data')
  expect(offered.slice(0, 4).map(({ slug }) => slug)).toEqual(['cookie', 'vpn', 'personal-data', 'data'])
})

/** Asked by readers who got nothing. */
test.each([
  ['la cajita del wifi', 'router'],
  ['programa que habla contigo', 'chatbot'],
  ['la dirección de mi compu', 'ip-address'],
  ['vpn para netflix', 'vpn'],
  ['quien inventa los chips', 'microchip'],
  ['nose como se llama lo del codigo cuadrado', 'qr-code'],
])('"%s" shows %s, found or not', (question, slug) => {
  const { es } = realSearch()
  const shown = [...es.find(question, { limit: 4, offset: 0 }).hits, ...es.weak(question)]
  expect(shown.map(card => card.slug)).toContain(slug)
})

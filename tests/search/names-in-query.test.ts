/** The whole names that stand in a query: which they are, and that their entries are found, first where the rest only asks. */
import { describe, expect, test } from 'vitest'
import { Names } from '../../src/search/names.ts'
import { openNamesInQuery } from '../../src/search/names-in-query.ts'
import { isStopWord } from '../../src/search/stop-words.ts'
import { fold } from '../../src/text/words.ts'
import { makeTerm } from '../make.ts'
import { fileOf, searchOf, slugsFor } from './make-search.ts'
import { search } from './published-search.ts'
import { STRANGERS_PAIRS, STRANGERS_TEMPLATES, TEMPLATES } from './templates.ts'

const TERMS = ['Data', 'Personal Data', 'Cookie', 'IT', 'System', 'VPN', 'Redis', 'C', 'C++', 'CI/CD'].map(title =>
  makeTerm(title.toLowerCase().replace('++', '-plus-plus').replaceAll(/[ /]/g, '-'), { en: { title } }),
)

test.each([
  ['a vpn with cookies', ['vpn', 'cookie']],
  ['my personal data and data', ['personal-data', 'data']],
  ['is it a system', ['system']],
  ['who works in IT', ['it']],
  ['“VPN”?', ['vpn']],
  ["the VPN's price", ['vpn']],
  ['in red is it', []],
  ['¿qué es C++?', ['c-plus-plus']],
  ['is C safe', ['c']],
  ['vitamin c', []],
  ['history of ci cd', ['ci-cd']],
  ['nothing here', []],
])('the names in "%s"', (query, slugs) => {
  const { cards } = fileOf(TERMS)
  const { found } = openNamesInQuery(new Names(cards), cards.length, 'en', () => 1)({ text: query, words: [] })
  expect(found.map(({ matches }) => cards[matches[0]?.card ?? -1]?.[0])).toEqual(slugs)
})

test.each([
  ['zzz cookies, qqq vpn xxx personal data', ['cookie', 'personal-data', 'vpn']],
  ['cookie vpn', ['cookie', 'vpn']],
  ['vpn or cookie', ['cookie', 'vpn']],
  ['vpn and a cookie', ['cookie', 'vpn']],
])('the entries of all names in "%s" are found', (query, slugs) => {
  const { hits } = searchOf(TERMS).find(query, { limit: 10, offset: 0 })
  const named = hits.filter(({ match }) => match !== 'words')
  expect(named.map(({ slug }) => slug).sort()).toEqual(slugs)
})

test('a rare name with which a query begins says what it is about', () => {
  expect(slugsFor(search.en, 'gdpr letter')[0]).toBe('gdpr')
})

/** Asked by readers who got nothing. */
test.each([
  ['la cajita del wifi', 'router'],
  ['programa que habla contigo', 'chatbot'],
  ['la dirección de mi compu', 'ip-address'],
  ['vpn para netflix', 'vpn'],
  ['quien inventa los chips', 'microchip'],
  ['nose como se llama lo del codigo cuadrado', 'qr-code'],
])('"%s" shows %s, found or not', (query, slug) => {
  const { hits, suggestions } = search.es.find(query, { limit: 4, offset: 0 })
  expect([...hits, ...suggestions].map(card => card.slug)).toContain(slug)
})

/** The names of a card that lead to it alone: those of several entries lead to any of them. */
function ownNames(language: 'en' | 'es', slug: string): readonly string[] {
  const card = search[language].card(slug)
  const names = [card?.title.replace(/\s*\([^()]*\)$/, '') ?? '', ...(card?.names ?? [])]
  return names.filter(name => search[language].resolve(name) === slug)
}

describe.each(['en', 'es'] as const)('In %s, a question that holds a name of an entry,', language => {
  const asked = search[language].slugs.flatMap((slug, i) =>
    ownNames(language, slug).flatMap((name, nth) =>
      // Each title in one of the questions, and each other name of every third entry.
      TEMPLATES[language]
        .filter((_, j) => (i + nth + j) % TEMPLATES[language].length === 0 && (nth === 0 || i % 3 === 0))
        .map(template => ({ slug, name, query: template.replace('{}', name) })),
    ),
  )
  const answered = asked.map(one => ({ ...one, place: slugsFor(search[language], one.query, 50).indexOf(one.slug) }))

  test('has the entry among its results.', () => {
    // In capitals, "SO" is a Spanish word as well as an acronym.
    const lost = answered.filter(
      ({ place, name, query }) => place < 0 && !(isStopWord(fold(name)) && !/\p{Ll}/u.test(query)),
    )
    expect(lost.map(({ query }) => query)).toEqual([])
  })

  test('has it first, unless the rest happens to describe another entry.', () => {
    const share = (isRight: (place: number) => boolean): number =>
      answered.filter(({ place }) => isRight(place)).length / answered.length
    process.stdout.write(`${language}: ${answered.length} queries, first ${share(place => place === 0).toFixed(4)}\n`)
    expect(share(place => place === 0)).toBeGreaterThan(0.97)
    expect(share(place => place >= 0 && place < 3)).toBeGreaterThan(0.99)
  })

  test('has it first, or among three, also in the words of strangers.', () => {
    const titles = search[language].slugs.map(slug => ({ slug, name: ownNames(language, slug)[0] ?? slug }))
    const places = titles.map(({ slug, name }, i) => {
      const template = STRANGERS_TEMPLATES[language][i % STRANGERS_TEMPLATES[language].length] as string
      return slugsFor(search[language], template.replace('{}', name), 3).indexOf(slug)
    })
    const share = (isRight: (place: number) => boolean): number => places.filter(isRight).length / places.length
    process.stdout.write(`${language}, strangers: first ${share(place => place === 0).toFixed(4)}\n`)
    expect(share(place => place === 0)).toBeGreaterThan(0.88)
    expect(share(place => place >= 0)).toBeGreaterThan(0.98)
  })

  test('has the entries of two names among three.', () => {
    const { slugs } = search[language]
    const answered = slugs.map((slug, i) => {
      const other = slugs[(i * 31 + 7) % slugs.length] as string
      const [a = slug, b = other] = [slug, other].map(each => ownNames(language, each)[0])
      const template = STRANGERS_PAIRS[language][i % STRANGERS_PAIRS[language].length] as string
      const found = slugsFor(search[language], template.replace('{a}', a).replace('{b}', b), 3)
      return found.includes(slug) && found.includes(other)
    })
    expect(answered.filter(Boolean).length / answered.length).toBeGreaterThan(0.95)
  })
})

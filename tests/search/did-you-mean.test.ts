/**
 * Near misses: whoever mistypes a name is helped, and nobody is shown a stranger. Tried on every name of the real
 * entries, each with one of the slips of one letter in the middle and at the end, and on words that people and robots ask for.
 */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/schema/language.ts'
import { makeTerm } from '../make.ts'
import { searchOf } from './make-search.ts'
import { search, terms } from './published-search.ts'

const { en, es } = search

/**
 * One of the ways to mistype a name once: a letter too few, too many, another one, two swapped. Which one depends on the
 * place of the name among all.
 */
function slipOf(name: string, place: number): string {
  const middle = name.length >> 1
  const [head, tail, letter] = [name.slice(0, middle), name.slice(middle + 1), name.charAt(middle)]
  const slips = [
    head + tail,
    `${head}x${letter}${tail}`,
    `${head}q${tail}`,
    head.slice(0, -1) + letter + head.slice(-1) + tail,
    name.slice(0, -1),
    `${name}s`,
  ]
  return slips[place % slips.length] as string
}

describe('A slip in a name of the content is forgiven', () => {
  test('in every slug of four letters or more.', () => {
    const lost = terms
      .filter(({ slug }) => slug.length >= 4)
      .map(({ slug }, i) => [slug, slipOf(slug, i)] as const)
      .filter(([slug, slip]) => !en.didYouMean(slip).includes(slug))
    expect(terms.length).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })

  test.for(LANGUAGES)('in every title in %s, from either file.', language => {
    const titles = terms.map(term => [term.slug, term[language].title.replace(/\s*\(.*\)$/, '')] as const)
    const lost = titles
      .filter(([, title]) => title.length >= 4)
      .map(([slug, title], i) => [slug, slipOf(title.toLowerCase().replaceAll(' ', '-'), i)] as const)
      .filter(
        // What is itself a name is no slip.
        ([slug, slip]) =>
          en.resolve(slip) === undefined && !(en.didYouMean(slip).includes(slug) && es.didYouMean(slip).includes(slug)),
      )
    expect(lost).toEqual([])
  })
})

describe('What was meant is offered first:', () => {
  test.for([
    ['kubernets', 'kubernetes'],
    ['databses', 'database'],
    ['machin-lerning', 'machine-learning'],
    ['htpps', 'https'],
    ['dsn', 'dns'],
    ['jsn', 'json'],
    ['apii', 'api'],
    ['chat-bot', 'chatbot'],
    ['red-neuronl', 'neural-network'],
    ['redes-neuronales', 'neural-network'],
    ['contrasenya', 'password'],
    ['cortafuego', 'firewall'],
    ['inteligencia-artifical', 'artificial-intelligence'],
    ['aprendisaje-automatico', 'machine-learning'],
    ['memorias-cache', 'cache-memory'],
    ['kubern', 'kubernetes'],
    ['generative', 'generative-ai'],
    ['docker-compose', 'docker'],
    ['how-to-hack-a-router', 'router'],
    ['maquina', 'virtual-machine'],
  ] as const)('%s is %s.', ([asked, meant]) => {
    expect(en.didYouMean(asked)[0]).toBe(meant)
  })
})

describe('Nothing is offered for', () => {
  test.for([
    'nothing',
    'something-else',
    'about',
    'imprint',
    'cgi-bin',
    'user',
    'wp-admin',
    'xmlrpc.php',
    'favicon.ico',
    'net',
    'cat',
    'weather',
    'recipe',
    'the',
    'and',
    'xyz',
    'zzzz',
    'nada',
    'hola',
    'perro',
    'tienda',
    'acerca-de',
    'buscar',
    'una',
    'con',
    '',
    '-',
    'a'.repeat(10_000),
  ])('%s', asked => {
    expect(en.didYouMean(asked)).toEqual([])
    expect(es.didYouMean(asked)).toEqual([])
  })
})

test('There are as many as were asked for, the nearest first.', () => {
  const few = searchOf([
    makeTerm('password', { en: { title: 'Password' }, es: { title: 'Contraseña' } }),
    makeTerm('password-manager', { en: { title: 'Password manager' }, es: { title: 'Gestor de contraseñas' } }),
    makeTerm('passport', { en: { title: 'Passport' }, es: { title: 'Pasaporte' } }),
  ])
  expect(few.didYouMean('pasword')).toEqual(['password'])
  expect(few.didYouMean('password')).toEqual(['password', 'password-manager'])
  expect(few.didYouMean('password', 1)).toEqual(['password'])
  expect(few.didYouMean('passworp')).toEqual(['password'])
  expect(few.didYouMean('contrasena')).toEqual(['password', 'password-manager'])
})

test('Other names are not read word by word: "home router" is no answer to "home".', () => {
  const few = searchOf([makeTerm('router', { en: { aliases: ['home router'] } })])
  expect(few.didYouMean('home')).toEqual([])
  expect(few.didYouMean('home-routers')).toEqual(['router'])
})

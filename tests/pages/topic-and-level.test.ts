/** The pages of topics and levels: what they list, and the links by which a reader narrows them down. */
import { expect, test } from 'vitest'
import { parse, valuesOf, wordsOf } from '../emit/dom.ts'
import { renderTerms, textOf } from '../emit/rendered.ts'
import { makeTerm } from '../make.ts'

const { files } = renderTerms([
  makeTerm('a', { level: 1, subjects: ['cloud'] }),
  makeTerm('b', { level: 3, subjects: ['cloud', 'data'] }),
])
const pageAt = (path: string) => parse(textOf(files, `${path}index.html`))

test('A topic is listed by level, and offers each level that it has with its count.', () => {
  const page = pageAt('topics/cloud/')
  expect(valuesOf(page, '.terms a', 'href')).toEqual(['/a/', '/b/'])
  expect(valuesOf(page, '.filters a', 'href')).toEqual([
    '/topics/cloud/',
    '/topics/cloud/basic/',
    '/topics/cloud/advanced/',
  ])
  expect(wordsOf(page, '.filters small')).toEqual(['2', '1', '1'])
})

test('A topic with groups is listed by them, easier terms first; terms of other topics and without a group come last, by name.', () => {
  const settings = `groups:
  cloud:
    services: { en: Services, es: Servicios }
    empty: { en: Empty, es: Nada }
    basics: { en: Basics, es: Lo básico }
`
  const { files: grouped } = renderTerms(
    [
      makeTerm('hard', { level: 3, subjects: ['cloud'], group: 'basics' }),
      makeTerm('easy', { level: 1, subjects: ['cloud'], group: 'basics' }),
      makeTerm('service', { level: 2, subjects: ['cloud', 'data'], group: 'services' }),
      makeTerm('guest', { level: 1, subjects: ['data', 'cloud'], group: 'basics' }),
      makeTerm('loose', { level: 2, subjects: ['cloud'] }),
    ],
    { settings },
  )
  const page = parse(textOf(grouped, 'topics/cloud/index.html'))
  expect(wordsOf(page, 'section h2')).toEqual(['Services 1 term', 'Basics 2 terms', 'More terms 2 terms'])
  expect(valuesOf(page, '.terms a', 'href')).toEqual(['/service/', '/easy/', '/hard/'])
  expect(valuesOf(page, 'nav .lemmas a', 'href')).toEqual(['#services', '#basics', '#other-terms'])
  expect(valuesOf(page, 'section .lemmas a', 'href')).toEqual(['/guest/', '/loose/'])
  expect(textOf(grouped, 'es/topics/cloud/index.md')).toContain('## Lo básico')
  const inData = parse(textOf(grouped, 'topics/data/index.html'))
  expect(valuesOf(inData, '.lemmas a', 'href')).toEqual([])
})

test('Within a level, what most others build on comes first, whatever it is called.', () => {
  const { files: ordered } = renderTerms([
    makeTerm('alpha', { level: 1, subjects: ['cloud'], needs: ['mid'] }),
    makeTerm('beta', { level: 1, subjects: ['cloud'] }),
    makeTerm('mid', { level: 1, subjects: ['cloud'], needs: ['zero'] }),
    makeTerm('zero', { level: 1, subjects: ['cloud'] }),
    makeTerm('aged', { level: 2, subjects: ['cloud'], needs: ['alpha'] }),
  ])
  const page = parse(textOf(ordered, 'topics/cloud/index.html'))
  expect(valuesOf(page, '.terms a', 'href')).toEqual(['/zero/', '/mid/', '/alpha/', '/beta/', '/aged/'])
  expect(valuesOf(parse(textOf(ordered, 'topics/cloud/basic/index.html')), '.terms a', 'href')).toEqual([
    '/zero/',
    '/mid/',
    '/alpha/',
    '/beta/',
  ])
})

test('A level within a topic lists its own terms, and says where the reader is.', () => {
  const page = pageAt('topics/cloud/advanced/')
  expect(valuesOf(page, '.terms a', 'href')).toEqual(['/b/'])
  expect(valuesOf(page, '.filters [aria-current="page"]', 'href')).toEqual(['/topics/cloud/advanced/'])
  expect(wordsOf(page, 'h1')).toEqual(['Cloud: advanced terms'])
  expect(valuesOf(page, '.crumbs a', 'href')).toEqual(['/', '/topics/cloud/'])
})

test('A level of the whole dictionary stands beside the alphabetical index.', () => {
  const page = pageAt('es/levels/basic/')
  expect(valuesOf(page, '.terms a', 'href')).toEqual(['/es/a/'])
  expect(valuesOf(page, '.filters a', 'href')).toEqual(['/es/a-z/', '/es/levels/basic/', '/es/levels/advanced/'])
  expect(wordsOf(page, 'h1')).toEqual(['Nivel básico'])
})

test('The list says the same in Markdown.', () => {
  expect(textOf(files, 'topics/cloud/advanced/index.md')).toContain('- [b](https://tiny.example/b/): What it is.')
})

/** Paths, comparisons and topics: a problem finds the page that answers it, a difference the page that explains it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/schema/language.ts'
import type { PageWithKeywords } from '../../src/search/index-format.ts'
import { openSearch, pagesAround } from '../../src/search/index-searcher.ts'
import { stemPages } from '../../src/search/other-pages.ts'
import { makeTerm } from '../make.ts'
import { fileOf } from './make-search.ts'
import { search, searchFile } from './published-search.ts'

const pathsOf = (language: Language, query: string) =>
  search[language].find(query, { limit: 5, offset: 0 }).pages.map(({ path }) => path)

test('Most problems find a path that answers them first.', () => {
  const rows = readFileSync(new URL('./troubles.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const asked = rows.map(row => {
    const [language, query = '', accepted = ''] = row.split('\t')
    return { language: language as Language, query, accepted: accepted.split(',') }
  })
  const missed = asked.filter(({ language, query, accepted }) => {
    const first = pathsOf(language, query)[0] ?? ''
    return !accepted.some(slug => first.endsWith(`/paths/${slug}/`))
  })
  process.stdout.write(`troubles: ${asked.length - missed.length} of ${asked.length}\n`)
  expect(missed.length / asked.length).toBeLessThan(0.06)
})

test.each([
  ['en', 'difference between ram and storage', '/compare/ram-vs-ssd/'],
  ['en', 'ram vs ssd', '/compare/ram-vs-ssd/'],
  ['es', 'diferencia entre ram y almacenamiento', '/es/compare/ram-vs-ssd/'],
  ['en', 'networks', '/topics/networks/'],
  ['es', 'empresas', '/es/topics/companies/'],
  ['en', 'My internet is slow', '/paths/slow-internet/'],
  ['en', 'wifi slow', '/paths/slow-internet/'],
  ['en', 'slow wifi upstairs', '/paths/slow-internet/'],
  ['es', 'wifi lento en la cocina', '/es/paths/slow-internet/'],
  ['en', 'someone hacked my instagram', '/paths/account-taken-over/'],
  ['en', 'first phone for kid', '/paths/childs-first-phone/'],
] as const)('%s: "%s" finds %s.', (language, query, path) => {
  expect(pathsOf(language, query)).toContain(path)
})

test.each(LANGUAGES)('Every path, topic and comparison with a page is found by its own title, in %s.', language => {
  const { pages } = searchFile(language)
  expect(pages.length).toBeGreaterThan(20)
  for (const { path, title } of pages) expect(pathsOf(language, title), title).toContain(path)
})

test('A comparison with something else is none.', () => {
  expect(pathsOf('es', 'diferencia entre wifi y datos móviles')).toEqual([])
  expect(pathsOf('en', 'difference between ram and battery')).toEqual([])
})

test('A word of a problem finds no path about another thing.', () => {
  for (const query of ['why is my computer so slow', 'mobile first', 'how to start coding', 'android to iphone'])
    expect(pathsOf('en', query)).toEqual([])
  for (const query of ['mi ordenador va muy lento', 'borrar cuenta de facebook', 'netflix en otra casa'])
    expect(pathsOf('es', query)).toEqual([])
})

test('What several problems are about is none, alone.', () => {
  expect(pathsOf('es', 'cómo se usa el celular')).toEqual([])
  expect(pathsOf('es', 'perdí el celular')[0]).toBe('/es/paths/lost-phone/')
})

test.each([
  ['en', 'what the cloud is and who looks after your data there', ['/paths/first-steps-in-the-cloud/']],
  ['en', 'what is a network', ['/topics/networks/']],
  ['en', 'my internet is slow', ['/paths/slow-internet/']],
  ['es', 'modelo de lenguaje', []],
] as const)('%s: "%s" has %j before the entries.', (language, query, paths) => {
  const [before] = pagesAround(search[language].find(query, { limit: 5, offset: 0 }), query)
  expect(before.map(({ path }) => path)).toEqual(paths)
})

test('Queries about something else find no page, and none finds more than three.', () => {
  for (const query of ['how to bake a pizza', 'sql injection', 'who made linux', '', '?'])
    expect(pathsOf('en', query)).toEqual([])
  const pages = Array.from(
    { length: 5 },
    (_, i): PageWithKeywords => ({
      ...{
        kind: 'path',
        path: `/paths/p${i}/`,
        title: 'My gadget is broken',
        description: '',
        isProblem: true,
        keywords: [],
      },
    }),
  )
  const opened = openSearch({ ...fileOf([makeTerm('a')]), pages: stemPages(pages, 'en') })
  expect(opened.find('my gadget is broken', { limit: 5, offset: 0 }).pages).toHaveLength(3)
})

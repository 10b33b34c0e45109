/** OpenSearch descriptions, held to the bounds of version 1.1 that browsers enforce. */
import { describe, expect, test } from 'vitest'
import { openSearch } from '../../src/emit/discovery.ts'
import { makeTerm } from '../make.ts'
import { emitted } from './emitted.ts'
import { HOSTILE, hostile } from './hostile.ts'
import { textOf } from './rendered.ts'
import { named, only, parseXml } from './xml.ts'

const PATHS = [
  ['en', 'opensearch.xml', '/'],
  ['es', 'es/opensearch.xml', '/es/'],
] as const

describe.each(['https://tiny.example', 'https://tiny.example/dictionary'])('The description below %s', baseUrl => {
  const { site, files } = emitted(openSearch, { baseUrl })

  test.each(PATHS)('in %s searches on the page of results.', (language, path, home) => {
    const root = parseXml(textOf(files, path))
    expect(root).toMatchObject({
      name: 'OpenSearchDescription',
      attributes: { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    })
    expect(named(root, 'Url').map(({ attributes }) => attributes)).toEqual([
      { type: 'text/html', template: `${site.base}${home}search/?q={searchTerms}` },
      { type: 'application/opensearchdescription+xml', rel: 'self', template: `${site.base}/${path}` },
    ])
    expect(only(root, 'Language')).toBe(language)
    expect(only(root, 'Description')).toBe(site.description[language])
    expect(named(root, 'Image').map(({ text }) => text)).toEqual([
      `${site.base}/favicon.ico`,
      `${site.base}/icon-192.png`,
    ])
    expect(named(root, 'Query').map(({ attributes }) => attributes)).toEqual([{ role: 'example', searchTerms: '5G' }])
  })

  test('has a short name for each language, so that a browser can keep both.', () => {
    const names = PATHS.map(([, path]) => only(parseXml(textOf(files, path)), 'ShortName'))
    expect(names).toEqual(['Tiny Dictionary', 'Tiny Dictio (es)'])
  })
})

test('Names and descriptions are cut to what browsers take, in whole characters.', () => {
  const name = 'Fifteen letters😀😀'
  const long = 'x'.repeat(2_000)
  const { files } = emitted(openSearch, { site: { name, description: { en: long, es: long } } })
  const [en, es] = PATHS.map(([, path]) => parseXml(textOf(files, path)))
  expect([en, es].map(root => root && only(root, 'ShortName'))).toEqual(['Fifteen letters', 'Fifteen let (es)'])
  expect([en, es].map(root => root && only(root, 'Description').length)).toEqual([1024, 1024])
})

test('Quotes and brackets of a title stay in the example.', () => {
  const { files } = emitted(openSearch, { terms: [hostile, makeTerm('zeta')] })
  const [example] = named(parseXml(textOf(files, 'opensearch.xml')), 'Query')
  expect(decodeURIComponent(example?.attributes.searchTerms ?? '')).toBe(HOSTILE)
})

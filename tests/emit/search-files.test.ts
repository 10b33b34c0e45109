/** The list of slugs is complete and sorted. The size of the search files is a rule of `tests/content/site.test.ts`. */
import { expect, test } from 'vitest'
import { unpackWords } from '../../src/search/index-format.ts'
import { jsonOf, tiny } from './rendered.ts'

test('The list of slugs has every term once, sorted as they are anywhere else.', () => {
  const { files, dictionary } = tiny()
  expect(jsonOf(files, 'search/slugs.json')).toEqual(dictionary.terms.map(({ slug }) => slug))
})

test('Keywords are published to search and nowhere else: they are not names of the entry.', () => {
  const { files, dictionary } = tiny()
  const keywords = dictionary.terms.flatMap(({ en, es }) => [...en.keywords, ...es.keywords])
  expect(keywords.length).toBeGreaterThan(3)
  const published = [...files].filter(([path]) => !/^search\/(?:en|es)\.json$/.test(path))
  const leaks = published.filter(([, bytes]) => {
    const text = typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)
    return keywords.some(keyword => text.includes(keyword))
  })
  expect(leaks.map(([path]) => path)).toEqual([])
  const { words } = (jsonOf(files, 'search/en.json') as { readonly index: { readonly words: string } }).index
  expect(unpackWords(words)).toEqual(expect.arrayContaining(['chain', 'path']))
})

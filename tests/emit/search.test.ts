/** The search files of a site: the real ones small enough for a phone, and the list of slugs whole and sorted. */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { search } from '../../src/emit/search.ts'
import { contentOf } from '../../src/model/artifact.ts'
import { makeDictionary } from '../../src/model/dictionary.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { loadContent } from '../../src/source/load.ts'
import { tinySite } from '../model/site.ts'
import { ROOT } from '../rules/source.ts'
import { jsonOf, tiny } from './rendered.ts'

test.for(LANGUAGES)('The file of the published dictionary in "%s" is no more than 250 kB compressed.', language => {
  const { terms } = loadContent(join(ROOT, 'content'))
  const artifact = [...search(makeDictionary(terms), tinySite())].find(({ path }) => path === `search/${language}.json`)
  const bytes = artifact ? gzipSync(String(contentOf(artifact))).length : 0
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(250_000)
})

test('The list of slugs has every term once, sorted as they are anywhere else.', () => {
  const { files, dictionary } = tiny()
  expect(jsonOf(files, 'search/slugs.json')).toEqual(dictionary.terms.map(({ slug }) => slug))
})

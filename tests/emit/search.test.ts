/** The list of slugs is complete and sorted. The size of the search files is a rule of `tests/content/site.test.ts`. */
import { expect, test } from 'vitest'
import { jsonOf, tiny } from './rendered.ts'

test('The list of slugs has every term once, sorted as they are anywhere else.', () => {
  const { files, dictionary } = tiny()
  expect(jsonOf(files, 'search/slugs.json')).toEqual(dictionary.terms.map(({ slug }) => slug))
})

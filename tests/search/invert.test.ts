/** The index that is made straight from the texts is the one that MiniSearch would have made of them. */
import { expect, test } from 'vitest'
import { makeDictionary } from '../../src/model/dictionary.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { invert } from '../../src/search/invert.ts'
import { gather } from '../../src/search/make.ts'
import { libraryTerms } from '../library.ts'
import { emptyIndex, packIndex } from './reference.ts'

const dictionary = makeDictionary(libraryTerms())
const shelf = (language: (typeof LANGUAGES)[number]) => ({
  terms: dictionary.byTitle(language),
  related: (slug: string) => dictionary.related(slug).map(term => term.slug),
})

test.for(LANGUAGES)('The index of the fixture entries in %s is the one that MiniSearch makes.', language => {
  const { documents, fields } = gather(shelf(language), language, Number.POSITIVE_INFINITY)
  const index = emptyIndex(language, fields)
  index.addAll(documents)
  expect(invert(documents, fields, language)).toEqual(packIndex(index.toJSON(), fields))
})

test('Nothing makes an empty index.', () => {
  expect(invert([], ['title'], 'en')).toEqual({ fields: ['title'], lengths: [], averages: [0], words: '', places: [] })
})

/** The index that is made straight from the texts is the one that MiniSearch would have made of them. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/schema/language.ts'
import { textOf } from '../../src/search/entry.ts'
import { FIELDS } from '../../src/search/fields.ts'
import { libraryTerms } from '../library.ts'
import { makeDictionary } from '../model/make-dictionary.ts'
import { emptyIndex, invert, packIndex } from './reference.ts'

const dictionary = makeDictionary(libraryTerms())
test.for(LANGUAGES)('The index of the fixture entries in %s is the one that MiniSearch makes.', language => {
  const documents = dictionary
    .byTitle(language)
    .map((term, id) => ({ id, ...Object.fromEntries(FIELDS.map(field => [field, textOf(term, field, language)])) }))
  const index = emptyIndex(language, FIELDS)
  index.addAll(documents)
  expect(invert(documents, FIELDS, language)).toEqual(packIndex(index.toJSON(), FIELDS))
})

test('Nothing makes an empty index.', () => {
  expect(invert([], ['title'], 'en')).toEqual({ fields: ['title'], lengths: [], averages: [0], words: '', places: [] })
})

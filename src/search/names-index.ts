/**
 * The file of names as one that is searched like the others. It comes with cards alone, so that it is short; the index of
 * their words is made here.
 */
import type { Field } from './fields.ts'
import type { NamesFile, SearchFile } from './file.ts'
import { invertWords } from './invert.ts'
import { fieldWords, openStemmers } from './words.ts'

const FIELDS: readonly Field[] = ['title', 'names', 'otherNames']

export function withNamesIndex(file: NamesFile): SearchFile {
  const [own, other] = openStemmers(file.language)
  const words = invertWords(
    FIELDS,
    file.cards.map(([, title, , , , , names, otherTitle, otherNames]) => [
      fieldWords(title, own),
      fieldWords(names.join(' '), own),
      fieldWords([otherTitle, ...otherNames].join(' '), other),
    ]),
  )
  const empty = { subjects: [], synonyms: ['', ''], families: ['', ''], everyday: '', lacked: '' } as const
  return { ...file, ...empty, index: { ...words, phrases: [] } }
}

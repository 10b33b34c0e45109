/**
 * The file of names as one that is searched like the others. It comes with cards alone, so that it is short; the index of
 * their words is made here.
 */
import type { Field } from './fields.ts'
import type { NamesFile, PackedCard, SearchFile } from './file.ts'
import { invertWords } from './invert.ts'
import { contentWords, openStemmers } from './words.ts'

const FIELDS: readonly Field[] = ['title', 'names', 'otherNames']

export function withNamesIndex(file: NamesFile): SearchFile {
  const [own, other] = openStemmers(file.language)
  const words = invertWords(file.cards.length, FIELDS, (field, at) => {
    const found = contentWords(textIn(file.cards[at] as PackedCard, field))
    return { length: new Set(found).size, stems: found.map(field === 'otherNames' ? other : own) }
  })
  const empty = { subjects: [], synonyms: ['', ''], families: ['', ''], everyday: '', lacked: '' } as const
  return { ...file, ...empty, index: { ...words, phrases: [] } }
}

function textIn([, title, , , , , names, otherTitle, otherNames]: PackedCard, field: Field): string {
  if (field === 'title') return title
  return field === 'names' ? names.join(' ') : [otherTitle, ...otherNames].join(' ')
}

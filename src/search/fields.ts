/** The fields of the index and what each weighs; `text` has the words that a text repeats. */
export const FIELDS = [
  'title',
  'names',
  'keywords',
  'tagline',
  'otherNames',
  'otherKeywords',
  'otherTagline',
  'text',
] as const
export type Field = (typeof FIELDS)[number]

/** Fields whose words are indexed from the cards when a file is opened. */
export const CARD_FIELDS = ['title', 'names', 'tagline', 'otherNames'] as const satisfies readonly Field[]

/** Fields that are in the other language. */
export const FOREIGN: ReadonlySet<Field> = new Set<Field>(['otherNames', 'otherTagline', 'otherKeywords'])

/** What a word found there is worth. */
export const FIELD_WEIGHTS: Readonly<Record<Field, number>> = {
  title: 2.5,
  names: 1.9,
  keywords: 2.8,
  tagline: 1.5,
  otherNames: 0.3,
  otherKeywords: 0.7,
  otherTagline: 0.7,
  text: 1,
}

/** How repetition levels out (BM25F), and how much the length of a field counts: of lists of names and of texts. */
export const BM25F = { k: 4, lists: 0.54, texts: 0.9 } as const

/** Fields that are lists: a long one says no less of each thing in it. */
const LISTS: ReadonlySet<Field> = new Set<Field>(['names', 'keywords', 'otherKeywords'])

/** What a word in a field adds to its entry. @param length words of the field, beside the average */
export function massOf(field: Field, length: number): number {
  const part = LISTS.has(field) ? BM25F.lists : BM25F.texts
  return FIELD_WEIGHTS[field] / (1 - part + part * length)
}

/** The fields of the index and what each weighs. */
export const FIELDS = [
  'title',
  'names',
  'keywords',
  'phrases',
  'tagline',
  'otherNames',
  'otherKeywords',
  'otherTagline',
  'text',
] as const
export type Field = (typeof FIELDS)[number]

/** Fields that say what an entry is about; the others say something of it, and a word in them may be in passing. */
export const IDENTITY: ReadonlySet<string> = new Set<Field>([
  'title',
  'names',
  'keywords',
  'tagline',
  'otherNames',
  'otherKeywords',
])

/** Fields that hold names, or words that are as good as names. */
export const NAMING: ReadonlySet<string> = new Set<Field>(['title', 'names', 'keywords', 'otherNames'])

/** Fields that are in the other language. */
export const FOREIGN: ReadonlySet<Field> = new Set<Field>(['otherNames', 'otherTagline', 'otherKeywords'])

/** What a word found there is worth; fitted on `tests/search/tuning.tsv`. */
const WEIGHTS: Readonly<Record<Field, number>> = {
  title: 2.5,
  names: 1.9,
  keywords: 2.8,
  phrases: 2.7,
  tagline: 1.5,
  otherNames: 0.3,
  otherKeywords: 0.7,
  otherTagline: 0.7,
  text: 0.5,
}

/** The weight of a field that an index has. */
export const weightOf = (field: string): number => (Object.hasOwn(WEIGHTS, field) ? WEIGHTS[field as Field] : 1)

/** How repetition levels out (BM25F), and how much the length of a field counts: of lists of names and of texts. */
export const BM25F = { k: 4, lists: 0.54, texts: 0.9 } as const

/** Fields that are lists: a long one says no less of each thing in it. */
const LISTS: ReadonlySet<string> = new Set<Field>(['names', 'keywords', 'phrases', 'otherKeywords'])

/** What a word in a field is divided by. @param length words of the field, beside the average */
export function leveling(field: string, length: number): number {
  const part = LISTS.has(field) ? BM25F.lists : BM25F.texts
  return 1 - part + part * length
}

/** The fields of the index and what each weighs. */
export const FIELDS = [
  'title',
  'names',
  'keywords',
  'phrases',
  'tagline',
  'otherNames',
  'keyPoints',
  'otherTagline',
  'explanation',
] as const
export type Field = (typeof FIELDS)[number]

/** Fields that say what an entry is about; the others say something of it, and a word in them may be in passing. */
export const IDENTITY: ReadonlySet<string> = new Set<Field>(['title', 'names', 'keywords', 'tagline', 'otherNames'])

/** Fields that hold names, or words that are as good as names. */
export const NAMING: ReadonlySet<string> = new Set<Field>(['title', 'names', 'keywords', 'otherNames'])

/** An entry as the index reads it; fields that the index leaves out are absent. */
export interface Indexed extends Readonly<Partial<Record<Field, string>>> {
  readonly id: number
}

/** What a word found there is worth. */
const WEIGHTS: Readonly<Record<Field, number>> = {
  title: 2.5,
  names: 6.5,
  keywords: 6,
  phrases: 6,
  tagline: 5,
  otherNames: 2,
  keyPoints: 2,
  otherTagline: 0.8,
  explanation: 2.7,
}

/** The weight of a field that an index has. */
export const weightOf = (field: string): number => (Object.hasOwn(WEIGHTS, field) ? WEIGHTS[field as Field] : 1)

/** How repetition and length count (BM25+): repetition a little, length less than usual, since fields are short. */
export const BM25 = { k: 2.6, b: 0.7, d: 0.25 } as const

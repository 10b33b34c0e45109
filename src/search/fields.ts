/** The fields of the index and what each weighs. */
export const FIELDS = [
  'title',
  'names',
  'keywords',
  'tagline',
  'otherNames',
  'keyPoints',
  'otherTagline',
  'explanation',
] as const
export type Field = (typeof FIELDS)[number]

/** An entry as the index reads it; fields that the index leaves out are absent. */
export interface Indexed extends Readonly<Partial<Record<Field, string>>> {
  readonly id: number
}

/** What a word found there is worth. */
const WEIGHTS: Readonly<Record<Field, number>> = {
  title: 8,
  names: 5,
  keywords: 4.5,
  tagline: 4.5,
  otherNames: 2,
  keyPoints: 3,
  otherTagline: 1.5,
  explanation: 2,
}

/** The weight of a field that an index has. */
export const weightOf = (field: string): number => (Object.hasOwn(WEIGHTS, field) ? WEIGHTS[field as Field] : 1)

/** How repetition and length count (BM25+): repetition a little, length less than usual, since fields are short. */
export const BM25 = { k: 1.2, b: 0.6, d: 0.3 } as const

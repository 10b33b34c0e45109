/** The fields of the index. */
export const FIELDS = ['title', 'names', 'keywords', 'tagline', 'otherNames'] as const
export type Field = (typeof FIELDS)[number]

/** Fields whose words are indexed from the cards when a file is opened. */
export const CARD_FIELDS = ['title', 'names', 'tagline', 'otherNames'] as const satisfies readonly Field[]

/** Fields in which it tells what an entry is about how often a word stands there. */
export const COUNTED_FIELDS: ReadonlySet<Field> = new Set<Field>(['title', 'names', 'keywords', 'tagline'])

/** A field as a bit: the first one is the lowest. */
export const bitOf = (field: Field): number => 1 << FIELDS.indexOf(field)

/** The fields of the index; `text` has the words that a text repeats. */
export const FIELDS = ['title', 'names', 'keywords', 'tagline', 'otherNames', 'otherTexts', 'text'] as const
export type Field = (typeof FIELDS)[number]

/** Fields whose words are indexed from the cards when a file is opened. */
export const CARD_FIELDS = ['title', 'names', 'tagline', 'otherNames'] as const satisfies readonly Field[]

/** Fields that the file of a large dictionary leaves out. */
export const OPTIONAL_FIELDS = ['otherTexts', 'text'] as const satisfies readonly Field[]
export type OptionalField = (typeof OPTIONAL_FIELDS)[number]

/** Fields that are in the other language. */
export const FOREIGN: ReadonlySet<Field> = new Set<Field>(['otherNames', 'otherTexts'])

/** A field as a bit: the first one is the lowest. */
export const bitOf = (field: Field): number => 1 << FIELDS.indexOf(field)

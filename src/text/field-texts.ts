/** The texts of an entry, and where they stand. */
import type { Translation } from '../schema/term.ts'

/** A field that holds a text or a list of texts. */
type TextField = {
  [Field in keyof Translation]-?: Translation[Field] extends string | readonly string[] | undefined ? Field : never
}[keyof Translation]

type FieldText<Field = TextField> = readonly [path: readonly [Field, ...(readonly number[])], text: string]

/** The texts of some fields one by one: `[['title'], 'DNS']`, `[['aliases', 0], 'Domain Name System']`. */
export const fieldTexts = <Field extends TextField>(
  entry: Readonly<Partial<Pick<Translation, Field>>>,
  fields: readonly Field[],
): readonly FieldText<Field>[] => {
  const texts: FieldText<Field>[] = []
  for (const field of fields) {
    const value: string | readonly string[] = entry[field] ?? []
    if (typeof value === 'string') texts.push([[field], value])
    else for (const [i, text] of value.entries()) texts.push([[field, i], text])
  }
  return texts
}

/** What is read from the beginning to the end. */
export const READ_FIELDS = ['tagline', 'explanation', 'analogy', 'keyPoints'] as const

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
): readonly FieldText<Field>[] =>
  fields.flatMap((field): readonly FieldText<Field>[] => {
    const value: string | readonly string[] = entry[field] ?? []
    return typeof value === 'string' ? [[[field], value]] : value.map((text, i) => [[field, i], text])
  })

/** What is read from the beginning to the end. */
export const READ_FIELDS = ['tagline', 'explanation', 'analogy', 'keyPoints'] as const

/**
 * Objects of which no field is forgotten. A function that copies fields from one shape to another names all of them, the
 * optional ones too; leaving one out is a type error, also when a schema gains a field later.
 */

/** All fields of a shape, each named; optional ones may be undefined. */
export type EveryField<Shape> = {
  readonly [Key in keyof Required<Shape>]: object extends Pick<Shape, Key> ? Shape[Key] | undefined : Shape[Key]
}

/** The object without the fields that are undefined, in the order in which they are written. */
export function presentFields<Shape extends object>(fields: EveryField<Shape>): Shape {
  const present: Partial<Record<keyof Shape, unknown>> = {}
  for (const key of Object.keys(fields) as (keyof Shape)[]) if (fields[key] !== undefined) present[key] = fields[key]
  return present as Shape
}

/**
 * Copies the fields that are present from one shape to another, without losing any. Every field of the target has to be
 * listed, optional ones too, so a field that is added to a schema is a type error until it is copied.
 */

/** A shape with every key required; the values of optional fields may be undefined. */
export type EveryField<Shape> = {
  readonly [Key in keyof Required<Shape>]: object extends Pick<Shape, Key> ? Shape[Key] | undefined : Shape[Key]
}

/** The object without its undefined fields, in the order in which they are written. */
export function presentFields<Shape extends object>(fields: EveryField<Shape>): Shape {
  const present: Partial<Record<keyof Shape, unknown>> = {}
  for (const key of Object.keys(fields) as (keyof Shape)[]) if (fields[key] !== undefined) present[key] = fields[key]
  return present as Shape
}

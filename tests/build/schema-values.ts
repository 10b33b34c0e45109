/** Two values for any field of a schema, so that tests can change each of them. */
import * as z from 'zod'

/** What a field holds at first, and what an edit makes of it. */
export interface Values {
  readonly before: unknown
  readonly after: unknown
}

/** A schema with its fields, as JSON Schema says it. */
export interface Shape {
  readonly $ref?: string | undefined
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly minItems?: number
}

export function shapeOf(schema: z.ZodType): Shape {
  const { $defs = {}, ...whole } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape & {
    readonly $defs?: Readonly<Record<string, Shape>>
  }
  const resolved = (shape: Shape): Shape => {
    const own = shape.$ref === undefined ? shape : { ...$defs[shape.$ref.replace('#/$defs/', '')], $ref: undefined }
    return {
      ...own,
      ...(own.items && { items: resolved(own.items) }),
      ...(own.properties && {
        properties: Object.fromEntries(Object.entries(own.properties).map(([key, each]) => [key, resolved(each)])),
      }),
    }
  }
  return resolved(whole)
}

/** Two values that a shape allows. */
export function valuesOf({ type, enum: choices, items, minItems = 1 }: Shape): Values {
  if (choices) return { before: choices[0], after: choices[1] }
  if (type === 'boolean') return { before: false, after: true }
  if (type === 'integer' || type === 'number') return { before: 1, after: 2 }
  if (type === 'array' && items) {
    const { before, after } = valuesOf(items)
    return { before: Array(minItems).fill(before), after: [...Array(minItems - 1).fill(before), after] }
  }
  return { before: 'Some words', after: 'Other words' }
}

/** Checking the fields of a YAML file or front matter against their schema, with the line and column of what is wrong. */
import type * as z from 'zod'
import { explain } from './explain.ts'
import type { Finding } from './source.ts'
import { locate } from './yaml.ts'

/**
 * @param yaml the text the fields were read from
 * @param offset lines of the file above that text
 * @returns the checked value, or findings with places in the file
 */
export function checkFields<Schema extends z.ZodObject>(
  schema: Schema,
  fields: unknown,
  yaml: string,
  offset: number,
): { readonly value: z.output<Schema> } | { readonly findings: readonly Finding[] } {
  const result = schema.safeParse(fields)
  if (result.success) return { value: result.data }
  const known = Object.keys(schema.shape)
  const findings = explain(result.error.issues, fields, known).map(({ path, want, ...finding }) => {
    const place = locate(yaml, path, want)
    return { ...finding, place: { line: place.line + offset, column: place.column } }
  })
  return { findings }
}

/** Checking the fields of a YAML file or front matter against their schema, with the line and column of what is wrong. */
import type * as z from 'zod'
import type { Finding } from '../finding.ts'
import { explain } from './explain.ts'
import { locator } from './yaml.ts'

/**
 * Checks fields.
 * @param yaml the text the fields were read from
 * @param offset lines of the file above that text
 * @param whole what an editor calls the thing that has the fields
 * @returns the checked value, or findings with places in the file
 */
export function checkFields<Schema extends z.ZodObject>(
  schema: Schema,
  fields: unknown,
  yaml: string,
  offset: number,
  whole: string,
): { readonly value: z.output<Schema> } | { readonly findings: readonly Finding[] } {
  const result = schema.safeParse(fields)
  if (result.success) return { value: result.data }
  const locate = locator(yaml)
  const findings = explain(result.error.issues, fields, schema.shape, whole).map(({ path, want, ...finding }) => {
    const place = locate(path, want)
    return { ...finding, place: { line: place.line + offset, column: place.column } }
  })
  return { findings }
}

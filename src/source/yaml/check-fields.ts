/** Checking the fields of a YAML file or front matter against their schema, with the line and column of what is wrong. */
import type * as z from 'zod'
import type { Read } from '../source-finding.ts'
import { explainIssues } from './explain-zod-issues.ts'
import { type Document, splitDocument, YAML_OFFSET } from './front-matter.ts'
import { locator, readYaml } from './yaml.ts'

/**
 * Checks fields.
 * @param yaml the text the fields were read from
 * @param offset lines of the file above that text
 * @param whole what an editor calls the thing that has the fields
 */
export function checkFields<Schema extends z.ZodObject>(
  schema: Schema,
  fields: unknown,
  yaml: string,
  offset: number,
  whole: string,
): Read<z.output<Schema>> {
  const result = schema.safeParse(fields)
  if (result.success) return { value: result.data, findings: [] }
  const locate = locator(yaml, offset)
  const explained = explainIssues(result.error.issues, fields, schema.shape, whole)
  return { findings: explained.map(({ path, want, ...finding }) => ({ ...finding, place: locate(path, want) })) }
}

/** Reads a YAML file whose fields have a schema. */
export function readFields<Schema extends z.ZodObject>(schema: Schema, text: string): Read<z.output<Schema>> {
  const { value, findings } = readYaml(text)
  return findings.length > 0 ? { findings } : checkFields(schema, value, text, 0, 'the file')
}

/** A Markdown file whose front matter has a schema. */
interface CheckedDocument<Front> extends Read<Front> {
  /** Undefined if the file has not the form of one. */
  readonly document?: Document
}

/** Reads a Markdown file, and checks its front matter. */
export function readDocument<Schema extends z.ZodObject>(
  schema: Schema,
  text: string,
): CheckedDocument<z.output<Schema>> {
  const { value: document, findings } = splitDocument(text)
  if (!document) return { findings }
  return { document, ...checkFields(schema, document.fields, document.yaml, YAML_OFFSET, 'the front matter') }
}

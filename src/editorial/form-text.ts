/**
 * The text that GitHub makes of a filled form, `### Label`, an empty line and the value for each box, read and written. Runs
 * anywhere.
 */
import type { FormField } from './form-fields.ts'
import type { IssueForm } from './issue-forms.ts'

/** What was filled in, by the id of the box; boxes that were left empty are missing. */
export type FormValues = Readonly<Record<string, string>>

/** What GitHub writes for an empty box, and for a list in which nothing was chosen. */
const EMPTY = ['_No response_', 'None']

/**
 * Reads the text of an issue. Only the label of a box that has not come yet begins a value: the same line in a text that
 * somebody wrote is part of that text, and so are headings of their own.
 */
export function readFormText(text: string, { fields }: IssueForm): FormValues {
  const left = new Map(fields.map(field => [field.label, field]))
  const values: Record<string, string[]> = {}
  let lines: string[] | undefined
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
    const field = left.get(/^### +(.*?)\s*$/.exec(line)?.[1] ?? '')
    if (field) {
      left.delete(field.label)
      lines = []
      values[field.id] = lines
    } else lines?.push(line)
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, own]) => {
      const value = trimLines(own)
      return value === '' || EMPTY.includes(value) ? [] : [[id, value]]
    }),
  )
}

/** Without empty lines around it; what stands before the first word belongs to it. */
const trimLines = (lines: readonly string[]): string => lines.join('\n').replace(/^(?:[ \t]*\n)+|\s+$/g, '')

/** Writes what `readFormText` reads, as GitHub does. */
export const writeFormText = ({ fields }: IssueForm, values: FormValues): string =>
  fields.map(field => `### ${field.label}\n\n${valueText(field, values[field.id] ?? '')}\n`).join('\n')

function valueText({ kind, options = [] }: FormField, value: string): string {
  if (kind === 'checkboxes')
    return options.map(option => `- [${value.includes(`[X] ${option}`) ? 'X' : ' '}] ${option}`).join('\n')
  return value.trim() === '' ? (EMPTY[kind === 'dropdown' ? 1 : 0] ?? '') : value
}

/** The files of GitHub's issue forms, written from the fields; `npm run schemas` puts them into `.github/ISSUE_TEMPLATE`. */
import { stringify } from 'yaml'
import type { FormField } from './form-fields.ts'
import type { IssueForm } from './issue-forms.ts'

/** The YAML of a form, as GitHub reads it. */
export function issueFormFile({ name, description, title, introduction, fields }: IssueForm): string {
  const form = {
    name,
    description,
    title,
    body: [{ type: 'markdown', attributes: { value: `${introduction}\n` } }, ...fields.map(boxFile)],
  }
  return `# Written by "npm run schemas".\n${stringify(form, { lineWidth: 0 })}`
}

function boxFile({ id, kind, label, description, placeholder, options, isMultiple, isRequired }: FormField) {
  const attributes = {
    label,
    ...(description !== undefined && { description }),
    ...(placeholder !== undefined && { placeholder }),
    ...(isMultiple && { multiple: true }),
  }
  if (kind === 'checkboxes') {
    const choices = options?.map((option, i) => ({ label: option, ...(isRequired && i === 0 && { required: true }) }))
    return { type: kind, id, attributes: { ...attributes, options: choices } }
  }
  return {
    type: kind,
    id,
    attributes: { ...attributes, ...(options && { options: [...options] }) },
    ...(isRequired && { validations: { required: true } }),
  }
}

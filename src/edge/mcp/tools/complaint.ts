/**
 * What is wrong with the arguments of a tool, in words that let a model mend them at once: which argument, what it
 * must be, and what it is for.
 */
import type * as z from 'zod'
import type { JsonSchema } from '../../../schema/document.ts'

/** @param properties of the tool's input schema, whose descriptions say what an argument is for */
export function complaint(
  issues: readonly z.core.$ZodIssue[],
  properties: Readonly<Record<string, JsonSchema>>,
): string {
  const parts = issues.map(issue => {
    const name = String(issue.path[0] ?? '')
    if (name === '') return 'The arguments must be an object.'
    const { description } = properties[name] ?? {}
    return `${name} ${demand(issue)}.${typeof description === 'string' ? ` ${name}: ${description}` : ''}`
  })
  return `The arguments are not right. ${parts.join(' ')}`
}

function demand(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${TYPES[issue.expected] ?? 'of another type'}`
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`
    case 'invalid_format':
      return 'must be a calendar date that exists, YYYY-MM-DD'
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be ${issue.minimum} or more`
    case 'too_big':
      return issue.origin === 'string' ? `may have ${issue.maximum} characters at most` : 'is too large'
    default:
      return 'is not right'
  }
}

const TYPES: Readonly<Record<string, string>> = { string: 'a text', int: 'a whole number', number: 'a whole number' }

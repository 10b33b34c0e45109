/**
 * Describes invalid arguments of a tool so that a model can correct them: which argument, its allowed values, and what
 * it is for.
 */
import type * as z from 'zod'
import { toolSchema } from '../../../schema/document.ts'
import { TOOLS, type ToolName } from '../../../schema/tools.ts'

/** @param nameOf the name of an argument in the caller's interface */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  tool: ToolName,
  nameOf: (name: string) => string,
): string {
  const { properties = {} } = toolSchema(TOOLS[tool].input, 'input') as {
    readonly properties?: Readonly<Record<string, { readonly description?: string }>>
  }
  const parts = issues.map(issue => {
    const name = String(issue.path[0] ?? '')
    const description = properties[name]?.description
    return `${nameOf(name)} ${requirement(issue)}.${description === undefined ? '' : ` ${nameOf(name)}: ${description}`}`
  })
  return [...new Set(parts)].join(' ')
}

function requirement(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${TYPES[issue.expected] ?? 'of another type'}`
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`
    case 'invalid_format':
      return 'must be a calendar date that exists, YYYY-MM-DD'
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty'
      return issue.origin === 'array' ? 'must have an item at least' : `must be ${issue.minimum} or more`
    case 'too_big':
      if (issue.origin === 'string') return `may have ${issue.maximum} characters at most`
      return issue.origin === 'array' ? `may have ${issue.maximum} items at most` : 'is too large'
    default:
      return 'is not valid'
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  int: 'a whole number',
  number: 'a whole number',
  array: 'a list',
}

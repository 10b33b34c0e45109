/**
 * From what zod found to what an editor reads: the field, what stands there, what may stand there, what to do. The
 * bounds come from the schema that refused the value, so no number is written here.
 */
import type * as z from 'zod'
import { LEVELS, SLUG_PATTERN, SUBJECTS } from '../schema/bounds.ts'
import { nearest } from '../text/words.ts'
import type { DiagnosticCode } from '../model/diagnostic.ts'
import type { Finding } from './source.ts'

type Issue = z.core.$ZodIssue
type Explained = Pick<Finding, 'code' | 'message' | 'hint'>

/** A finding and the field it is about; the caller knows where that field stands. */
export interface FieldFinding extends Explained {
  readonly path: readonly PropertyKey[]
  /** Whether the name of the field is at fault, rather than its value. */
  readonly want: 'key' | 'value'
}

/**
 * @param value what was checked, to say what stands there
 * @param fields names of the known fields, for "did you mean"
 */
export function explain(issues: readonly Issue[], value: unknown, fields: readonly string[]): readonly FieldFinding[] {
  return issues.flatMap((issue): readonly FieldFinding[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(key => ({ ...unknownField(key, issue.path, fields), path: [...issue.path, key], want: 'key' as const }))
    }
    const found = at(value, issue.path)
    return [{ ...explainOne(issue, found, nameOf(issue.path)), path: issue.path, want: 'value' as const }]
  })
}

function explainOne(issue: Issue, found: unknown, name: string): Explained {
  if (found === undefined || found === null) {
    return { code: 'missing-field', message: `the field "${name}" is missing`, hint: `Add a line "${name}: …".` }
  }
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, found, name)
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue, found, name)
    case 'invalid_value':
      return invalidValue(issue, found, name)
    case 'invalid_format':
      return invalidFormat(issue, found, name)
    case 'custom':
      return custom(issue, found, name)
    default:
      return { code: 'wrong-type', message: `"${name}" is not as expected: ${issue.message}` }
  }
}

function unknownField(key: string, path: readonly PropertyKey[], fields: readonly string[]): Explained {
  const near = path.length === 0 ? nearest(key, fields) : undefined
  const hint = near === undefined ? `Fields that belong here: ${fields.join(', ')}.` : `Did you mean "${near}"?`
  return { code: 'unknown-field', message: `there is no field "${key}"`, hint: path.length === 0 ? hint : 'Remove it, or check its spelling.' }
}

function wrongType(expected: string, found: unknown, name: string): Explained {
  const message = `"${name}" must be ${TYPES[expected] ?? expected}, not ${describe(found)}`
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean')) {
    return { code: 'wrong-type', message, hint: `If it is meant as text, quote it: "${found}"` }
  }
  if (expected === 'array') return { code: 'wrong-type', message, hint: 'Write a list between square brackets: [first, second]' }
  return { code: 'wrong-type', message }
}

function outOfBounds(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, found: unknown, name: string): Explained {
  const size = typeof found === 'string' || Array.isArray(found) ? found.length : Number(found)
  const unit = issue.origin === 'string' ? 'character' : (ITEMS[name] ?? 'item')
  const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
  const amount = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  return {
    code: 'out-of-bounds',
    message: `"${name}" has ${size} ${plural(unit, size)}; ${limit} ${amount === 1 ? 'is' : 'are'} ${issue.code === 'too_small' ? 'needed' : 'allowed'}`,
    hint: issue.code === 'too_small' ? 'Add what is missing.' : 'Shorten it.',
  }
}

function invalidValue(issue: z.core.$ZodIssueInvalidValue, found: unknown, name: string): Explained {
  const values = issue.values.map(String)
  if (values.join() === LEVELS.join()) {
    return { code: 'invalid-level', message: `there is no level ${show(found)}`, hint: 'Levels are 1 (basic), 2 (intermediate) and 3 (advanced), as numbers.' }
  }
  if (values.join() === SUBJECTS.join()) {
    const near = typeof found === 'string' ? nearest(found, SUBJECTS) : undefined
    return { code: 'unknown-subject', message: `there is no subject ${show(found)}`, hint: near === undefined ? `Subjects are: ${SUBJECTS.join(', ')}.` : `Did you mean "${near}"?` }
  }
  return { code: 'wrong-type', message: `"${name}" cannot be ${show(found)}`, hint: `Possible values: ${values.join(', ')}.` }
}

function invalidFormat(issue: z.core.$ZodIssueInvalidStringFormat, found: unknown, name: string): Explained {
  if (issue.format === 'date') {
    return { code: 'invalid-date', message: `${show(found)} is not a day of the calendar`, hint: 'Write year-month-day: 2026-11-21' }
  }
  if (issue.pattern === String(SLUG_PATTERN)) {
    return { code: 'invalid-slug', message: `${show(found)} cannot be an address`, hint: 'Use lower-case letters a-z, digits and hyphens only.' }
  }
  return { code: 'wrong-type', message: `"${name}" must be one line of text`, hint: 'Remove the line breaks.' }
}

/** Refinements name their diagnostic by the field they guard. */
function custom(issue: Issue, found: unknown, name: string): Explained {
  const code: DiagnosticCode = Array.isArray(found) ? 'duplicate-value' : 'invalid-address'
  return {
    code,
    message: `"${name}": ${issue.message}`,
    hint: code === 'duplicate-value' ? 'Keep each value once.' : 'Addresses begin with https:// or http:// and contain no spaces.',
  }
}

const TYPES: Readonly<Record<string, string>> = { string: 'text', array: 'a list', object: 'a map of fields', boolean: 'true or false', number: 'a number', int: 'a whole number' }
const ITEMS: Readonly<Record<string, string>> = { explanation: 'paragraph', keyPoints: 'point', links: 'link', aliases: 'alias', subjects: 'subject' }

const plural = (unit: string, count: number): string => (count === 1 ? unit : `${unit}${unit.endsWith('s') ? 'es' : 's'}`)

function describe(found: unknown): string {
  if (Array.isArray(found)) return 'a list'
  if (typeof found === 'string') return 'text'
  if (typeof found === 'object') return 'a map of fields'
  return typeof found === 'number' ? `the number ${found}` : show(found)
}

const show = (found: unknown): string => JSON.stringify(found) ?? String(found)

function nameOf(path: readonly PropertyKey[]): string {
  const names = path.filter(part => typeof part === 'string')
  return names.length === 0 ? 'the file' : names.join('.')
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value
  for (const part of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined
    current = (current as Record<PropertyKey, unknown>)[part]
  }
  return current
}

/**
 * Explains issues of zod to editors: the field, its value, what is allowed, what to do. Numbers come from the issue, so they
 * are those of the schema.
 */
import type * as z from 'zod'
import { bounds, SLUG_PATTERN } from '../../schema/bounds.ts'
import {
  EXAMPLE_FORM,
  IPA_FORM,
  REGIONS,
  SENSE_FORM,
  STANDS_FOR_FORM,
  VARIANT_FORM,
} from '../../schema/word-fact-formats.ts'
import { didYouMean, nearest } from '../../text/edit-distance.ts'
import type { Finding } from '../source-finding.ts'

type Issue = z.core.$ZodIssue
type Explained = Pick<Finding, 'code' | 'message' | 'hint'>
type Path = readonly PropertyKey[]

/** A finding and the path of its field; the caller finds the place. */
interface FieldFinding extends Explained {
  readonly path: Path
  /** Whether the name of the field is at fault, rather than its value. */
  readonly want: 'key' | 'value'
}

/**
 * Explains the issues of one file.
 * @param value what was checked
 * @param shape of the schema: the known fields, for "did you mean", and which of them may be left out
 * @param whole what an editor calls the thing that has the fields
 */
export function explainIssues(
  issues: readonly Issue[],
  value: unknown,
  shape: z.core.$ZodShape,
  whole: string,
): readonly FieldFinding[] {
  const fields = Object.keys(shape)
  const unknown = issues.flatMap(issue =>
    issue.code === 'unrecognized_keys' ? issue.keys.map(key => ({ issue, key })) : [],
  )
  const meant = new Set(
    unknown.flatMap(({ issue, key }) => (issue.path.length === 0 ? (nearest(key, fields) ?? []) : [])),
  )
  const mistyped = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? path.join('.') : [])))
  const findings: FieldFinding[] = unknown.map(({ issue, key }) => ({
    ...unknownField(key, issue.path, fields),
    path: [...issue.path, key],
    want: 'key',
  }))
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue
    // A value of the wrong type has other issues that follow from it.
    if (issue.code !== 'invalid_type' && mistyped.has(issue.path.join('.'))) continue
    const found = at(value, issue.path)
    const isMisspelled = found === undefined && issue.path.length === 1 && meant.has(String(issue.path[0]))
    if (!isMisspelled) findings.push({ ...explainOne(issue, found, whole, shape), path: issue.path, want: 'value' })
  }
  return findings
}

function explainOne(issue: Issue, found: unknown, whole: string, shape: z.core.$ZodShape): Explained {
  const name = nameOf(issue.path, whole)
  if (found === undefined) return missing(issue.path, name)
  if (found === null) {
    const cure = isOptional(shape, issue.path) ? ', or remove the line.' : '.'
    return { code: 'missing-field', message: `${name} has no value`, hint: `Write one after the colon${cure}` }
  }
  switch (issue.code) {
    case 'invalid_type':
      return {
        code: 'wrong-type',
        message: `${name} must be ${TYPES[issue.expected] ?? issue.expected}, not ${describe(found)}`,
        hint: typeHint(issue.expected, found, String(issue.path.at(-1))),
      }
    case 'too_small':
    case 'too_big':
      return { code: 'out-of-bounds', ...describeSize(issue, found, name) }
    case 'invalid_value':
      return invalidValue(issue, found, name)
    case 'invalid_format':
      return invalidFormat(issue, found, name)
    case 'custom':
      return custom(issue, found, name)
    default:
      return { code: 'wrong-type', message: `${name} is not as expected: ${issue.message}` }
  }
}

function missing(path: Path, name: string): Explained {
  const parent = path.slice(0, -1)
  const add = `dd a line "${String(path.at(-1))}: …".`
  const hint = parent.length === 0 ? `A${add}` : `In ${nameOf(parent, '')}, a${add}`
  return { code: 'missing-field', message: `the field ${name} is missing`, hint }
}

function unknownField(key: string, path: Path, fields: readonly string[]): Explained {
  const hint =
    path.length === 0
      ? didYouMean(key, fields, `Fields that belong here: ${fields.join(', ')}.`)
      : 'Remove it, or check its spelling.'
  return { code: 'unknown-field', message: `there is no field "${key}"`, hint }
}

/** How to write a value of the type that is expected. */
function typeHint(expected: string, found: unknown, field: string): string {
  if (field === 'date' || field === 'updated') return DATE_HINT
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean'))
    return `If it is meant as text, quote it: "${found}"`
  if (expected === 'array') return `Write a list between square brackets: ${field}: [first, second]`
  if (expected === 'boolean') return 'Write true or false, without quotation marks.'
  if (expected === 'object') return 'Write each field on a line of its own: name: value'
  return 'If it is meant as text, put the whole of it between quotes.'
}

/** Whether a field may be left out; only those at the top of a file may. */
const isOptional = (shape: z.core.$ZodShape, [name, ...deeper]: Path): boolean =>
  deeper.length === 0 && shape[String(name)] !== undefined && shape[String(name)]?._zod.optin !== undefined

function invalidValue(issue: z.core.$ZodIssueInvalidValue, found: unknown, name: string): Explained {
  const values = issue.values.map(String)
  const areNumbers = issue.values.every(value => typeof value === 'number')
  const possible = `Possible values: ${values.join(', ')}${areNumbers ? ', as numbers' : ''}.`
  const near = areNumbers ? undefined : nearest(String(found), values)
  const hint = near === undefined ? possible : `Did you mean "${near}"? ${possible}`
  return { code: 'invalid-value', message: `${name} cannot be ${show(found)}`, hint }
}

const DATE_HINT = 'Write year-month-day: 2026-11-21'

function invalidFormat(issue: z.core.$ZodIssueInvalidStringFormat, found: unknown, name: string): Explained {
  const value = show(found)
  if (issue.format === 'date') {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(String(found))
    const message = `${value} is ${isDay ? 'not a day of the calendar' : 'not how days are written'}`
    return { code: 'invalid-date', message, hint: isDay ? 'Check the month and the day.' : DATE_HINT }
  }
  if (issue.pattern === String(SLUG_PATTERN)) {
    const hint = 'Use lower-case letters a-z, digits and hyphens only.'
    return { code: 'invalid-slug', message: `${value} cannot be an address`, hint }
  }
  const form = FORMS.get(issue.pattern ?? '')
  if (form !== undefined) return { code: 'word-form', message: `${name} is not in its form: ${value}`, hint: form }
  const hint = 'Remove line breaks and invisible control characters.'
  return { code: 'wrong-type', message: `${name} must be one line of text`, hint }
}

/** How the fields about the word itself are written, by their patterns. */
const FORMS: ReadonlyMap<string, string> = new Map([
  [String(EXAMPLE_FORM), 'Put the term as the sentence has it between two pairs of asterisks: **term**'],
  [String(STANDS_FOR_FORM), 'Write the language of the words, a colon, and the words: "en: Domain Name System"'],
  [
    String(VARIANT_FORM),
    `Write the word, a colon, and codes of countries: "ordenador: ES, MX". Codes are ${REGIONS.join(', ')}.`,
  ],
  [
    String(SENSE_FORM),
    `Write a label of up to ${bounds.word.senseLabel} characters, a colon, and a sentence: "sign-in token: A code that proves to a site who you are."`,
  ],
  [String(IPA_FORM.en), 'Write each transcription between slashes, with " or " between two: /ˈdeɪtə/ or /ˈdætə/'],
  [String(IPA_FORM.es), 'Write each transcription between slashes, with " o " between two: /ˈbideo/ o /biˈdeo/'],
])

/** Refinements: repeated values in lists, addresses in texts, the order of dates. */
function custom(issue: Issue, found: unknown, name: string): Explained {
  const message = `${name}: ${issue.message}`
  if (Array.isArray(found)) return { code: 'duplicate-value', message, hint: 'Keep each value once.' }
  if (typeof found !== 'string') return { code: 'out-of-bounds', message, hint: 'Choose a later day.' }
  const tail = /[?#]/.test(found)
    ? 'Remove what follows "?" or "#".'
    : 'Addresses begin with https:// or http:// and contain no spaces.'
  return { code: 'invalid-address', message, hint: tail }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a map of fields',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
}

function describe(found: unknown): string {
  if (Array.isArray(found)) return 'a list'
  if (typeof found === 'string') return 'text'
  if (typeof found === 'object') return 'a map of fields'
  return typeof found === 'number' ? `the number ${found}` : show(found)
}

const show = (found: unknown): string => JSON.stringify(found) ?? String(found)

/** How messages name the parts of a body. */
const PART_NAMES: Readonly<Record<string, string>> = {
  explanation: 'the list of paragraphs',
  analogy: 'the analogy',
  keyPoints: 'the list of key points',
  links: 'the list of links',
}

function nameOf(path: Path, whole: string): string {
  const last = path.at(-1)
  if (last === undefined) return whole
  if (typeof last === 'number') return `item ${last + 1} of ${nameOf(path.slice(0, -1), whole)}`
  const names = path.filter(part => typeof part === 'string')
  return PART_NAMES[String(last)] ?? `"${names.join('.')}"`
}

function at(value: unknown, path: Path): unknown {
  let current = value
  for (const part of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined
    current = (current as Record<PropertyKey, unknown>)[part]
  }
  return current
}

/** Explains that a text or list is too short or too long. */
function describeSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  found: unknown,
  name: string,
): Omit<Explained, 'code'> {
  const isText = issue.origin === 'string'
  const size = sizeOf(found)
  const unit = isText ? 'character' : 'item'
  const isSmall = issue.code === 'too_small'
  const bound = Number(isSmall ? issue.minimum : issue.maximum)
  const verb = bound === 1 ? 'is' : 'are'
  const rule = isSmall ? `at least ${bound} ${verb} needed` : `at most ${bound} ${verb} allowed`
  const [more, less] = isText ? ['Write the text.', 'Shorten it.'] : ['Add what is missing.', 'Remove or join some.']
  const message = `${name} has ${size === 0 ? 'no' : size} ${unit}${size === 1 ? '' : 's'}; ${rule}`
  return { message, hint: isSmall ? more : less }
}

function sizeOf(found: unknown): number {
  if (typeof found === 'string') return found.trim().length
  return Array.isArray(found) ? found.length : Number(found)
}

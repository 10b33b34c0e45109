/**
 * Reads the arguments of a tool as models write them. Unambiguous values are converted (`"5"`, `ES`, `es-MX`,
 * `Seguridad`, null for absent), unknown arguments are refused with the name of the closest one, and the schema checks
 * the rest.
 */
import type * as z from 'zod'
import type { EdgeSettings } from '../../model/web/edge-settings.ts'
import type { Subject } from '../../schema/field-types.ts'
import { toolSchema } from '../../schema/json-schema.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import { TOOLS, type ToolName } from '../../schema/mcp-tools.ts'
import { fold } from '../../text/words.ts'
import type { Input, Outcome } from './tool-handlers/handler-types.ts'

/** Unknown arguments that a refusal names. */
const MAX_UNKNOWN_ARGUMENTS = 10

type SubjectLabels = EdgeSettings['subjects']
export type Arguments = Readonly<Record<string, unknown>>

/**
 * @param labels of the subjects, which are accepted in place of their keys
 * @param shown names of arguments in the caller's interface, if they differ from the tool's
 */
export function readArguments<Name extends ToolName>(
  tool: Name,
  given: Arguments,
  labels: SubjectLabels,
  shown: Readonly<Record<string, string>> = {},
): Outcome<Input<Name>> {
  const { input } = TOOLS[tool]
  const known = Object.keys(input.shape)
  const nameOf = (name: string): string => shown[name] ?? name
  const present = Object.entries(given).filter(([, value]) => value !== null)
  const unknown = present.map(([name]) => name).filter(name => !known.includes(name))
  if (unknown.length > 0)
    return {
      refusal: unknown
        .slice(0, MAX_UNKNOWN_ARGUMENTS)
        .map(name => unknownArgument(name, known, nameOf))
        .join(' '),
    }
  const understood = present.map(([name, value]) => [name, understand(name, value, labels)] as const)
  const parsed = input.safeParse(Object.fromEntries(understood), { reportInput: true })
  return parsed.success
    ? { value: parsed.data as Input<Name> }
    : { refusal: describeIssues(parsed.error.issues, tool, nameOf) }
}

/** @param names what else each is called, with commas between */
const meanings = <Meant>(names: readonly (readonly [meant: Meant, names: string])[]): ReadonlyMap<string, Meant> =>
  new Map(names.flatMap(([meant, others]) => others.split(', ').map(name => [name, meant] as const)))

/** Other names that callers use for an argument. */
const OTHER_NAMES = meanings([
  ['lang', 'language, locale, idioma'],
  ['query', 'q, text, search, keyword'],
  ['slug', 'term, name, title, id'],
  ['slugs', 'terms'],
  ['subject', 'topic, category, tema'],
  ['level', 'difficulty, nivel'],
  ['limit', 'count, max, maxresults, topk, pagesize'],
  ['offset', 'skip, start, page, cursor'],
  ['date', 'day, fecha'],
  ['max_tokens', 'maxtokens, budget'],
])

function unknownArgument(name: string, known: readonly string[], nameOf: (name: string) => string): string {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '')
  const meant = known.find(each => each.toLowerCase() === name.toLowerCase()) ?? OTHER_NAMES.get(plain)
  const right = [meant, meant === 'slug' ? 'query' : undefined].find(each => each !== undefined && known.includes(each))
  const hint = right === undefined ? '' : ` Did you mean "${nameOf(right)}"?`
  return `There is no argument "${name}".${hint} Arguments: ${known.map(nameOf).join(', ')}.`
}

/** Converts unambiguous values; the schema refuses the others. */
function understand(name: string, value: unknown, labels: SubjectLabels): unknown {
  const read = typeof value === 'string' ? TEXTS[name]?.(value, labels) : undefined
  if (read !== undefined) return read
  if (NUMBERS.has(name)) return wholeNumber(value)
  return NAMES.has(name) && typeof value === 'number' ? String(value) : value
}

const NUMBERS: ReadonlySet<string> = new Set(['level', 'limit', 'offset', 'max_tokens'])
const NAMES: ReadonlySet<string> = new Set(['query', 'slug'])

/** What texts mean that stand for another value. */
const TEXTS: Readonly<Record<string, (text: string, labels: SubjectLabels) => unknown>> = {
  lang: languageOf,
  subject: subjectOf,
  level: text => LEVEL_NAMES.get(fold(text.trim())),
  slugs: text => [text],
  format: text => FORMATS.get(text.trim().toLowerCase()),
}

/** `"5"` becomes 5; numbers outside the range of safe integers are clamped to it. */
function wholeNumber(value: unknown): unknown {
  if (typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value)) return Number(value)
  if (!Number.isInteger(value)) return value
  return Math.min(Math.max(value as number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)
}

/** By the primary subtag of a language tag (RFC 5646), or by name. */
function languageOf(text: string): Language | undefined {
  const primary = fold(text.trim()).split(/[-_]/)[0] ?? ''
  return LANGUAGES.find(language => language === primary) ?? LANGUAGE_NAMES.get(primary)
}

const LANGUAGE_NAMES = meanings<Language>([
  ['en', 'english, ingles, eng'],
  ['es', 'spanish, espanol, castellano, spa'],
])

const LEVEL_NAMES = meanings([
  [1, 'basic, beginner, basico'],
  [2, 'intermediate, intermedio'],
  [3, 'advanced, expert, avanzado'],
])

const FORMATS = meanings([
  ['markdown', 'md, text/markdown'],
  ['json', 'application/json'],
])

/** What people call the subjects besides their keys and labels, folded, in both languages. */
const SUBJECT_NAMES = meanings<Subject>([
  ['ai', 'ia, artificial intelligence, inteligencia artificial'],
  ['aws', 'amazon web services'],
  ['cloud', 'cloud computing, the cloud, la nube, nube'],
  ['hardware', 'devices, dispositivos'],
  ['software', 'programs, programas, programming, programacion'],
  ['data', 'databases, bases de datos'],
  ['security', 'cybersecurity, ciberseguridad, seguridad informatica'],
  ['networks', 'network, networking, internet, red'],
  ['companies', 'company, empresa, companias'],
])

/** A key in any letter case, a label in either language, or another usual name. */
function subjectOf(text: string, labels: SubjectLabels): Subject | undefined {
  const wanted = fold(text.trim())
  for (const [key, label] of Object.entries(labels) as [Subject, SubjectLabels[Subject]][])
    if (key === wanted || LANGUAGES.some(language => fold(label[language]) === wanted)) return key
  return SUBJECT_NAMES.get(wanted)
}

/**
 * Describes invalid arguments so that a model can correct them: which argument, its allowed values, and what it is for.
 * @param nameOf the name of an argument in the caller's interface
 */
function describeIssues(issues: readonly z.core.$ZodIssue[], tool: ToolName, nameOf: (name: string) => string): string {
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

/**
 * A fast reader for the YAML that nearly every entry has: one field a line, plain or quoted text, lists in brackets or with
 * one item a line, and fields below a field. It returns undefined for anything else, which yaml.ts then reads by the `yaml` package.
 * `tests/source/fast-paths.test.ts` compares the two.
 */

type Fields = Record<string, unknown>
type Scalar = string | number | boolean

const FIELD = /^([A-Za-z][A-Za-z0-9-]*):(?: (.+))?$/
/** Longer lines are left to yaml.ts, which also limits nesting. */
const MAX_LINE_LENGTH = 1_000
/** Characters that `yaml` treats specially everywhere: tabs, unusual line ends, byte order marks. */
const UNUSUAL = /[\t\r\u0085\u2028\u2029\ufeff]/

/** @returns undefined for unusual YAML */
export function parseYamlFast(yaml: string): Fields | undefined {
  if (UNUSUAL.test(yaml)) return undefined
  const fields: Fields = {}
  const lines = yaml.split('\n')
  let found = false
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as string
    if (line === '' || line.startsWith('#')) continue
    const field = fieldIn(line, fields)
    if (!field) return undefined
    const { name, text } = field
    if (text === undefined) {
      const below = linesBelow(lines, i + 1)
      fields[name] = below[0]?.startsWith('  - ') ? items(below) : nested(below)
      i += below.length
    } else fields[name] = fieldValue(text)
    if (fields[name] === undefined) return undefined
    found = true
  }
  return found ? fields : undefined
}

/** The name of a field and the text behind it; undefined for anything else, and for a name that is there already. */
function fieldIn(
  line: string,
  known: Fields,
): { readonly name: string; readonly text: string | undefined } | undefined {
  const [, name, text] = (line.length > MAX_LINE_LENGTH ? null : FIELD.exec(line)) ?? []
  return name === undefined || Object.hasOwn(known, name) || RESOLVED.test(name) ? undefined : { name, text }
}

/** The lines from one on that are indented. */
function linesBelow(lines: readonly string[], from: number): readonly string[] {
  let to = from
  while (lines[to]?.startsWith('  ')) to++
  return lines.slice(from, to)
}

/** A list with one item a line. */
function items(lines: readonly string[]): readonly unknown[] | undefined {
  const values = lines.map(line => (line.startsWith('  - ') ? scalar(line.slice(4)) : undefined))
  return values.includes(undefined) ? undefined : values
}

/** Fields below a field, one a line. */
function nested(lines: readonly string[]): Fields | undefined {
  const fields: Fields = {}
  for (const line of lines) {
    const field = fieldIn(line.slice(2), fields)
    const value = field?.text === undefined ? undefined : fieldValue(field.text)
    if (!field || value === undefined) return undefined
    fields[field.name] = value
  }
  return lines.length > 0 ? fields : undefined
}

const fieldValue = (text: string): unknown => (text.startsWith('[') ? list(text) : scalar(text))

function list(text: string): readonly unknown[] | undefined {
  if (!text.endsWith(']')) return undefined
  const inner = text.slice(1, -1)
  if (inner === '') return []
  const parts = inner.includes('"') ? inner.match(ITEM) : inner.split(', ')
  if (parts?.join(', ') !== inner) return undefined
  const items: unknown[] = []
  for (const part of parts) {
    const item = part.startsWith('"') ? quoted(part, '"') : inBrackets(part)
    if (item === undefined) return undefined
    items.push(item)
  }
  return items
}

/** An item of a list in brackets: a text between quotes, or all up to the next comma. */
const ITEM = /"(?:[^"\\]|\\")*"|[^\s",][^",]*/g

/** Characters with a meaning inside brackets. */
const FLOW = /[[\]{}",]|^[ ']| $/

const inBrackets = (text: string): Scalar | undefined => (FLOW.test(text) ? undefined : scalar(text))

/** A plain text begins with a letter, a slash, a dash, or a period and a letter. */
const PLAIN = /^(?:[\p{L}/–]|\.\p{L})/u
const INDICATOR = /: | #|:$|\s$/
/** Words and numbers that the core schema does not read as text. */
const RESOLVED = /^(?:null|true|false|\.inf|\.nan)$/i
const INTEGER = /^(?:0|[1-9]\d{0,8})$/
const DATE = /^\d{4}-\d\d-\d\d$/
/** Text that begins with digits, such as "4G": it has a letter that numbers do not have. */
const NUMBERED = /^(?!0[box])\d[\d. -]*[a-df-np-wyz]/i

function scalar(text: string): Scalar | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  const first = text.charCodeAt(0)
  if (first === 0x22 || first === 0x27) return quoted(text, text.charAt(0))
  if (text.length > MAX_LINE_LENGTH) return undefined
  if (first >= 0x30 && first <= 0x39) {
    if (INTEGER.test(text)) return Number(text)
    const isText = DATE.test(text) || (NUMBERED.test(text) && !INDICATOR.test(text))
    return isText ? text : undefined
  }
  if (!PLAIN.test(text) || INDICATOR.test(text) || RESOLVED.test(text)) return undefined
  return text
}

/** Text between quotes, in which only quotes are escaped. */
function quoted(text: string, quote: string): string | undefined {
  const inner = text.slice(1, -1)
  if (text.length < 2 || text.length > MAX_LINE_LENGTH || !text.endsWith(quote)) return undefined
  if (!inner.includes('\\')) return inner.includes(quote) ? undefined : inner
  return quote === '"' && ONLY_QUOTES_ESCAPED.test(inner) ? inner.replaceAll('\\"', '"') : undefined
}

const ONLY_QUOTES_ESCAPED = /^(?:[^"\\]|\\")*$/

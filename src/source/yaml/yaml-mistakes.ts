/**
 * Common mistakes in YAML, found line by line in text that the parser has refused, with a correction. The parser only knows
 * where it failed.
 */
import { FRONT_MATTER, TermFile } from '../../schema/term.ts'
import type { Finding } from '../finding.ts'

type Mistake = Pick<Finding, 'message' | 'hint'> & { readonly column: number }

/** Checks one line; `next` are the lines below it, for lists that continue there. */
type LineCheck = (line: string, next: readonly string[]) => Mistake | undefined

/**
 * Finds the first known mistake.
 * @param last line to check, from 1
 */
export function findMistake(yaml: string, last: number): Finding | undefined {
  const lines = yaml.split('\n')
  let blockIndent: number | undefined
  for (let i = 0; i < Math.min(last, lines.length); i++) {
    const line = lines[i] as string
    const indent = line.search(/\S/)
    if (blockIndent !== undefined && (indent === -1 || indent > blockIndent)) continue
    blockIndent = /:\s+[|>][+-]?\d?\s*$/.test(line) ? indent : undefined
    if (indent === -1 || line.trimStart().startsWith('#')) continue
    for (const check of LINE_CHECKS) {
      const mistake = check(line, lines.slice(i + 1))
      if (!mistake) continue
      const { column, message, hint } = mistake
      return { code: 'yaml-syntax', place: { line: i + 1, column }, message, hint: hint ?? '' }
    }
  }
  return undefined
}

const SPACES = '[\\u00a0\\u2007\\u202f\\u3000]'
const NAME = '[A-Za-z][A-Za-z0-9]*'

const noBreakSpace: LineCheck = line => {
  const found =
    new RegExp(`^\\s*(?:- )?${NAME}:(?=${SPACES})`).exec(line) ??
    new RegExp(`^\\s*-(?=${SPACES})`).exec(line) ??
    new RegExp(`^ *(?=${SPACES})`).exec(line)
  if (!found) return undefined
  const after = found[0].trim()
  const where = after === '' ? 'this line begins with' : `after "${after}" stands`
  return {
    column: found[0].length + 1,
    message: `${where} a no-break space, which looks like a space and is none`,
    hint: 'Delete it and type an ordinary space.',
  }
}

const noSpace: LineCheck = line => {
  const [, before = '', name, text = ''] = new RegExp(`^(\\s*(?:- )?)(${NAME}):([^\\s:/].*)$`).exec(line) ?? []
  if (name === undefined) return undefined
  return {
    column: before.length + name.length + 2,
    message: `a space is missing after "${name}:"`,
    hint: `Write it so: ${name}: ${text}`,
  }
}

const listOnLine: LineCheck = line => {
  const [, before = '', name] = new RegExp(`^(\\s*(${NAME}):\\s+)- `).exec(line) ?? []
  if (name === undefined) return undefined
  return {
    column: before.length + 1,
    message: `the list of "${name}" begins on the line of its name`,
    hint: `Write ${name}: [first, second], or put each item on a line of its own below, with "  - " before it.`,
  }
}

const commentInList: LineCheck = line => {
  const [, before = '', name, rest = ''] = new RegExp(`^(\\s*(${NAME}):\\s+\\[[^\\]]*?\\s)#(.*\\].*)$`).exec(line) ?? []
  if (name === undefined) return undefined
  const item = /^[^,\]]*/.exec(rest)?.[0].trim() ?? ''
  return {
    column: before.length + 1,
    message: `"#" after a space hides the rest of the line, so the list of "${name}" has no end`,
    hint: `Put the item between double quotes: "#${item}"`,
  }
}

const openList: LineCheck = (line, next) => {
  const [, before = '', name, items = ''] = new RegExp(`^(\\s*(${NAME}):\\s+)\\[(.*)$`).exec(line) ?? []
  if (name === undefined || items.includes(']')) return undefined
  const end = next.findIndex(other => new RegExp(`^\\s*${NAME}:`).test(other))
  const below = end === -1 ? next : next.slice(0, end)
  if (below.some(other => other.includes(']'))) return undefined
  return {
    column: before.length + 1,
    message: `the list of "${name}" begins with "[" and does not end`,
    hint: `Add a "]" where it ends: ${name}: [first, second]`,
  }
}

const afterQuote: LineCheck = line => {
  const [, before = '', name, quote, rest = ''] =
    new RegExp(`^(\\s*(${NAME}):\\s+(["']).*?\\3)(?=\\s+[^\\s#]|[^\\s#"',])(.*)$`).exec(line) ?? []
  if (name === undefined || quote === undefined) return undefined
  const text = line.slice(line.indexOf(quote)).trim()
  return {
    column: before.length + rest.search(/\S/) + 1,
    message: `text follows the quotation mark that ends "${name}"`,
    hint: `Put the whole text between double quotes, and write \\" inside it: ${name}: "${text.replaceAll('"', '\\"')}"`,
  }
}

const reserved: LineCheck = line => {
  const [, before = '', name, sign = '', rest = ''] =
    new RegExp(`^(\\s*(${NAME}):\\s+)([@\`%&*!])(.*)$`).exec(line) ?? []
  if (name === undefined) return undefined
  return {
    column: before.length + 1,
    message: `the text of "${name}" begins with "${sign}", which means something else to YAML`,
    hint: `Put the whole text between double quotes: ${name}: "${(sign + rest).replaceAll('"', '\\"')}"`,
  }
}

const indented: LineCheck = line => {
  const [, spaces = '', name] = new RegExp(`^( +)(${NAME}):(?:\\s|$)`).exec(line) ?? []
  if (name === undefined || !TOP_FIELDS.has(name)) return undefined
  return {
    column: 1,
    message: `the line of "${name}" is indented`,
    hint: `Remove the ${spaces.length === 1 ? 'space' : `${spaces.length} spaces`} before it: fields begin at the edge.`,
  }
}

/** Fields at the top level of files. */
const TOP_FIELDS: ReadonlySet<string> = new Set(
  [TermFile, FRONT_MATTER.en, FRONT_MATTER.es].flatMap(({ shape }) => Object.keys(shape)),
)

const noColon: LineCheck = line => {
  const [, name, text = ''] = new RegExp(`^(${NAME})\\s+(.+)$`).exec(line) ?? []
  if (name === undefined || line.includes(': ') || line.endsWith(':')) return undefined
  if (!TOP_FIELDS.has(name))
    return { column: 1, message: 'this line has no name of a field', hint: 'Write it so: name: text' }
  return {
    column: name.length + 1,
    message: `a colon is missing after "${name}"`,
    hint: `Write it so: ${name}: ${text}`,
  }
}

const raggedList: LineCheck = (line, [below = '']) => {
  const [indent, other] = [line, below].map(each => /^( *)- \S/.exec(each)?.[1]?.length)
  if (indent === undefined || other === undefined || indent === other) return undefined
  return {
    column: indent + 1,
    message: 'this item of a list and the one below it do not begin in the same column',
    hint: 'Begin both with the same number of spaces: "  - first".',
  }
}

/** The most specific explanations first. */
const LINE_CHECKS: readonly LineCheck[] = [
  noBreakSpace,
  noSpace,
  listOnLine,
  commentInList,
  openList,
  afterQuote,
  reserved,
  indented,
  raggedList,
  noColon,
]

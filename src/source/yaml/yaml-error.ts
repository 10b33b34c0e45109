/**
 * Explains errors of the YAML parser to editors, at the place of the mistake rather than where parsing failed. Common
 * mistakes are found line by line, with a correction.
 */
import type { YAMLError } from 'yaml'
import { FRONT_MATTER, TermFile } from '../../schema/term.ts'
import { type Finding, placeOf } from '../finding.ts'

/** Explains one error. */
export function explainYamlError(yaml: string, error: YAMLError): Finding {
  const place = placeOf(yaml, error.pos[0])
  const line = yaml.split('\n')[place.line - 1] ?? ''
  const said = (message: string, hint: string): Finding => ({ code: 'yaml-syntax', place, message, hint })
  const mistake = findMistake(yaml, place.line + 1)
  if (mistake) return mistake
  switch (error.code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return unquotedColon(line, place) ?? said(...fallback(line))
    case 'DUPLICATE_KEY':
      return said('this field is written twice', 'Keep one of the two.')
    case 'MISSING_CHAR':
      return unclosedQuote(yaml) ?? said(...fallback(line))
    case 'MULTIPLE_DOCS':
      return said('the file holds a second document', 'Remove the line "---" inside the file.')
    case 'TAB_AS_INDENT':
      return said('this line begins with a tab', 'Indent with spaces.')
    default:
      return said(...fallback(line))
  }
}

/** `tagline: El router: qué es` — the commonest mistake in Spanish. */
function unquotedColon(line: string, place: Finding['place']): Finding | undefined {
  const colon = line.search(/:(?:\s|$)/)
  const field = line.slice(0, colon).trim()
  const text = line.slice(colon + 1).trim()
  const second = text.search(/:(?:\s|$)/)
  if (colon === -1 || second === -1 || /^["'[{|>]/.test(text)) return undefined
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
  return {
    code: 'unquoted-colon',
    place: { line: place.line, column: line.indexOf(text, colon + 1) + second + 1 },
    message: `the text of "${field}" contains ": ", which YAML reads as a new field`,
    hint: `Put the whole text between double quotes: ${field}: "${escaped}"`,
  }
}

/** A quote is not closed in the first line with an odd number of quotes. */
function unclosedQuote(yaml: string): Finding | undefined {
  for (const [i, line] of yaml.split('\n').entries()) {
    const opening = /(?:^|[:,[{-]\s*)(["'])/.exec(line)
    const quote = opening?.[1]
    if (!opening || !quote) continue
    const quotes = line.replaceAll('\\\\', '').replaceAll(`\\${quote}`, '').split(quote).length - 1
    if (quotes % 2 === 0) continue
    const place = { line: i + 1, column: opening.index + opening[0].length }
    const message = 'this quote is not closed'
    return { code: 'yaml-syntax', place, message, hint: `Add a ${quote} where the text ends.` }
  }
  return undefined
}

/** For unknown errors. The parser's messages are not written for editors. */
function fallback(line: string): readonly [message: string, hint: string] {
  const message = 'this line, or the one above it, is not in the form that fields have'
  const value = /:\s+(.*)$/.exec(line)?.[1] ?? ''
  if (/^["'@`%&*!|>]/.test(value))
    return [message, 'Put the whole text between double quotes; write quotes inside it as \\".']
  if (/[[{]/.test(value)) return [message, 'A list begins with "[" and ends with "]": [first, second]']
  return [message, 'Check quotes, brackets and indentation on this line and the one above.']
}

type Mistake = Pick<Finding, 'message' | 'hint'> & { readonly column: number }

/** Checks one line; `next` are the lines below it, for lists that continue there. */
type LineCheck = (line: string, next: readonly string[]) => Mistake | undefined

/**
 * Finds the first known mistake.
 * @param last line to check, from 1
 */
function findMistake(yaml: string, last: number): Finding | undefined {
  const lines = yaml.split('\n')
  let blockIndent: number | undefined
  for (const [i, line] of lines.slice(0, last).entries()) {
    const indent = line.search(/\S/)
    if (blockIndent !== undefined && (indent === -1 || indent > blockIndent)) continue
    blockIndent = /:\s+[|>][+-]?\d?\s*$/.test(line) ? indent : undefined
    if (indent === -1 || line.trimStart().startsWith('#')) continue
    for (const check of LINE_CHECKS) {
      const mistake = check(line, lines.slice(i + 1))
      if (!mistake) continue
      const { column, ...said } = mistake
      return { code: 'yaml-syntax', place: { line: i + 1, column }, ...said }
    }
  }
  return undefined
}

/**
 * A check of lines that match a pattern, in which NAME stands for the name of a field.
 * @param explain of the parts of the line
 */
function lineCheck(
  pattern: string,
  explain: (parts: readonly string[], line: string, next: readonly string[]) => Mistake | undefined,
): LineCheck {
  const compiled = new RegExp(pattern.replaceAll('NAME', '[A-Za-z][A-Za-z0-9]*'))
  return (line, next) => {
    const parts = compiled.exec(line)
    return parts ? explain(parts, line, next) : undefined
  }
}

const SPACES = '[\\u00a0\\u2007\\u202f\\u3000]'

const noBreakSpace = lineCheck(`^(?:\\s*(?:- )?NAME:|\\s*-| *)(?=${SPACES})`, ([before = '']) => {
  const after = before.trim()
  const where = after === '' ? 'this line begins with' : `after "${after}" stands`
  return {
    column: before.length + 1,
    message: `${where} a no-break space, which looks like a space and is none`,
    hint: 'Delete it and type an ordinary space.',
  }
})

const noSpace = lineCheck('^(\\s*(?:- )?)(NAME):([^\\s:/].*)$', ([, before = '', name = '', text]) => ({
  column: before.length + name.length + 2,
  message: `a space is missing after "${name}:"`,
  hint: `Write it so: ${name}: ${text}`,
}))

const listOnLine = lineCheck('^(\\s*(NAME):\\s+)- ', ([, before = '', name]) => ({
  column: before.length + 1,
  message: `the list of "${name}" begins on the line of its name`,
  hint: `Write ${name}: [first, second], or put each item on a line of its own below, with "  - " before it.`,
}))

const commentInList = lineCheck(
  '^(\\s*(NAME):\\s+\\[[^\\]]*?\\s)#([^,\\]]*).*\\].*$',
  ([, before = '', name, item = '']) => ({
    column: before.length + 1,
    message: `"#" after a space hides the rest of the line, so the list of "${name}" has no end`,
    hint: `Put the item between double quotes: "#${item.trim()}"`,
  }),
)

const openList = lineCheck('^(\\s*(NAME):\\s+)\\[[^\\]]*$', ([, before = '', name], _, next) => {
  const end = next.findIndex(other => /^\s*[A-Za-z][A-Za-z0-9]*:/.test(other))
  if (next.slice(0, end === -1 ? next.length : end).some(other => other.includes(']'))) return undefined
  return {
    column: before.length + 1,
    message: `the list of "${name}" begins with "[" and does not end`,
    hint: `Add a "]" where it ends: ${name}: [first, second]`,
  }
})

const afterQuote = lineCheck(
  '^(\\s*(NAME):\\s+(["\']).*?\\3)(?=\\s+[^\\s#]|[^\\s#"\',])(.*)$',
  ([, before = '', name, quote = '', rest = ''], line) => {
    const written = line.slice(line.indexOf(quote)).trim()
    // A mark at both ends, with others within, was meant as the quotation marks of YAML.
    const isAround = written.length > 1 && written.endsWith(quote) && written.split(quote).length > 3
    const isTwoQuotations =
      quote === '"' && written.split(quote).length === 5 && /^"[^"]*" \S[^"]* "[^"]*"$/.test(written)
    const inner = isAround && !isTwoQuotations ? written.slice(1, -1) : written
    const text = inner.replaceAll('"', '\\"')
    return {
      column: before.length + rest.search(/\S/) + 1,
      message: `text follows the quotation mark that ends "${name}"`,
      hint: `Put the whole text between double quotes, and write \\" inside it: ${name}: "${text}"`,
    }
  },
)

const reserved = lineCheck('^(\\s*(NAME):\\s+)(([@`%&*!]).*)$', ([, before = '', name, text = '', sign]) => ({
  column: before.length + 1,
  message: `the text of "${name}" begins with "${sign}", which means something else to YAML`,
  hint: `Put the whole text between double quotes: ${name}: "${text.replaceAll('"', '\\"')}"`,
}))

/** Fields at the top level of files. */
const TOP_FIELDS: ReadonlySet<string> = new Set(
  [TermFile, FRONT_MATTER.en, FRONT_MATTER.es].flatMap(({ shape }) => Object.keys(shape)),
)

const indented = lineCheck('^( +)(NAME):(?:\\s|$)', ([, { length } = '', name = '']) => {
  if (!TOP_FIELDS.has(name)) return undefined
  const message = `the line of "${name}" is indented`
  const spaces = length === 1 ? 'space' : `${length} spaces`
  return { column: 1, message, hint: `Remove the ${spaces} before it: fields begin at the edge.` }
})

const noColon = lineCheck('^(NAME)\\s+(.+)$', ([, name = '', text], line) => {
  if (line.includes(': ') || line.endsWith(':')) return undefined
  if (!TOP_FIELDS.has(name))
    return { column: 1, message: 'this line has no name of a field', hint: 'Write it so: name: text' }
  const message = `a colon is missing after "${name}"`
  return { column: name.length + 1, message, hint: `Write it so: ${name}: ${text}` }
})

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
  ...[noBreakSpace, noSpace, listOnLine, commentInList, openList],
  ...[afterQuote, reserved, indented, raggedList, noColon],
]

/** Explains errors of the YAML parser to editors, at the place of the mistake where that is not where parsing failed. */
import type { YAMLError } from 'yaml'
import { type Finding, placeOf } from '../source-finding.ts'

/** Explains one error. */
export function explainYamlError(yaml: string, error: YAMLError): Finding {
  const place = placeOf(yaml, error.pos[0])
  const line = yaml.split('\n')[place.line - 1] ?? ''
  const said = (message: string, hint: string): Finding => ({ code: 'yaml-syntax', place, message, hint })
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

/** What may be wrong with a line. The parser's messages are not written for editors. */
function fallback(line: string): readonly [message: string, hint: string] {
  const message = 'this line, or one beside it, is not in the form that fields have'
  const value = /:\s+(.*)$/.exec(line)?.[1] ?? ''
  if (/[\u00a0\u2007\u202f\u3000]/.test(line))
    return [message, 'It has a no-break space, which looks like a space and is none; type an ordinary one.']
  if (/^["'@`%&*!|>]/.test(value))
    return [message, 'Put the whole text between double quotes; write quotes inside it as \\".']
  if (/^- |[[{]/.test(value))
    return [
      message,
      'A list begins with "[" and ends with "]": [first, second]. An item with "#" stands between quotes.',
    ]
  return [message, 'Fields begin at the edge, with a space after the colon: "name: text". Items of a list are aligned.']
}

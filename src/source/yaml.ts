/**
 * YAML as editors may write it: one document, plain collections and scalars of the core schema. Good text takes one
 * quick pass; only when something is wrong is it read again with positions, to say where.
 */
import { isAlias, isCollection, isNode, isScalar, LineCounter, parse, parseDocument, visit, type YAMLError } from 'yaml'
import { bounds } from '../schema/bounds.ts'
import { type Finding, placeOf } from './source.ts'

const OPTIONS = {
  version: '1.2',
  schema: 'core',
  strict: true,
  uniqueKeys: true,
  prettyErrors: false,
  maxAliasCount: 0,
  logLevel: 'error',
} as const

/** Anchors, aliases and tags begin with one of these; only text that has one needs the slow look. */
const SUSPECT = /[&*!%]/

export type YamlResult = { readonly fields: unknown } | { readonly findings: readonly Finding[] }

/** Reads YAML to plain values, or says what is wrong with it and where (places within the YAML text). */
export function readYaml(yaml: string): YamlResult {
  const nested = findNesting(yaml)
  if (nested !== undefined) {
    return { findings: [{ code: 'yaml-nesting', place: placeOf(yaml, nested), message: `lists or maps are nested more than ${bounds.yamlNesting.max} deep`, hint: 'An entry needs one level of lists; check for stray brackets.' }] }
  }
  if (!SUSPECT.test(yaml)) {
    try {
      return { fields: parse(yaml, OPTIONS) }
    } catch {
      // Read again below, with positions.
    }
  }
  return inspect(yaml)
}

/** Where a field stands: its value, or the nearest parent that exists; `key` asks for the name instead of the value. */
export function locate(yaml: string, path: readonly PropertyKey[], want: 'value' | 'key' = 'value'): Finding['place'] {
  const document = parseDocument(yaml, OPTIONS)
  const keys = path.filter(part => typeof part !== 'symbol')
  for (let length = keys.length; length > 0; length--) {
    const part = keys.slice(0, length)
    if (want === 'key' && length === keys.length) {
      const parent = length === 1 ? document.contents : document.getIn(part.slice(0, -1), true)
      if (isCollection(parent)) {
        for (const item of parent.items) {
          const key = (item as { readonly key?: unknown }).key
          if (isScalar(key) && key.value === part.at(-1) && key.range) return placeOf(yaml, key.range[0])
        }
      }
    }
    const node = document.getIn(part, true)
    if (isNode(node) && node.range) return placeOf(yaml, node.range[0])
  }
  return { line: 1, column: 1 }
}

function inspect(yaml: string): YamlResult {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { ...OPTIONS, lineCounter })
  const findings: Finding[] = []
  const at = (offset: number) => placeOf(yaml, offset)
  for (const error of document.errors) findings.push(explainError(yaml, error))
  if (findings.length === 0) {
    for (const warning of document.warnings) {
      findings.push({ code: warning.code === 'TAG_RESOLVE_FAILED' ? 'yaml-tag' : 'yaml-syntax', place: at(warning.pos[0]), message: 'this YAML tag or directive is not used here', hint: 'If the text begins with "!" or "%", quote it.' })
    }
    visit(document, {
      Node: (_, node) => {
        const offset = node.range?.[0] ?? 0
        if (isAlias(node)) findings.push(anchored(at(offset), `*${node.source}`))
        else if (node.anchor !== undefined) findings.push(anchored(at(Math.max(0, yaml.lastIndexOf(`&${node.anchor}`, offset))), `&${node.anchor}`))
        else if (node.tag !== undefined && document.warnings.length === 0) findings.push({ code: 'yaml-tag', place: at(offset), message: 'YAML tags are not used here', hint: 'If the text begins with "!", quote it.' })
      },
    })
  }
  return findings.length > 0 ? { findings } : { fields: document.toJS({ maxAliasCount: 0 }) }
}

const anchored = (place: Finding['place'], mark: string): Finding => ({
  code: 'yaml-anchor',
  place,
  message: `YAML anchors and aliases are not allowed ("${mark}")`,
  hint: 'Write the text out where it is needed. If the text begins with "&" or "*", quote it.',
})

function explainError(yaml: string, error: YAMLError): Finding {
  const place = placeOf(yaml, error.pos[0])
  const line = yaml.split('\n')[place.line - 1] ?? ''
  const field = /^\s*([\p{L}_][\p{L}\w]*):\s+(?!["'[{|>])(.*:\s.*)$/u.exec(line)
  if (field && (error.code === 'BLOCK_AS_IMPLICIT_KEY' || error.code === 'MULTILINE_IMPLICIT_KEY')) {
    const text = field[2] ?? ''
    return {
      code: 'unquoted-colon',
      place: { line: place.line, column: line.indexOf(text) + 1 + text.search(/:\s/) },
      message: `the text of "${field[1]}" contains ": ", which YAML reads as a new field`,
      hint: `Put the whole text between double quotes: ${field[1]}: "${text.replaceAll('"', '\\"')}"`,
    }
  }
  if (error.code === 'DUPLICATE_KEY') {
    return { code: 'yaml-syntax', place, message: 'this field is written twice', hint: 'Keep one of the two.' }
  }
  return { code: 'yaml-syntax', place, message: `this is not valid YAML: ${lowerFirst(error.message)}`, hint: HINTS[error.code] ?? 'Check quotes, brackets and indentation on this line and the one above.' }
}

const HINTS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'Indent with spaces, not with tabs.',
  MISSING_CHAR: 'A quote or bracket that was opened is not closed.',
  BAD_INDENT: 'Lines of one list or map begin in the same column.',
  MULTIPLE_DOCS: 'Remove the line "---" inside the file.',
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')

/** Offset of the bracket or dash that nests too deep, by a plain count that no parser's stack takes part in. */
function findNesting(yaml: string): number | undefined {
  const { max } = bounds.yamlNesting
  let depth = 0
  let dashes = 0
  for (let i = 0; i < yaml.length; i++) {
    const character = yaml[i]
    if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth = Math.max(0, depth - 1)
    else if ((character === '-' || character === '?') && yaml[i + 1] === ' ') dashes++
    else if (character === '\n') dashes = 0
    if (depth > max || dashes > max * 2) return i
  }
  return indentation(yaml) > max * 8 ? 0 : undefined
}

function indentation(yaml: string): number {
  let widest = 0
  for (const [spaces] of yaml.matchAll(/^ +/gm)) widest = Math.max(widest, spaces.length)
  return widest
}

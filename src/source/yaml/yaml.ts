/**
 * YAML as editors may write it: one document, plain collections and scalars of the core schema.
 * `parse-yaml-fast-path.ts` reads simple text.
 */
import { isAlias, isCollection, isNode, isScalar, parseDocument, Scalar, visit } from 'yaml'
import { bounds } from '../../schema/bounds.ts'
import { once } from '../../text/memoize.ts'
import { type Finding, placeOf, type Read, refuse } from '../source-finding.ts'
import { explainYamlError } from './explain-yaml-error.ts'
import { parseYamlFast } from './parse-yaml-fast-path.ts'

const OPTIONS = {
  version: '1.2',
  schema: 'core',
  strict: true,
  uniqueKeys: true,
  prettyErrors: false,
  maxAliasCount: 0,
  logLevel: 'error',
} as const

/** Reads YAML to plain values, or returns what is wrong, with places in the YAML text. An empty text has no fields. */
export function readYaml(yaml: string): Read<unknown> {
  const quick = yaml.length <= bounds.yaml.max ? parseYamlFast(yaml) : undefined
  if (quick) return { value: quick, findings: [] }
  const outsized = findOutsized(yaml)
  return outsized ?? inspect(yaml)
}

/** Finds the place of a field's value, or with `key` of its name; else of the nearest parent that exists. */
type Locate = (path: readonly PropertyKey[], want?: 'value' | 'key') => Finding['place']

/**
 * Finds places in YAML text. It is parsed on the first call.
 * @param offset lines of the file above the text
 */
export function locator(yaml: string, offset = 0): Locate {
  const parsed = once(() => parseDocument(yaml, OPTIONS))
  const placeAt = (at: number): Finding['place'] => {
    const { line, column } = placeOf(yaml, at)
    return { line: line + offset, column }
  }
  return (path, want = 'value') => {
    const document = parsed()
    const keys = path.filter(part => typeof part !== 'symbol')
    if (want === 'key') {
      const parent = keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true)
      for (const item of isCollection(parent) ? parent.items : []) {
        const { key } = item as { readonly key?: unknown }
        if (isScalar(key) && String(key.value) === keys.at(-1) && key.range) return placeAt(key.range[0])
      }
    }
    for (let length = keys.length; length > 0; length--) {
      const node = document.getIn(keys.slice(0, length), true)
      if (isNode(node) && node.range) return placeAt(node.range[0])
    }
    return { line: 1 + offset, column: 1 }
  }
}

function inspect(yaml: string): Read<unknown> {
  const document = parseDocument(yaml, OPTIONS)
  const findings: Finding[] = document.errors.slice(0, 1).map(error => explainYamlError(yaml, error))
  if (findings.length === 0) {
    visit(document, {
      Node: (_, node) => {
        const { anchor, tag } = node as { readonly anchor?: string; readonly tag?: string }
        if (isAlias(node) || anchor !== undefined || tag !== undefined)
          findings.push(special(placeOf(yaml, node.range?.[0] ?? 0)))
        else if (isScalar(node)) findings.push(...escapesIn(yaml, node))
      },
    })
  }
  if (findings.length === 0 && document.warnings.length > 0)
    findings.push(special(placeOf(yaml, document.warnings[0]?.pos[0] ?? 0)))
  return findings.length > 0 ? { findings } : { value: document.toJS({ maxAliasCount: 0 }) ?? {}, findings }
}

/**
 * Escapes could write characters that no reviewer sees in the file; values without them have none that the file has not, and
 * that one is checked. Only quotation marks, backslashes and slashes may be escaped.
 */
function escapesIn(yaml: string, { type, range }: Scalar): readonly Finding[] {
  if (type !== Scalar.QUOTE_DOUBLE || !range) return []
  const written = yaml.slice(range[0], range[1])
  for (const { 0: found, index } of written.matchAll(/\\[\s\S]/g)) {
    if (/["\\/]/.test(found.charAt(1))) continue
    const message = `"${/\s/.test(found.charAt(1)) ? '\\' : found}" stands for a character that does not show in the file`
    const hint = 'Write the character itself. A text with a backslash stands between single quotation marks.'
    return refuse('yaml-escape', message, hint, placeOf(yaml, range[0] + index)).findings
  }
  return []
}

const special = (place: Finding['place']): Finding => ({
  code: 'yaml-anchor',
  place,
  message: 'anchors, aliases, tags and directives of YAML are not used here',
  hint: 'Write the text out where it is needed. If it begins with "&", "*", "!" or "%", quote the whole text.',
})

/**
 * Finds text that is too large or nested too deep to parse safely. Nesting is counted without recursion: a dash, question
 * mark or colon before white space opens a block collection.
 */
function findOutsized(yaml: string): Read<never> | undefined {
  if (yaml.length > bounds.yaml.max) {
    const message = `the file holds more than ${bounds.yaml.max / 1024} KiB of YAML`
    return refuse('file-too-large', message, 'It holds a few short fields; remove what does not belong to it.')
  }
  const { max } = bounds.yamlNesting
  let depth = 0
  let opened = 0
  let indentation = 0
  let inIndentation = true
  for (let i = 0; i < yaml.length; i++) {
    const character = yaml[i]
    if (character === '\n') {
      opened = indentation = 0
      inIndentation = true
      continue
    }
    if (character === ' ' && inIndentation) indentation++
    else inIndentation = false
    if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth = Math.max(0, depth - 1)
    else if ((character === '-' || character === '?' || character === ':') && /\s/.test(yaml[i + 1] ?? '\n')) opened++
    if (depth > max || opened > max * 2 || indentation > max * 8) {
      const message = `lists or fields are nested more than ${max} deep`
      const hint = 'An entry needs one level of lists; check for stray brackets, dashes and spaces.'
      return refuse('yaml-nesting', message, hint, placeOf(yaml, i))
    }
  }
  return undefined
}

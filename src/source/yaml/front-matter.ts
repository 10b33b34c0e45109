/**
 * Front matter and body of a Markdown file. gray-matter would evaluate JavaScript if the first line asked for it, split at
 * lines that only begin with `---`, and be slow with very long front matter. So the delimiters are found here first, and
 * gray-matter gets text with exactly the two.
 */
import matter from 'gray-matter'
import { bounds } from '../../schema/bounds.ts'
import { type Finding, placeOf, START } from '../finding.ts'
import { quickYaml } from './quick-yaml.ts'
import { readYaml, type YamlResult } from './yaml.ts'

export interface Document {
  readonly fields: unknown
  /** The YAML between the delimiters; its first line is line 2 of the file. */
  readonly yaml: string
  readonly body: string
  /** Lines of the file above the body. */
  readonly bodyOffset: number
}

/** Lines of the file above the YAML: the opening delimiter. */
export const YAML_OFFSET = 1

const refuse = {
  parse: (): never => {
    throw new Error('only YAML front matter is read')
  },
}

/** Splits a Markdown file and reads its front matter. */
export function splitDocument(
  text: string,
): { readonly document: Document } | { readonly findings: readonly Finding[] } {
  const delimiters = findDelimiters(text)
  if ('code' in delimiters) return { findings: [delimiters] }
  const { yaml, body, bodyOffset } = delimiters
  const fields = quickYaml(yaml)
  if (fields) return { document: { fields, yaml, body, bodyOffset } }
  let result = { fields: {} } as YamlResult
  const yamlEngine = {
    parse: () => {
      result = readYaml(yaml)
      return {}
    },
  }
  matter(`---\n${yaml}\n---\n`, {
    language: 'yaml',
    engines: { yaml: yamlEngine, json: refuse, javascript: refuse, js: refuse },
  })
  if ('findings' in result) return { findings: result.findings.map(shift) }
  return { document: { fields: result.fields ?? {}, yaml, body, bodyOffset } }
}

const shift = (finding: Finding): Finding => ({
  ...finding,
  place: { line: finding.place.line + YAML_OFFSET, column: finding.place.column },
})

/** The mark behind empty lines, a fence of code, or spaces, as text that was copied has it. */
const LATE = /^((?:[ \t]*(?:`{3}\w*)?[ \t]*\n){0,3}[ \t]*)---[ \t]*\n/

function lateHint(text: string, line: number): string {
  if (line > 1) return `Begin the file with line ${line}, "---".`
  const isIndented = text.split('\n').every(each => each.trim() === '' || /^[ \t]/.test(each))
  return isIndented
    ? 'Remove the spaces with which every line of the file begins.'
    : 'Remove what stands before the three hyphens.'
}

const DASH = /^\s*[–—-]{1,3}$/

/** The text between the delimiters and after them, or what is wrong with them. */
function findDelimiters(text: string): Pick<Document, 'yaml' | 'body' | 'bodyOffset'> | Finding {
  const firstEnd = text.indexOf('\n')
  const first = (firstEnd === -1 ? text : text.slice(0, firstEnd)).trimEnd()
  if (first.startsWith('---') && first !== '---') {
    return {
      code: 'front-matter-engine',
      place: { line: 1, column: 4 },
      message: `front matter in "${first.slice(3).trim()}" is not read`,
      hint: 'The first line must be exactly "---"; the front matter is always YAML.',
    }
  }
  if (first !== '---') {
    const line = LATE.exec(text)?.[1]?.split('\n').length
    if (line !== undefined)
      return {
        code: 'missing-front-matter',
        place: START,
        message: 'the first line is not "---"',
        hint: lateHint(text, line),
      }
    if (DASH.test(first))
      return {
        code: 'missing-front-matter',
        place: START,
        message: `the first line is a dash, "${first.trim()}"`,
        hint: 'Write three hyphens, "---"; some programs make a dash of them.',
      }
    return {
      code: 'missing-front-matter',
      place: START,
      message: 'the file does not begin with its fields',
      hint: 'Begin with a line "---", the fields title and tagline, and another line "---".',
    }
  }
  const close = /^---[ \t]*$/m.exec(text.slice(firstEnd + 1))
  if (firstEnd === -1 || !close) {
    return {
      code: 'unclosed-front-matter',
      place: START,
      message: 'the front matter is not closed',
      hint: 'Add a line "---" between the fields and the text.',
    }
  }
  const yamlStart = firstEnd + 1
  const yaml = text.slice(yamlStart, yamlStart + close.index).replace(/\n$/, '')
  const stray = /^---/m.exec(yaml)
  if (stray) {
    return {
      code: 'yaml-syntax',
      place: placeOf(text, yamlStart + stray.index),
      message: 'this line only looks like the end of the front matter',
      hint: 'The mark is exactly three hyphens: ---',
    }
  }
  if (yaml.length > bounds.yaml.max) {
    return {
      code: 'file-too-large',
      place: START,
      message: `the front matter is larger than ${bounds.yaml.max / 1024} KiB`,
      hint: 'It holds names and one sentence; the text of the entry goes below it.',
    }
  }
  const bodyStart = yamlStart + close.index + close[0].length
  const body = text.slice(bodyStart).replace(/^\n/, '')
  return { yaml, body, bodyOffset: text.slice(0, text.length - body.length).split('\n').length - 1 }
}

/**
 * Front matter and body of a Markdown file. gray-matter does the splitting; it would also evaluate JavaScript when the
 * first line asks for it, so that line is checked before it sees the text and every engine but YAML throws.
 */
import matter from 'gray-matter'
import { type Finding, START } from './source.ts'
import { readYaml, type YamlResult } from './yaml.ts'

export interface Document {
  readonly fields: unknown
  /** The YAML between the marks; its first line is line 2 of the file. */
  readonly yaml: string
  readonly body: string
  /** Lines of the file above the body. */
  readonly bodyOffset: number
}

/** Lines of the file above the YAML: the opening mark. */
export const YAML_OFFSET = 1

const refuse = {
  parse: (): never => {
    throw new Error('only YAML front matter is read')
  },
}

export function splitDocument(text: string): { readonly document: Document } | { readonly findings: readonly Finding[] } {
  const wrong = checkMarks(text)
  if (wrong) return { findings: [wrong] }
  let result = { fields: {} } as YamlResult
  let yaml = ''
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: {
        parse: source => {
          yaml = source.replace(/^\n/, '')
          result = readYaml(yaml)
          return {}
        },
      },
      json: refuse,
      javascript: refuse,
      js: refuse,
    },
  })
  if ('findings' in result) return { findings: result.findings.map(shift) }
  const fields = result.fields ?? {}
  const head = text.slice(0, text.length - content.length)
  return { document: { fields, yaml, body: content, bodyOffset: head.split('\n').length - 1 } }
}

const shift = (finding: Finding): Finding => ({
  ...finding,
  place: { line: finding.place.line + YAML_OFFSET, column: finding.place.column },
})

function checkMarks(text: string): Finding | undefined {
  const end = text.indexOf('\n')
  const first = (end === -1 ? text : text.slice(0, end)).trimEnd()
  if (first.startsWith('---') && first !== '---') {
    return { code: 'front-matter-engine', place: { line: 1, column: 4 }, message: `front matter in "${first.slice(3).trim()}" is not read`, hint: 'The first line must be exactly "---"; the front matter is always YAML.' }
  }
  if (first !== '---') {
    return { code: 'missing-front-matter', place: START, message: 'the file does not begin with front matter', hint: 'Begin with a line "---", the fields title and tagline, and another line "---".' }
  }
  if (!/\n---[ \t]*(?:\n|$)/.test(text)) {
    return { code: 'unclosed-front-matter', place: START, message: 'the front matter is not closed', hint: 'Add a line "---" between the fields and the text.' }
  }
  return undefined
}

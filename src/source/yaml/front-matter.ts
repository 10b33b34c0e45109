/**
 * Front matter and body of a Markdown file, split by gray-matter. It would evaluate JavaScript if the first line asked for
 * it, split at lines that only begin with `---`, and be slow with very long front matter. So the delimiters are looked at
 * first, and no language but YAML has an engine.
 */
import matter from 'gray-matter'
import { bounds } from '../../schema/bounds.ts'
import { findLongParagraph } from '../body/paragraph-limit.ts'
import { type Finding, placeOf, type Read, refuse } from '../source-finding.ts'
import { readYaml } from './yaml.ts'

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

const otherEngine = {
  parse: (): never => {
    throw new Error('only YAML front matter is read')
  },
}

/** Splits a Markdown file and reads its front matter. */
export function splitDocument(text: string): Read<Document> {
  const refused = refuseDelimiters(text)
  if (refused) return refused
  // The engine is not called for front matter without fields.
  let read: Read<unknown> = { value: {}, findings: [] }
  const yaml = {
    parse(front: string): object {
      read = readYaml(withoutLineBreak(front))
      return {}
    },
  }
  const engines = { yaml, json: otherEngine, javascript: otherEngine, js: otherEngine }
  const { matter: front, content } = matter(text, { language: 'yaml', engines })
  if (read.findings.length > 0)
    return { findings: read.findings.map(finding => ({ ...finding, place: inFile(finding.place) })) }
  // Spaces behind the closing delimiter.
  const body = content.replace(/^[ \t]+\n/, '')
  const bodyOffset = text.slice(0, text.length - body.length).split('\n').length - 1
  const findings = findLongParagraph(body, bodyOffset)
  if (findings.length > 0) return { findings }
  return { value: { fields: read.value ?? {}, yaml: withoutLineBreak(front), body, bodyOffset }, findings }
}

/** What gray-matter calls front matter begins with the end of the line of the delimiter. */
const withoutLineBreak = (front: string): string => front.replace(/^[ \t]*\n/, '')

const inFile = ({ line, column }: Finding['place']): Finding['place'] => ({ line: line + YAML_OFFSET, column })

/** What is wrong with the delimiters, or with what is between them. */
function refuseDelimiters(text: string): Read<never> | undefined {
  const firstEnd = text.indexOf('\n')
  const first = (firstEnd === -1 ? text : text.slice(0, firstEnd)).trimEnd()
  if (first.startsWith('---') && first !== '---') {
    const message = `front matter in "${first.slice(3).trim()}" is not read`
    const hint = 'The first line must be exactly "---"; the front matter is always YAML.'
    return refuse('front-matter-engine', message, hint, { line: 1, column: 4 })
  }
  if (first !== '---') {
    const hint =
      'Its first line is three hyphens, "---", the fields title and tagline stand below, and then another "---".'
    return refuse('missing-front-matter', 'the file does not begin with its fields', hint)
  }
  const close = /^---[ \t]*$/m.exec(text.slice(firstEnd + 1))
  if (firstEnd === -1 || !close) {
    const message = 'the front matter is not closed'
    return refuse('unclosed-front-matter', message, 'Add a line "---" between the fields and the text.')
  }
  const yamlStart = firstEnd + 1
  const yaml = text.slice(yamlStart, yamlStart + close.index).replace(/\n$/, '')
  const stray = /^---/m.exec(yaml)
  if (stray) {
    const message = 'this line only looks like the end of the front matter'
    return refuse(
      'yaml-syntax',
      message,
      'The mark is exactly three hyphens: ---',
      placeOf(text, yamlStart + stray.index),
    )
  }
  if (yaml.length > bounds.yaml.max) {
    const message = `the front matter is larger than ${bounds.yaml.max / 1024} KiB`
    return refuse('file-too-large', message, 'It holds names and one sentence; the text of the entry goes below it.')
  }
  return undefined
}

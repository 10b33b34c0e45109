/**
 * Splitting the body of an entry into explanation, analogy, key points and links, by markdown-it's tokens. Everything
 * that is not part of the grammar is reported with its line; what could be read is returned all the same.
 */
import type { Token } from 'markdown-it'
import type { DiagnosticCode } from '../model/diagnostic.ts'
import { type Language, SECTION_HEADINGS, SECTIONS, type Section } from '../schema/language.ts'
import type { Link } from '../schema/term.ts'
import { entries } from '../text/markdown.ts'
import { nearest } from '../text/words.ts'
import { type Locator, readInline } from './inline.ts'
import { readLink } from './link.ts'
import type { Finding } from './source.ts'

/** What was read, whole or not; bounds are the schema's business. */
export interface Draft {
  readonly explanation: readonly string[]
  readonly analogy: string | undefined
  readonly keyPoints: readonly string[]
  readonly links: readonly Link[]
}

export interface BodyResult {
  readonly draft: Draft
  readonly findings: readonly Finding[]
  /** Line of a part, for what the schema finds: `['keyPoints']`, `['links', 1, 'url']`. */
  readonly placeOf: (path: readonly PropertyKey[]) => Finding['place']
}

/**
 * @param body Markdown below the front matter
 * @param offset lines of the file above it
 */
export function readBody(body: string, offset: number, language: Language): BodyResult {
  const reader = new BodyReader(body, offset, language)
  return reader.read(entries.parse(body, {}))
}

type Part = 'explanation' | Section

class BodyReader {
  readonly #lines: readonly string[]
  readonly #offset: number
  readonly #language: Language
  readonly #findings: Finding[] = []
  readonly #explanation: string[] = []
  readonly #analogy: string[] = []
  readonly #keyPoints: string[] = []
  readonly #links: Link[] = []
  readonly #places: Record<Part, Finding['place'][]> = { explanation: [], analogy: [], keyPoints: [], links: [] }
  readonly #headings = new Map<Section, number>()
  /** Part being read; undefined below a heading nobody knows. */
  #part: Part | undefined = 'explanation'

  constructor(body: string, offset: number, language: Language) {
    this.#lines = body.split('\n')
    this.#offset = offset
    this.#language = language
  }

  read(tokens: readonly Token[]): BodyResult {
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as Token
      const close = endOf(tokens, i)
      this.#block(token, tokens.slice(i + 1, close))
      i = close
    }
    this.#checkSections()
    const [analogy] = this.#analogy
    return {
      draft: { explanation: this.#explanation, analogy, keyPoints: this.#keyPoints, links: this.#links },
      findings: this.#findings,
      placeOf: path => this.#placeOf(path),
    }
  }

  #block(token: Token, inner: readonly Token[]): void {
    if (token.type === 'heading_open') return this.#heading(token, inner[0])
    if (token.type === 'html_block') return this.#report('raw-html', token, 'HTML is not allowed in entries', 'Write plain text; put code between `backticks`.')
    const part = this.#part
    if (part === undefined) return undefined
    if (token.type === 'paragraph_open') return this.#paragraph(token, inner[0], part)
    if (token.type === 'bullet_list_open' && (part === 'keyPoints' || part === 'links')) return this.#list(inner, part)
    return this.#report('block-in-text', token, `${BLOCKS[token.type] ?? 'this'} does not belong here`, EXPECTED[part])
  }

  #heading(token: Token, inline: Token | undefined): void {
    const title = inline?.content.trim() ?? ''
    if (token.tag !== 'h2' || token.markup !== '##') {
      return this.#report('heading-in-text', token, 'only the three section headings may stand in an entry', `Headings are written "## ${this.#heading2('analogy')}", "## ${this.#heading2('keyPoints')}" and "## ${this.#heading2('links')}".`)
    }
    const section = SECTIONS.find(each => this.#heading2(each) === title)
    this.#part = section
    if (section === undefined) {
      const all = SECTIONS.map(each => this.#heading2(each))
      const near = nearest(title, all)
      const hint = near === undefined ? `Sections are: ${all.map(each => `"## ${each}"`).join(', ')}.` : `Did you mean "## ${near}"?`
      return this.#report('unknown-section', token, `there is no section "${title}"`, hint)
    }
    const line = this.#line(token)
    const earlier = this.#headings.get(section)
    if (earlier !== undefined) return this.#report('duplicate-section', token, `the section "${title}" stands here a second time`, `It began in line ${earlier}; keep one of the two.`)
    this.#headings.set(section, line)
    return undefined
  }

  #paragraph(token: Token, inline: Token | undefined, part: Part): void {
    if (!inline) return
    if (part === 'keyPoints' || part === 'links') {
      return this.#report('block-in-text', token, 'a paragraph does not belong here', EXPECTED[part])
    }
    const text = readInline(inline, part === 'analogy' ? 'plain' : 'markup', this.#locator(token), finding => this.#findings.push(finding))
    if (part === 'analogy' && this.#analogy.length > 0) {
      return this.#report('block-in-text', token, 'the analogy is one paragraph', 'Join the paragraphs, or shorten the text.')
    }
    const target = part === 'analogy' ? this.#analogy : this.#explanation
    target.push(text)
    this.#places[part].push(this.#start(token))
  }

  #list(inner: readonly Token[], part: 'keyPoints' | 'links'): void {
    for (let i = 0; i < inner.length; i++) {
      const item = inner[i] as Token
      const close = endOf(inner, i)
      const [paragraph, inline, , ...rest] = inner.slice(i + 1, close)
      i = close
      if (paragraph?.type !== 'paragraph_open' || !inline || rest.length > 0) {
        this.#report('block-in-text', item, 'an item of this list is one line of text', EXPECTED[part])
        continue
      }
      const at = this.#locator(paragraph)
      const report = (finding: Finding) => this.#findings.push(finding)
      if (part === 'keyPoints') {
        this.#keyPoints.push(readInline(inline, 'plain', at, report))
        this.#places.keyPoints.push(this.#start(paragraph))
        continue
      }
      const link = readLink(inline, at, report)
      if (!link) continue
      this.#links.push(link)
      this.#places.links.push(this.#start(paragraph))
    }
  }

  #checkSections(): void {
    for (const section of SECTIONS) {
      const line = this.#headings.get(section)
      const heading = this.#heading2(section)
      const end = { line: this.#offset + this.#lines.length, column: 1 }
      if (line === undefined) {
        this.#findings.push({ code: 'missing-section', place: end, message: `the section "${heading}" is missing`, hint: `Add a line "## ${heading}" with its text below it.` })
      } else if (section === 'analogy' && this.#analogy.length === 0) {
        this.#findings.push({ code: 'missing-section', place: { line, column: 1 }, message: `the section "${heading}" has no text`, hint: EXPECTED.analogy })
      }
    }
  }

  #heading2(section: Section): string {
    return SECTION_HEADINGS[this.#language][section]
  }

  #line(token: Token): number {
    return this.#offset + (token.map?.[0] ?? 0) + 1
  }

  #start(token: Token): Finding['place'] {
    const text = this.#lines[token.map?.[0] ?? 0] ?? ''
    return { line: this.#line(token), column: (/^[\s>*+-]*/.exec(text)?.[0].length ?? 0) + 1 }
  }

  #report(code: DiagnosticCode, token: Token, message: string, hint: string): undefined {
    this.#findings.push({ code, place: { line: this.#line(token), column: 1 }, message, hint })
  }

  #locator(token: Token): Locator {
    const [first, end] = token.map ?? [0, 1]
    let line = first
    let from = 0
    return snippet => {
      for (let i = line; i < end; i++) {
        const column = (this.#lines[i] ?? '').indexOf(snippet, i === line ? from : 0)
        if (column === -1) continue
        line = i
        from = column + snippet.length
        return { line: this.#offset + i + 1, column: column + 1 }
      }
      return { line: this.#offset + first + 1, column: 1 }
    }
  }

  #placeOf(path: readonly PropertyKey[]): Finding['place'] {
    const [part, index] = path as [Part, number | undefined]
    const places = this.#places[part] ?? []
    const heading = part === 'explanation' ? undefined : this.#headings.get(part)
    const start = heading === undefined ? { line: this.#offset + 1, column: 1 } : { line: heading, column: 1 }
    if (typeof index === 'number') return places[index] ?? start
    return start
  }
}

const BLOCKS: Readonly<Record<string, string>> = {
  bullet_list_open: 'a list',
  ordered_list_open: 'a numbered list',
  fence: 'a block of code',
  code_block: 'an indented block of code',
  blockquote_open: 'a quotation',
  hr: 'a horizontal rule',
}

const EXPECTED: Readonly<Record<Part, string>> = {
  explanation: 'The explanation is paragraphs of text, separated by empty lines.',
  analogy: 'The analogy is one paragraph of plain text.',
  keyPoints: 'Key points are lines that begin with "- ".',
  links: 'Links are lines of the form "- [Title of the page](https://…)".',
}

/** Index of the token that closes the one at `start`; the index itself for a token that stands alone. */
function endOf(tokens: readonly Token[], start: number): number {
  if (tokens[start]?.nesting !== 1) return start
  let depth = 0
  for (let i = start; i < tokens.length; i++) {
    depth += tokens[i]?.nesting ?? 0
    if (depth === 0) return i
  }
  return tokens.length - 1
}

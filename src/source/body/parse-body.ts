/**
 * Parses the body of an entry into explanation, analogy, key points and links, by markdown-it's tokens. What the
 * grammar does not allow is reported with its line; the rest is returned all the same.
 */
import type { Token } from 'markdown-it'
import { type BodyPart, type Language, SECTION_HEADINGS, SECTIONS, type Section } from '../../schema/language.ts'
import type { Body, Link } from '../../schema/term.ts'
import { entryParser } from '../../text/markdown-it.ts'
import type { Finding, Refusal } from '../source-finding.ts'
import { NO_HTML, readInline, readLink } from './inline.ts'
import {
  BLOCK_NAMES,
  endOf,
  headingHint,
  hyphenWithoutSpace,
  malformedHeading,
  missingSection,
  orderFault,
  PART_HINTS,
  sectionMeant,
} from './structure-errors.ts'
import { type Lines, linesOf } from './token-positions.ts'

/** The parts that were read, complete or not. The schema checks their bounds. */
export type Draft = Readonly<Omit<Body, 'analogy'>> & { readonly analogy: string | undefined }

/**
 * @param body Markdown below the front matter
 * @param offset lines of the file above it
 */
export function readBody(body: string, offset: number, language: Language) {
  const reader = new BodyReader(body, offset, language)
  return reader.read(entryParser.parse(body, {}))
}
export type BodyResult = ReturnType<typeof readBody>

class BodyReader {
  readonly #lines: Lines
  readonly #offset: number
  readonly #language: Language
  readonly #findings: Finding[] = []
  readonly #faulty = new Set<string>()
  readonly #explanation: string[] = []
  readonly #analogy: string[] = []
  readonly #keyPoints: string[] = []
  readonly #links: Link[] = []
  readonly #places: Record<BodyPart, Finding['place'][]> = { explanation: [], analogy: [], keyPoints: [], links: [] }
  readonly #headings = new Map<Section, number>()
  /** Sections with a misspelled heading, which are not reported as missing. */
  readonly #misspelled = new Set<Section>()
  /** The part that is being read; undefined below an unknown heading. */
  #part: BodyPart | undefined = 'explanation'

  constructor(body: string, offset: number, language: Language) {
    this.#lines = linesOf(body, offset)
    this.#offset = offset
    this.#language = language
  }

  read(tokens: readonly Token[]) {
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as Token
      const close = endOf(tokens, i)
      this.#block(token, tokens.slice(i + 1, close))
      i = close
    }
    this.#checkSections()
    const [analogy] = this.#analogy
    const draft: Draft = { explanation: this.#explanation, analogy, keyPoints: this.#keyPoints, links: this.#links }
    return {
      draft,
      findings: this.#findings,
      /** Parts with findings. They may be too short for that reason, which is then not reported again. */
      faulty: this.#faulty,
      /** The place of a part, for findings of the schema: `['keyPoints']`, `['links', 1, 'url']`. */
      placeOf: (path: readonly PropertyKey[]) => this.#placeOf(path),
    }
  }

  #block(token: Token, inner: readonly Token[]): undefined {
    if (token.type === 'heading_open') return this.#heading(token, inner[0])
    if (token.type === 'html_block') return this.#report(token, ...NO_HTML)
    const part = this.#part
    if (part === undefined) {
      if (token.type === 'paragraph_open') this.#malformedHeading(token, inner[0]?.content ?? '')
      return undefined
    }
    const isList = part === 'keyPoints' || part === 'links'
    const glued = isList && hyphenWithoutSpace(token, this.#lines.texts, this.#offset)
    if (glued) return this.#reporter(part)(glued)
    if (token.type === 'paragraph_open') return this.#paragraph(token, inner[0], part)
    if (token.type === 'bullet_list_open' && isList) return this.#list(inner, part)
    return this.#misplaced(token, `${BLOCK_NAMES[token.type] ?? 'this'} does not belong here`, part)
  }

  #heading(token: Token, inline: Token | undefined): undefined {
    const title = inline?.content.trim() ?? ''
    if (token.markup !== '##') {
      const written = token.markup.startsWith('#') ? `${token.markup} ${title}` : title
      if (this.#malformedHeading(token, written)) return undefined
      const message = 'only the three section headings may stand in an entry'
      return this.#report(token, 'heading-in-text', message, headingHint(token.markup, this.#language))
    }
    const section = SECTIONS.find(each => SECTION_HEADINGS[this.#language][each] === title)
    if (section === undefined && this.#malformedHeading(token, title)) return undefined
    this.#part = section
    if (section === undefined) return this.#unknownSection(token, title)
    const earlier = this.#headings.get(section)
    if (earlier === undefined) return this.#enter(section, token)
    const message = `the section "${title}" stands here a second time`
    return this.#report(token, 'duplicate-section', message, `It began in line ${earlier}; keep one of the two.`)
  }

  #unknownSection(token: Token, title: string): undefined {
    const { meant, hint } = sectionMeant(title, this.#language)
    this.#report(token, 'unknown-section', `there is no section "${title}"`, hint)
    if (meant === undefined) return
    this.#misspelled.add(meant)
    this.#faulty.add(meant)
  }

  /** Reports a malformed heading, and treats it as one, so that there is only one finding. */
  #malformedHeading(token: Token, content: string): boolean {
    const [section, refusal] = malformedHeading(content, this.#language) ?? []
    if (!section || !refusal) return false
    this.#part = section
    this.#report(token, ...refusal)
    this.#enter(section, token)
    return true
  }

  #enter(section: Section, token: Token): undefined {
    if (this.#headings.has(section)) return undefined
    const order = orderFault(section, [...this.#headings.keys()], this.#language)
    if (order) this.#report(token, ...order)
    this.#headings.set(section, this.#lines.lineOf(token))
  }

  #paragraph(token: Token, inline: Token | undefined, part: BodyPart): undefined {
    if (!inline || this.#malformedHeading(token, inline.content)) return undefined
    if (part === 'keyPoints' || part === 'links')
      return this.#misplaced(token, 'a paragraph does not belong here', part)
    const isAnalogy = part === 'analogy'
    const allowance = isAnalogy ? 'plain' : 'markup'
    const text = readInline(inline, allowance, this.#lines.locatorOf(token), this.#reporter(part))
    if (isAnalogy && this.#analogy.length > 0) {
      const hint = 'Join the paragraphs, or shorten the text.'
      return this.#report(token, 'block-in-text', 'the analogy is one paragraph', hint)
    }
    ;(isAnalogy ? this.#analogy : this.#explanation).push(text)
    this.#places[part].push(this.#lines.startOf(token))
  }

  #list(inner: readonly Token[], part: 'keyPoints' | 'links'): undefined {
    for (let i = 0; i < inner.length; i++) {
      const item = inner[i] as Token
      const close = endOf(inner, i)
      const [paragraph, inline, , ...rest] = inner.slice(i + 1, close)
      i = close
      if (paragraph?.type !== 'paragraph_open' || !inline || rest.length > 0) {
        this.#misplaced(item, 'an item of this list is one line of text', part)
        continue
      }
      const at = this.#lines.locatorOf(paragraph)
      const report = this.#reporter(part)
      if (part === 'keyPoints') this.#keyPoints.push(readInline(inline, 'plain', at, report))
      else {
        const link = readLink(inline, at, report)
        if (!link) continue
        this.#links.push(link)
      }
      this.#places[part].push(this.#lines.startOf(paragraph))
    }
  }

  #checkSections(): void {
    const end = { line: this.#offset + this.#lines.texts.length, column: 1 }
    for (const section of SECTIONS) {
      const line = this.#headings.get(section)
      if (line === undefined && this.#misspelled.has(section)) continue
      const isEmpty = section === 'analogy' && this.#analogy.length === 0
      if (line === undefined || isEmpty) this.#reporter(section)(missingSection(section, line, end, this.#language))
    }
  }

  #reporter(part: BodyPart): (finding: Finding) => undefined {
    return finding => {
      this.#faulty.add(part)
      this.#findings.push(finding)
      return undefined
    }
  }

  #report(token: Token, ...[code, message, hint]: Refusal): undefined {
    if (this.#part !== undefined) this.#faulty.add(this.#part)
    this.#findings.push({ code, place: { line: this.#lines.lineOf(token), column: 1 }, message, hint })
  }

  #misplaced(token: Token, message: string, part: BodyPart): undefined {
    return this.#report(token, 'block-in-text', message, PART_HINTS[part])
  }

  /** The item that the path names; else the last item of the part; else its heading. */
  #placeOf([part, index]: readonly PropertyKey[]): Finding['place'] {
    const places = this.#places[part as BodyPart] ?? []
    const heading = part === 'explanation' ? undefined : this.#headings.get(part as Section)
    const start = { line: heading ?? this.#offset + 1, column: 1 }
    return (typeof index === 'number' ? places[index] : places.at(-1)) ?? start
  }
}

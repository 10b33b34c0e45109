/** What is wrong with the structure of an entry's body, its parts and headings, and how to correct it. */
import type { Token } from 'markdown-it'
import type { Place } from '../../model/diagnostic.ts'
import { type BodyPart, type Language, SECTION_HEADINGS, SECTIONS, type Section } from '../../schema/language.ts'
import { nearest } from '../../text/edit-distance.ts'
import type { Finding, Refusal } from '../source-finding.ts'

export const BLOCK_NAMES: Readonly<Record<string, string>> = {
  bullet_list_open: 'a list',
  ordered_list_open: 'a numbered list',
  fence: 'a block of code',
  code_block: 'an indented block of code',
  blockquote_open: 'a quotation',
  hr: 'a horizontal rule',
}

/** Finds a line `-Like this`, which Markdown reads as text rather than as an item. */
export function hyphenWithoutSpace({ map }: Token, texts: readonly string[], offset: number): Finding | undefined {
  const [first, end] = map ?? [0, 0]
  const at = texts.findIndex((text, i) => i >= first && i < end && /^\s*-[^\s\d-]/.test(text))
  const text = texts[at]?.trim()
  if (text === undefined) return undefined
  const place = { line: offset + at + 1, column: (texts[at] ?? '').indexOf('-') + 2 }
  const message = 'a space is missing after the hyphen that begins this line'
  const hint = `Write the line so: - ${text.slice(1, 40)}${text.length > 40 ? ' …' : ''}`
  return { code: 'list-form', place, message, hint }
}

/** Hints on what each part may hold. */
export const PART_HINTS: Readonly<Record<BodyPart, string>> = {
  explanation: 'The explanation is paragraphs of text, separated by empty lines.',
  analogy: 'The analogy is one paragraph of plain text.',
  keyPoints: 'Key points are lines that begin with "- ".',
  links: 'Links are lines of the form "- [Title of the page](https://…)".',
}

/** Index of the token that closes the one at `start`; the index itself for a token that stands alone. */
export function endOf(tokens: readonly Token[], start: number): number {
  if (tokens[start]?.nesting !== 1) return start
  let depth = 0
  for (let i = start; i < tokens.length; i++) {
    depth += tokens[i]?.nesting ?? 0
    if (depth === 0) return i
  }
  return tokens.length - 1
}

/** All headings of a language, for messages. */
const headingsOf = (language: Language): string =>
  SECTIONS.map(section => `"## ${SECTION_HEADINGS[language][section]}"`).join(', ')

/** A hint on a heading that is not of level two, by its markup. */
export const headingHint = (markup: string, language: Language): string =>
  markup === '-' || markup === '='
    ? 'The dashes or equals signs below this line make it a heading; remove them.'
    : `Headings of sections are written ${headingsOf(language)}.`

/** The section that a misspelled heading may mean, and a hint. */
export function sectionMeant(
  title: string,
  language: Language,
): { readonly meant: Section | undefined; readonly hint: string } {
  const headings = SECTION_HEADINGS[language]
  const near = nearest(title, Object.values(headings))
  return {
    meant: SECTIONS.find(section => headings[section] === near),
    hint: near === undefined ? `Sections are: ${headingsOf(language)}.` : `Did you mean "## ${near}"?`,
  }
}

/** Characters of a line that may be meant as a heading, with its signs. */
const MAX_HEADING = 100

/** Finds text that is meant as a heading: `##Key points`, `**Key points**`, `Key points:`, `### Key points`. */
export function malformedHeading(content: string, language: Language): readonly [Section, Refusal] | undefined {
  const [first = ''] = content.split('\n')
  const title = first
    .slice(0, MAX_HEADING)
    .replace(/^[#*_\s]+|[*_:\s#]+$/g, '')
    .toLowerCase()
  const section = SECTIONS.find(each => SECTION_HEADINGS[language][each].toLowerCase() === title)
  if (section === undefined) return undefined
  const hint = /^##[\u00a0\u202f]/.test(first)
    ? 'After the two signs stands a no-break space; delete it and type an ordinary one.'
    : `Write the line so: ## ${SECTION_HEADINGS[language][section]}`
  return [section, ['unknown-section', `"${first.trim()}" is not written as a heading`, hint]]
}

/**
 * Checks that a section stands in its place.
 * @param earlier sections above this one
 */
export function orderFault(section: Section, earlier: readonly Section[], language: Language): Refusal | undefined {
  const after = earlier.find(each => SECTIONS.indexOf(each) > SECTIONS.indexOf(section))
  if (after === undefined) return undefined
  const headings = SECTION_HEADINGS[language]
  const message = `the section "${headings[section]}" stands below "${headings[after]}"`
  return ['section-order', message, `The order is the same in every entry: ${headingsOf(language)}.`]
}

/**
 * @param line of the heading of a section without text; undefined if there is no heading
 * @param end of the body
 */
export function missingSection(section: Section, line: number | undefined, end: Place, language: Language): Finding {
  const heading = SECTION_HEADINGS[language][section]
  const isThere = line !== undefined
  return {
    code: 'missing-section',
    place: isThere ? { line, column: 1 } : end,
    message: `the section "${heading}" ${isThere ? 'has no text' : 'is missing'}`,
    hint: isThere ? PART_HINTS[section] : `Add a line "## ${heading}" with its text below it.`,
  }
}

/** The grammar of an entry's body: its parts, what each may hold, and how Markdown's blocks are called in messages. */
import type { Token } from 'markdown-it'
import type { Section } from '../../schema/language.ts'
import type { Finding } from '../finding.ts'

export type Part = 'explanation' | Section

export const BLOCKS: Readonly<Record<string, string>> = {
  bullet_list_open: 'a list',
  ordered_list_open: 'a numbered list',
  fence: 'a block of code',
  code_block: 'an indented block of code',
  blockquote_open: 'a quotation',
  hr: 'a horizontal rule',
}

/** Lines that Markdown read as definitions of links: no token covers them. */
export function lostDefinitions(
  tokens: readonly Token[],
  texts: readonly string[],
  offset: number,
): readonly Finding[] {
  const covered = new Set<number>()
  for (const { map } of tokens) for (let line = map?.[0] ?? 0; line < (map?.[1] ?? 0); line++) covered.add(line)
  const isLost = (line: number) => !covered.has(line) && (texts[line] ?? '').trim() !== ''
  return texts.flatMap((_, i) => (isLost(i) && !isLost(i - 1) ? [lostDefinition(offset + i + 1)] : []))
}

const lostDefinition = (line: number): Finding => ({
  code: 'link-in-text',
  place: { line, column: 1 },
  message: 'this line defines a link and would not be shown',
  hint: 'Write links in the last section, as "- [Title of the page](https://…)".',
})

/** A line `-Like this` belongs to no list, or is glued to the item above it. */
export function gluedHyphen({ map }: Token, texts: readonly string[], offset: number): Finding | undefined {
  const [first, end] = map ?? [0, 0]
  const at = texts.findIndex((text, i) => i >= first && i < end && /^\s*-[^\s\d-]/.test(text))
  const text = texts[at]?.trim()
  if (text === undefined) return undefined
  return {
    code: 'list-form',
    place: { line: offset + at + 1, column: (texts[at] ?? '').indexOf('-') + 2 },
    message: 'a space is missing after the hyphen that begins this line',
    hint: `Write the line so: - ${text.slice(1, 40)}${text.length > 40 ? ' …' : ''}`,
  }
}

/** Message and hint for raw HTML. */
export const NO_HTML = ['HTML is not allowed in entries', 'Write plain text; put code between `backticks`.'] as const

/** What each part may hold. */
export const EXPECTED: Readonly<Record<Part, string>> = {
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

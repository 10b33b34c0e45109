/**
 * Reading the inline content of a paragraph or list item: words, `**bold**` and `` `code` ``, and in "Further reading" one
 * link. All other inline Markdown is refused, with its place.
 */
import type { Token } from 'markdown-it'
import type { DiagnosticCode } from '../../model/diagnostic.ts'
import { WebAddress } from '../../schema/classification.ts'
import type { Link } from '../../schema/term.ts'
import type { Finding } from '../finding.ts'

/** Whether a text may hold bold and code. */
export type Allowance = 'plain' | 'markup'

/** Finds a snippet in the lines of a token, after the last snippet found. */
export type Locator = (snippet: string) => Finding['place']

export type ReportFinding = (finding: Finding) => void

const REFUSED: Readonly<Record<string, readonly [DiagnosticCode, string, string]>> = {
  em_open: [
    'italics-in-text',
    'italics are not used in entries',
    'Use **bold** for a word that is being defined, or no mark at all.',
  ],
  link_open: [
    'link-in-text',
    'links are not written in the text',
    'Mentions of other terms are linked by the build; other addresses belong in the last section.',
  ],
  image: [
    'image-in-text',
    'images are not placed in the text',
    'Save the illustration as image.svg, image.png or image.webp beside this file.',
  ],
  html_inline: ['raw-html', 'HTML is not allowed in entries', 'Write plain text; put code between `backticks`.'],
}

/**
 * The text of an inline token as the JSON API carries it, with soft line breaks made spaces.
 * @param token markdown-it's inline token
 */
export function readInline(token: Token, allow: Allowance, at: Locator, report: ReportFinding): string {
  let text = ''
  for (const child of token.children ?? []) {
    const place = at(snippetOf(child))
    text += textOf(child)
    const finding =
      refused(child, place) ?? unbalanced(child, place) ?? (allow === 'plain' ? marked(child, place) : undefined)
    if (finding) report(finding)
  }
  return text.trim()
}

/** The source of a token, by which its place is found. */
function snippetOf({ type, markup, content }: Token): string {
  if (type === 'link_open') return markup === 'autolink' ? '<' : '['
  if (type === 'link_close') return markup === 'autolink' ? '>' : ']'
  if (type === 'image') return '!['
  if (type === 'softbreak' || type === 'hardbreak') return ''
  return markup || content
}

function textOf({ type, content }: Token): string {
  switch (type) {
    case 'text':
    case 'text_special':
      return content
    case 'softbreak':
    case 'hardbreak':
      return ' '
    case 'strong_open':
    case 'strong_close':
      return '**'
    case 'code_inline':
      return `\`${content}\``
    default:
      return ''
  }
}

function refused(child: Token, place: Finding['place']): Finding | undefined {
  const known = REFUSED[child.type]
  if (known) return { code: known[0], place, message: known[1], hint: known[2] }
  if (child.type !== 'text_special') return undefined
  const hint =
    child.info === 'entity'
      ? entityHint(child.content)
      : 'Write the character without the backslash, or put it between `backticks`.'
  return {
    code: 'escape-in-text',
    place,
    message: `"${child.markup}" is an escape, which readers would see wherever the entry is no web page`,
    hint,
  }
}

/** A space that is special is no better than its escape. */
const entityHint = (character: string): string =>
  character.trim() === '' ? 'Write a space.' : `Write the character itself: ${character}`

/** Finds marks without a partner, which Markdown reads as text. */
function unbalanced(child: Token, place: Finding['place']): Finding | undefined {
  if (child.type === 'code_inline' && child.content.includes('`')) {
    return {
      code: 'unbalanced-markup',
      place,
      message: 'code text cannot contain a backtick',
      hint: 'Describe the character in words.',
    }
  }
  const stray = child.type === 'text' ? /\*\*|`/.exec(child.content) : null
  if (!stray) return undefined
  const [mark] = stray
  return {
    code: 'unbalanced-markup',
    place: { line: place.line, column: place.column + stray.index },
    message: `this ${mark} opens or closes no ${mark === '`' ? 'code' : 'bold'} text`,
    hint: `Write ${mark} directly before the first and after the last letter: ${mark}word${mark}.`,
  }
}

function marked(child: Token, place: Finding['place']): Finding | undefined {
  if (child.type !== 'strong_open' && child.type !== 'code_inline') return undefined
  return {
    code: 'markup-in-plain-text',
    place,
    message: 'this text is plain, without bold or code',
    hint: 'Remove the marks; bold and code belong in the explanation.',
  }
}

/**
 * Reads an item of "Further reading": one link with a label and an http(s) address.
 * @returns undefined when it is not one; the reason has been reported
 */
export function readLink(token: Token, at: Locator, report: ReportFinding): Link | undefined {
  const children = (token.children ?? []).filter(child => child.content !== '' || child.type !== 'text')
  const [open] = children
  const close = children.at(-1)
  const inner = children.slice(1, -1)
  const refuse = (snippet: string, finding: Omit<Finding, 'place'>): undefined => {
    report({ ...finding, place: at(snippet) })
  }

  if (open?.type !== 'link_open' || close?.type !== 'link_close' || inner.some(child => child.type === 'link_close')) {
    const address = /^\[[^\]]*\]\((.*)\)$/.exec(token.content)?.[1]
    const isOne = address !== undefined && !address.includes('](')
    return isOne ? refuse(address || '(', notAnAddress(address)) : refuse(token.content.slice(0, 20), NOT_ONE_LINK)
  }
  if (open.markup === 'autolink') return refuse('<', NO_LABEL)
  if (open.attrGet('title') !== null)
    return refuse(' "', {
      code: 'link-form',
      message: 'the address of a link is followed by nothing',
      hint: 'Remove the text between quotes.',
    })
  if (!inner.every(({ type }) => type === 'text' || type === 'text_special' || type === 'softbreak')) {
    return refuse('[', {
      code: 'link-form',
      message: 'the label of a link is plain text',
      hint: 'Remove bold, code and other marks from the label.',
    })
  }
  const label = inner
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')
    .trim()
  const url = String(open.attrGet('href') ?? '')
  if (label === '') return refuse('[', NO_LABEL)
  if (!WebAddress.safeParse(url).success) return refuse(url || '(', notAnAddress(url))
  return { label, url }
}

const NOT_ONE_LINK = {
  code: 'link-form',
  message: 'an item of this section is one link and nothing else',
  hint: 'Write "- [Title of the page](https://…)".',
} as const

const NO_LABEL = {
  code: 'link-without-label',
  message: 'the link has no label',
  hint: 'Write the title of the page between the square brackets: [Title of the page](https://…).',
} as const

const notAnAddress = (address: string) =>
  ({
    code: 'invalid-address',
    message: `"${address}" is not the address of a web page`,
    hint: 'Addresses begin with https:// or http:// and contain no spaces.',
  }) as const

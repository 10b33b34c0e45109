/**
 * Reading the inline content of a paragraph or list item: words, `**bold**` and `` `code` ``, and in "Further reading" one
 * link. All other inline Markdown is refused, with its place.
 */
import type { Token } from 'markdown-it'
import { WebAddress } from '../../schema/field-types.ts'
import type { Link } from '../../schema/term.ts'
import type { Finding, Refusal } from '../source-finding.ts'

/** Whether a text may hold bold and code. */
type Allowance = 'plain' | 'markup'

/** Finds a snippet in the lines of a token, after the last snippet found. */
export type Locator = (snippet: string) => Finding['place']

type ReportFinding = (finding: Finding) => void

/** How raw HTML is refused. */
export const NO_HTML: Refusal = [
  'raw-html',
  'HTML is not allowed in entries',
  'Write plain text; put code between `backticks`.',
]

const REFUSED: Readonly<Record<string, Refusal>> = {
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
  html_inline: NO_HTML,
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
    const stray = child.type === 'text' ? /\*\*|`/.exec(child.content) : null
    if (stray) report(unbalanced(stray[0], { line: place.line, column: place.column + stray.index }))
    const [code, message, hint] = refusalOf(child, allow) ?? []
    if (code && message) report({ code, place, message, hint })
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

/** Why a token may not be there. */
function refusalOf({ type, content, markup, info }: Token, allow: Allowance): Refusal | undefined {
  const known = REFUSED[type]
  if (known) return known
  if (type === 'text_special') {
    const message = `"${markup}" is an escape, which readers would see wherever the entry is no web page`
    if (info !== 'entity')
      return ['escape-in-text', message, 'Write the character without the backslash, or put it between `backticks`.']
    // A space that is special is no better than its escape.
    const hint = content.trim() === '' ? 'Write a space.' : `Write the character itself: ${content}`
    return ['escape-in-text', message, hint]
  }
  if (type === 'code_inline' && content.includes('`'))
    return ['unbalanced-markup', 'code text cannot contain a backtick', 'Describe the character in words.']
  if (allow === 'markup' || (type !== 'strong_open' && type !== 'code_inline')) return undefined
  const hint = 'Remove the marks; bold and code belong in the explanation.'
  return ['markup-in-plain-text', 'this text is plain, without bold or code', hint]
}

/** A mark without a partner, which Markdown reads as text. */
const unbalanced = (mark: string, place: Finding['place']): Finding => ({
  code: 'unbalanced-markup',
  place,
  message: `this ${mark} opens or closes no ${mark === '`' ? 'code' : 'bold'} text`,
  hint: `Write ${mark} directly before the first and after the last letter: ${mark}word${mark}.`,
})

/**
 * Reads an item of "Further reading": one link with a label and an http(s) address.
 * @returns undefined when it is not one; the reason has been reported
 */
export function readLink(token: Token, at: Locator, report: ReportFinding): Link | undefined {
  const children = (token.children ?? []).filter(child => child.content !== '' || child.type !== 'text')
  const [open] = children
  const close = children.at(-1)
  const inner = children.slice(1, -1)
  const refuse = (snippet: string, ...[code, message, hint]: Refusal): undefined => {
    report({ code, place: at(snippet), message, hint })
  }

  if (open?.type !== 'link_open' || close?.type !== 'link_close' || inner.some(child => child.type === 'link_close')) {
    const address = /^\[[^\]]*\]\((.*)\)$/.exec(token.content)?.[1]
    const isOne = address !== undefined && !address.includes('](')
    return isOne
      ? refuse(address || '(', ...notAnAddress(address))
      : refuse(token.content.slice(0, 20), ...NOT_ONE_LINK)
  }
  if (open.markup === 'autolink') return refuse('<', ...NO_LABEL)
  if (open.attrGet('title') !== null)
    return refuse(' "', 'link-form', 'the address of a link is followed by nothing', 'Remove the text between quotes.')
  if (!inner.every(({ type }) => type === 'text' || type === 'text_special' || type === 'softbreak')) {
    const hint = 'Remove bold, code and other marks from the label.'
    return refuse('[', 'link-form', 'the label of a link is plain text', hint)
  }
  const label = inner.map(textOf).join('').trim()
  const url = String(open.attrGet('href') ?? '')
  if (label === '') return refuse('[', ...NO_LABEL)
  if (!WebAddress.safeParse(url).success) return refuse(url || '(', ...notAnAddress(url))
  return { label, url }
}

const NOT_ONE_LINK: Refusal = [
  'link-form',
  'an item of this section is one link and nothing else',
  'Write "- [Title of the page](https://…)".',
]

const NO_LABEL: Refusal = [
  'link-without-label',
  'the link has no label',
  'Write the title of the page between the square brackets: [Title of the page](https://…).',
]

const notAnAddress = (address: string): Refusal => [
  'invalid-address',
  `"${address}" is not the address of a web page`,
  addressHint(address),
]

function addressHint(address: string): string {
  if (address.split('(').length > address.split(')').length && WebAddress.safeParse(address).success)
    return 'A parenthesis is opened in the address and not closed: add a ")" at the end.'
  return 'Addresses begin with https:// or http:// and contain no spaces.'
}

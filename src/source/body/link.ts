/** Reading an item of "Further reading": exactly one link, with a label and an http(s) address. */
import type { Token } from 'markdown-it'
import { WebAddress } from '../../schema/classification.ts'
import type { Link } from '../../schema/term.ts'
import type { Finding } from '../finding.ts'
import type { Locator, Report } from './inline.ts'

/** @returns undefined when the item is no usable link; why has then been reported */
export function readLink(token: Token, at: Locator, report: Report): Link | undefined {
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

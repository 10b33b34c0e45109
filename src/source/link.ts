/** Reading an item of "Further reading": exactly one link, with a label and an http(s) address. */
import type { Token } from 'markdown-it'
import { WebAddress } from '../schema/classification.ts'
import type { Link } from '../schema/term.ts'
import type { Locator } from './inline.ts'
import type { Finding } from './source.ts'

/** @returns undefined when the item is no usable link; why has then been reported */
export function readLink(token: Token, at: Locator, report: (finding: Finding) => void): Link | undefined {
  const children = (token.children ?? []).filter(child => child.content !== '' || child.type !== 'text')
  const [open, ...rest] = children
  const close = rest.at(-1)
  const inner = rest.slice(0, -1)
  const refuse = (code: Finding['code'], snippet: string, message: string, hint: string): undefined => report({ code, place: at(snippet), message, hint }) as undefined

  if (open?.type !== 'link_open' || close?.type !== 'link_close') return refuseForm(token.content, refuse)
  if (open.markup === 'autolink') {
    return refuse('link-without-label', '<', 'the link has no label', 'Write the title of the page: [Title of the page](https://…).')
  }
  if (!inner.every(child => child.type === 'text' || child.type === 'text_special')) {
    return refuse('link-form', '[', 'the label of a link is plain text', 'Remove bold, code and other marks from the label.')
  }
  const label = inner.map(child => child.content).join('').trim()
  const address = String(open.attrGet('href') ?? '')
  if (label === '') return refuse('link-without-label', '[', 'the link has no label', 'Write the title of the page between the square brackets.')
  if (!WebAddress.safeParse(address).success) return refuseAddress(address, refuse)
  return { label, url: address }
}

type Refuse = (code: Finding['code'], snippet: string, message: string, hint: string) => undefined

/** Markdown did not see a link: because of its address, or because there is none. */
function refuseForm(content: string, refuse: Refuse): undefined {
  const address = /^\[[^\]]*\]\((.*)\)$/.exec(content)?.[1]
  if (address !== undefined) return refuseAddress(address, refuse)
  return refuse('link-form', content.slice(0, 20), 'an item of this section is one link and nothing else', 'Write "- [Title of the page](https://…)".')
}

function refuseAddress(address: string, refuse: Refuse): undefined {
  return refuse('invalid-address', address === '' ? '(' : address, `"${address}" is not the address of a web page`, 'Addresses begin with https:// or http:// and contain no spaces.')
}

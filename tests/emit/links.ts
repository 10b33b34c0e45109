/** Where an address leads: the file of this site that answers it, for tests that follow every link. */
import MarkdownIt from 'markdown-it'
import type { Site } from '../../src/model/dictionary/site.ts'
import type { Files } from './rendered.ts'

/** Addresses that only an edge function answers. */
const AT_THE_EDGE = new Set(['mcp'])

/** Address of the page or file that a host serves for a path of the site. */
export const addressOf = (site: Site, path: string): string =>
  `${site.base}/${path.replace(/(^|\/)index\.html$/, '$1')}`

/** @returns the path of the file behind one of our own addresses; undefined when the address is somebody else's */
export function ownPath(site: Site, address: string): string | undefined {
  const { origin, pathname } = new URL(address)
  if (origin !== new URL(site.base).origin) return undefined
  const path = pathname === site.basePath ? `${pathname}/` : decodeURI(pathname)
  if (!path.startsWith(`${site.basePath}/`)) return `${path} is outside of ${site.basePath}/`
  const below = path.slice(site.basePath.length + 1)
  return below === '' || below.endsWith('/') ? `${below}index.html` : below
}

/** Whether somebody answers the address: another site, a file of this one, or its edge function. */
export function leadsSomewhere(site: Site, files: Files, address: string): boolean {
  const path = ownPath(site, address)
  return path === undefined || files.has(path) || (site.edge && AT_THE_EDGE.has(path))
}

const reader = new MarkdownIt('commonmark', { html: true })

const inlineOf = (markdown: string) => reader.parse(markdown, {}).flatMap(({ children }) => children ?? [])

/** Targets of the links and images of a Markdown text. */
export const linksIn = (markdown: string): readonly string[] =>
  inlineOf(markdown).flatMap(token => {
    if (token.type === 'link_open') return [String(token.attrGet('href'))]
    return token.type === 'image' ? [String(token.attrGet('src'))] : []
  })

/** The same, and the addresses that stand alone in the text, outside of code. */
export const addressesIn = (markdown: string): readonly string[] => [
  ...linksIn(markdown),
  ...inlineOf(markdown)
    .filter(({ type }) => type === 'text')
    .flatMap(({ content }) => [...content.matchAll(/https?:\/\/[^\s)>]+[^\s)>.,;:]/g)].map(([address]) => address)),
]

/** Pieces of raw HTML in a Markdown text: a reader's program would take them for markup. */
export const rawHtmlIn = (markdown: string): readonly string[] =>
  reader
    .parse(markdown, {})
    .flatMap(token => [token, ...(token.children ?? [])])
    .flatMap(({ type, content }) => (type === 'html_inline' || type === 'html_block' ? [content] : []))

/** What a reader sees of a Markdown text, without its markup. */
export const wordsOf = (markdown: string): string =>
  inlineOf(markdown)
    .flatMap(({ type, content }) => (type === 'softbreak' ? [' '] : [content]))
    .join('')

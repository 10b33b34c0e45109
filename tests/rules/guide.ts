/** Guides as data: the links, code blocks, code words and tables of a Markdown file, read as GitHub reads them. */
import MarkdownIt from 'markdown-it'
import { read } from './source.ts'

export interface Table {
  readonly header: readonly string[]
  /** Cells as they are written, marks included. */
  readonly rows: readonly (readonly string[])[]
}

export interface Guide {
  /** From the root of the project. */
  readonly path: string
  readonly text: string
  readonly links: readonly string[]
  readonly blocks: readonly string[]
  /** What stands between backticks, in order. */
  readonly words: readonly string[]
  readonly tables: readonly Table[]
  /** Names under which headings can be linked. */
  readonly anchors: readonly string[]
}

const markdown = new MarkdownIt({ html: true })
type Token = ReturnType<typeof markdown.parse>[number]

export const readGuide = (path: string): Guide => parseGuide(path, read(path))

export function parseGuide(path: string, text: string): Guide {
  const tokens = markdown.parse(text, {})
  const inline = tokens.flatMap(({ children }) => children ?? [])
  return {
    path,
    text,
    links: inline.flatMap(token => (token.type === 'link_open' ? [String(token.attrGet('href'))] : [])),
    blocks: tokens.filter(({ type }) => type === 'fence' || type === 'code_block').map(({ content }) => content),
    words: inline.filter(({ type }) => type === 'code_inline').map(({ content }) => content),
    tables: tablesIn(tokens),
    anchors: tokens.flatMap(({ type }, i) => (type === 'heading_open' ? [anchor(tokens[i + 1]?.content ?? '')] : [])),
  }
}

/** What stands between backticks in a piece of text, such as a cell. */
export const wordsIn = (text: string): readonly string[] => parseGuide('', text).words

function tablesIn(tokens: readonly Token[]): readonly Table[] {
  const tables: string[][][] = []
  for (const [i, { type }] of tokens.entries()) {
    if (type === 'table_open') tables.push([])
    if (type === 'tr_open') tables.at(-1)?.push([])
    if (type === 'th_open' || type === 'td_open')
      tables
        .at(-1)
        ?.at(-1)
        ?.push(tokens[i + 1]?.content ?? '')
  }
  return tables.map(([header = [], ...rows]) => ({ header, rows }))
}

const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/**
 * The two configurations of markdown-it. `entryParser` parses bodies of entries, with tokens for raw HTML, escapes and entities,
 * which are refused. `renderPage` renders the site's own pages and shows raw HTML as text.
 */
import MarkdownIt from 'markdown-it'
import type { Html } from './html.ts'

/** Parses bodies of entries to tokens. It does not render. Definitions of links are text, which the check refuses. */
export const entryParser = new MarkdownIt('commonmark', { html: true }).disable(['text_join', 'reference'])

const pages = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' }).disable('replacements')

/** Headings may end in `{#anchor}`, which becomes their id. */
pages.core.ruler.push('heading_anchor', state => {
  for (let i = 0; i < state.tokens.length; i++) {
    const open = state.tokens[i]
    const inline = state.tokens[i + 1]
    if (open?.type !== 'heading_open' || !inline?.children) continue
    const last = inline.children.at(-1)
    const found = last?.type === 'text' ? ANCHOR.exec(last.content) : null
    if (!found || !last) continue
    last.content = last.content.slice(0, found.index)
    inline.content = inline.content.replace(ANCHOR, '')
    open.attrSet('id', found[1] ?? '')
  }
})

const ANCHOR = /\s*\{#([a-z0-9_-]+)\}$/

/** Extensions of Markdown in pages. */
type RenderExtensions = {
  /** Functions that render the paragraphs `{{name}}`, by name. */
  readonly parts?: Readonly<Record<string, () => Html>>
  /** Renders a block of code, instead of as `pre`. */
  readonly code?: (code: string, language: string) => Html
}

type Environment = RenderExtensions & { readonly basePath: string }

/**
 * The site's own Markdown as HTML.
 * @param basePath put before links that begin with `/`
 */
export const renderPage = (markdown: string, basePath: string, extensions: RenderExtensions = {}): string =>
  pages.render(markdown, { ...extensions, basePath } satisfies Environment)

const plainFence = pages.renderer.rules.fence

pages.renderer.rules.fence = (tokens, index, options, env, renderer) => {
  const { code } = env as Environment
  const token = tokens[index]
  if (code && token) return `${code(token.content, token.info.trim())}\n`
  return plainFence?.(tokens, index, options, env, renderer) ?? ''
}

// The wrapper scrolls wide tables and is focusable by keyboard; the table keeps its role for screen readers.
pages.renderer.rules.table_open = () => '<div class="table" tabindex="0">\n<table>\n'
pages.renderer.rules.table_close = () => '</table>\n</div>\n'

pages.core.ruler.push('parts', state => {
  const { parts = {} } = state.env as Environment
  for (let i = state.tokens.length - 3; i >= 0; i--) {
    if (state.tokens[i]?.type !== 'paragraph_open') continue
    const name = PART.exec(state.tokens[i + 1]?.content ?? '')?.[1] ?? ''
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!part) continue
    const block = new state.Token('html_block', '', 0)
    block.content = `${part()}\n`
    state.tokens.splice(i, 3, block)
  }
})

/** A table below a line in bold is folded under it: tables of fields, which one looks up. */
pages.core.ruler.push('folded_table', state => {
  const { tokens, md, env } = state
  for (let i = tokens.length - 4; i >= 0; i--) {
    const line = tokens[i + 1]
    if (tokens[i]?.type !== 'paragraph_open' || tokens[i + 3]?.type !== 'table_open') continue
    if (!line?.children || !/^\*\*[^*]+\*\*$/.test(line.content)) continue
    const end = tokens.findIndex((token, at) => at > i && token.type === 'table_close')
    const close = new state.Token('html_block', '', 0)
    close.content = '</details>\n'
    const open = new state.Token('html_block', '', 0)
    open.content = `<details>\n<summary>${md.renderer.render(line.children, md.options, env)}</summary>\n`
    tokens.splice(end + 1, 0, close)
    tokens.splice(i, 3, open)
  }
})

const PART = /^\{\{([\w-]+)\}\}$/

pages.core.ruler.push('base_path', state => {
  const { basePath } = state.env as Environment
  for (const { children } of state.tokens) {
    for (const token of children ?? []) {
      const address = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : ''
      if (address.startsWith('/')) token.attrSet('href', basePath + address)
    }
  }
})

/** Markdown of a page for publication: without anchors of headings, with absolute links. */
export const portableMarkdown = (markdown: string, base: string): string =>
  markdown.replace(/^(#{1,6} .*?)\s*\{#[a-z0-9_-]+\}$/gm, '$1').replace(/\]\(\//g, `](${base}/`)

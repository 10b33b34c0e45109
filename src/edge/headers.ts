/** The header fields of an answer: the one table for the path, and what every answer of a page or of the API adds. */
import { file, fileOf, href, languageOf, markdownOf } from '../model/address.ts'
import type { EdgeSettings } from '../model/edge-settings.ts'
import { headersFor } from '../model/headers.ts'
import { mediaType } from './media-type.ts'

export const METHODS = 'GET, HEAD, OPTIONS'

/** @param path of the file whose type and policy the answer has */
export function baseHeaders(path: string, settings: EdgeSettings): Headers {
  const headers = new Headers({ 'Content-Type': mediaType(fileOf(path)) })
  for (const [name, value] of headersFor(path, settings.headers)) headers.set(name, value)
  return headers
}

/** What both versions of a page say of each other and of the guide for agents. */
export function addPageHeaders(headers: Headers, pagePath: string, settings: EdgeSettings): void {
  const site = { basePath: settings.basePath }
  const link = (path: string) => `<${href(site, path)}>`
  headers.set('Content-Language', languageOf(pagePath))
  headers.set(
    'Link',
    [
      `${link(markdownOf(pagePath))}; rel="alternate"; type="text/markdown"`,
      `${link(file.llms(languageOf(pagePath)))}; rel="describedby"; type="text/plain"`,
    ].join(', '),
  )
}

/** What Markdown says besides: where it is by itself, where its page is, and how long it is for a language model. */
export function addMarkdownHeaders(headers: Headers, pagePath: string, bytes: number, settings: EdgeSettings): void {
  const path = markdownOf(pagePath)
  headers.set('Content-Location', settings.basePath + path)
  headers.set('X-Markdown-Tokens', String(Math.ceil(bytes / BYTES_PER_TOKEN)))
  headers.append('Link', `<${settings.base}${pagePath}>; rel="canonical"`)
}

const BYTES_PER_TOKEN = 4

/** The answer to OPTIONS: any origin may send these methods and fields (Fetch Standard, CORS protocol). */
export const preflight = (isMcp: boolean): Record<string, string> => ({
  Allow: isMcp ? 'POST, OPTIONS' : METHODS,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': isMcp ? 'POST, OPTIONS' : METHODS,
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, Authorization',
  'Access-Control-Max-Age': '86400',
})

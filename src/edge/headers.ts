/** The header fields of an answer: the one table for the path, and what every answer of a page or of the API adds. */
import { file, fileOf, href, languageOf, markdownOf } from '../model/address.ts'
import type { EdgeSettings } from '../model/edge-settings.ts'
import { headersFor } from '../model/headers.ts'
import { mediaType } from './media-type.ts'
import type { Fields } from './reply.ts'

export const METHODS = 'GET, HEAD, OPTIONS'

/** Paths whose fields are remembered; beyond that, all are forgotten. */
const REMEMBERED = 2_000
const memory = new WeakMap<EdgeSettings, Map<string, Fields>>()

/** @param path of a file that exists, whose type and policy the answer has */
export function baseFields(path: string, settings: EdgeSettings): Fields {
  const known = memory.get(settings)
  const found = known?.get(path)
  if (found) return found
  const fields = fieldsOf(path, settings)
  if (known && known.size < REMEMBERED) known.set(path, fields)
  else memory.set(settings, new Map([[path, fields]]))
  return fields
}

const fieldsOf = (path: string, settings: EdgeSettings): Fields => ({
  'Content-Type': mediaType(fileOf(path)),
  ...Object.fromEntries(headersFor(path, settings.headers)),
})

/** What both versions of a page say of each other and of the guide for agents. */
export function pageFields(pagePath: string, settings: EdgeSettings): Fields {
  const link = (path: string) => `<${href(settings, path)}>`
  return {
    'Content-Language': languageOf(pagePath),
    Link: [
      `${link(markdownOf(pagePath))}; rel="alternate"; type="text/markdown"`,
      `${link(file.llms(languageOf(pagePath)))}; rel="describedby"; type="text/plain"`,
    ].join(', '),
  }
}

/** What Markdown says besides: where it is by itself, where its page is, and how long it is for a language model. */
export function markdownFields(pagePath: string, bytes: number, settings: EdgeSettings): Fields {
  const { Link, ...page } = pageFields(pagePath, settings)
  return {
    ...page,
    Link: `${Link}, <${settings.base}${pagePath}>; rel="canonical"`,
    'Content-Location': settings.basePath + markdownOf(pagePath),
    'X-Markdown-Tokens': String(Math.ceil(bytes / BYTES_PER_TOKEN)),
  }
}

const BYTES_PER_TOKEN = 4

/** The answer to OPTIONS: any origin may send these methods and fields (Fetch Standard, CORS protocol). */
export const preflight = (isMcp: boolean): Fields => ({
  Allow: isMcp ? 'POST, OPTIONS' : METHODS,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': isMcp ? 'POST, OPTIONS' : METHODS,
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, Authorization',
  'Access-Control-Max-Age': '86400',
})

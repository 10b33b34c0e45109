/** The header fields of an answer: the one table for the path, and what every answer of a page or of the API adds. */
import { file, fileOf, href, languageOf, markdownOf } from '../model/address.ts'
import type { EdgeSettings } from '../model/edge-settings.ts'
import { headersFor, MCP_METHODS, READ_METHODS } from '../model/headers.ts'
import { mediaType } from './media-type.ts'
import type { Fields } from './reply.ts'

/** Answers whose fields are remembered; beyond that, all are forgotten. */
const REMEMBERED = 4_000
const memory = new WeakMap<EdgeSettings, Map<string, Fields>>()

function remembered(key: string, settings: EdgeSettings, make: () => Fields): Fields {
  const known = memory.get(settings)
  const found = known?.get(key)
  if (found) return found
  const fields = make()
  if (known && known.size < REMEMBERED) known.set(key, fields)
  else memory.set(settings, new Map([[key, fields]]))
  return fields
}

/** @param path of a file that exists, whose type and policy the answer has */
export const baseFields = (path: string, settings: EdgeSettings): Fields =>
  remembered(path, settings, () => ({
    'Content-Type': mediaType(fileOf(path)),
    ...Object.fromEntries(headersFor(path, settings.headers)),
  }))

/**
 * What answers of the API and of MCP have, whatever they say, and errors anywhere: only below `/v1/` is it said that
 * `/v1/` retires.
 */
export const sharedApiFields = (path: string, settings: EdgeSettings): Fields =>
  baseFields(path.startsWith('/v1/') ? '/v1/' : file.openapi, settings)

/** The HTML version of a page. */
export const pageFields = (pagePath: string, settings: EdgeSettings): Fields =>
  remembered(`html ${pagePath}`, settings, () => ({
    ...baseFields(pagePath, settings),
    ...sharedFields(pagePath, settings),
    ...(settings.edge && { Vary: 'Accept' }),
  }))

/**
 * The Markdown version: it says besides where it is by itself, where its page is, and how long it is for a language model.
 * @param isNegotiated whether it is served at the address of the page
 */
export const markdownFields = (
  pagePath: string,
  bytes: number,
  settings: EdgeSettings,
  isNegotiated: boolean,
): Fields => {
  const path = markdownOf(pagePath)
  return remembered(`markdown ${bytes} ${isNegotiated} ${pagePath}`, settings, () => {
    const shared = sharedFields(pagePath, settings)
    return {
      ...baseFields(path, settings),
      ...shared,
      Link: `${shared.Link}, <${settings.base}${pagePath}>; rel="canonical"`,
      'Content-Location': settings.basePath + path,
      'X-Markdown-Tokens': String(tokensIn(bytes)),
      ...(isNegotiated && { Vary: 'Accept' }),
    }
  })
}

const BYTES_PER_TOKEN = 4

/** Estimated tokens of a text for a language model, by its bytes in UTF-8. */
export const tokensIn = (bytes: number): number => Math.ceil(bytes / BYTES_PER_TOKEN)

/** What both versions of a page say of each other and of the guide for agents. */
function sharedFields(pagePath: string, settings: EdgeSettings) {
  const link = (path: string) => `<${href(settings, path)}>`
  return {
    'Content-Language': languageOf(pagePath),
    Link: [
      `${link(markdownOf(pagePath))}; rel="alternate"; type="text/markdown"`,
      `${link(file.llms(languageOf(pagePath)))}; rel="describedby"; type="text/plain"`,
    ].join(', '),
  }
}

/** The answer to OPTIONS: any origin may send these methods and fields (Fetch Standard, CORS protocol). */
export const preflight = (isMcp: boolean): Fields => ({
  Allow: isMcp ? MCP_METHODS : READ_METHODS,
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': isMcp ? MCP_METHODS : READ_METHODS,
  'Access-Control-Allow-Headers':
    // The asterisk stands for any field but Authorization: tracing headers and the like do no harm here.
    'Content-Type, Accept, If-None-Match, Range, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, Authorization, *',
  'Access-Control-Max-Age': '86400',
})

/** The header fields of one answer: those of the rules for its path, and those that depend on the kind of answer. */
import { file, fileOf, href, isApi, languageOf, markdownOf } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { headersFor, MCP_METHODS, READ_METHODS } from '../model/web/header-rules.ts'
import { mediaType } from './media-type-by-extension.ts'
import type { Fields } from './reply-to-response.ts'

/** Entries of the cache of header fields, which is cleared when it is full. */
const MAX_CACHED_FIELDS = 4_000
const memory = new WeakMap<EdgeSettings, Map<string, Fields>>()

function remembered(key: string, settings: EdgeSettings, make: () => Fields): Fields {
  const known = memory.get(settings)
  const found = known?.get(key)
  if (found) return found
  const fields = make()
  if (known && known.size < MAX_CACHED_FIELDS) known.set(key, fields)
  else memory.set(settings, new Map([[key, fields]]))
  return fields
}

/** @param path of a file that exists, whose type and policy the answer has */
export const baseFields = (path: string, settings: EdgeSettings): Fields =>
  remembered(path, settings, () => ({
    'Content-Type': mediaType(fileOf(path)),
    ...Object.fromEntries(headersFor(path, settings.headers)),
  }))

/** The address of a versioned file names a hash of its bytes, so a cache never has to ask for it again. */
export const versionedFields = (path: string, settings: EdgeSettings): Fields =>
  remembered(`versioned ${path}`, settings, () => ({
    ...baseFields(path, settings),
    'Cache-Control': 'public, max-age=31536000, immutable',
  }))

/**
 * The fields of all answers of the API and of MCP, and of errors. Only those below `/v1/` announce its retirement.
 */
export const sharedApiFields = (path: string, settings: EdgeSettings): Fields =>
  baseFields(isApi(path) ? file.apiIndexFile : file.openapi, settings)

export const jsonFields = (path: string, settings: EdgeSettings): Fields => ({
  ...sharedApiFields(path, settings),
  'Content-Type': 'application/json',
})

/** The HTML version of a page. */
export const pageFields = (pagePath: string, settings: EdgeSettings): Fields =>
  remembered(`html ${pagePath}`, settings, () => ({
    ...baseFields(pagePath, settings),
    ...sharedFields(pagePath, settings),
    ...(settings.edge && { Vary: 'Accept' }),
  }))

/**
 * The Markdown version, with its own address, that of its page, and its length in tokens.
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

/** Estimated number of tokens of a text, from its bytes in UTF-8. */
export const tokensIn = (bytes: number): number => Math.ceil(bytes / BYTES_PER_TOKEN)

/** The links of both versions of a page, to each other and to the guide for agents. */
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

function transportSecurity(settings: EdgeSettings): Fields {
  const { 'Strict-Transport-Security': value } = baseFields(file.openapi, settings)
  return value === undefined ? {} : { 'Strict-Transport-Security': value }
}

/** The answer to OPTIONS: any origin may send these methods and fields (Fetch Standard, CORS protocol). */
export const preflight = (isMcp: boolean, settings: EdgeSettings): Fields => ({
  ...transportSecurity(settings),
  Allow: isMcp ? MCP_METHODS : READ_METHODS,
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': isMcp ? MCP_METHODS : READ_METHODS,
  'Access-Control-Allow-Headers':
    // Any field except Authorization; clients that send tracing fields are not refused.
    'Content-Type, Accept, If-None-Match, Range, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, Authorization, *',
  'Access-Control-Max-Age': '86400',
})

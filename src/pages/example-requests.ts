/** The example requests of the developers page to the API, as commands for a terminal. */
import { file, markdownOf } from '../model/web/address.ts'

export interface ApiRequest {
  readonly method: 'GET' | 'POST'
  /** Below the base address. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const get = (path: string, headers: ApiRequest['headers'] = {}): ApiRequest => ({ method: 'GET', path, headers })

export const listRequest = (): ApiRequest => get(file.list)

export const entryRequest = (slug: string): ApiRequest => get(file.entry(slug))

/** @param lang language of the answer */
export const searchRequest = (query: string, lang: string): ApiRequest =>
  get(`${file.searchApi}?q=${encodeURIComponent(query)}&lang=${encodeURIComponent(lang)}`)

/**
 * @param negotiates whether the host reads the Accept field; if not, the request uses the address of the Markdown file
 */
export const markdownRequest = (pagePath: string, negotiates: boolean): ApiRequest =>
  negotiates ? get(pagePath, { Accept: 'text/markdown' }) : get(markdownOf(pagePath))

export const toolRequest = (name: string, given: Readonly<Record<string, unknown>>): ApiRequest => ({
  method: 'POST',
  path: file.mcp,
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }),
})

/**
 * The request as a command.
 * @param base address before the path
 */
export function curl({ path, headers, body }: ApiRequest, base: string): string {
  const parts = [
    `curl ${quoted(base + path)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ]
  return parts.join(parts.length > 2 ? ' \\\n  ' : ' ')
}

/** A word that a shell takes as it is, however it was written. */
export function quoted(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text
  if (!/["$`\\!]/.test(text)) return `"${text}"`
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/**
 * One function from request to response over the published files, with web standards only: conditional requests,
 * redirects, real 404s in the language and form of the path, and the one table of headers.
 */
import { file, fileOf, languageOf } from '../model/address.ts'
import type { EdgeSettings } from '../model/edge-settings.ts'
import { headersFor } from '../model/headers.ts'
import { problem } from '../model/problem.ts'
import type { ProblemCode } from '../schema/api.ts'
import { mediaType } from './media-type.ts'
import { pathOf } from './path.ts'
import type { Platform } from './platform.ts'

export type Handler = (request: Request) => Promise<Response>

const METHODS = 'GET, HEAD, OPTIONS'

export function makeHandler(platform: Platform, settings: EdgeSettings): Handler {
  return async request => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight() })
    const path = pathOf(request.url, settings.basePath)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const detail = `${request.method} is not allowed here; the dictionary is read-only.`
      return failure('method_not_allowed', path ?? '/', detail, settings, { Allow: METHODS })
    }
    const response =
      path === undefined ? await missing('/', platform, settings) : await find(path, request, platform, settings)
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

async function find(path: string, request: Request, platform: Platform, settings: EdgeSettings): Promise<Response> {
  const moved = Object.hasOwn(settings.redirects, path) ? settings.redirects[path] : undefined
  if (moved !== undefined) return redirect(moved, request, settings)
  const asset = await platform.asset(fileOf(path))
  if (asset) return answer(path, asset.bytes, request, settings)
  if (!path.endsWith('/') && (await platform.asset(fileOf(`${path}/`)))) return redirect(`${path}/`, request, settings)
  return missing(path, platform, settings)
}

/** RFC 9110 §13: a strong validator, and 304 for a client that has these bytes. */
async function answer(
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
  settings: EdgeSettings,
): Promise<Response> {
  const headers = baseHeaders(path, settings)
  const etag = await tagOf(bytes)
  headers.set('ETag', etag)
  if (matches(request.headers.get('If-None-Match'), etag)) {
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Length', String(bytes.length))
  return new Response(bytes, { headers })
}

function redirect(path: string, request: Request, settings: EdgeSettings): Response {
  const { search } = new URL(request.url)
  return new Response(null, {
    status: 308,
    headers: {
      ...Object.fromEntries(baseHeaders(path, settings)),
      Location: settings.basePath + encodeURI(path) + search,
    },
  })
}

/** The page for what is missing, in the language of the path; a problem below `/v1/`; Markdown for `index.md`. */
async function missing(path: string, platform: Platform, settings: EdgeSettings): Promise<Response> {
  if (path.startsWith('/v1/')) {
    const slug = /^\/v1\/terms\/(.+)\.json$/.exec(path)?.[1]
    const detail =
      slug === undefined ? 'There is nothing at this address.' : `There is no term with the slug "${slug}".`
    return failure('not_found', path, detail, settings, {}, `Look the slug up in ${settings.base}${file.list}.`)
  }
  const language = languageOf(path)
  const page = path.endsWith('/index.md') ? file.missingMarkdown(language) : file.missing(language)
  const asset = await platform.asset(fileOf(page))
  const headers = baseHeaders(page, settings)
  headers.set('Cache-Control', 'no-store')
  return new Response(asset?.bytes ?? null, { status: 404, headers })
}

function failure(
  code: ProblemCode,
  instance: string,
  detail: string,
  settings: EdgeSettings,
  extra: Readonly<Record<string, string>>,
  resolution?: string,
): Response {
  const body = problem(
    code,
    { detail, instance: settings.basePath + instance, ...(resolution !== undefined && { resolution }) },
    settings,
  )
  const headers = baseHeaders('/v1/', settings)
  headers.set('Content-Type', 'application/problem+json')
  headers.set('Cache-Control', 'no-store')
  for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  return new Response(JSON.stringify(body), { status: body.status, headers })
}

function baseHeaders(path: string, settings: EdgeSettings): Headers {
  const headers = new Headers({ 'Content-Type': mediaType(fileOf(path)) })
  for (const [name, value] of headersFor(path, settings.headers)) headers.set(name, value)
  return headers
}

const preflight = (): Record<string, string> => ({
  Allow: METHODS,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': 'Content-Type, Accept, If-None-Match',
  'Access-Control-Max-Age': '86400',
})

async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${Array.from(digest.subarray(0, 12), byte => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** RFC 9110 §13.1.2: weak comparison, a list, or `*`. */
function matches(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

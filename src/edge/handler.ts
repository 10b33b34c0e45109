/**
 * One function from request to response over the published files, with web standards only: negotiation, conditional
 * requests, redirects, real 404s, the rate limit, MCP, and the one table of headers.
 */
import { file, fileOf } from '../model/address.ts'
import type { EdgeSettings } from '../model/edge-settings.ts'
import { answer } from './answer.ts'
import { failure } from './failure.ts'
import { addMarkdownHeaders, addPageHeaders, baseHeaders, METHODS, preflight } from './headers.ts'
import { missing } from './missing.ts'
import { negotiate } from './negotiate.ts'
import { pathOf } from './path.ts'
import type { Platform, Services } from './platform.ts'
import { isCounted, tooMany, withQuota } from './quota.ts'

export type Handler = (request: Request) => Promise<Response>

export function makeHandler(platform: Platform, settings: EdgeSettings, services: Services = {}): Handler {
  const route = async (path: string | undefined, request: Request): Promise<Response> => {
    if (path === file.mcp && services.mcp) return services.mcp(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const detail = `${request.method} is not allowed here; the dictionary is read-only.`
      const resolution = `Use one of ${METHODS}.`
      return failure('method_not_allowed', { detail, instance: path ?? '/', resolution }, settings, { Allow: METHODS })
    }
    const found = path === undefined ? undefined : await find(path, request, platform, settings)
    return found ?? missing(path ?? '/', request, platform, settings, services)
  }

  return async request => {
    const path = pathOf(request.url, settings.basePath)
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight(path === file.mcp) })
    const moved = path !== undefined && Object.hasOwn(settings.redirects, path) ? settings.redirects[path] : undefined
    if (moved !== undefined && request.method !== 'POST') return redirect(moved, request, settings)
    if (path === undefined || !isCounted(path)) return bodiless(await route(path, request), request)
    const quota = await platform.take?.(request)
    const response = quota?.allowed === false ? await tooMany(path, quota, settings) : await route(path, request)
    return bodiless(withQuota(response, quota), request)
  }
}

/** HEAD is GET without the body (RFC 9110 §9.3.2). */
function bodiless(response: Response, request: Request): Response {
  return request.method === 'HEAD'
    ? new Response(null, { status: response.status, headers: response.headers })
    : response
}

/** The file for a path, or where it has gone; undefined when there is nothing. */
async function find(
  path: string,
  request: Request,
  platform: Platform,
  settings: EdgeSettings,
): Promise<Response | undefined> {
  if (path.endsWith('/index.html')) return redirect(path.slice(0, -'index.html'.length), request, settings)
  if (path.endsWith('/')) return findPage(path, request, platform, settings)
  const asset = await platform.asset(fileOf(path))
  if (asset) {
    const headers = baseHeaders(path, settings)
    if (path.endsWith('/index.md')) {
      const pagePath = path.slice(0, -'index.md'.length)
      addPageHeaders(headers, pagePath, settings)
      addMarkdownHeaders(headers, pagePath, asset.bytes.length, settings)
    }
    return answer(asset, headers, request)
  }
  return (await platform.asset(fileOf(`${path}/`))) ? redirect(`${path}/`, request, settings) : undefined
}

/** A page in the version that the client prefers. */
async function findPage(
  path: string,
  request: Request,
  platform: Platform,
  settings: EdgeSettings,
): Promise<Response | undefined> {
  const wanted = settings.edge ? negotiate(request.headers.get('Accept')) : 'html'
  const asset = await platform.asset(`${path.slice(1)}${wanted === 'markdown' ? 'index.md' : 'index.html'}`)
  if (!asset) return undefined
  if (wanted === undefined) {
    const detail = 'This page exists as text/html and text/markdown.'
    const resolution = 'Accept one of them, or */*.'
    return failure('not_acceptable', { detail, instance: path, resolution }, settings, { Vary: 'Accept' })
  }
  const headers = baseHeaders(wanted === 'markdown' ? `${path}index.md` : path, settings)
  addPageHeaders(headers, path, settings)
  if (wanted === 'markdown') addMarkdownHeaders(headers, path, asset.bytes.length, settings)
  if (settings.edge) headers.set('Vary', 'Accept')
  return answer(asset, headers, request)
}

function redirect(path: string, request: Request, settings: EdgeSettings): Response {
  const headers = baseHeaders(path, settings)
  headers.delete('Content-Type')
  headers.set('Location', settings.basePath + encodeURI(path) + new URL(request.url).search)
  return new Response(null, { status: 308, headers })
}

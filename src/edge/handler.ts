/**
 * One function from request to response over the published files, with web standards only: negotiation, conditional
 * requests, redirects, real 404s, the rate limit, MCP, and the one table of headers.
 */
import { file, fileOf, isEmbed, markdownOf } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { READ_METHODS } from '../model/web/headers.ts'
import { isHidden } from '../model/web/hidden.ts'
import { occurrences } from '../model/web/problem.ts'
import { answer } from './answer.ts'
import { failure } from './failure.ts'
import { baseFields, markdownFields, pageFields, preflight, sharedApiFields, versionedFields } from './headers.ts'
import { chain, type MaybePromise } from './maybe-promise.ts'
import { missing, otherName } from './missing.ts'
import { negotiate } from './negotiate.ts'
import { displayPath, requestPath } from './path.ts'
import type { Asset, Platform, Services } from './platform.ts'
import { isCounted, tooMany, withQuota } from './quota.ts'
import { type Reply, respond } from './reply.ts'
import { askedLanguage } from './search-page.ts'

export type Handler = (request: Request) => MaybePromise<Response>

export function makeHandler(platform: Platform, settings: EdgeSettings, services: Services = {}): Handler {
  /** @param place the path, or the path to report if the request names none of the site */
  const route = (path: string | undefined, place: string, request: Request): MaybePromise<Reply> => {
    if (!isRead(request)) {
      const occurrence = occurrences.methodNotAllowed(request.method, place, READ_METHODS)
      return failure('method_not_allowed', occurrence, settings, { Allow: READ_METHODS })
    }
    return chain(
      path === undefined || isHidden(path) ? undefined : find(path, request, platform, settings, services),
      found => found ?? elsewhere(path, place, request),
    )
  }

  const elsewhere = async (path: string | undefined, place: string, request: Request): Promise<Reply> => {
    const moved = path === undefined ? undefined : await otherName(path, services)
    return moved === undefined
      ? missing(place, request, platform, settings, services)
      : redirect(moved, request, settings)
  }

  /** Without the fields that answers of MCP set themselves. */
  const { 'Cache-Control': _, 'Content-Type': __, ...mcpFields } = sharedApiFields(file.mcp, settings)

  /** What is made for the request; where it is undefined, the file is the answer. */
  const answers = new Map([
    [file.searchApi, services.search],
    [file.oembed, services.oembed],
    [file.list, services.list],
  ])

  return request => {
    const path = requestPath(request.url, settings.basePath)
    const place = path ?? displayPath(request.url, settings.basePath)
    const isHead = request.method === 'HEAD'
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight(path === file.mcp) })
    const moved = movedTo(path, request, settings)
    if (moved !== undefined) return respond(redirect(moved, request, settings), isHead)
    const asked = services.results && isRead(request) ? askedLanguage(path, request) : undefined
    if (!isCounted(place) && asked === undefined)
      return chain(route(path, place, request), reply => respond(reply, isHead))
    return chain(platform.consume?.(request), quota => {
      if (quota?.allowed === false) return respond(withQuota(tooMany(place, quota, settings), quota), isHead)
      if (path === file.mcp && services.mcp)
        return chain(services.mcp(request), reply => respond(withQuota(reply, quota, mcpFields), isHead))
      const made = path !== undefined && isRead(request) ? answers.get(path)?.(request) : undefined
      if (made)
        return chain(made, reply =>
          chain(reply ?? route(path, place, request), known => respond(withQuota(known, quota), isHead)),
        )
      if (asked !== undefined && services.results)
        return chain(services.results(request, asked), reply =>
          reply ? respond(reply, isHead) : chain(route(path, place, request), other => respond(other, isHead)),
        )
      return chain(route(path, place, request), reply => respond(withQuota(reply, quota), isHead))
    })
  }
}

/** Addresses with a missing or an additional slash. */
const SLASH_SLIPS: Readonly<Record<string, string>> = {
  [file.apiIndex.slice(0, -1)]: file.apiIndex,
  [`${file.mcp}/`]: file.mcp,
}

/** Redirects keep the method (308), so `/mcp/` also redirects POST. */
function movedTo(path: string | undefined, request: Request, settings: EdgeSettings): string | undefined {
  if (path === undefined) return undefined
  if (Object.hasOwn(SLASH_SLIPS, path)) return SLASH_SLIPS[path]
  return isRead(request) && Object.hasOwn(settings.redirects, path) ? settings.redirects[path] : undefined
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/** The file for a path, or a redirect; undefined if neither exists. */
function find(
  path: string,
  request: Request,
  platform: Platform,
  settings: EdgeSettings,
  services: Services,
): MaybePromise<Reply | undefined> {
  if (path === '') return redirect('/', request, settings)
  if (path === file.apiIndex)
    return chain(
      platform.asset(fileOf(file.apiIndexFile)),
      index => index && findFile(file.apiIndexFile, index, request, settings),
    )
  if (path.endsWith('/')) return findPage(path, request, platform, settings)
  return chain(services.feed?.(path) ?? platform.asset(fileOf(path)), asset =>
    asset
      ? findFile(path, asset, request, settings)
      : chain(platform.asset(fileOf(`${path}/`)), page => page && redirect(`${path}/`, request, settings)),
  )
}

function findFile(path: string, asset: Asset, request: Request, settings: EdgeSettings): MaybePromise<Reply> {
  if (path.endsWith('/index.html')) return redirect(path.slice(0, -'index.html'.length), request, settings)
  const version = settings.versions?.[path]
  if (version !== undefined && request.url.endsWith(`?v=${version}`))
    return answer(asset, versionedFields(path, settings), request)
  if (!path.endsWith('/index.md')) return answer(asset, baseFields(path, settings), request)
  const pagePath = path.slice(0, -'index.md'.length)
  return answer(asset, markdownFields(pagePath, asset.bytes.length, settings, false), request)
}

/** A page in the version that the client prefers. */
function findPage(
  path: string,
  request: Request,
  platform: Platform,
  settings: EdgeSettings,
): MaybePromise<Reply | undefined> {
  // Cards for other sites have no other version.
  if (isEmbed(path))
    return chain(platform.asset(fileOf(path)), card => card && answer(card, baseFields(path, settings), request))
  const wanted = settings.edge ? negotiate(request.headers.get('Accept')) : 'html'
  const isMarkdown = wanted === 'markdown'
  return chain(platform.asset(fileOf(isMarkdown ? markdownOf(path) : path)), asset => {
    if (!asset) return undefined
    if (wanted === undefined)
      return failure('not_acceptable', occurrences.notAcceptable(path), settings, { Vary: 'Accept' })
    const fields = isMarkdown ? markdownFields(path, asset.bytes.length, settings, true) : pageFields(path, settings)
    return answer(asset, fields, request)
  })
}

function redirect(path: string, request: Request, settings: EdgeSettings): Reply {
  const { 'Content-Type': _, ...fields } = baseFields(path, settings)
  const Location = settings.basePath + encodeURI(path) + new URL(request.url).search
  return { status: 308, fields: { ...fields, Location }, body: null }
}

/**
 * The edge: one function from request to response over the published files, with web standards only: negotiation,
 * conditional requests, redirects, real 404s, the rate limit, MCP, and the one table of headers.
 */
import { file, fileOf, isEmbed, markdownOf } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { READ_METHODS } from '../model/web/header-rules.ts'
import { occurrences } from '../model/web/problem-details.ts'
import { isHidden } from '../model/web/unserved-files.ts'
import type { Language } from '../schema/language.ts'
import { otherName } from './alias-redirect.ts'
import { answer } from './file-response.ts'
import { chain, type MaybePromise } from './maybe-promise.ts'
import { makeMcp } from './mcp/handler.ts'
import { negotiate } from './negotiate.ts'
import { missing } from './not-found.ts'
import { makeOembed } from './oembed.ts'
import type { Asset, Platform, Report } from './platform.ts'
import { failure } from './problem-details-response.ts'
import { isCounted, tooMany, withQuota } from './rate-limit-response.ts'
import { type Reply, respond } from './reply-to-response.ts'
import { displayPath, requestPath } from './request-path.ts'
import {
  baseFields,
  markdownFields,
  pageFields,
  preflight,
  sharedApiFields,
  versionedFields,
} from './response-headers.ts'
import { makeSearchApi } from './search-api.ts'
import { askedLanguage, makeSearchPage } from './search-page.ts'
import { makeListApi } from './term-list-api.ts'
import { makeTermRepository } from './term-repository.ts'
import { makeNameLookup } from './unknown-name-lookup.ts'

export type Handler = (request: Request) => MaybePromise<Response>

/**
 * The whole edge: every host starts it with this function.
 * @param settings as the build wrote them to `deploy/edge.json`
 */
export const makeEdge = (platform: Platform, settings: EdgeSettings, report: Report = console.error): Handler =>
  makeHandler(platform, settings, makeServices(platform, settings, report))

/** What answers with more than a file; tests leave some of it out, and a site without an edge has the names alone. */
export type Services = Partial<ReturnType<typeof makeServices>>

function makeServices(platform: Platform, settings: EdgeSettings, report: Report) {
  const repository = makeTermRepository(platform)
  const { card } = settings
  const withCard = card && { ...settings, card }
  return {
    names: makeNameLookup(repository, report),
    ...(withCard && {
      mcp: withApiFields(makeMcp(repository, withCard, report, platform), settings),
      results: makeSearchPage(platform, repository, settings),
      search: makeSearchApi(repository, withCard, platform),
      list: makeListApi(platform, settings),
      oembed: makeOembed(platform, settings),
    }),
  }
}

/** Adds the fields that all answers of the API have, but not a type and a time: answers of MCP name these themselves. */
function withApiFields(answer: (request: Request) => Promise<Reply>, settings: EdgeSettings): typeof answer {
  const { 'Cache-Control': _, 'Content-Type': __, ...shared } = sharedApiFields(file.mcp, settings)
  return async request => {
    const reply = await answer(request)
    return { ...reply, fields: { ...shared, ...reply.fields } }
  }
}

/** What all steps of an answer need. */
interface Site {
  readonly platform: Platform
  readonly settings: EdgeSettings
  readonly services: Services
}

export function makeHandler(platform: Platform, settings: EdgeSettings, services: Services = {}): Handler {
  const site: Site = { platform, settings, services }
  const { mcp, results, search, oembed, list } = services
  const answers = new Map([
    [file.searchApi, search],
    [file.oembed, oembed],
    [file.list, list],
  ])
  /** What is made for the request; where it is undefined, the file is the answer. */
  const made = (path: string | undefined, request: Request, asked?: Language): MaybePromise<Reply | undefined> => {
    if (path === file.mcp) return mcp?.(request)
    if (path === undefined || !isRead(request)) return undefined
    return asked ? results?.(request, asked) : answers.get(path)?.(request)
  }
  return request => {
    const path = requestPath(request.url, settings.basePath)
    /** The path, or the path to report if the request names none of the site. */
    const place = path ?? displayPath(request.url, settings.basePath)
    const isHead = request.method === 'HEAD'
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: preflight(path === file.mcp, settings) })
    const moved = movedTo(path, request, settings)
    if (moved !== undefined) return respond(redirect(moved, request, settings), isHead)
    const asked = results && isRead(request) ? askedLanguage(path, request) : undefined
    const isShown = isCounted(place)
    if (!isShown && asked === undefined)
      return chain(route(path, place, request, site), reply => respond(reply, isHead))
    return chain(platform.consume?.(request), quota => {
      if (quota?.allowed === false) return respond(withQuota(tooMany(place, quota, settings), quota), isHead)
      return chain(made(path, request, asked), own =>
        chain(own ?? route(path, place, request, site), reply =>
          respond(isShown ? withQuota(reply, quota) : reply, isHead),
        ),
      )
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

/** The file for a path, a redirect, or that there is nothing. */
function route(path: string | undefined, place: string, request: Request, site: Site): MaybePromise<Reply> {
  const { platform, settings, services } = site
  if (!isRead(request)) {
    const occurrence = occurrences.methodNotAllowed(request.method, place, READ_METHODS)
    return failure('method_not_allowed', occurrence, settings, { Allow: READ_METHODS })
  }
  const elsewhere = async (): Promise<Reply> => {
    const moved = path === undefined ? undefined : await otherName(path, services.names)
    return moved === undefined
      ? missing(place, request, platform, settings, services.names)
      : redirect(moved, request, settings)
  }
  const found = path === undefined || isHidden(path) ? undefined : find(path, request, site)
  return chain(found, reply => reply ?? elsewhere())
}

/** The file for a path, or a redirect; undefined if neither exists. */
function find(path: string, request: Request, site: Site): MaybePromise<Reply | undefined> {
  const { platform, settings } = site
  if (path === '') return redirect('/', request, settings)
  if (path === file.apiIndex) return find(file.apiIndexFile, request, site)
  if (path.endsWith('/')) return findPage(path, request, site)
  return chain(platform.asset(fileOf(path)), asset =>
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
function findPage(path: string, request: Request, { platform, settings }: Site): MaybePromise<Reply | undefined> {
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

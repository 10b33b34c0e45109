/**
 * The rules for response headers by path, one table, from which `_headers`, the nginx and Caddy snippets and the edge
 * are derived. Some hosts join the values of all rules that match, so two rules that match the same path may set the
 * same header only if it is a list (Link, Cache-Control) or a policy, which browsers combine.
 */
import { bounds } from '../../schema/bounds.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { Site } from '../dictionary/site.ts'
import { API, absolute, file, href, page } from './address.ts'
import { imageFile } from './browser-urls.ts'

/** Methods of pages, files and the API, where a program answers; hosts of files alone lack OPTIONS. */
export const READ_METHODS = 'GET, HEAD, OPTIONS'
export const MCP_METHODS = 'POST, OPTIONS'

export interface HeaderRule {
  /** Path with at most one `*`, which stands for any characters. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Whether its fields replace those of earlier rules, instead of being added. */
  readonly replaces?: true
}

/** Only what the site itself serves, and nothing inline; the developers page frames a card as other sites do. */
const PAGE_POLICY = [
  "default-src 'none'",
  ...['style', 'script', 'img', 'font', 'connect', 'frame', 'manifest', 'worker'].map(kind => `${kind}-src 'self'`),
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Cards for other sites: the only pages that others may frame, which is safe because they hold nothing but links. */
const EMBED_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *"

/** Pictures: SVG may have a style of its own, and nothing else, also where one is opened as a document. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Text for machines: nothing may run or load even if a browser were to show it as a page. */
const TEXT_POLICY = "default-src 'none'; sandbox"

/** CORS fields of server cards and catalogs (SEP-2127, discovery); static hosts do not answer preflights. */
const DISCOVERY_CORS = {
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Content-Type',
} as const

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map(feature => `${feature}=()`).join(', ')

/** Header fields that scripts of other origins may read: all that we add. */
export const EXPOSED_HEADERS = [
  'Accept-Ranges',
  'Allow',
  'Content-Language',
  'Content-Location',
  'Content-Range',
  'Deprecation',
  'ETag',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'Vary',
  'X-Markdown-Tokens',
] as const

/** The exposed fields that static hosts can send. */
const STATIC_HEADERS = ['Deprecation', 'ETag', 'Link', 'Sunset'] as const

/** Addresses of pages, as rules write them: the home page, and every other one. */
export const PAGE_PATHS = ['/', '/*/'] as const
/** RFC 5861: a reader who comes back is shown the page at once, while the cache asks for the present one. */
export const PAGE_FIELDS = { 'Cache-Control': `stale-while-revalidate=${bounds.staleSeconds}` } as const

/** RFC 6797 knows no paths: below a path, the rest of the host belongs to other sites. */
function transportSecurity({ hsts, basePath }: Site): Readonly<Record<string, string>> {
  const scope = hsts ?? (basePath === '' ? 'host' : 'off')
  if (scope === 'off') return {}
  return { 'Strict-Transport-Security': `max-age=31536000${scope === 'subdomains' ? '; includeSubDomains' : ''}` }
}

const TEXT = { 'Content-Security-Policy': TEXT_POLICY } as const

/** Text of a media type that hosts may not know by the ending of its name. */
const typed = (path: string, type: string, others: HeaderRule['headers'] = {}): HeaderRule => ({
  path,
  headers: { ...TEXT, ...others, 'Content-Type': type },
})

const TYPED: readonly HeaderRule[] = [
  typed('/*.md', 'text/markdown; charset=utf-8'),
  typed('/*.txt', 'text/plain; charset=utf-8'),
  typed('/*.csv', 'text/csv; charset=utf-8; header=present'),
  typed('/*.jsonl', 'application/jsonl'),
  typed('/*.tbx', 'application/x-tbx'),
  typed('/*.ttl', 'text/turtle; charset=utf-8'),
  typed('/*.epub', 'application/epub+zip'),
  typed('/*.zip', 'application/zip'),
  typed(file.speculation, 'application/speculationrules+json'),
  typed('/*.atom', 'application/atom+xml; charset=utf-8'),
  typed('/*.webmanifest', 'application/manifest+json'),
]

/** A policy in place of that of all pages, in each language. */
const policyOf = (pathOf: (language: Language) => string, policy: string): readonly HeaderRule[] =>
  LANGUAGES.map(language => ({
    path: pathOf(language),
    headers: { 'Content-Security-Policy': policy },
    replaces: true,
  }))

export const headerRules = (site: Site): readonly HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': (site.edge ? EXPOSED_HEADERS : STATIC_HEADERS).join(', '),
      'Cache-Control': `public, max-age=${bounds.cacheSeconds}`,
      'Content-Security-Policy': PAGE_POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Everything is public, and pages of other sites that isolate themselves may show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      Link: `<${href(site, file.llms('en'))}>; rel="describedby"; type="text/plain"`,
      'Permissions-Policy': PERMISSIONS,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Speculation-Rules': `"${href(site, file.speculation)}"`,
      ...transportSecurity(site),
      'X-Content-Type-Options': 'nosniff',
    },
  },
  { path: `${API}*`, headers: { ...TEXT, 'Cache-Control': 'must-revalidate', ...retirement(site) } },
  ...PAGE_PATHS.map(path => ({ path, headers: PAGE_FIELDS })),
  // Added to the directives above: a cached service worker would go on serving an old release.
  { path: file.worker, headers: { 'Cache-Control': 'no-cache' } },
  ...TYPED,
  ...LANGUAGES.flatMap(language => [typed(file.feed(language, 'json'), 'application/feed+json')]),
  ...[...LANGUAGES.map(file.search), file.slugs, file.dailySlugs, '/deploy/*'].map(path => ({ path, headers: TEXT })),
  typed(file.openapi, 'application/json; charset=utf-8'),
  {
    path: file.apiCatalog,
    headers: {
      ...TEXT,
      'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      // RFC 9727 §2: a HEAD request must return a link to the catalog.
      Link: `<${href(site, file.apiCatalog)}>; rel="api-catalog"`,
    },
  },
  { path: imageFile('*', ''), headers: { 'Content-Security-Policy': IMAGE_POLICY }, replaces: true },
  ...(site.embeds ? policyOf(language => page.embed(language, '*').slice(0, -1), EMBED_POLICY) : []),
  ...(site.write ? [{ path: file.writeNames, headers: TEXT }] : []),
  ...(site.edge
    ? [
        typed(file.serverCard, 'application/mcp-server-card+json', DISCOVERY_CORS),
        typed(file.serverCardCopy, 'application/json; charset=utf-8', DISCOVERY_CORS),
        typed(file.aiCatalog, 'application/ai-catalog+json', DISCOVERY_CORS),
      ]
    : []),
]

/** `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and links to the guide, once the dates are set in site.yaml. */
export function retirement(site: Site): Readonly<Record<string, string>> {
  if (!site.retirement) return {}
  const { deprecated, sunset } = site.retirement
  const guide = absolute(site, page.developers('en'))
  return {
    Deprecation: `@${Date.parse(deprecated) / 1000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: `<${guide}>; rel="deprecation"; type="text/html", <${guide}>; rel="sunset"; type="text/html"`,
  }
}

/** The headers of one path, as a server sends them: where two rules set one header, the values are joined. */
export function headersFor(path: string, rules: readonly HeaderRule[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules) {
    if (!matches(path, rule.path)) continue
    for (const [name, value] of Object.entries(rule.headers)) {
      const earlier = rule.replaces ? undefined : headers.get(name)
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`)
    }
  }
  return headers
}

function matches(path: string, pattern: string): boolean {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return path === pattern
  return path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after)
}

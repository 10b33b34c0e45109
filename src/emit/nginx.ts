/**
 * The snippet for nginx. Everything is inside one location, so that it does not affect the rest of the server. A
 * location with `add_header` lines inherits none, so each location repeats all of them.
 */

import type { Site } from '../model/dictionary/site.ts'
import { API, file, href, page as pageAddress } from '../model/web/address.ts'
import type { Move } from '../model/web/edge-settings.ts'
import { type HeaderRule, PAGE_FIELDS, PAGE_PATHS } from '../model/web/headers.ts'
import { HIDDEN_FOLDER } from '../model/web/hidden.ts'
import { LANGUAGES } from '../schema/language.ts'
import { escapePattern } from '../text/escape-pattern.ts'
import { NODE_AWAY, nodeHost, withoutNode } from './nginx-node.ts'
import { block, both, type Fields, headerLines, quoted } from './nginx-syntax.ts'
import {
  AWAY,
  entryPattern,
  FILE_METHODS,
  folderNote,
  methodNotAllowed,
  noSuchAddress,
  noSuchTerm,
  PROBLEM_TYPE,
  removedTerm,
} from './server-snippet.ts'

/** Types in nginx's own table that are worth compressing; it always compresses HTML. */
const COMPRESSED = [
  'text/css',
  'text/plain',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/xml',
  'application/rss+xml',
  'application/atom+xml',
  'text/calendar',
  'image/svg+xml',
  PROBLEM_TYPE,
]

/** Longer types do not fit nginx's hash table of default size; they belong to small files. */
const MAX_TYPE_CHARACTERS = 40

/** What all parts of the snippet use. */
interface Setting {
  readonly site: Site
  readonly path: (address: string) => string
  /** Fields of every answer, of the API, and of pages. */
  readonly general: Fields
  readonly api: Fields
  readonly page: Fields
  readonly moves: readonly Move[]
  /** A pattern for the slugs of terms that were taken out, which have no special characters; empty if there are none. */
  readonly removed: string
}

export function nginx(rules: readonly HeaderRule[], moves: readonly Move[], site: Site): string {
  const path = (address: string) => href(site, address)
  const headersOf = (address: string): Fields => rules.find(rule => rule.path === path(address))?.headers ?? {}
  const general = headersOf('/*')
  const [api, page] = [both(general, headersOf(`${API}*`)), both(general, PAGE_FIELDS)]
  const setting: Setting = { site, path, general, api, page, moves, removed: site.removed.join('|') }
  const elsewhere = ['/*', `${API}*`, `${HIDDEN_FOLDER}*`, ...PAGE_PATHS].map(path)
  const lines = [
    ...everywhere(setting, rules),
    '# What is not found: in the language of the address, and as Markdown where that was asked for.',
    ...missing(site, { ...general, 'Cache-Control': 'no-store' }),
    '',
    ...(site.edge ? withoutNode(page, headersOf('/*.md'), site) : []),
    ...hidden(setting),
    ...pages(
      setting,
      rules.filter(rule => !elsewhere.includes(rule.path)),
    ),
    ...apiLines(setting),
    ...(moves.length > 0 ? ['', '# Renamed terms.'] : []),
    ...moves.filter(([from]) => !from.startsWith(path(API))).flatMap(redirect),
  ]
  const home = path(pageAddress.home('en'))
  return [
    `# For nginx. Inside a server block whose root holds the published files${folderNote(site)}:`,
    '#',
    '#   include /path/to/dist/deploy/nginx.conf;',
    ...(site.edge ? nodeHost(site) : []),
    '',
    ...(site.basePath === ''
      ? []
      : [`location = ${site.basePath} { absolute_redirect off; return 308 ${home}$is_args$args; }`]),
    ...block(`location ${site.basePath === '' ? '' : '^~ '}${home}`, lines),
    '',
  ].join('\n')
}

function everywhere({ path, general }: Setting, rules: readonly HeaderRule[]): readonly string[] {
  const types = rules
    .flatMap(({ headers }) => headers['Content-Type'] ?? [])
    .filter(type => type.length <= MAX_TYPE_CHARACTERS && !/zip$/.test(type))
  return [
    'absolute_redirect off;',
    'charset utf-8;',
    'charset_types text/css text/plain text/xml application/json;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 1000;',
    `gzip_types ${[...new Set([...COMPRESSED, ...types])].map(quoted).join(' ')};`,
    `error_page 404 410 ${path(file.missing('en'))};`,
    ...headerLines(general),
    'try_files $uri =404;',
    '',
  ]
}

function hidden({ path, removed }: Setting): readonly string[] {
  const root = escapePattern(path('/'))
  return [
    '# Files for hosts, and what a build is writing.',
    ...block(`location ^~ ${path(HIDDEN_FOLDER)}`, ['return 404;']),
    ...[file.headers, file.redirects].flatMap(name => block(`location = ${path(name)}`, ['return 404;'])),
    ...block(`location ~ ^${root}(?:.*/)?\\.(?!well-known/)`, ['return 404;']),
    '',
    ...(removed === ''
      ? []
      : [
          '# Terms that were taken out.',
          ...block(`location ~ ^${root}(?:es/)?(?:${removed})(?:/(?:index\\.md)?)?$`, ['return 410;']),
          '',
        ]),
  ]
}

/** @param special rules about other addresses than those of pages and of the API */
function pages({ site, path, general, page }: Setting, special: readonly HeaderRule[]): readonly string[] {
  const root = escapePattern(path('/'))
  return [
    '# Pages end with a slash.',
    ...block(`location ~ ^(?<palabit_page>${root}(?:.*/)?)index\\.html$`, [
      'if (-f $request_filename) { return 308 $palabit_page$is_args$args; }',
      'return 404;',
    ]),
    ...special.flatMap(rule => location(rule, general)),
    ...block(`location ~ ^${root}(?:.*/)?[^/.]+$`, [
      'if (-f $request_filename/index.html) { return 308 $uri/$is_args$args; }',
      'try_files $uri =404;',
    ]),
    ...block(`location ~ ^${root}(?:.*/)?$`, [
      ...headerLines(site.edge ? { ...page, Vary: 'Accept' } : page),
      'try_files $uri/index.html =404;',
    ]),
    '',
  ]
}

function apiLines(setting: Setting): readonly string[] {
  const { site, path, api, moves, removed } = setting
  return [
    '# The API.',
    ...block(`location = ${path(API.slice(0, -1))}`, [`return 308 ${path(file.apiIndex)};`]),
    ...block(`location ^~ ${path(API)}`, [
      `error_page 404 ${path(`${API}.no-such-address`)};`,
      `error_page 405 ${path(`${API}.method-not-allowed`)};`,
      ...headerLines(api),
      'try_files $uri =404;',
      ...block(`location = ${path(file.apiIndex)}`, [`try_files ${path(file.apiIndexFile)} =404;`]),
      // Before the next block, because nginx uses the first regular expression that matches.
      ...(removed === ''
        ? []
        : block(`location ~ ^${entryPattern(`(?<palabit_slug>${removed})`, site)}$`, [
            `error_page 410 ${path(`${API}.removed-term`)};`,
            'return 410;',
          ])),
      ...block(`location ~ ^${entryPattern('(?<palabit_slug>[a-z0-9-]+)', site)}$`, [
        `error_page 404 ${path(`${API}.no-such-term`)};`,
        `error_page 405 ${path(`${API}.method-not-allowed`)};`,
        'try_files $uri =404;',
      ]),
      ...problems(setting),
      ...moves.filter(([from]) => from.startsWith(path(API))).flatMap(redirect),
    ]),
  ]
}

/** A location for each problem, to which errors of the API lead. */
function problems({ site, path, api, removed }: Setting): readonly string[] {
  const answers: readonly (readonly [name: string, status: number, body: string, more: Fields])[] = [
    ['.no-such-term', 404, noSuchTerm(site, '$palabit_slug'), {}],
    ...(removed === '' ? [] : [['.removed-term', 410, removedTerm(site, '$palabit_slug'), {}] as const]),
    ['.no-such-address', 404, noSuchAddress(site), {}],
    ['.method-not-allowed', 405, methodNotAllowed(site), { Allow: FILE_METHODS }],
    ...(site.edge ? [[NODE_AWAY.slice(API.length), 503, AWAY.body, AWAY.fields] as const] : []),
  ]
  return answers.flatMap(([name, status, body, more]) =>
    block(`location = ${path(`${API}${name}`)}`, [
      'internal;',
      'types { }',
      `default_type ${PROBLEM_TYPE};`,
      ...headerLines({ ...api, 'Cache-Control': 'no-store', ...more }),
      `return ${status} ${quoted(body)};`,
    ]),
  )
}

/** Chooses the 404 page by `$request_uri`, which internal redirects do not change. */
function missing(site: Site, headers: Fields): readonly string[] {
  const start = `^${escapePattern(href(site, pageAddress.home('es')))}`
  const [html, htmlEs] = LANGUAGES.map(language => href(site, file.missing(language)))
  const [markdown, markdownEs] = LANGUAGES.map(language => href(site, file.missingMarkdown(language)))
  return [
    ...block(`location = ${html}`, [
      'internal;',
      ...headerLines(headers),
      `if ($request_uri ~ "${start}[^?]*\\.md(?:\\?|$)") { rewrite ^ ${markdownEs} last; }`,
      `if ($request_uri ~ "^[^?]*\\.md(?:\\?|$)") { rewrite ^ ${markdown} last; }`,
      `if ($request_uri ~ "${start}") { rewrite ^ ${htmlEs} last; }`,
    ]),
    ...block(`location = ${htmlEs}`, ['internal;', ...headerLines(headers)]),
    ...[markdown, markdownEs].flatMap(name =>
      block(`location = ${name}`, [
        'internal;',
        'types { }',
        `default_type ${quoted('text/markdown; charset=utf-8')};`,
        ...headerLines(headers),
      ]),
    ),
  ]
}

function location(
  { path, headers: { 'Content-Type': type, ...headers }, replaces }: HeaderRule,
  general: Fields,
): readonly string[] {
  const match = path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : exactly(path)
  const isPage = path.endsWith('/')
  const forced = type === undefined ? [] : ['types { }', `default_type ${quoted(type)};`]
  // Pages are below a rule that replaces fields.
  const pages =
    replaces && !isPage
      ? block('location ~ /$', [
          ...headerLines(both(both(general, PAGE_FIELDS), headers)),
          'try_files $uri/index.html =404;',
        ])
      : []
  return block(`location ${match}`, [
    ...forced,
    ...headerLines(both(isPage ? both(general, PAGE_FIELDS) : general, headers)),
    `try_files ${isPage ? '$uri/index.html' : '$uri'} =404;`,
    ...pages,
  ])
}

/** An exact path, or a pattern for a path with an asterisk in the middle. */
const exactly = (path: string): string =>
  path.includes('*') ? `~ ^${escapePattern(path).replace('\\*', '.*')}$` : `= ${path}`

const redirect = ([from, to]: Move): readonly string[] => [`location = ${from} { return 308 ${to}$is_args$args; }`]

/**
 * The snippet for nginx. Everything is inside one location, so that it does not affect the rest of the server. A
 * location with `add_header` lines inherits none, so each location repeats all of them.
 */
import { API, file, href, page as pageAddress } from '../model/address.ts'
import type { Move } from '../model/edge-settings.ts'
import { type HeaderRule, PAGE_FIELDS, PAGE_PATHS } from '../model/headers.ts'
import { HIDDEN_FOLDER } from '../model/hidden.ts'
import type { Site } from '../model/site.ts'
import { LANGUAGES } from '../schema/language.ts'
import { escapePattern } from '../text/escape-pattern.ts'
import {
  AWAY,
  entryPattern,
  FILE_METHODS,
  folderNote,
  indentedBlock,
  methodNotAllowed,
  nodeHostComment,
  noSuchAddress,
  noSuchTerm,
  ONLY_NODE,
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

type Fields = Readonly<Record<string, string>>

export function nginx(rules: readonly HeaderRule[], moves: readonly Move[], site: Site): string {
  const path = (address: string) => href(site, address)
  const pattern = (text: string) => `^${escapePattern(path(text))}`
  const everywhere = path('/*')
  const general = rules.find(rule => rule.path === everywhere)?.headers ?? {}
  const headersOf = (address: string): Fields => rules.find(rule => rule.path === path(address))?.headers ?? {}
  const types = rules
    .flatMap(({ headers }) => headers['Content-Type'] ?? [])
    .filter(type => type.length <= MAX_TYPE_CHARACTERS && !/zip$/.test(type))
  const api = both(general, headersOf(`${API}*`))
  const uncached = { ...general, 'Cache-Control': 'no-store' }
  const page = both(general, PAGE_FIELDS)
  const pages = site.edge ? { ...page, Vary: 'Accept' } : page
  const elsewhere = [everywhere, path(`${API}*`), path(`${HIDDEN_FOLDER}*`), ...PAGE_PATHS.map(path)]
  const special = rules.filter(rule => !elsewhere.includes(rule.path))
  /** Slugs have no special characters of regular expressions. */
  const removed = site.removed.join('|')
  const problems: readonly (readonly [name: string, status: number, body: string, more: Fields])[] = [
    ['.no-such-term', 404, noSuchTerm(site, '$palabit_slug'), {}],
    ...(removed === '' ? [] : [['.removed-term', 410, removedTerm(site, '$palabit_slug'), {}] as const]),
    ['.no-such-address', 404, noSuchAddress(site), {}],
    ['.method-not-allowed', 405, methodNotAllowed(site), { Allow: FILE_METHODS }],
    ...(site.edge ? [[NODE_AWAY.slice(API.length), 503, AWAY.body, AWAY.fields] as const] : []),
  ]
  const lines = [
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
    '# What is not found: in the language of the address, and as Markdown where that was asked for.',
    ...missing(site, uncached),
    '',
    ...(site.edge ? withoutNode(page, headersOf('/*.md'), site) : []),
    '# Files for hosts, and what a build is writing.',
    ...block(`location ^~ ${path(HIDDEN_FOLDER)}`, ['return 404;']),
    ...[file.headers, file.redirects].flatMap(name => block(`location = ${path(name)}`, ['return 404;'])),
    ...block(`location ~ ${pattern('/')}(?:.*/)?\\.(?!well-known/)`, ['return 404;']),
    '',
    ...(removed === ''
      ? []
      : [
          '# Terms that were taken out.',
          ...block(`location ~ ${pattern('/')}(?:es/)?(?:${removed})(?:/(?:index\\.md)?)?$`, ['return 410;']),
          '',
        ]),
    '# Pages end with a slash.',
    ...block(`location ~ ^(?<palabit_page>${escapePattern(path('/'))}(?:.*/)?)index\\.html$`, [
      'if (-f $request_filename) { return 308 $palabit_page$is_args$args; }',
      'return 404;',
    ]),
    ...special.flatMap(rule => location(rule, general)),
    ...block(`location ~ ${pattern('/')}(?:.*/)?[^/.]+$`, [
      'if (-f $request_filename/index.html) { return 308 $uri/$is_args$args; }',
      'try_files $uri =404;',
    ]),
    ...block(`location ~ ${pattern('/')}(?:.*/)?$`, [...headerLines(pages), 'try_files $uri/index.html =404;']),
    '',
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
      ...problems.flatMap(([name, status, body, more]) =>
        block(`location = ${path(`${API}${name}`)}`, [
          'internal;',
          'types { }',
          `default_type ${PROBLEM_TYPE};`,
          ...headerLines({ ...api, 'Cache-Control': 'no-store', ...more }),
          `return ${status} ${quoted(body)};`,
        ]),
      ),
      ...moves.filter(([from]) => from.startsWith(path(API))).flatMap(redirect),
    ]),
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

function nodeHost(site: Site): readonly string[] {
  const path = (address: string) => escapePattern(href(site, address))
  return nodeHostComment([
    'the line below in front of the server block:',
    '',
    '  upstream palabit { server 127.0.0.1:8787; keepalive 16; }',
    '',
    'and these lines into the server block, before the include:',
    '',
    '  set $palabit_path $uri;',
    `  rewrite "^${path('/')}(?:mcp/?|oembed|v1|v1/(?!\\.).*)$" /palabit-node last;`,
    `  if ($http_accept ~* "text/markdown|text/html *; *q=0") { rewrite ^${path('/')}(?:.*/)?$ /palabit-node last; }`,
    `  if ($http_accept !~* "^$|text/html|text/\\*|\\*/\\*") { rewrite ^${path('/')}(?:.*/)?$ /palabit-node last; }`,
    '  location = /palabit-node {',
    '    internal;',
    '    proxy_pass http://palabit$request_uri;',
    '    proxy_http_version 1.1;',
    '    proxy_set_header Connection "";',
    '    proxy_set_header Host $http_host;',
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '    proxy_connect_timeout 1s;',
    '    proxy_read_timeout 15s;',
    '    error_page 502 504 = @palabit-files;',
    '    recursive_error_pages on;',
    '  }',
    `  location @palabit-files { rewrite ^ ${href(site, WITHOUT_NODE)}$palabit_path last; }`,
  ])
}

/** Where requests are sent internally that Node did not answer; the address that was asked for follows. */
const WITHOUT_NODE = '/.without-node'
const NODE_AWAY = `${API}.node-away`

/**
 * What files answer in place of the Node host. Markdown has a location of its own, since the negotiated answer has to say
 * so in `Vary`.
 */
function withoutNode(fields: Fields, markdown: Fields, site: Site): readonly string[] {
  const path = (address: string) => href(site, address)
  const asked = `^${escapePattern(path(WITHOUT_NODE))}`
  const only = ONLY_NODE.map(address => escapePattern(path(address))).join('|')
  const { 'Content-Type': type = '', ...own } = markdown
  return [
    '# What Node would answer, while it is away.',
    ...block(`location ^~ ${path(WITHOUT_NODE)}/`, [
      'internal;',
      `rewrite ${asked}(?:${only})$ ${path(NODE_AWAY)} last;`,
      `rewrite ${asked}(${escapePattern(path(API.slice(0, -1)))}(?:/.*)?)$ $1 last;`,
      ...block(`location ~ ${asked}(?<palabit_asked>${escapePattern(site.basePath)}(?!/v1/|/mcp/).*)/$`, [
        'types { }',
        `default_type ${quoted(type)};`,
        ...headerLines({ ...both(fields, own), Vary: 'Accept' }),
        'try_files $palabit_asked/index.md =404;',
      ]),
    ]),
    '',
  ]
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
  const forced = type === undefined ? [] : ['types { }', `default_type ${quoted(type)};`]
  // Pages are below a rule that replaces fields.
  const pages = replaces
    ? block('location ~ /$', [
        ...headerLines(both(both(general, PAGE_FIELDS), headers)),
        'try_files $uri/index.html =404;',
      ])
    : []
  return block(`location ${match}`, [
    ...forced,
    ...headerLines(both(general, headers)),
    'try_files $uri =404;',
    ...pages,
  ])
}

/** An exact path, or a pattern for a path with an asterisk in the middle. */
const exactly = (path: string): string =>
  path.includes('*') ? `~ ^${escapePattern(path).replace('\\*', '.*')}$` : `= ${path}`

/** Merges two sets of header fields: a policy replaces the general one, lists are joined. */
function both(general: Fields, own: Fields): Fields {
  const joined = Object.entries(own).map(([name, value]) => {
    const earlier = name === 'Content-Security-Policy' ? undefined : general[name]
    return [name, earlier === undefined ? value : `${earlier}, ${value}`] as const
  })
  return { ...general, ...Object.fromEntries(joined) }
}

const redirect = ([from, to]: Move): readonly string[] => [`location = ${from} { return 308 ${to}$is_args$args; }`]

const headerLines = (headers: Fields): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

const block = indentedBlock('  ')

/** Quotes a value as one token. */
const quoted = (text: string): string => (/^[\w./+-]+$/.test(text) ? text : `'${text.replace(/['\\]/g, '\\$&')}'`)

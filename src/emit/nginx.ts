/**
 * The snippet for nginx. Everything is inside one location, so that it does not affect the rest of the server. A
 * location with `add_header` lines inherits none, so each location repeats all of them.
 */

import type { Site } from '../model/dictionary/site.ts'
import { API, file, page as pageAddress } from '../model/web/address.ts'
import type { Move } from '../model/web/edge-settings.ts'
import { type HeaderRule, PAGE_FIELDS, PAGE_PATHS } from '../model/web/headers.ts'
import { HIDDEN_FOLDER } from '../model/web/hidden.ts'
import { inBoth } from '../schema/language.ts'
import { escapePattern } from '../text/escape-pattern.ts'
import {
  API_FOLDER,
  AWAY,
  entryPattern,
  FILE_METHODS,
  type Fields,
  flat,
  folderNote,
  indentedBlock,
  joined,
  type Lines,
  nodeHostComment,
  ONLY_NODE,
  PROBLEM_TYPE,
  problemsOf,
  type Setting,
  settingOf,
} from './server-snippet.ts'

/** Types in nginx's own table that are worth compressing; it always compresses HTML. */
const COMPRESSED =
  'text/css text/plain text/xml text/javascript application/javascript application/json application/xml application/rss+xml application/atom+xml text/calendar image/svg+xml'

/** Longer types do not fit nginx's hash table of default size; they belong to small files. */
const MAX_TYPE_CHARACTERS = 40

const block = indentedBlock('  ')

export function nginx(rules: readonly HeaderRule[], moves: readonly Move[], site: Site): string {
  const setting = settingOf(rules, moves, site)
  const { path } = setting
  const home = path(pageAddress.home('en'))
  const lines = [
    everywhere(setting),
    missing(setting),
    site.edge && withoutNode(setting),
    hidden(setting),
    pages(setting),
    api(setting),
    moves.length > 0 && ['', '# Renamed terms.'],
    moves.filter(([from]) => !from.startsWith(path(API))).map(redirect),
  ]
  return flat([
    `# For nginx. Inside a server block whose root holds the published files${folderNote(site)}:`,
    '#',
    '#   include /path/to/dist/deploy/nginx.conf;',
    site.edge && nodeHost(setting),
    '',
    site.basePath !== '' && `location = ${site.basePath} { absolute_redirect off; return 308 ${home}$is_args$args; }`,
    block(`location ${site.basePath === '' ? '' : '^~ '}${home}`, lines),
    '',
  ]).join('\n')
}

/** The comment that says how to let the Node host answer what files cannot. */
function nodeHost({ path }: Setting): Lines {
  const root = escapePattern(path('/'))
  return nodeHostComment('the line below in front of the server block:', [
    '',
    '  upstream palabit { server 127.0.0.1:8787; keepalive 16; }',
    '',
    'and these lines into the server block, before the include:',
    '',
    '  set $palabit_path $uri;',
    `  rewrite "^${root}(?:mcp/?|oembed|v1|v1/(?!\\.).*)$" /palabit-node last;`,
    `  if ($http_accept ~* "text/markdown|text/html *; *q=0") { rewrite ^${root}(?:.*/)?$ /palabit-node last; }`,
    `  if ($http_accept !~* "^$|text/html|text/\\*|\\*/\\*") { rewrite ^${root}(?:.*/)?$ /palabit-node last; }`,
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
    `  location @palabit-files { rewrite ^ ${path(WITHOUT_NODE)}$palabit_path last; }`,
  ])
}

/** Where requests are sent internally that Node did not answer; the address that was asked for follows. */
const WITHOUT_NODE = '/.without-node'
const NODE_AWAY = `${API}.node-away`

/**
 * What files answer in place of the Node host. Markdown has a location of its own, since the negotiated answer has to say
 * so in `Vary`.
 */
function withoutNode(setting: Setting): Lines {
  const { site, path } = setting
  const asked = `^${escapePattern(path(WITHOUT_NODE))}`
  const only = ONLY_NODE.map(address => escapePattern(path(address))).join('|')
  const { 'Content-Type': type = '', ...markdown } = fieldsOf('/*.md', setting)
  return [
    '# What Node would answer, while it is away.',
    block(`location ^~ ${path(WITHOUT_NODE)}/`, [
      'internal;',
      `rewrite ${asked}(?:${only})$ ${path(NODE_AWAY)} last;`,
      `rewrite ${asked}(${escapePattern(path(API_FOLDER))}(?:/.*)?)$ $1 last;`,
      block(`location ~ ${asked}(?<palabit_asked>${escapePattern(site.basePath)}(?!/v1/|/mcp/).*)/$`, [
        forced(type),
        headerLines({ ...both(pageFields(setting), markdown), Vary: 'Accept' }),
        'try_files $palabit_asked/index.md =404;',
      ]),
    ]),
    '',
  ]
}

function everywhere({ path, rules, general }: Setting): Lines {
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
    `gzip_types ${[...new Set([...COMPRESSED.split(' '), PROBLEM_TYPE, ...types])].map(quoted).join(' ')};`,
    `error_page 404 410 ${path(file.missing('en'))};`,
    headerLines(general),
    'try_files $uri =404;',
    '',
  ]
}

/** Chooses the 404 page by `$request_uri`, which internal redirects do not change. */
function missing({ path, general }: Setting): Lines {
  const start = `^${escapePattern(path(pageAddress.home('es')))}`
  const html = inBoth(language => path(file.missing(language)))
  const markdown = inBoth(language => path(file.missingMarkdown(language)))
  const shown = ['internal;', headerLines({ ...general, 'Cache-Control': 'no-store' })]
  const asText = ['internal;', forced('text/markdown; charset=utf-8'), ...shown.slice(1)]
  return [
    '# What is not found: in the language of the address, and as Markdown where that was asked for.',
    block(`location = ${html.en}`, [
      shown,
      `if ($request_uri ~ "${start}[^?]*\\.md(?:\\?|$)") { rewrite ^ ${markdown.es} last; }`,
      `if ($request_uri ~ "^[^?]*\\.md(?:\\?|$)") { rewrite ^ ${markdown.en} last; }`,
      `if ($request_uri ~ "${start}") { rewrite ^ ${html.es} last; }`,
    ]),
    block(`location = ${html.es}`, shown),
    block(`location = ${markdown.en}`, asText),
    block(`location = ${markdown.es}`, asText),
    '',
  ]
}

const hidden = ({ path, removed }: Setting): Lines => [
  '# Files for hosts, and what a build is writing.',
  block(`location ^~ ${path(HIDDEN_FOLDER)}`, ['return 404;']),
  [file.headers, file.redirects].map(name => block(`location = ${path(name)}`, ['return 404;'])),
  block(`location ~ ^${escapePattern(path('/'))}(?:.*/)?\\.(?!well-known/)`, ['return 404;']),
  '',
  removed && ['# Terms that were taken out.', block(`location ~ ${removed.pages}`, ['return 410;']), ''],
]

function pages(setting: Setting): Lines {
  const { site, path, rules } = setting
  const root = escapePattern(path('/'))
  const elsewhere = ['/*', `${API}*`, `${HIDDEN_FOLDER}*`, ...PAGE_PATHS].map(path)
  return [
    '# Pages end with a slash.',
    block(`location ~ ^(?<palabit_page>${root}(?:.*/)?)index\\.html$`, [
      'if (-f $request_filename) { return 308 $palabit_page$is_args$args; }',
      'return 404;',
    ]),
    rules.filter(rule => !elsewhere.includes(rule.path)).map(rule => location(rule, setting)),
    block(`location ~ ^${root}(?:.*/)?[^/.]+$`, [
      'if (-f $request_filename/index.html) { return 308 $uri/$is_args$args; }',
      'try_files $uri =404;',
    ]),
    block(`location ~ ^${root}(?:.*/)?$`, page({ ...pageFields(setting), ...(site.edge && { Vary: 'Accept' }) })),
    '',
  ]
}

const page = (fields: Fields): Lines => [headerLines(fields), 'try_files $uri/index.html =404;']

/** Files, or a page, with fields of their own. */
function location({ path, headers: { 'Content-Type': type, ...own }, replaces }: HeaderRule, setting: Setting): Lines {
  const ofPages = page(both(pageFields(setting), own))
  if (path.endsWith('/')) return block(`location = ${path}`, ofPages)
  return block(`location ${path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : exactly(path)}`, [
    type !== undefined && forced(type),
    headerLines(both(setting.general, own)),
    'try_files $uri =404;',
    // Pages are below a rule that replaces fields.
    replaces && block('location ~ /$', ofPages),
  ])
}

/** An exact path, or a pattern for a path with an asterisk in the middle. */
const exactly = (path: string): string =>
  path.includes('*') ? `~ ^${escapePattern(path).replace('\\*', '.*')}$` : `= ${path}`

function api(setting: Setting): Lines {
  const { site, path, moves, removed } = setting
  const notAllowed = `error_page 405 ${path(`${API}.method-not-allowed`)};`
  const entry = (slug: string): string => `location ~ ^${entryPattern(`(?<palabit_slug>${slug})`, site)}$`
  return [
    '# The API.',
    block(`location = ${path(API_FOLDER)}`, [`return 308 ${path(file.apiIndex)};`]),
    block(`location ^~ ${path(API)}`, [
      `error_page 404 ${path(`${API}.no-such-address`)};`,
      notAllowed,
      headerLines(apiFields(setting)),
      'try_files $uri =404;',
      block(`location = ${path(file.apiIndex)}`, [`try_files ${path(file.apiIndexFile)} =404;`]),
      // Before the next block, because nginx uses the first regular expression that matches.
      removed && block(entry(removed.slugs), [`error_page 410 ${path(`${API}.removed-term`)};`, 'return 410;']),
      block(entry('[a-z0-9-]+'), [
        `error_page 404 ${path(`${API}.no-such-term`)};`,
        notAllowed,
        'try_files $uri =404;',
      ]),
      problems(setting),
      moves.filter(([from]) => from.startsWith(path(API))).map(redirect),
    ]),
  ]
}

/** A location for each problem, to which errors of the API lead. */
function problems(setting: Setting): Lines {
  const { site, path, removed } = setting
  const body = problemsOf(site, '$palabit_slug')
  const answer = (address: string, status: number, text: string, more?: Fields): Lines =>
    block(`location = ${path(address)}`, [
      'internal;',
      forced(PROBLEM_TYPE),
      headerLines({ ...apiFields(setting), 'Cache-Control': 'no-store', ...more }),
      `return ${status} ${quoted(text)};`,
    ])
  return [
    answer(`${API}.no-such-term`, 404, body.noSuchTerm),
    removed && answer(`${API}.removed-term`, 410, body.removedTerm),
    answer(`${API}.no-such-address`, 404, body.noSuchAddress),
    answer(`${API}.method-not-allowed`, 405, body.methodNotAllowed, { Allow: FILE_METHODS }),
    site.edge && answer(NODE_AWAY, 503, AWAY.body, AWAY.fields),
  ]
}

const redirect = ([from, to]: Move): string => `location = ${from} { return 308 ${to}$is_args$args; }`

/** The fields of one rule. */
const fieldsOf = (address: string, { rules, path }: Setting): Fields =>
  rules.find(rule => rule.path === path(address))?.headers ?? {}

const apiFields = (setting: Setting): Fields => both(setting.general, fieldsOf(`${API}*`, setting))

const pageFields = ({ general }: Setting): Fields => both(general, PAGE_FIELDS)

const both = (general: Fields, own: Fields): Fields => ({ ...general, ...joined(general, own) })

const headerLines = (headers: Fields): Lines =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

/** The media type, in place of that of nginx's own table. */
const forced = (type: string): Lines => ['types { }', `default_type ${quoted(type)};`]

/** Quotes a value as one token. */
const quoted = (text: string): string => (/^[\w./+-]+$/.test(text) ? text : `'${text.replace(/['\\]/g, '\\$&')}'`)

/**
 * The snippet for nginx: the values of `templates/nginx.conf`. Everything is inside one location, so that it does not affect
 * the rest of the server. A location with `add_header` lines inherits none, so each location repeats all of them. nginx uses
 * the first regular expression that matches: terms that were taken out stand before the others. The 404 page is chosen by
 * `$request_uri`, which internal redirects do not change. What files answer while Node is away has a location of its own
 * for Markdown, since the negotiated answer has to say so in `Vary`.
 */

import type { Site } from '../model/dictionary/site.ts'
import { API, languageOf } from '../model/web/address.ts'
import { type HeaderRule, PAGE_FIELDS, PAGE_PATHS } from '../model/web/header-rules.ts'
import type { Move } from '../model/web/redirects.ts'
import { HIDDEN_FOLDER } from '../model/web/unserved-files.ts'
import type { Language } from '../schema/language.ts'
import { escapePattern } from '../text/escape-pattern.ts'
import { fillTemplate } from '../text/fill-file-template.ts'
import {
  AWAY,
  FILE_METHODS,
  type Fields,
  folderNote,
  joined,
  ONLY_NODE,
  PROBLEM_TYPE,
  problemsOf,
  type Setting,
  settingOf,
  versionFields,
} from './nginx-and-caddy-common.ts'

/** Types in nginx's own table that are worth compressing; it always compresses HTML. */
const COMPRESSED =
  'text/css text/plain text/xml text/javascript application/javascript application/json application/xml application/rss+xml application/atom+xml text/calendar image/svg+xml'

/** Longer types do not fit nginx's hash table of default size; they belong to small files. */
const MAX_TYPE_CHARACTERS = 40

export function nginx(template: string, rules: readonly HeaderRule[], moves: readonly Move[], site: Site): string {
  const setting = settingOf(rules, moves, site)
  const { path, general, removed } = setting
  const { 'Content-Type': _, ...markdown } = fieldsOf('/*.md', setting)
  const pages = both(general, PAGE_FIELDS)
  const pageLines = (language: Language) => {
    const own = versionFields(language, '$palabit_address/index.md', site)
    return headerLines({ ...pages, ...own, ...(site.edge && { Vary: 'Accept' }) })
  }
  const [apiMoves, pageMoves] = [true, false].map(isApi =>
    moves.filter(([from]) => from.startsWith(path(API)) === isApi).map(redirect),
  ) as [string[], string[]]
  return fillTemplate(template, {
    folder: folderNote(site),
    edge: site.edge ? 'yes' : '',
    base: site.basePath,
    base_pattern: escapePattern(site.basePath),
    below_path: site.basePath,
    prefix: site.basePath === '' ? '' : '^~ ',
    compressed_types: compressedTypes(rules).map(quoted).join(' '),
    only_node: ONLY_NODE.map(address => escapePattern(path(address))).join('|'),
    headers: headerLines(general),
    error_headers: headerLines({ ...general, 'Cache-Control': 'no-store' }),
    negotiated_headers: headerLines({ ...both(pages, markdown), Vary: 'Accept' }),
    english_page_headers: pageLines('en'),
    spanish_page_headers: pageLines('es'),
    api_headers: headerLines(apiFields(setting)),
    removed_slugs: removed?.slugs ?? '',
    removed_pages: removed?.pages ?? '',
    files: fileLocations(setting),
    problems: problems(setting),
    moves: moves.length > 0 ? 'yes' : '',
    api_moves: apiMoves,
    page_moves: pageMoves,
  })
}

function compressedTypes(rules: readonly HeaderRule[]): readonly string[] {
  const types = rules
    .flatMap(({ headers }) => headers['Content-Type'] ?? [])
    .filter(type => type.length <= MAX_TYPE_CHARACTERS && !/zip$/.test(type))
  return [...new Set([...COMPRESSED.split(' '), PROBLEM_TYPE, ...types])]
}

/** A location for each rule of the table, but for those that the template has itself. */
function fileLocations(setting: Setting): readonly string[] {
  const elsewhere = ['/*', `${API}*`, `${HIDDEN_FOLDER}*`, ...PAGE_PATHS].map(setting.path)
  return setting.rules.filter(rule => !elsewhere.includes(rule.path)).flatMap(rule => location(rule, setting))
}

/** Files, or a page, with fields of their own. */
function location(
  { path, headers: { 'Content-Type': type, ...own }, replaces }: HeaderRule,
  { general, site }: Setting,
): readonly string[] {
  const pageFields = both(both(general, PAGE_FIELDS), own)
  const page = (fields: Fields) => [...headerLines(fields), 'try_files $uri/index.html =404;']
  if (path.endsWith('/')) {
    const language = languageOf(path.slice(site.basePath.length))
    return block(`location = ${path}`, page({ ...pageFields, ...versionFields(language, `${path}index.md`, site) }))
  }
  return block(`location ${path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : exactly(path)}`, [
    ...(type === undefined ? [] : forced(type)),
    ...headerLines(both(general, own)),
    'try_files $uri =404;',
    // Pages are below a rule that replaces fields.
    ...(replaces ? block('location ~ /$', page(pageFields)) : []),
  ])
}

/** An exact path, or a pattern for a path with an asterisk in the middle. */
const exactly = (path: string): string =>
  path.includes('*') ? `~ ^${escapePattern(path).replace('\\*', '.*')}$` : `= ${path}`

/** A location for each problem, to which errors of the API lead. */
function problems(setting: Setting): readonly string[] {
  const { site, path, removed } = setting
  const body = problemsOf(site, '$palabit_slug')
  const answer = (name: string, status: number, text: string, more?: Fields): readonly string[] =>
    block(`location = ${path(`${API}.${name}`)}`, [
      'internal;',
      ...forced(PROBLEM_TYPE),
      ...headerLines({ ...apiFields(setting), 'Cache-Control': 'no-store', ...more }),
      `return ${status} ${quoted(text)};`,
    ])
  return [
    answer('no-such-term', 404, body.noSuchTerm),
    removed ? answer('removed-term', 410, body.removedTerm) : [],
    answer('no-such-address', 404, body.noSuchAddress),
    answer('method-not-allowed', 405, body.methodNotAllowed, { Allow: FILE_METHODS }),
    site.edge ? answer('node-away', 503, AWAY.body, AWAY.fields) : [],
  ].flat()
}

const block = (head: string, lines: readonly string[]): readonly string[] => [
  `${head} {`,
  ...lines.map(line => `  ${line}`),
  '}',
]

const redirect = ([from, to]: Move): string => `location = ${from} { return 308 ${to}$is_args$args; }`

/** The fields of one rule. */
const fieldsOf = (address: string, { rules, path }: Setting): Fields =>
  rules.find(rule => rule.path === path(address))?.headers ?? {}

const apiFields = (setting: Setting): Fields => both(setting.general, fieldsOf(`${API}*`, setting))

const both = (general: Fields, own: Fields): Fields => ({ ...general, ...joined(general, own) })

const headerLines = (headers: Fields): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

/** The media type, in place of that of nginx's own table. */
const forced = (type: string): readonly string[] => ['types { }', `default_type ${quoted(type)};`]

/** Quotes a value as one token. */
const quoted = (text: string): string => (/^[\w./+-]+$/.test(text) ? text : `'${text.replace(/['\\]/g, '\\$&')}'`)

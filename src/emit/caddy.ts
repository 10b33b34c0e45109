/**
 * The snippet for Caddy. Everything is inside one `handle`, so that it does not affect the rest of the server, and
 * inside a `route`, which keeps the directives in their order.
 */

import type { Site } from '../model/dictionary/site.ts'
import { API, file, href, page } from '../model/web/address.ts'
import type { Move } from '../model/web/edge-settings.ts'
import { type HeaderRule, PAGE_FIELDS, PAGE_PATHS } from '../model/web/headers.ts'
import { HIDDEN_FILES, HIDDEN_FOLDER } from '../model/web/hidden.ts'
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

type Fields = Readonly<Record<string, string>>

/** What all parts of the snippet use. */
interface Setting {
  readonly site: Site
  readonly path: (address: string) => string
  /** Fields of every answer. */
  readonly general: Fields
  /** A pattern for the slugs of terms that were taken out, which have no special characters; empty if there are none. */
  readonly removed: string
}

export function caddy(rules: readonly HeaderRule[], moves: readonly Move[], site: Site): string {
  const path = (address: string) => href(site, address)
  const everywhere = path('/*')
  const general = rules.find(rule => rule.path === everywhere)?.headers ?? {}
  const elsewhere = [everywhere, path(`${HIDDEN_FOLDER}*`), ...PAGE_PATHS.map(path)]
  const special = rules.filter(rule => !elsewhere.includes(rule.path) && Object.keys(rule.headers).length > 0)
  const setting: Setting = { site, path, general, removed: site.removed.join('|') }
  const lines = [
    'encode zstd gzip',
    ...headers('', general, {}),
    ...special.flatMap((rule, i) => [
      `@fields_${i} path ${pattern(rule.path)}`,
      ...headers(`@fields_${i}`, rule.headers, general),
    ]),
    '',
    ...redirects(setting, moves),
    '# Methods that files do not have.',
    ...block('@write', [`path ${path(`${API}*`)}`, `not method ${FILE_METHODS.replaceAll(',', '')}`]),
    ...block('handle @write', [`header Allow ${quoted(FILE_METHODS)}`, ...answer(methodNotAllowed(site), 405)]),
    '',
    ...removedTerms(setting),
    ...pagesAndFiles(setting),
    '# What is not found: in the language of the address, and as Markdown where that was asked for.',
    `@term path_regexp term ^${entryPattern('([a-z0-9-]+)', site)}$`,
    ...block('handle @term', answer(noSuchTerm(site, '{re.term.1}'), 404)),
    ...block(`handle ${path(`${API}*`)}`, answer(noSuchAddress(site), 404)),
    ...block('handle', ['header Cache-Control no-store', ...errorPages(setting, 404)]),
  ]
  return [
    `# For Caddy. Inside a site block whose root holds the published files${folderNote(site)}:`,
    '#',
    '#   import /path/to/dist/deploy/Caddyfile',
    ...(site.edge ? nodeHost(site) : []),
    '',
    ...(site.basePath === '' ? [] : [`redir ${site.basePath} ${path(page.home('en'))} 308`]),
    ...block(`handle ${everywhere}`, block('route', lines)),
    '',
  ].join('\n')
}

const redirects = ({ path }: Setting, moves: readonly Move[]): readonly string[] => [
  '# Former addresses, and pages by another form of their address.',
  ...moves.map(([from, to]) => `redir ${from} ${to} 308`),
  `redir ${path(API.slice(0, -1))} ${path(file.apiIndex)} 308`,
  ...block('@index', ['path_regexp page ^(.*/)index\\.html$', 'file {path}']),
  'redir @index {re.page.1} 308',
  ...block('@unfinished', ['not path */', 'file {path}/index.html']),
  'redir @unfinished {path}/ 308',
  '',
]

function removedTerms(setting: Setting): readonly string[] {
  const { site, path, removed } = setting
  if (removed === '') return []
  return [
    '# Terms that were taken out.',
    `@removed_term path_regexp removed ^${entryPattern(`(${removed})`, site)}$`,
    ...block('handle @removed_term', answer(removedTerm(site, '{re.removed.1}'), 410)),
    `@removed path_regexp ^${escapePattern(path('/'))}(?:es/)?(?:${removed})(?:/(?:index\\.md)?)?$`,
    ...block('handle @removed', ['header Cache-Control no-store', ...errorPages(setting, 410)]),
    '',
  ]
}

function pagesAndFiles({ site, path, general }: Setting): readonly string[] {
  /** Folders that a build is still writing have names with a leading dot. */
  const notWritten = block('not', ['path_regexp /\\.', `not path ${path('/.well-known/*')}`])
  const hidden = [`${HIDDEN_FOLDER}*`, ...HIDDEN_FILES].map(path).join(' ')
  return [
    '# Pages and files, but for files for hosts, bodies of errors, and what a build is writing.',
    `rewrite ${path(file.apiIndex)} ${path(file.apiIndexFile)}`,
    ...block('@page', ['path */', ...notWritten, 'file {path}index.html']),
    ...block('handle @page', [
      ...headers('*', PAGE_FIELDS, general),
      ...(site.edge ? ['header Vary Accept'] : []),
      'file_server',
    ]),
    ...block('@file', ['not path */', `not path ${hidden}`, ...notWritten, 'file {path}']),
    ...block('handle @file', ['file_server']),
    '',
  ]
}

/** The page that says that something is not there, in each language. */
const errorPages = ({ path }: Setting, status: 404 | 410): readonly string[] =>
  [...LANGUAGES].reverse().flatMap(language => {
    const home = escapePattern(path(page.home(language)))
    return [
      ['md', `^${home}.*\\.md$`, file.missingMarkdown(language)] as const,
      ['html', `^${home}`, file.missing(language)] as const,
    ].flatMap(([kind, address, name]) => [
      `@${language}_${kind}_${status} path_regexp ${address}`,
      ...block(`handle @${language}_${kind}_${status}`, [
        `rewrite * ${path(name)}`,
        ...block('file_server', [`status ${status}`]),
      ]),
    ])
  })

/** The port at which Caddy offers the files to itself, for the time while Node is away. */
const FILES_PORT = 8786

/**
 * Files are a second upstream, since an answer to an error has the status of the error in Caddy. The header of the
 * negotiated version is set there, because the snippet does not know that it was negotiated.
 */
function nodeHost(site: Site): readonly string[] {
  const path = (address: string) => href(site, address)
  const pages = `path_regexp ^${escapePattern(path('/'))}(?:.*/)?$`
  const proxy = (matcher: string) =>
    block(`handle ${matcher}`, [
      ...block(`reverse_proxy 127.0.0.1:8787 127.0.0.1:${FILES_PORT}`, [
        'lb_policy first',
        'lb_try_duration 2s',
        'fail_duration 2s',
        ...block('transport http', ['dial_timeout 1s', 'response_header_timeout 15s']),
      ]),
    ])
  const code = (lines: readonly string[]) => lines.map(line => `\t${line}`)
  return nodeHostComment([
    'these lines into the site block, before the import:',
    '',
    ...code([
      `@palabit_node path ${['/mcp', '/mcp/', file.oembed, API.slice(0, -1), `${API}*`].map(path).join(' ')}`,
      ...block('@palabit_markdown', [pages, 'header_regexp Accept (?i)text/markdown|text/html\\s*;\\s*q=0|^[^*]*$']),
      ...proxy('@palabit_node'),
      ...proxy('@palabit_markdown'),
    ]),
    '',
    'and this block beside the site block, with the same root:',
    '',
    ...code(
      block(`http://:${FILES_PORT}`, [
        'bind 127.0.0.1',
        'root * /path/to/root',
        `@palabit_only_node path ${ONLY_NODE.map(path).join(' ')}`,
        ...block('handle @palabit_only_node', [
          ...Object.entries(AWAY.fields).map(([name, value]) => `header ${name} ${value}`),
          'header Access-Control-Allow-Origin *',
          ...answer(AWAY.body, 503),
        ]),
        ...block('@palabit_page', [pages, `not path ${path(API)}*`]),
        'header @palabit_page Vary Accept',
        'rewrite @palabit_page {path}index.md',
        'import /path/to/dist/deploy/Caddyfile',
      ]),
    ),
  ])
}

/**
 * Fields of a rule. Those that the general rule also sets are added to its values, except the policy, which is
 * replaced.
 */
function headers(scope: string, fields: Fields, general: Fields): readonly string[] {
  const lines = Object.entries(fields).map(([name, value]) => {
    const isAdded = scope !== '' && name in general && name !== 'Content-Security-Policy'
    return `${isAdded ? '+' : ''}${name} ${quoted(value)}`
  })
  return block(scope === '' ? 'header' : `header ${scope}`, lines)
}

const answer = (problem: string, status: number): readonly string[] => [
  `header Content-Type ${PROBLEM_TYPE}`,
  'header Cache-Control no-store',
  `respond ${quoted(problem)} ${status}`,
]

/** In Caddy, an asterisk in the middle of a path matches no slash; a leading one matches by suffix. */
const pattern = (path: string): string => (path.endsWith('*') ? path : path.replace(/^.*\*/, '*'))

const block = indentedBlock('\t')

/** Quotes a value as one token; no value contains a backtick. */
const quoted = (text: string): string => (/^[\w./+-]+$/.test(text) ? text : `\`${text}\``)

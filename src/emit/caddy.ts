/**
 * The snippet for Caddy. Everything is inside one `handle`, so that it does not affect the rest of the server, and
 * inside a `route`, which keeps the directives in their order.
 */

import type { Site } from '../model/dictionary/site.ts'
import { API, file, page } from '../model/web/address.ts'
import type { Move } from '../model/web/edge-settings.ts'
import { type HeaderRule, PAGE_FIELDS, PAGE_PATHS } from '../model/web/headers.ts'
import { HIDDEN_FILES, HIDDEN_FOLDER } from '../model/web/hidden.ts'
import { LANGUAGES } from '../schema/language.ts'
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

const block = indentedBlock('\t')

export function caddy(rules: readonly HeaderRule[], moves: readonly Move[], site: Site): string {
  const setting = settingOf(rules, moves, site)
  const { path, general } = setting
  const elsewhere = ['/*', `${HIDDEN_FOLDER}*`, ...PAGE_PATHS].map(path)
  const special = rules.filter(rule => !elsewhere.includes(rule.path) && Object.keys(rule.headers).length > 0)
  const problem = problemsOf(site, '{re.term.1}')
  const lines = [
    'encode zstd gzip',
    headers('', general),
    special.map((rule, i) => [
      `@fields_${i} path ${pattern(rule.path)}`,
      headers(`@fields_${i}`, rule.headers, general),
    ]),
    '',
    redirects(setting),
    '# Methods that files do not have.',
    block('@write', [`path ${path(`${API}*`)}`, `not method ${FILE_METHODS.replaceAll(',', '')}`]),
    block('handle @write', [`header Allow ${quoted(FILE_METHODS)}`, answer(problem.methodNotAllowed, 405)]),
    '',
    removedTerms(setting),
    pagesAndFiles(setting),
    '# What is not found: in the language of the address, and as Markdown where that was asked for.',
    `@term path_regexp term ^${entryPattern('([a-z0-9-]+)', site)}$`,
    block('handle @term', answer(problem.noSuchTerm, 404)),
    block(`handle ${path(`${API}*`)}`, answer(problem.noSuchAddress, 404)),
    block('handle', ['header Cache-Control no-store', errorPages(setting, 404)]),
  ]
  return flat([
    `# For Caddy. Inside a site block whose root holds the published files${folderNote(site)}:`,
    '#',
    '#   import /path/to/dist/deploy/Caddyfile',
    site.edge && nodeHost(setting),
    '',
    site.basePath !== '' && `redir ${site.basePath} ${path(page.home('en'))} 308`,
    block(`handle ${path('/*')}`, block('route', lines)),
    '',
  ]).join('\n')
}

const redirects = ({ path, moves }: Setting): Lines => [
  '# Former addresses, and pages by another form of their address.',
  moves.map(([from, to]) => `redir ${from} ${to} 308`),
  `redir ${path(API_FOLDER)} ${path(file.apiIndex)} 308`,
  block('@index', ['path_regexp page ^(.*/)index\\.html$', 'file {path}']),
  'redir @index {re.page.1} 308',
  block('@unfinished', ['not path */', 'file {path}/index.html']),
  'redir @unfinished {path}/ 308',
  '',
]

const removedTerms = (setting: Setting): Lines | undefined =>
  setting.removed && [
    '# Terms that were taken out.',
    `@removed_term path_regexp removed ^${entryPattern(`(${setting.removed.slugs})`, setting.site)}$`,
    block('handle @removed_term', answer(problemsOf(setting.site, '{re.removed.1}').removedTerm, 410)),
    `@removed path_regexp ${setting.removed.pages}`,
    block('handle @removed', ['header Cache-Control no-store', errorPages(setting, 410)]),
    '',
  ]

function pagesAndFiles({ site, path, general }: Setting): Lines {
  /** Folders that a build is still writing have names with a leading dot. */
  const notWritten = block('not', ['path_regexp /\\.', `not path ${path('/.well-known/*')}`])
  const hidden = [`${HIDDEN_FOLDER}*`, ...HIDDEN_FILES].map(path).join(' ')
  return [
    '# Pages and files, but for files for hosts, bodies of errors, and what a build is writing.',
    `rewrite ${path(file.apiIndex)} ${path(file.apiIndexFile)}`,
    block('@page', ['path */', notWritten, 'file {path}index.html']),
    block('handle @page', [headers('*', PAGE_FIELDS, general), site.edge && 'header Vary Accept', 'file_server']),
    block('@file', ['not path */', `not path ${hidden}`, notWritten, 'file {path}']),
    block('handle @file', ['file_server']),
    '',
  ]
}

/** The page that says that something is not there, in each language. */
const errorPages = ({ path }: Setting, status: 404 | 410): Lines =>
  LANGUAGES.toReversed().map(language => {
    const home = escapePattern(path(page.home(language)))
    const shown = (kind: string, address: string, name: string): Lines => [
      `@${language}_${kind}_${status} path_regexp ${address}`,
      block(`handle @${language}_${kind}_${status}`, [
        `rewrite * ${path(name)}`,
        block('file_server', [`status ${status}`]),
      ]),
    ]
    return [
      shown('md', `^${home}.*\\.md$`, file.missingMarkdown(language)),
      shown('html', `^${home}`, file.missing(language)),
    ]
  })

/** The port at which Caddy offers the files to itself, for the time while Node is away. */
const FILES_PORT = 8786

/**
 * Files are a second upstream, since an answer to an error has the status of the error in Caddy. The header of the
 * negotiated version is set there, because the snippet does not know that it was negotiated.
 */
function nodeHost({ path }: Setting): Lines {
  const pages = `path_regexp ^${escapePattern(path('/'))}(?:.*/)?$`
  const proxy = (matcher: string): Lines =>
    block(`handle ${matcher}`, [
      block(`reverse_proxy 127.0.0.1:8787 127.0.0.1:${FILES_PORT}`, [
        'lb_policy first',
        'lb_try_duration 2s',
        'fail_duration 2s',
        block('transport http', ['dial_timeout 1s', 'response_header_timeout 15s']),
      ]),
    ])
  const code = (lines: Lines): Lines => flat(lines).map(line => `\t${line}`)
  return nodeHostComment('these lines into the site block, before the import:', [
    '',
    code([
      `@palabit_node path ${['/mcp', '/mcp/', file.oembed, API_FOLDER, `${API}*`].map(path).join(' ')}`,
      block('@palabit_markdown', [pages, 'header_regexp Accept (?i)text/markdown|text/html\\s*;\\s*q=0|^[^*]*$']),
      proxy('@palabit_node'),
      proxy('@palabit_markdown'),
    ]),
    '',
    'and this block beside the site block, with the same root:',
    '',
    code(
      block(`http://:${FILES_PORT}`, [
        'bind 127.0.0.1',
        'root * /path/to/root',
        `@palabit_only_node path ${ONLY_NODE.map(path).join(' ')}`,
        block('handle @palabit_only_node', [
          Object.entries(AWAY.fields).map(([name, value]) => `header ${name} ${value}`),
          'header Access-Control-Allow-Origin *',
          answer(AWAY.body, 503),
        ]),
        block('@palabit_page', [pages, `not path ${path(API)}*`]),
        'header @palabit_page Vary Accept',
        'rewrite @palabit_page {path}index.md',
        'import /path/to/dist/deploy/Caddyfile',
      ]),
    ),
  ])
}

/** Fields of a rule, of which those that the general rule also sets are joined with its values. */
const headers = (scope: string, fields: Fields, general: Fields = {}): Lines =>
  block(
    scope === '' ? 'header' : `header ${scope}`,
    Object.entries(joined(general, fields)).map(([name, value]) => `${name} ${quoted(value)}`),
  )

const answer = (problem: string, status: number): Lines => [
  `header Content-Type ${PROBLEM_TYPE}`,
  'header Cache-Control no-store',
  `respond ${quoted(problem)} ${status}`,
]

/** In Caddy, an asterisk in the middle of a path matches no slash; a leading one matches by suffix. */
const pattern = (path: string): string => (path.endsWith('*') ? path : path.replace(/^.*\*/, '*'))

/** Quotes a value as one token; no value contains a backtick. */
const quoted = (text: string): string => (/^[\w./+-]+$/.test(text) ? text : `\`${text}\``)

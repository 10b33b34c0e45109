/**
 * The snippet for Caddy: the values of `templates/Caddyfile`. Everything is inside one `handle`, so that it does not
 * affect the rest of the server, and inside a `route`, which keeps the directives in their order. Without Node, files
 * are a second upstream, since an answer to an error has the status of the error in Caddy; the header of the negotiated
 * version is set there, because the snippet does not know that it was negotiated. Folders that a build is still writing
 * have names with a leading dot.
 */

import type { Site } from '../model/dictionary/site.ts'
import { type HeaderRule, PAGE_FIELDS, PAGE_PATHS } from '../model/web/header-rules.ts'
import { RETRY_SECONDS } from '../model/web/host-problem-details.ts'
import type { Move } from '../model/web/redirects.ts'
import { HIDDEN_FILES, HIDDEN_FOLDER } from '../model/web/unserved-files.ts'
import { escapePattern } from '../text/escape-pattern.ts'
import { fillTemplate } from '../text/fill-file-template.ts'
import {
  AWAY,
  FILE_METHODS,
  type Fields,
  folderNote,
  joined,
  ONLY_NODE,
  problemsOf,
  type Setting,
  settingOf,
  versionFields,
} from './nginx-and-caddy-common.ts'

export function caddy(template: string, rules: readonly HeaderRule[], moves: readonly Move[], site: Site): string {
  const setting = settingOf(rules, moves, site)
  const { path, general, removed } = setting
  const problem = problemsOf(site, '{re.term.1}')
  return fillTemplate(template, {
    folder: folderNote(site),
    edge: site.edge ? 'yes' : '',
    base: site.basePath,
    base_pattern: escapePattern(site.basePath),
    below_path: site.basePath,
    only_node: ONLY_NODE.map(path).join(' '),
    retry_seconds: String(RETRY_SECONDS),
    away: quoted(AWAY.body),
    headers: fields(general),
    rules: ruleLines(setting),
    page_headers: fields(joined(general, PAGE_FIELDS)),
    english_headers: fields(versionFields('en', '{path}index.md', site)),
    spanish_headers: fields(versionFields('es', '{path}index.md', site)),
    moves: moves.map(([from, to]) => `redir ${from} ${to} 308`),
    methods: quoted(FILE_METHODS),
    method_list: FILE_METHODS.replaceAll(',', ''),
    method_not_allowed: quoted(problem.methodNotAllowed),
    removed_slugs: removed?.slugs ?? '',
    removed_pages: removed?.pages ?? '',
    removed_term: quoted(problemsOf(site, '{re.removed.1}').removedTerm),
    hidden: [`${HIDDEN_FOLDER}*`, ...HIDDEN_FILES].map(path).join(' '),
    no_such_term: quoted(problem.noSuchTerm),
    no_such_address: quoted(problem.noSuchAddress),
  })
}

/** A matcher and its fields for each rule of the table, but for those that the template has itself. */
function ruleLines({ rules, general, path }: Setting): readonly string[] {
  const elsewhere = ['/*', `${HIDDEN_FOLDER}*`, ...PAGE_PATHS].map(path)
  return rules
    .filter(rule => !elsewhere.includes(rule.path) && Object.keys(rule.headers).length > 0)
    .flatMap((rule, i) => [
      `@fields_${i} path ${pattern(rule.path)}`,
      `header @fields_${i} {`,
      ...fields(joined(general, rule.headers)).map(line => `\t${line}`),
      '}',
    ])
}

const fields = (headers: Fields): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`)

/** In Caddy, an asterisk in the middle of a path matches no slash; a leading one matches by suffix. */
const pattern = (path: string): string => (path.endsWith('*') ? path : path.replace(/^.*\*/, '*'))

/** Quotes a value as one token; no value contains a backtick. */
const quoted = (text: string): string => (/^[\w./+-]+$/.test(text) ? text : `\`${text}\``)

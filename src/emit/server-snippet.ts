/**
 * What the snippets for nginx and Caddy have in common: blocks, patterns, the comment on adding a Node host, and the
 * problem documents (RFC 9457) below `/v1/`, in which variables of the host stand for parts of the request.
 */

import type { Site } from '../model/dictionary/site.ts'
import { file, href } from '../model/web/address.ts'
import { hostProblemText, RETRY_SECONDS } from '../model/web/host-problem.ts'
import { type Occurrence, occurrences, problem } from '../model/web/problem.ts'
import type { ProblemCode } from '../schema/api.ts'
import { escapePattern } from '../text/escape-pattern.ts'

export const PROBLEM_TYPE = 'application/problem+json'

/** Methods that files answer. */
export const FILE_METHODS = 'GET, HEAD'

const text = (code: ProblemCode, occurrence: Occurrence, site: Site): string =>
  JSON.stringify(problem(code, occurrence, site))

/** @param slug the variable of the host that holds the requested slug; slugs by their form need no escaping */
export const noSuchTerm = (site: Site, slug: string): string =>
  text('not_found', occurrences.termNotFound(slug, href(site, file.entry(slug)), site), site)

/** @param slug the variable of the host that holds the requested slug */
export const removedTerm = (site: Site, slug: string): string =>
  text('gone', occurrences.termRemoved(slug, href(site, file.entry(slug)), site), site)

/** The instance is that of the index: the requested path would have to be escaped, which hosts cannot do. */
export const noSuchAddress = (site: Site): string =>
  text('not_found', occurrences.addressNotFound(href(site, file.apiIndex), site), site)

export const methodNotAllowed = (site: Site): string =>
  text('method_not_allowed', occurrences.methodNotAllowed('This method', href(site, file.apiIndex), FILE_METHODS), site)

/** The answer while the Node host is away, for what files cannot answer. */
export const AWAY = { body: hostProblemText(503), fields: { 'Retry-After': String(RETRY_SECONDS) } } as const

/** Addresses that only the Node host answers, below the base. */
export const ONLY_NODE = [file.mcp, `${file.mcp}/`, file.searchApi, file.oembed] as const

/** @param slug a regular expression for the slug of an address of an entry in the API */
export const entryPattern = (slug: string, site: Site): string =>
  href(site, file.entry('\n')).split('\n').map(escapePattern).join(slug)

/** Where the root of the server has to point, after "the published files". */
export const folderNote = (site: Site): string => (site.basePath === '' ? '' : ` in a folder ${site.basePath.slice(1)}`)

/**
 * A comment on letting the Node host answer what files cannot. The lines are to be copied out, because the next build
 * replaces the snippet.
 * @param steps what to copy where, and the lines
 */
export const nodeHostComment = (steps: readonly [where: string, ...lines: string[]]): readonly string[] =>
  [
    '',
    'Files alone neither negotiate Markdown, nor count requests, nor search, nor speak MCP. "npm run serve -- --trust-proxy 1"',
    'does. While it is away, files answer, and what files cannot is 503 for a moment. To let it answer what files cannot,',
    `copy ${steps[0]}`,
    ...steps.slice(1),
  ].map(line => `# ${line}`.trimEnd())

/** @returns a function that writes a block in braces with its lines indented */
export const indentedBlock =
  (indent: string) =>
  (head: string, lines: readonly string[]): readonly string[] => [
    `${head} {`,
    ...lines.map(line => (line === '' ? '' : `${indent}${line}`)),
    '}',
  ]

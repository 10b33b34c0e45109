/**
 * What the snippets for nginx and Caddy have in common: what they are written from, patterns, and the problem documents
 * (RFC 9457) below `/v1/`, in which variables of the host stand for parts of the request.
 */

import type { Site } from '../model/dictionary/site.ts'
import { file, href } from '../model/web/address.ts'
import type { HeaderRule } from '../model/web/header-rules.ts'
import { hostProblemText, RETRY_SECONDS } from '../model/web/host-problem-details.ts'
import { type Occurrence, occurrences, problem } from '../model/web/problem-details.ts'
import type { Move } from '../model/web/redirects.ts'
import type { ProblemCode } from '../schema/api-responses.ts'
import type { Language } from '../schema/language.ts'
import { escapePattern } from '../text/escape-pattern.ts'

export type Fields = HeaderRule['headers']

/** What all parts of a snippet are written from. */
export interface Setting {
  readonly site: Site
  /** An address below the base. */
  readonly path: (address: string) => string
  /** The table of headers, and former and present addresses, below the base. */
  readonly rules: readonly HeaderRule[]
  readonly moves: readonly Move[]
  /** Fields of every answer. */
  readonly general: Fields
  /** Patterns for terms that were taken out: for their slugs, which have no special characters, and for their pages. */
  readonly removed: { readonly slugs: string; readonly pages: string } | undefined
}

export function settingOf(rules: readonly HeaderRule[], moves: readonly Move[], site: Site): Setting {
  const path = (address: string) => href(site, address)
  const general = rules.find(rule => rule.path === path('/*'))?.headers ?? {}
  const slugs = site.removed.join('|')
  const pages = `^${escapePattern(path('/'))}(?:es/)?(?:${slugs})(?:/(?:index\\.md)?)?$`
  return { site, path, rules, moves, general, removed: slugs === '' ? undefined : { slugs, pages } }
}

/** Fields of a rule below the general one: a policy replaces the general one, lists are joined. */
export const joined = (general: Fields, own: Fields): Fields =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      const earlier = name === 'Content-Security-Policy' ? undefined : general[name]
      return [name, earlier === undefined ? value : `${earlier}, ${value}`]
    }),
  )

export const PROBLEM_TYPE = 'application/problem+json'

/** Methods that files answer. */
export const FILE_METHODS = 'GET, HEAD'

/**
 * Bodies of errors of the API.
 * @param slug the variable of the host that holds the requested slug; slugs by their form need no escaping
 */
export function problemsOf(site: Site, slug: string) {
  const text = (code: ProblemCode, occurrence: Occurrence): string => JSON.stringify(problem(code, occurrence, site))
  const entry = href(site, file.entry(slug))
  // Not the requested path, which would have to be escaped: hosts cannot do that.
  const index = href(site, file.apiIndex)
  return {
    noSuchTerm: text('not_found', occurrences.termNotFound(slug, entry, site)),
    removedTerm: text('gone', occurrences.termRemoved(slug, entry, site)),
    noSuchAddress: text('not_found', occurrences.addressNotFound(index, site)),
    methodNotAllowed: text('method_not_allowed', occurrences.methodNotAllowed('This method', index, FILE_METHODS)),
  }
}

/**
 * The fields in which the pages of a language differ from other files.
 * @param markdown address of the Markdown version, with the variable of the host that holds that of the page
 */
export const versionFields = (language: Language, markdown: string, site: Site): Fields => ({
  'Content-Language': language,
  Link: [
    `<${markdown}>; rel="alternate"; type="text/markdown"`,
    `<${href(site, file.llms(language))}>; rel="describedby"; type="text/plain"`,
  ].join(', '),
})

/** The answer while the Node host is away, for what files cannot answer. */
export const AWAY = { body: hostProblemText(503), fields: { 'Retry-After': String(RETRY_SECONDS) } } as const

/** Addresses that only the Node host answers, below the base. */
export const ONLY_NODE = [file.mcp, `${file.mcp}/`, file.searchApi, file.oembed] as const

/** Where the root of the server has to point, after "the published files". */
export const folderNote = (site: Site): string => (site.basePath === '' ? '' : ` in a folder ${site.basePath.slice(1)}`)

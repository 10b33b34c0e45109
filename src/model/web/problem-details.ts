/**
 * Problem details (RFC 9457), with the same wording in the edge, the files for hosts, OpenAPI and the developers page.
 */

import { PROBLEMS, type Problem, type ProblemCode, type Suggestion } from '../../schema/api-responses.ts'
import { bounds } from '../../schema/bounds.ts'
import type { Addresses, Site } from '../dictionary/site.ts'
import { absolute, errorAnchor, file, href, page } from './address.ts'
import { READ_METHODS } from './header-rules.ts'

type Base = Pick<Addresses, 'base'>

/** An entry whose name is close to one that does not exist. */
export type SimilarTerm = Pick<Suggestion, 'slug' | 'title'>

/** The members of a problem that depend on the request. */
export interface Occurrence extends Pick<Problem, 'resolution' | 'suggestions'> {
  readonly detail: string
  readonly instance: string
}

export function problem(code: ProblemCode, occurrence: Occurrence, { base }: Base): Problem {
  const { detail, instance, resolution, suggestions } = occurrence
  const guide = base + page.developers('en')
  return {
    type: `${guide}#${errorAnchor(code)}`,
    ...PROBLEMS[code],
    ...{ code, detail, instance, resolution },
    documentation_url: guide,
    suggestions,
  }
}

/** What each error says, apart from its kind. `instance` is always the path that was requested. */
export const occurrences = {
  /** @param similar entries with similar names, nearest first; absent where the host cannot look them up */
  termNotFound(name: string, instance: string, site: Base, similar?: readonly SimilarTerm[]): Occurrence {
    const [first] = similar ?? []
    const list = absolute(site, file.list)
    return {
      detail: `There is no term with the slug "${name}".`,
      instance,
      resolution: first
        ? `Did you mean ${absolute(site, file.entry(first.slug))}? All slugs are in ${list}.`
        : `Look the slug up in ${list}.`,
      suggestions: similar?.map(({ slug, title }) => ({ slug, title, url: absolute(site, page.term('en', slug)) })),
    }
  },
  addressNotFound: (instance: string, site: Base): Occurrence => ({
    detail: 'There is nothing at this address.',
    instance,
    resolution: `All addresses of the API are in ${absolute(site, file.apiIndex)}.`,
  }),
  termRemoved: (slug: string, instance: string, site: Base): Occurrence => ({
    detail: `The term with the slug "${slug}" has been taken out of the dictionary.`,
    instance,
    resolution: `The terms there are now are in ${absolute(site, file.list)}.`,
  }),
  /** @param seconds until the window of the client ends */
  rateLimited: (instance: string, seconds: number): Occurrence => ({
    detail: `More than ${bounds.rate.quota} requests in ${bounds.rate.windowSeconds} seconds.`,
    instance,
    resolution: `Wait ${seconds} seconds, then go on.`,
  }),
  /** @param allowed value of the `Allow` field */
  methodNotAllowed: (method: string, instance: string, allowed: string): Occurrence => ({
    detail: `${method} is not allowed here; the dictionary is read-only.`,
    instance,
    resolution: `Use one of ${allowed}.`,
  }),
  notAcceptable: (instance: string): Occurrence => ({
    detail: 'This page exists as text/html and text/markdown.',
    instance,
    resolution: 'Accept one of them, or */*.',
  }),
} as const

export const listOccurrences = {
  limit: {
    detail: `limit must be a whole number from 1 to ${bounds.list.max}.`,
    resolution: 'Correct limit, or leave it out.',
  },
  cursor: {
    detail: 'cursor is none that this address has given.',
    resolution: 'Begin without a cursor, then send "next" of each page.',
  },
  unknown: (name: string) => ({
    detail: `There is no parameter "${name}" here.`,
    resolution: 'The parameters are limit and cursor.',
  }),
} as const

export function exampleProblem(code: ProblemCode, site: Site): Problem {
  return problem(code, EXAMPLES[code](site), site)
}

const EXAMPLES: Readonly<Record<ProblemCode, (site: Site) => Occurrence>> = {
  not_found: site => occurrences.termNotFound('no-such-term', href(site, file.entry('no-such-term')), site),
  rate_limited: site => occurrences.rateLimited(href(site, file.list), bounds.rate.windowSeconds),
  method_not_allowed: site => occurrences.methodNotAllowed('POST', href(site, file.list), READ_METHODS),
  not_acceptable: site => occurrences.notAcceptable(href(site, page.home('en'))),
  invalid_parameter: site => ({
    detail: 'level must be one of: 1, 2, 3.',
    instance: href(site, file.searchApi),
    resolution: 'Correct or leave out the parameter "level".',
  }),
  gone: site => occurrences.termRemoved('removed-term', href(site, file.entry('removed-term')), site),
}

/** Error answers (RFC 9457): one wording for the edge function, the OpenAPI examples and the developers page. */

import type { Problem, ProblemCode, Suggestion } from '../schema/api.ts'
import { bounds } from '../schema/bounds.ts'
import { absolute, errorAnchor, file, href, page } from './address.ts'
import type { Site } from './site.ts'

interface Kind {
  readonly status: number
  readonly title: string
}

export const PROBLEMS: Readonly<Record<ProblemCode, Kind>> = {
  not_found: { status: 404, title: 'Term not found' },
  rate_limited: { status: 429, title: 'Too many requests' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  not_acceptable: { status: 406, title: 'Not acceptable' },
  invalid_parameter: { status: 400, title: 'Invalid parameter' },
  gone: { status: 410, title: 'Term removed' },
}

/** What a request adds to the kind of error: the offending part, the path, and what to do next. */
export interface Occurrence {
  readonly detail: string
  readonly instance: string
  readonly resolution?: string
  readonly suggestions?: readonly Suggestion[]
}

export function problem(
  code: ProblemCode,
  { detail, instance, resolution, suggestions }: Occurrence,
  site: Pick<Site, 'base'>,
): Problem {
  const { status, title } = PROBLEMS[code]
  const guide = site.base + page.developers('en')
  return {
    type: `${guide}#${errorAnchor(code)}`,
    title,
    status,
    code,
    detail,
    instance,
    ...(resolution !== undefined && { resolution }),
    documentation_url: guide,
    ...(suggestions !== undefined && { suggestions: [...suggestions] }),
  }
}

/** A specimen of every error, for documentation. */
export function exampleProblem(code: ProblemCode, site: Site): Problem {
  return problem(code, EXAMPLES[code](site), site)
}

const EXAMPLES: Readonly<Record<ProblemCode, (site: Site) => Occurrence>> = {
  not_found: site => ({
    detail: 'There is no term with the slug "no-such-term".',
    instance: href(site, file.entry('no-such-term')),
    resolution: `Look the slug up in ${absolute(site, file.list)}.`,
  }),
  rate_limited: site => ({
    detail: `More than ${bounds.rate.quota} requests in ${bounds.rate.windowSeconds} seconds.`,
    instance: href(site, file.list),
    resolution: `Wait ${bounds.rate.windowSeconds} seconds, then go on.`,
  }),
  method_not_allowed: site => ({
    detail: 'POST is not allowed here; the dictionary is read-only.',
    instance: href(site, file.list),
    resolution: 'Use one of GET, HEAD, OPTIONS.',
  }),
  not_acceptable: site => ({
    detail: 'This page exists as text/html and text/markdown.',
    instance: href(site, page.home('en')),
    resolution: 'Accept one of them, or */*.',
  }),
  invalid_parameter: site => ({
    detail: 'level must be one of: 1, 2, 3.',
    instance: href(site, file.searchApi),
    resolution: 'Correct or leave out the parameter "level".',
  }),
  gone: site => ({
    detail: 'The term with the slug "removed-term" has been taken out of the dictionary.',
    instance: href(site, file.entry('removed-term')),
    resolution: `The terms there are now are in ${absolute(site, file.list)}.`,
  }),
}

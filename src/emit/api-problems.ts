/** Problem documents (RFC 9457) that a host of files sends below `/v1/`: texts with places for what the host knows. */
import { file, href } from '../model/address.ts'
import { type Occurrence, occurrences, problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import type { ProblemCode } from '../schema/api.ts'

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

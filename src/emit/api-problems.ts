/** Problem documents (RFC 9457) that a host of files sends below `/v1/`: texts with places for what the host knows. */
import { absolute, file, href } from '../model/address.ts'
import { problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'

export const PROBLEM_TYPE = 'application/problem+json'

/** Methods that files answer. */
export const FILE_METHODS = 'GET, HEAD'

/** @param slug what the host writes for the slug that was asked for; it is one by its form, and so needs no escaping */
export const noSuchTerm = (site: Site, slug: string): string =>
  JSON.stringify(
    problem(
      'not_found',
      {
        detail: `There is no term with the slug "${slug}".`,
        instance: href(site, file.entry(slug)),
        resolution: `Look the slug up in ${absolute(site, file.list)}.`,
      },
      site,
    ),
  )

/** @param slug what the host writes for the slug that was asked for */
export const removedTerm = (site: Site, slug: string): string =>
  JSON.stringify(
    problem(
      'gone',
      {
        detail: `The term with the slug "${slug}" has been taken out of the dictionary.`,
        instance: href(site, file.entry(slug)),
        resolution: `The terms there are now are in ${absolute(site, file.list)}.`,
      },
      site,
    ),
  )

/** The path that was asked for is left out: it would have to be escaped, which hosts cannot do. */
export const noSuchAddress = (site: Site): string =>
  JSON.stringify(
    problem(
      'not_found',
      {
        detail: 'There is nothing at this address.',
        instance: href(site, file.apiIndex),
        resolution: `All addresses of the API are in ${absolute(site, file.apiIndex)}.`,
      },
      site,
    ),
  )

export const methodNotAllowed = (site: Site): string =>
  JSON.stringify(
    problem(
      'method_not_allowed',
      {
        detail: 'This method is not allowed here; the dictionary is read-only.',
        instance: href(site, file.apiIndex),
        resolution: `Use one of ${FILE_METHODS}.`,
      },
      site,
    ),
  )

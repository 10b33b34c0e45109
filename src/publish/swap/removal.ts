/**
 * Addresses that a build would take away: a folder that was not checked out, or a slip of the hand, must not empty a
 * site that others link to.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { file, fileOf } from '../../model/address.ts'
import { bounds } from '../../schema/bounds.ts'
import type { Term } from '../../schema/term.ts'

export interface Removal {
  /** Why the build must not go on. */
  readonly problems: readonly string[]
  readonly warnings: readonly string[]
}

export interface RemovalOptions {
  /** Whether the removal of many addresses is meant. */
  readonly allowRemoval?: boolean | undefined
  /** Whether an address that vanishes without a redirect prevents the build. */
  readonly strict?: boolean | undefined
}

/**
 * @param out folder of the site that is to be replaced
 * @param terms those that are to be published
 * @param removed slugs that were taken out on purpose
 */
export function checkRemoval(
  out: string,
  terms: readonly Pick<Term, 'slug' | 'formerSlugs'>[],
  removed: readonly string[],
  { allowRemoval, strict }: RemovalOptions,
): Removal {
  const meant = 'If that is meant, build with --allow-removal.'
  if (terms.length === 0 && !allowRemoval)
    return { problems: [`there are no terms to publish. ${meant}`], warnings: [] }
  const before = publishedIn(out)
  const kept = new Set([...terms.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]), ...removed])
  const gone = before.filter(slug => !kept.has(slug))
  const { share, few } = bounds.removal
  if (gone.length > few && gone.length > before.length * share && !allowRemoval)
    return {
      problems: [`this would remove ${gone.length} of ${before.length} terms: ${listed(gone)}. ${meant}`],
      warnings: [],
    }
  const messages = gone.map(
    slug => `/${slug}/ was published and would be gone; use "npm run rename" or "npm run remove"`,
  )
  return strict && !allowRemoval ? { problems: messages, warnings: [] } : { problems: [], warnings: messages }
}

/** Slugs and former slugs that the site in a folder answers to; none where there is no such site. */
function publishedIn(out: string): readonly string[] {
  try {
    const [slugs, edge] = [fileOf(file.slugs), fileOf(file.edge)].map(path => join(out, path)) as [string, string]
    if (!existsSync(slugs)) return []
    const current = JSON.parse(readFileSync(slugs, 'utf8')) as unknown
    const { redirects = {} } = JSON.parse(readFileSync(edge, 'utf8')) as { readonly redirects?: object }
    const former = Object.keys(redirects).flatMap(path => /^\/([a-z0-9-]+)\/$/.exec(path)?.[1] ?? [])
    return [...new Set([...(Array.isArray(current) ? current.map(String) : []), ...former])].sort()
  } catch {
    // Another program has changed the files; there is nothing to compare with.
    return []
  }
}

/** Names that one line shows. */
const LISTED = 5

const listed = (slugs: readonly string[]): string =>
  slugs.slice(0, LISTED).join(', ') + (slugs.length > LISTED ? ` and ${slugs.length - LISTED} more` : '')

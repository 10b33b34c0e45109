/**
 * Guards against a build that would remove many addresses: a folder that was not checked out, or a slip of the hand,
 * must not empty a site that others link to.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { file, fileOf } from '../../model/web/address.ts'
import { retiredPages } from '../../model/web/built-in-redirects.ts'
import type { EdgeSettings } from '../../model/web/edge-settings.ts'
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
  /** Paths of pages that are published elsewhere, such as on the site that is online. */
  readonly against?: readonly string[] | undefined
}

/**
 * @param out folder of the site that is replaced
 * @param terms those that are to be published
 * @param removed names of pages that were taken out on purpose
 * @param addresses paths of all pages that are to be published, but for those of entries and for lists of a topic, a level
 *   or a letter, and of those that lead to them
 */
export function checkRemoval(
  out: string,
  terms: readonly Pick<Term, 'slug' | 'formerSlugs'>[],
  removed: readonly string[],
  addresses: () => Iterable<string>,
  { allowRemoval, strict, against = [] }: RemovalOptions,
): Removal {
  const meant = 'If that is meant, build with --allow-removal.'
  if (terms.length === 0 && !allowRemoval)
    return { problems: [`there are no terms to publish. ${meant}`], warnings: [] }
  const answered = namesIn(retiredPages('en').map(([from]) => from))
  const before = publishedIn(out).filter(slug => !answered.includes(slug))
  const kept = new Set([...terms.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]), ...removed, ...answered])
  const gone = before.filter(slug => !kept.has(slug))
  if (isMany(gone, before) && !allowRemoval)
    return {
      problems: [`this would remove ${gone.length} of ${before.length} terms: ${listed(gone)}. ${meant}`],
      warnings: [],
    }
  const online = namesIn(against)
  const others = new Set([...namesIn(pagesIn(out)), ...online].filter(name => !kept.has(name)))
  for (const path of addresses()) others.delete(path.slice(1, -1))
  const lost = online.filter(name => others.has(name))
  if (isMany(lost, online) && !allowRemoval)
    return {
      problems: [
        `this would remove ${lost.length} of ${online.length} pages that are online: ${listed(lost)}. ${meant}`,
      ],
      warnings: [],
    }
  for (const slug of before) others.delete(slug)
  const messages = [...gone, ...[...others].sort()].map(
    name => `/${name}/ was published and would be gone; use "npx palabit rename" or "npx palabit remove"`,
  )
  return strict && !allowRemoval ? { problems: messages, warnings: [] } : { problems: [], warnings: messages }
}

/** Whether so much would be gone that it is likely to be a mistake. */
function isMany(gone: readonly string[], before: readonly string[]): boolean {
  const { share, few } = bounds.removal
  return gone.length > few && gone.length > before.length * share
}

const namesIn = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.flatMap(path => NAMED.exec(path)?.[1] ?? [])),
]

/** Slugs and former slugs that the site in a folder answers to; none where there is no such site. */
function publishedIn(out: string): readonly string[] {
  try {
    const [slugs, edge] = [fileOf(file.slugs), fileOf(file.edge)].map(path => join(out, path)) as [string, string]
    if (!existsSync(slugs)) return []
    const current = JSON.parse(readFileSync(slugs, 'utf8')) as unknown
    const known = new Set(Array.isArray(current) ? current.map(String) : [])
    const { redirects = {} } = JSON.parse(readFileSync(edge, 'utf8')) as Partial<EdgeSettings>
    // Redirects of pages lead elsewhere.
    const former = Object.entries(redirects).flatMap(([from, to]) => (known.has(slugIn(to)) ? slugIn(from) : []))
    return [...new Set([...known, ...former])].filter(slug => slug !== '').sort()
  } catch {
    // Another program has changed the files; there is nothing to compare with.
    return []
  }
}

/** The slug of the page of an entry in English; empty for other addresses. */
const slugIn = (path: string): string => /^\/([a-z0-9-]+)\/$/.exec(path)?.[1] ?? ''

/**
 * Addresses that people have named, in English; each is there in both languages. Lists of a letter or a level come and go
 * with their entries.
 */
const NAMED_PATH = '/((?:(?:paths|compare)/)?[a-z0-9-]+)/'
const NAMED = new RegExp(`^${NAMED_PATH}$`)

/** Paths of the pages of the site in a folder, and former ones that lead to them. */
function pagesIn(out: string): readonly string[] {
  try {
    const { basePath, redirects } = JSON.parse(readFileSync(join(out, fileOf(file.edge)), 'utf8')) as EdgeSettings
    const maps = readdirSync(out).filter(name => SITEMAP.test(name))
    const wanted = basePath.replace(/[^\w/-]/g, '\\$&') + NAMED_PATH
    const paths = maps.flatMap(name => pathsIn(readFileSync(join(out, name), 'utf8'), wanted))
    return [...paths.map(path => path.slice(basePath.length)), ...Object.keys(redirects)]
  } catch {
    return []
  }
}

const SITEMAP = /^sitemap(?:-\d+)?\.xml$/

/**
 * Paths of the addresses that a sitemap lists; those of sites of this program need not be decoded.
 * @param wanted pattern of those that are wanted
 */
export const pathsIn = (sitemap: string, wanted = '/[^<]*'): readonly string[] =>
  [...sitemap.matchAll(new RegExp(`<loc>https?://[^/<]+(${wanted})</loc>`, 'g'))].map(([, path = '']) => path)

/** Names that one line shows. */
const LISTED = 5

const listed = (slugs: readonly string[]): string =>
  slugs.slice(0, LISTED).join(', ') + (slugs.length > LISTED ? ` and ${slugs.length - LISTED} more` : '')

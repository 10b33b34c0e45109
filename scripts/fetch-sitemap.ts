/** The pages of the site that is online, by its sitemap. */
import { pathsIn } from '../src/site-build/output/removal-guard.ts'

/** Milliseconds for one file, and the most bytes that it may have (sitemaps.org allows no more). */
const TIMEOUT_MS = 20_000
const MAX_BYTES = 50 * 1_024 * 1_024

/**
 * Reads the sitemap of a site, and those that it names.
 * @param base address of the site
 * @returns paths of pages below the base
 * @throws if the sitemap cannot be read
 */
export async function pagesInSitemap(base: string): Promise<readonly string[]> {
  const start = base.replace(/\/+$/, '')
  const text = await read(`${start}/sitemap.xml`)
  const { pathname } = new URL(`${start}/`)
  const isIndex = /<sitemapindex[\s>]/.test(text)
  const parts = isIndex ? pathsIn(text).map(path => `${start}/${path.slice(pathname.length)}`) : []
  const paths = isIndex ? (await Promise.all(parts.map(read))).flatMap(map => pathsIn(map)) : pathsIn(text)
  return paths.flatMap(path => (path.startsWith(pathname) ? path.slice(pathname.length - 1) : []))
}

async function read(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new Error(`${url} cannot be read: ${(error.cause as Error | undefined)?.message ?? error.message}`)
  })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_BYTES) throw new Error(`${url} is larger than a sitemap may be`)
  return text
}

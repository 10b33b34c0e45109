/** What crawlers look for: the sitemap and robots.txt. */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { absolute, file, page } from '../model/web/address.ts'
import { bounds } from '../schema/bounds.ts'
import { inBoth, LANGUAGES } from '../schema/language.ts'
import { DECLARATION, escapeXml } from '../text/escape-xml.ts'
import { artifact } from './make-artifact.ts'
import { type Location, PAGE_SETS } from './pages.ts'

export function* crawlers(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  const urls = [...locations(dictionary, site)]
  const { max } = bounds.sitemap
  const parts = urls.length <= max ? 0 : Math.ceil(urls.length / max)
  yield artifact(file.sitemap, 'the sitemap', () => (parts === 0 ? urlset(urls, site) : sitemapIndex(parts, site)))
  for (let part = 1; part <= parts; part++)
    yield artifact(file.sitemapPart(part), 'the sitemap', () => urlset(urls.slice((part - 1) * max, part * max), site))
  yield artifact(file.robots, 'robots.txt', () => robots(site))
}

function* locations(dictionary: Dictionary, site: Site): Iterable<Location> {
  for (const pages of PAGE_SETS) yield* pages.locations(dictionary, site)
  for (const { slug, date, updated } of dictionary.terms) {
    const twins = inBoth(language => page.term(language, slug))
    for (const language of LANGUAGES) yield { path: twins[language], twins, changed: updated ?? date }
  }
}

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

function* urlset(urls: readonly Location[], site: Site): Iterable<string> {
  yield `${DECLARATION}<urlset ${NAMESPACES}>\n`
  const alternate = (language: string, twin: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(absolute(site, twin))}"/>`
  for (const { path, twins, changed } of urls) {
    const links = LANGUAGES.flatMap(language => {
      const twin = twins[language]
      return twin === undefined ? [] : [alternate(language, twin)]
    })
    // The default for other languages; pages in one language only have none.
    if (twins.en !== undefined && twins.es !== undefined) links.push(alternate('x-default', twins.en))
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    yield `<url><loc>${escapeXml(absolute(site, path))}</loc>${date}${links.join('')}</url>\n`
  }
  yield '</urlset>\n'
}

function sitemapIndex(parts: number, site: Site): string {
  const entries = Array.from(
    { length: parts },
    (_, i) => `<sitemap><loc>${escapeXml(absolute(site, file.sitemapPart(i + 1)))}</loc></sitemap>\n`,
  )
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

/** Only directives of RFC 9309: validators of search engines reject files with others, such as Content-Signal. */
function robots(site: Site): string {
  return `# Everything here may be read, searched, quoted and learned from.
User-agent: *
Allow: /

Sitemap: ${absolute(site, file.sitemap)}
`
}

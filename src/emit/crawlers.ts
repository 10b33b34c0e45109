/** sitemap.xml, with both languages of every page and split at the limit of the protocol, and robots.txt. */
import { absolute, file, fileOf, page } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import { collectionPages } from '../model/collection-pages.ts'
import type { Dictionary } from '../model/dictionary.ts'
import { listingPath, listings } from '../model/listing.ts'
import type { Site } from '../model/site.ts'
import { isSplit, letterTwins } from '../pages/alphabet.ts'
import { bounds } from '../schema/bounds.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { escapeHtml } from '../text/html.ts'

export function* crawlers(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  const urls = [...locations(dictionary, site)]
  if (urls.length <= bounds.sitemap.max) {
    yield { path: fileOf(file.sitemap), origin: 'the sitemap', render: () => urlset(urls, site) }
  } else {
    const parts = Math.ceil(urls.length / bounds.sitemap.max)
    yield { path: fileOf(file.sitemap), origin: 'the sitemap', render: () => sitemapIndex(parts, site) }
    for (let part = 1; part <= parts; part++) {
      const slice = urls.slice((part - 1) * bounds.sitemap.max, part * bounds.sitemap.max)
      yield { path: fileOf(file.sitemapPart(part)), origin: 'the sitemap', render: () => urlset(slice, site) }
    }
  }
  yield { path: fileOf(file.robots), origin: 'robots.txt', render: () => robots(site) }
}

interface Location {
  readonly path: string
  /** The page in each language; some letters exist in one language only. */
  readonly twins: Readonly<Partial<Record<Language, string>>>
  readonly changed?: string
}

function* locations(dictionary: Dictionary, site: Site): Iterable<Location> {
  yield* both(language => page.home(language), site.generated)
  for (const { name } of site.pages) if (name !== 'home') yield* both(language => page.named(language, name))
  yield* both(language => page.index(language), site.generated)
  for (const listing of listings(dictionary)) yield* both(language => listingPath(listing, language))
  if (isSplit(dictionary)) {
    for (const language of LANGUAGES) {
      for (const key of dictionary.letterKeys(language)) {
        yield { path: page.letter(language, key), twins: letterTwins(key, dictionary) }
      }
    }
  }
  for (const path of collectionPages(dictionary)) yield* both(path)
  for (const term of dictionary.terms)
    yield* both(language => page.term(language, term.slug), term.updated ?? term.date)
}

function* both(path: (language: Language) => string, changed?: string): Iterable<Location> {
  const twins = { en: path('en'), es: path('es') }
  for (const language of LANGUAGES) yield { path: twins[language], twins, ...(changed !== undefined && { changed }) }
}

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

function* urlset(urls: readonly Location[], site: Site): Iterable<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n`
  const alternate = (language: string, twin: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(absolute(site, twin))}"/>`
  for (const { path, twins, changed } of urls) {
    const links = LANGUAGES.flatMap(language => {
      const twin = twins[language]
      return twin === undefined ? [] : [alternate(language, twin)]
    })
    // The default for other languages; pages in one language only have none.
    if (twins.en !== undefined && twins.es !== undefined) links.push(alternate('x-default', twins.en))
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    yield `<url><loc>${escapeHtml(absolute(site, path))}</loc>${date}${links.join('')}</url>\n`
  }
  yield '</urlset>\n'
}

function sitemapIndex(parts: number, site: Site): string {
  const entries = Array.from(
    { length: parts },
    (_, i) => `<sitemap><loc>${escapeHtml(absolute(site, file.sitemapPart(i + 1)))}</loc></sitemap>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

/** Only directives of RFC 9309: validators of search engines reject files with others, such as Content-Signal. */
function robots(site: Site): string {
  return `# Everything here may be read, searched, quoted and learned from.
User-agent: *
Allow: /

Sitemap: ${absolute(site, file.sitemap)}
`
}

/**
 * What browsers and programs look for at addresses that they know or that pages name: the sitemap and robots.txt, web app
 * manifests, speculation rules, the API catalog (RFC 9727), and for sites with an edge function the MCP server card
 * (SEP-2127), its older copy and the AI catalog.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { absolute, file, href, page } from '../model/web/address.ts'
import { registryEntry, serverCard } from '../model/web/mcp-server-card.ts'
import { PAPER } from '../pages/head.ts'
import { bounds } from '../schema/bounds.ts'
import { inBoth, LANGUAGES } from '../schema/language.ts'
import { DECLARATION, escapeXml } from '../text/escape-xml.ts'
import { artifact, indented, jsonFile, oneFile, oneFileEach } from './make-artifact.ts'
import { type Location, PAGE_SETS } from './pages.ts'

/**
 * Rules by which browsers fetch a page while the pointer rests on its link (a draft of the WICG). Pages end with a slash;
 * searches are asked when they are wanted.
 */
export const speculation = oneFile(file.speculation, 'the rules for fetching pages ahead', (_, site) => {
  const prefetch = [{ where: { href_matches: `${href(site, '/*')}/` }, eagerness: 'moderate' }]
  return `${JSON.stringify({ prefetch })}\n`
})

/** The scope of both is the whole site, because the languages link to each other. */
export const manifest = oneFileEach(file.manifest, 'the web app manifest', ({ language, site }) =>
  indented({
    id: href(site, page.home(language)),
    name: site.name,
    description: site.description[language],
    lang: language,
    dir: 'ltr',
    start_url: href(site, page.home(language)),
    scope: href(site, '/'),
    // Keeps the browser's buttons to go back and reload, because entries link to each other and to other sites.
    display: 'minimal-ui',
    theme_color: PAPER.light,
    background_color: PAPER.light,
    categories: ['education', 'books'],
    icons: [
      { src: href(site, file.icon), sizes: 'any', type: 'image/svg+xml' },
      { src: href(site, file.icon192), sizes: '192x192', type: 'image/png' },
      { src: href(site, file.icon512), sizes: '512x512', type: 'image/png' },
      { src: href(site, file.iconMaskable), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }),
)

/** Catalogs and cards. */
export function* wellKnown(_dictionary: Dictionary, site: Site): Iterable<Artifact> {
  yield jsonFile(file.apiCatalog, 'the API catalog', () => apiCatalog(site))
  if (!site.edge) return
  const card = serverCard(site)
  yield jsonFile(file.serverCard, 'the MCP server card', () => card)
  yield jsonFile(file.serverCardCopy, 'the MCP server card', () => ({
    ...card,
    serverInfo: { name: card.name, title: card.title, version: card.version },
    protocolVersion: card.remotes[0]?.supportedProtocolVersions[0],
    transport: { type: 'streamable-http', endpoint: absolute(site, file.mcp) },
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    authentication: { required: false },
  }))
  yield jsonFile(file.registryEntry, 'the entry for the MCP registry', () => registryEntry(site))
  const entry = {
    identifier: `urn:air:${new URL(site.base).hostname}:mcp:${card.name.split('/').at(-1)}`,
    displayName: card.title,
    type: 'application/mcp-server-card+json',
    url: absolute(site, file.serverCard),
    description: card.description,
  }
  const host = { displayName: site.name, documentationUrl: absolute(site, page.developers('en')) }
  yield jsonFile(file.aiCatalog, 'the AI catalog', () => ({ specVersion: '1.0', host, entries: [entry] }))
}

function apiCatalog(site: Site): unknown {
  const link = (path: string, type: string) => ({ href: absolute(site, path), type })
  return {
    linkset: [
      {
        anchor: absolute(site, file.apiCatalog),
        // Static hosts serve the index only at the path of its file.
        item: [{ href: absolute(site, site.edge ? file.apiIndex : file.apiIndexFile) }],
      },
      {
        anchor: absolute(site, file.apiIndex),
        'service-desc': [link(file.openapi, 'application/json')],
        'service-doc': LANGUAGES.map(language => link(page.developers(language), 'text/html')),
        'service-meta': [link(file.llms('en'), 'text/plain')],
        item: [link(file.list, 'application/json')],
      },
    ],
  }
}

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

/**
 * The addresses of everything on the site, as paths. Nothing but this and `browser-urls.ts` builds a path: pages,
 * feeds, redirects, the edge function and the reserved slugs all follow from these tables.
 */
import type { Level, Subject } from '../../schema/field-types.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../schema/language.ts'
import type { Addresses } from '../dictionary/site.ts'
import {
  comparisonPage,
  entryFile,
  imageFile,
  indexPage,
  namesFile,
  offlineFile,
  prefix,
  savedPage,
  searchFile,
  searchPage,
  termPage,
} from './browser-urls.ts'

/** Names of the levels in addresses, the same in both languages, as those of the topics are. */
const LEVEL_NAMES: Readonly<Record<Level, string>> = { 1: 'basic', 2: 'intermediate', 3: 'advanced' }

type FeedFormat = 'atom' | 'json'

/**
 * Paths of pages. All end with a slash, and each page has a Markdown version at `index.md`.
 * @example page.term('es', 'dns') // => '/es/dns/'
 */
export const page = {
  home: (language: Language): string => prefix(language),
  term: termPage,
  topics: (language: Language): string => `${prefix(language)}topics/`,
  topic: (language: Language, subject: Subject): string => `${prefix(language)}topics/${subject}/`,
  topicLevel: (language: Language, subject: Subject, level: Level): string =>
    `${prefix(language)}topics/${subject}/${LEVEL_NAMES[level]}/`,
  level: (language: Language, level: Level): string => `${prefix(language)}levels/${LEVEL_NAMES[level]}/`,
  index: indexPage,
  search: searchPage,
  letter: (language: Language, letter: string): string => `${prefix(language)}a-z/${letter}/`,
  named: (language: Language, name: string): string => `${prefix(language)}${name}/`,
  comparisons: (language: Language): string => `${prefix(language)}compare/`,
  comparison: comparisonPage,
  paths: (language: Language): string => `${prefix(language)}paths/`,
  path: (language: Language, slug: string): string => `${prefix(language)}paths/${slug}/`,
  new: (language: Language): string => `${prefix(language)}new/`,
  saved: savedPage,
  write: (language: Language): string => `${prefix(language)}write/`,
  developers: (language: Language): string => `${prefix(language)}developers/`,
  downloads: (language: Language): string => `${prefix(language)}downloads/`,
  embed: (language: Language, slug: string): string => `${prefix(language)}embed/${slug}/`,
} as const

export const API = '/v1/'
export const isApi = (path: string): boolean => path.startsWith(API)
const inApi = (name: string): string => API + name

/**
 * Paths of files. All values are pure for the bundler, so that scripts that use none of them do not contain the object.
 * @example file.entry('dns') // => '/v1/terms/dns.json'
 */
export const file = {
  list: /* @__PURE__ */ inApi('terms.json'),
  entry: entryFile,
  /** Address of the index, and the file that holds it. */
  apiIndex: API,
  apiIndexFile: /* @__PURE__ */ inApi('index.json'),
  searchApi: /* @__PURE__ */ inApi('search.json'),
  openapi: '/openapi.json',
  llms: (language: Language): string => `${prefix(language)}llms.txt`,
  llmsTopic: (language: Language, subject: Subject, part: number): string =>
    `${page.topic(language, subject)}llms${part === 1 ? '' : `-${part}`}.txt`,
  llmsFull: '/llms-full.txt',
  llmsFullOf: (language: Language): string => `/${language}/llms-full.txt`,
  mcp: '/mcp',
  serverCard: '/mcp/server-card',
  serverCardCopy: '/.well-known/mcp/server-card.json',
  aiCatalog: '/.well-known/ai-catalog.json',
  apiCatalog: '/.well-known/api-catalog',
  sitemap: '/sitemap.xml',
  sitemapPart: (part: number): string => `/sitemap-${part}.xml`,
  robots: '/robots.txt',
  missing: (language: Language): string => `${prefix(language)}404.html`,
  missingMarkdown: (language: Language): string => `${prefix(language)}404.md`,
  offline: offlineFile,
  search: searchFile,
  searchNames: (language: Language): string => namesFile(searchFile(language)),
  slugs: '/search/slugs.json',
  dailySlugs: '/search/daily.json',
  image: imageFile,
  card: (language: Language, slug: string): string => `/cards/${language}/${slug}.png`,
  style: '/style.css',
  font: '/fonts/source-serif-4-latin-600.woff2',
  themeScript: '/theme.js',
  siteScript: '/site.js',
  searchScript: '/search.js',
  writeScript: '/write.js',
  writeStyle: '/write.css',
  writeNames: '/write/terms.json',
  worker: '/sw.js',
  speculation: '/speculation.json',
  icon: '/icon.svg',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  iconMaskable: '/icon-maskable.png',
  touchIcon: '/apple-touch-icon.png',
  favicon: '/favicon.ico',
  manifest: (language: Language): string => `${prefix(language)}manifest.webmanifest`,
  csv: '/downloads/terms.csv',
  jsonLines: '/downloads/terms.jsonl',
  tbx: '/downloads/terms.tbx',
  embedded: (language: Language, slug: string): string => `${prefix(language)}embed/${slug}/oembed.json`,
  embedScript: '/embed.js',
  oembed: '/oembed',
  embedStyle: '/embed.css',
  turtle: '/downloads/terms.ttl',
  anki: (language: Language): string => `/downloads/anki-${language}.txt`,
  epub: (language: Language): string => `/downloads/dictionary-${language}.epub`,
  starDict: (language: Language): string => `/downloads/stardict-${language}.zip`,
  feed: (language: Language, format: FeedFormat): string => `/feeds/${language}/new.${format}`,
  headers: '/_headers',
  redirects: '/_redirects',
  noJekyll: '/.nojekyll',
  edge: '/deploy/edge.json',
  registryEntry: '/deploy/server.json',
  nginx: '/deploy/nginx.conf',
  caddy: '/deploy/Caddyfile',
} as const

/** Whether a path is that of a card for other sites. */
export const isEmbed = (path: string): boolean =>
  LANGUAGES.some(language => path.startsWith(`${prefix(language)}embed/`))

/** Anchor of an error's section on the developers page (specification: `type` of a problem). */
export const errorAnchor = (code: string): string => `errors-${code}`

/**
 * The Markdown version of a page.
 * @example markdownOf('/es/dns/') // => '/es/dns/index.md'
 */
export const markdownOf = (pagePath: string): string => `${pagePath}index.md`

/**
 * The file that a static host serves for a path, relative to the root of the site: `index.html` for a directory.
 * @example fileOf('/dns/') // => 'dns/index.html'
 * @example fileOf('/v1/terms.json') // => 'v1/terms.json'
 */
export const fileOf = (path: string): string => (path.endsWith('/') ? `${path}index.html` : path).slice(1)

/** The path of a published file as part of a URL. */
export const urlPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/**
 * The absolute address of a path.
 * @example absolute({ base: 'https://example.org/dictionary' }, '/dns/') // => 'https://example.org/dictionary/dns/'
 */
export const absolute = (site: Pick<Addresses, 'base'>, path: string): string => site.base + path

/**
 * The value of `href` for a path: root-relative, below the path of the base address.
 * @example href({ basePath: '/dictionary' }, '/dns/') // => '/dictionary/dns/'
 */
export const href = (site: Pick<Addresses, 'basePath'>, path: string): string => site.basePath + path

/**
 * The language of a path, by its prefix.
 * @example languageOf('/es/dns/') // => 'es'
 */
export function languageOf(path: string): Language {
  const found = LANGUAGES.find(language => path === `/${language}` || path.startsWith(`/${language}/`))
  return found ?? DEFAULT_LANGUAGE
}

/** First segments of addresses of ours, and of those planned; literals alone, so that scripts for readers leave them out. */
const SEGMENTS: readonly string[] = [
  'v1',
  'v2',
  'topics',
  'levels',
  'compare',
  'paths',
  'offline',
  'a-z',
  'mcp',
  'images',
  'deploy',
  'index',
  'feed',
  'search',
  'healthz',
  'robots',
  'sitemap',
  'openapi',
  'llms',
  'llms-full',
  '404',
  'cards',
  'downloads',
  'embed',
  'oembed',
  'fonts',
  'assets',
  'random',
  'today',
  'new',
  'saved',
  'write',
]

/** Pages with a text of their own that have such a segment. */
const PAGES: readonly string[] = ['about', 'developers', 'feeds', 'home']

/**
 * First path segments that no term may take: those of the site itself, and its pages.
 * @param pages names of the folders in content/pages
 */
export const reservedSlugs = (pages: readonly string[] = []): ReadonlySet<string> =>
  new Set([...LANGUAGES, ...SEGMENTS, ...PAGES, ...pages])

/** Whether a page may have a name; the addresses of the API, of lists and of files are taken. */
export const mayBePage = (name: string): boolean => ![...LANGUAGES, ...SEGMENTS].includes(name)

/**
 * Every number and closed list of the interface specification, once. Schemas, the OpenAPI description, the editor's
 * JSON Schema, the developers page and the tests all read them here.
 */

import { QUERY } from './query-length.ts'

/** The nine subject keys, in the order in which the specification lists them. */
export const SUBJECTS = [
  'ai',
  'aws',
  'cloud',
  'hardware',
  'software',
  'data',
  'security',
  'networks',
  'companies',
] as const

/** Knowledge an entry asks of its reader: 1 basic, 2 intermediate, 3 advanced. */
export const LEVELS = [1, 2, 3] as const

/** Slugs in paths and folder names (specification: "Endpoints"). */
export const SLUG_PATTERN = /^[a-z0-9-]+$/

export const bounds = {
  /** Items of `explanation`. */
  explanation: { min: 2, max: 4 },
  /** Characters of a paragraph, an analogy or a key point, twice the longest; counted before any pattern sees the text. */
  paragraph: { max: 4_000 },
  /** Items of `keyPoints`. */
  keyPoints: { min: 3, max: 4 },
  /** Items of `links`; the specification sets no bound, this one keeps a page a page. */
  links: { min: 1, max: 12 },
  /** Items of `aliases` in one language. */
  aliases: { max: 20 },
  /** Items of `keywords` in one language. */
  keywords: { max: 15 },
  /** Items of `needs`. */
  needs: { max: 3 },
  /** Items of `common` and of `means`. */
  common: { max: 12 },
  means: { max: 24 },
  /** Subjects of one term without a warning; the specification sets no bound. */
  subjects: { usual: 4 },
  /** Former slugs of one term. */
  formerSlugs: { max: 20 },
  /** Characters of a slug: a folder name, a path segment and a tool argument. */
  slug: { max: 80 },
  /** Characters of a title. */
  title: { max: 70 },
  /** Characters of a tagline: it must fit a search result, a hover card and a meta description. */
  tagline: { max: 140 },
  /** Characters of an alias. */
  alias: { max: 80 },
  /** Characters of a keyword. */
  keyword: { max: 80 },
  /** Characters of what an entry says of the word itself, and how many words of other countries it lists. */
  word: {
    plural: 80,
    pronunciation: 100,
    ipa: 140,
    standsFor: 120,
    variants: { max: 12 },
    variant: 120,
    example: 240,
    origin: 400,
    senses: { max: 3 },
    /** One of them, and the label before its colon. */
    sense: 200,
    senseLabel: 60,
  },
  /** Characters of an alternative text. */
  imageAlt: { max: 250 },
  /** Lines below a drawing, one for each of its numbers, and characters of a line. */
  legend: { min: 2, max: 7, line: 100 },
  /** Labels in a drawing, characters of their names and of a label, and lines of a slot. */
  drawingLabels: { max: 12, name: 24, text: 40, lines: 3 },
  /** Bytes of a drawing, which is part of the page of its entry. */
  drawing: { max: 6 * 1024 },
  /** Characters of the sentence that tells two entries apart. */
  difference: { max: 240 },
  /**
   * Rows of a comparison, and characters of its verdict, of the heading above its last lines, of a row's label, of a
   * cell, and of a sentence on when to use which.
   */
  comparison: { rows: { min: 4, max: 7 }, verdict: 140, heading: 50, label: 40, cell: 140, use: 200 },
  /**
   * Terms of a path, paragraphs of its introduction, characters of the sentence that leads to a step and of the last
   * one, paths to go on with; and for a path that answers a problem, how many things to do first, and their characters.
   */
  path: {
    terms: { min: 3, max: 9 },
    introduction: { min: 1, max: 3 },
    step: 160,
    ending: 240,
    next: 2,
    actions: { min: 3, max: 5 },
    action: 240,
  },
  /** Characters of the description of a page or a path. */
  description: { max: 200 },
  /** Bytes of one source file. */
  sourceFile: { max: 256 * 1024 },
  /** Queries of an entry in one language, characters of one, and bytes of a file of them. */
  queries: { max: 80, characters: 120, bytes: 2 * 1024 * 1024 },
  /** Characters of YAML in one file: front matter, term.yaml or site.yaml. */
  yaml: { max: 16 * 1024 },
  /** Width and height, in pixels, of the picture that networks show beside a link to a term. */
  card: { width: 1200, height: 630 },
  cover: { width: 1200, height: 1600 },
  /** Width and height, in pixels, of the frame in which other sites show an entry, and bytes of its page. */
  embed: { width: 480, height: 320, bytes: 6 * 1024 },
  /** Bytes of one illustration. */
  image: { max: 1024 * 1024 },
  /** Pixels of an illustration in either direction. */
  imageSide: { max: 4_096 },
  /** Nesting of YAML collections, counted before any parser sees the text. */
  yamlNesting: { max: 24 },
  /** Entries that the home page names for new readers. */
  featured: { max: 6 },
  /** Related terms shown with an entry; none rather than one that is far-fetched. */
  related: { max: 4 },
  /** Fair use of `/v1/` and `/mcp` together: requests per window, in seconds, per client. */
  rate: { quota: 300, windowSeconds: 60 },
  /** Months for which a retired version keeps answering after its successor ships. */
  retirementMonths: 12,
  /** Characters of one llms.txt index. */
  llmsIndex: { max: 50_000 },
  /** URLs of one sitemap file (sitemaps.org). */
  sitemap: { max: 50_000 },
  /** Terms on the A–Z page before it is split into one page a letter. */
  indexPage: { max: 1_000 },
  /** Entries of a feed: newest terms, or days. */
  feed: { max: 30 },
  /** Cards of one `search_terms` answer. */
  search: { default: 10, max: 50 },
  /** Terms of one page of the list. */
  list: { default: 100, max: 1_000 },
  /** Cards of one `list_topic` answer. */
  topic: { default: 50, max: 200 },
  /** Entries of one `get_term` answer, and the smallest budget in tokens that an entry can be cut to. */
  getTerm: { slugs: 5, minTokens: 100 },
  /** Characters of the list of tools, which clients put before every conversation. */
  toolList: { max: 9_000 },
  /** Bytes and nesting of one request to `/mcp`. */
  mcp: { bodyBytes: 64 * 1024, nesting: 64 },
  query: QUERY,
  /** Seconds for which a cache may reuse an answer of the API or a page. */
  cacheSeconds: 300,
  /** Seconds for which a cache may show a page after that, while it asks for the present one. */
  staleSeconds: 86_400,
  /** Seconds for which agents may reuse discovery documents. */
  discoveryCacheSeconds: 3_600,
  /** Share of the published terms that a build may take away unasked, and a number that is never too many. */
  removal: { share: 0.1, few: 3 },
} as const

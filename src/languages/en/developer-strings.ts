/** Words of the developers page in English. */

import { bounds } from '../../schema/bounds.ts'

const { quota, windowSeconds } = bounds.rate

export const ENGLISH_DEVELOPER = {
  address: 'Address',
  content: 'Content',
  header: 'Header',
  meaning: 'Meaning',
  list: 'Every term with its one-line definition, in both languages',
  entry: 'One entry, whole, in both languages',
  apiIndex: 'Index of the API, with links to everything in it',
  searchApi: 'Search by name or description; answers as the MCP tool `search_terms` does',
  openapi: 'OpenAPI 3.1 description of the JSON API',
  pages: 'Page of a term in English and in Spanish',
  markdown: 'The same page in Markdown; works for every page of the site',
  llms: 'Index for AI agents, in English and in Spanish',
  llmsFull: 'The whole dictionary as plain text: both languages, English, Spanish',
  sitemap: 'All pages, with their counterparts in the other language',
  apiCatalog: 'Catalog of the API (RFC 9727)',
  mcp: 'MCP server (Streamable HTTP)',
  serverCard: 'Card of the MCP server',
  aiCatalog: 'Catalog of what is offered to AI agents',
  feed: 'New terms, as Atom and as JSON Feed, in English and in Spanish',
  allDownloads:
    'Page of all downloads with their sizes: these, books (EPUB 3), dictionaries for reading programs (StarDict), and Anki decks',
  noDownloads: 'This site publishes no downloads; the list of the API holds every definition.',
  contents: 'On this page',
  file: 'File',
  tool: 'Tool',
  purpose: 'Purpose',
  toolFields: (tool: string) => `Input of \`${tool}\``,
  standard: (value: string) => `Default: \`${value}\`.`,
  configuration:
    'Give the address to your client, or add it to its configuration; the names of the fields differ between clients:',
  withoutEdge:
    'This deployment serves files only: it has no MCP server and does not negotiate content. Append `index.md` to the address of a page to read it in Markdown.',
  searchExample: 'turns+names+into+addresses',
  noRetirement: 'Version 1 is the current version; no retirement is planned.',
  retirement: (deprecated: string, sunset: string) =>
    `**Version 1 is deprecated since ${deprecated} and will stop answering on ${sunset}.** Every answer says so in its \`Deprecation\` and \`Sunset\` headers.`,
  headers: {
    'Access-Control-Allow-Origin': 'Always `*`: any page may call the API from a browser.',
    'Cache-Control': `Answers may be kept for ${bounds.cacheSeconds} seconds and must then be checked again; errors are never kept.`,
    ETag: 'Validator of the answer. Send it back in `If-None-Match`; if nothing has changed, the answer is an empty 304.',
    'RateLimit-Policy': `The policy: \`q\` requests in \`w\` seconds (${quota} in ${windowSeconds}).`,
    RateLimit: 'Requests left (`r`) and seconds until the window ends (`t`).',
    'Retry-After': 'With status 429: seconds to wait.',
    Vary: '`Accept`, on pages: the same address has an HTML and a Markdown version.',
    Link: 'Where the other version of a page is, and where the index for agents is.',
    'X-Markdown-Tokens': 'On Markdown: estimated tokens of the text, so that an agent can plan.',
    'Deprecation · Sunset': 'Only once a version is being retired: since when, and until when it answers.',
  },
  errors: {
    not_found:
      'No term has the slug in the address. `resolution` points to the list; where names are close, `suggestions` lists them. A renamed term answers 308 with its new address instead.',
    rate_limited: `More than ${quota} requests in ${windowSeconds} seconds from one client. Wait for the seconds in \`Retry-After\`. To read everything, fetch the list once instead of asking term by term.`,
    method_not_allowed:
      'The dictionary is read-only. `Allow` lists the methods that work: `GET`, `HEAD` and `OPTIONS`.',
    not_acceptable:
      'The `Accept` header excludes every version that exists. Pages exist as `text/html` and `text/markdown`.',
    invalid_parameter:
      'A parameter of the search is missing, unknown, or has a value that cannot be used. `detail` names it and says what it must be.',
    gone: 'The term has been taken out of the dictionary on purpose, and no other has taken its place.',
  },
  tools: {
    search_terms: 'Find terms by name, acronym, misspelling or description, in either language',
    get_term: 'One entry, whole, with related terms; understands titles and aliases too',
    list_topic: 'The terms of a topic with their one-line definitions',
    term_of_the_day: 'One entry a day, the same for everybody',
  },
}

/**
 * openapi.json: the description of the JSON API, generated from the schemas of its answers, and of the files beside it.
 */

import { FACTS } from '../languages/facts-by-language.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { apiEntry, apiListedTerm } from '../model/views/api-entry.ts'
import { termPageInput } from '../model/views/term-page-input.ts'
import { absolute, file, href, markdownOf, page } from '../model/web/address.ts'
import { oembedOf } from '../model/web/oembed-response.ts'
import { exampleProblem, listOccurrences } from '../model/web/problem-details.ts'
import { searchFields } from '../pages/developer-page-sections.ts'
import { bounds, SLUG_PATTERN } from '../schema/bounds.ts'
import { apiComponents } from '../schema/json-schema.ts'
import { type InBoth, LANGUAGES } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { indexOf } from './api.ts'
import { indented, oneFile } from './make-artifact.ts'
import { HEADERS, headers, jsonAnswer, movedAnswer, notModified, problems, textAnswer } from './openapi-responses.ts'

/** Version of the description (specification: "Versioning"). */
const DOCUMENT_VERSION = '1.0.0'

export const openapi = oneFile(file.openapi, 'the OpenAPI description', (dictionary, site) =>
  indented(describe(dictionary, site)),
)

function describe(dictionary: Dictionary, site: Site): unknown {
  // The results are cards with a match, written out in SearchResults: Card itself is for the developers page.
  const { SearchResults, Card: _, Language, ...schemas } = apiComponents()
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: DOCUMENT_VERSION,
      summary: site.description.en,
      description: `${site.description.en} Read-only, free, without keys. Every answer allows requests from any origin. Fair use: ${bounds.rate.quota} requests in ${bounds.rate.windowSeconds} seconds for each client, over the whole API. Within a version, fields are only added; clients must accept fields they do not know.`,
      contact: { name: site.name, url: absolute(site, page.developers('en')) },
      license: { name: site.license.name, url: site.license.url },
    },
    externalDocs: { description: 'Developer guide', url: absolute(site, page.developers('en')) },
    servers: [{ url: site.base, description: 'The published dictionary.' }],
    security: [],
    tags: [
      { name: 'Terms', description: 'The terms of the dictionary, in English and Spanish.' },
      { name: 'Files', description: 'Markdown pages, downloads of the whole dictionary, and feeds.' },
    ],
    paths: paths(dictionary, site),
    components: { schemas: site.edge ? { ...schemas, SearchResults, Language } : schemas, headers: HEADERS },
  }
}

/** Everything below `/v1/`, and the files beside it. */
function paths(dictionary: Dictionary, site: Site): object {
  const first = dictionary.whole(dictionary.terms[0]?.slug ?? '')
  const about = `Links to everything in this version of the API; also at ${file.apiIndex}.`
  const index = operation('Terms', 'getIndex', 'Get the index', about, {
    200: jsonAnswer('ApiIndex', 'The links.', indexOf(site)),
    304: notModified(true),
    ...problems(COUNTED, href(site, file.apiIndexFile), site),
  })
  return {
    [file.list]: listOperations(first, dictionary, site),
    [file.entry('{slug}')]: entryOperations(first, dictionary, site),
    ...(site.edge && { [file.searchApi]: { get: searchOperation(site) } }),
    [file.apiIndexFile]: { get: index },
    ...(site.edge && site.embeds && { [file.oembed]: { get: oembedOperation(first, site) } }),
    ...filePaths(first, site),
  }
}

/** Errors of everything that the rate limit counts. */
const COUNTED = ['method_not_allowed', 'rate_limited'] as const

const operation = (
  tag: 'Terms' | 'Files',
  operationId: string,
  summary: string,
  description: string,
  responses: Readonly<Record<number, unknown>>,
  parameters?: readonly object[],
) => ({ operationId, tags: [tag], summary, description, ...(parameters && { parameters }), responses })

/** HEAD has the responses of GET without content, errors included. */
function head(operationId: string, summary: string, errors: Readonly<Record<string, object>>) {
  const failures = Object.entries(errors).map(([status, error]) => [status, { ...error, content: undefined }])
  return operation('Terms', operationId, summary, 'The header fields of GET, without the content.', {
    200: { description: 'It exists.', headers: headers('RateLimit', 'RateLimit-Policy', 'ETag') },
    304: notModified(true),
    ...Object.fromEntries(failures),
  })
}

const parameter = (
  place: 'path' | 'query',
  name: string,
  required: boolean,
  more: { readonly description?: unknown; readonly schema: object; readonly example?: unknown },
) => ({ name, in: place, required, ...more })

function listOperations(first: Term | undefined, dictionary: Dictionary, site: Site): object {
  const list = first && {
    name: site.name,
    count: dictionary.terms.length,
    generated: site.generated,
    subjects: site.subjects,
    terms: [apiListedTerm(first, site)],
  }
  const errors = problems(site.edge ? ['invalid_parameter', ...COUNTED] : COUNTED, href(site, file.list), site, {
    invalid_parameter: listOccurrences.limit,
  })
  const whole =
    'Every term with its one-line definition, aliases, level, topics and addresses in both languages. Fetch this once instead of asking term by term.'
  const about = site.edge ? `${whole} With \`limit\` or \`cursor\`, a page of the list.` : whole
  const parameters = site.edge ? LIST_PARAMETERS : undefined
  const answers = { 200: jsonAnswer('TermList', 'All terms, sorted by slug.', list), 304: notModified(true), ...errors }
  return {
    get: operation('Terms', 'listTerms', 'List all terms', about, answers, parameters),
    head: { ...head('headTerms', 'Check the list', errors), parameters },
  }
}

const LIST_PARAMETERS = [
  parameter('query', 'limit', false, {
    description: `Terms of a page; ${bounds.list.default} with a cursor and no limit.`,
    schema: { type: 'integer', minimum: 1, maximum: bounds.list.max },
  }),
  parameter('query', 'cursor', false, {
    description: '`next` of the page before, as it is.',
    schema: { type: 'string' },
  }),
]

function entryOperations(first: Term | undefined, dictionary: Dictionary, site: Site): object {
  const { instance } = exampleProblem('not_found', site)
  const errors = problems(['not_found', ...COUNTED, 'gone'], instance, site)
  const example = first && apiEntry(termPageInput(first, dictionary), site)
  const answers = {
    200: jsonAnswer('Entry', 'The term.', example),
    304: notModified(true),
    308: movedAnswer,
    ...errors,
  }
  const parameters = [slugParameter(first)]
  return {
    get: operation('Terms', 'getTerm', 'Get one term', 'One term whole, in both languages.', answers, parameters),
    head: { ...head('headTerm', 'Check one term', errors), parameters },
  }
}

const slugParameter = (first: Term | undefined) =>
  parameter('path', 'slug', true, {
    description: 'Slug of the term, as in the address of its page.',
    schema: { type: 'string', pattern: SLUG_PATTERN.source },
    example: first?.slug ?? 'algorithm',
  })

function searchOperation(site: Site): object {
  const parameters = searchFields().map(({ name, required, schema: { description, ...schema } }) => {
    const example = name === 'q' ? 'turns names into addresses' : undefined
    const about = name === 'limit' ? `${description} A number outside counts as the nearest.` : description
    return parameter('query', name, required, { description: about, schema, example })
  })
  const about =
    'Terms by name, acronym, misspelling or description, in English or Spanish, best first. Nothing is returned for a topic that the dictionary lacks.'
  const answers = {
    200: jsonAnswer('SearchResults', 'What was found.', undefined),
    304: notModified(true),
    ...problems(['invalid_parameter', ...COUNTED], href(site, file.searchApi), site),
  }
  return operation('Terms', 'searchTerms', 'Search terms', about, answers, parameters)
}

/** On sites with an edge; elsewhere the same stands in a file beside each card. */
function oembedOperation(first: Term | undefined, site: Site): object {
  const size = { type: 'integer', minimum: 1 }
  const url = absolute(site, page.term('en', first?.slug ?? 'algorithm'))
  const answers = {
    200: jsonAnswer({ type: 'object' }, 'A frame with the card.', first && oembedOf(first, 'en', site)),
    304: notModified(true),
    501: { description: 'Another format than JSON was asked for.' },
    ...problems(['invalid_parameter', 'not_found', ...COUNTED], href(site, file.oembed), site),
  }
  const about = 'Other sites ask here what to show for the address of an entry. XML is answered with 501.'
  return operation('Files', 'getOembed', 'The card of an entry, as oEmbed 1.0 describes it', about, answers, [
    parameter('query', 'url', true, { schema: { type: 'string', format: 'uri' }, example: url }),
    parameter('query', 'format', false, { schema: { type: 'string', enum: ['json'] }, example: 'json' }),
    parameter('query', 'maxwidth', false, { schema: size, example: 400 }),
    parameter('query', 'maxheight', false, { schema: size, example: 300 }),
  ])
}

function filePaths(first: Term | undefined, site: Site): object {
  const get = (path: string, operationId: string, summary: string, type: string, parameters?: readonly object[]) => {
    const about = `${summary}. Files are not counted by the limit.`
    const described = operation('Files', operationId, summary, about, {
      200: textAnswer(type, `${summary}.`),
      304: notModified(false),
      ...problems(['method_not_allowed'], href(site, path), site),
    })
    return [path, { get: { ...described, parameters } }]
  }
  const language = [
    parameter('path', 'lang', true, { description: 'Language.', schema: { type: 'string', enum: LANGUAGES } }),
  ]
  const pages = LANGUAGES.map(each => {
    const summary = `One term in ${FACTS[each].name} as Markdown`
    const path = markdownOf(page.term(each, '{slug}'))
    return get(path, MARKDOWN_OPERATIONS[each], summary, 'text/markdown', [slugParameter(first)])
  })
  const downloads = [
    get(file.csv, 'downloadCsv', 'All terms as a table', 'text/csv'),
    get(file.jsonLines, 'downloadJsonLines', 'All entries, one a line', 'application/jsonl'),
    get(file.tbx, 'downloadTbx', 'All terms as TBX (ISO 30042)', 'application/x-tbx'),
    get(file.turtle, 'downloadTurtle', 'All terms as SKOS, in Turtle', 'text/turtle'),
  ]
  const feeds = [
    get('/feeds/{lang}/new.atom', 'getNewTermsAtom', 'New terms as Atom', 'application/atom+xml', language),
    get('/feeds/{lang}/new.json', 'getNewTermsJson', 'New terms as JSON Feed', 'application/feed+json', language),
  ]
  return Object.fromEntries([...pages, ...(site.downloads ? downloads : []), ...feeds])
}

const MARKDOWN_OPERATIONS: InBoth<string> = { en: 'getTermMarkdown', es: 'getTermMarkdownEs' }

/** The operations of openapi.json: everything below `/v1/`, and the files beside it. */
import { FACTS } from '../languages/facts.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { termPageInput } from '../model/views/term-page-input.ts'
import { FEEDS, file, href, markdownOf, page } from '../model/web/address.ts'
import { exampleProblem, listOccurrences } from '../model/web/problem.ts'
import { apiEntry, apiListedTerm } from '../pages/api-entry.ts'
import { bounds, SLUG_PATTERN } from '../schema/bounds.ts'
import { toolSchema } from '../schema/document.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { TOOLS } from '../schema/tools.ts'
import { indexOf } from './api.ts'
import { oembedOperation } from './openapi-oembed.ts'
import { headers, jsonAnswer, movedAnswer, notModified, problems, textAnswer } from './openapi-responses.ts'

type Paths = Readonly<Record<string, unknown>>

export function paths(dictionary: Dictionary, site: Site): Paths {
  const first = dictionary.whole(dictionary.terms[0]?.slug ?? '')
  return {
    [file.list]: listOperations(dictionary, site),
    [file.entry('{slug}')]: entryOperations(first, dictionary, site),
    ...(site.edge && { [file.searchApi]: { get: searchOperation(site) } }),
    [file.apiIndexFile]: {
      get: {
        operationId: 'getIndex',
        tags: ['Terms'],
        summary: 'Get the index',
        description: `Links to everything in this version of the API; also at ${file.apiIndex}.`,
        responses: {
          200: jsonAnswer('ApiIndex', 'The links.', indexOf(site)),
          304: notModified(true),
          ...problems(['method_not_allowed', 'rate_limited'], href(site, file.apiIndexFile), site),
        },
      },
    },
    ...(site.edge && site.embeds && { [file.oembed]: { get: oembedOperation(site, first) } }),
    ...filePaths(first, site),
  }
}

function listOperations(dictionary: Dictionary, site: Site): unknown {
  const first = dictionary.whole(dictionary.terms[0]?.slug ?? '')
  const list = first && {
    name: site.name,
    count: dictionary.terms.length,
    generated: site.generated,
    subjects: site.subjects,
    terms: [apiListedTerm(first, site)],
  }
  const common = ['method_not_allowed', 'rate_limited'] as const
  const errors = problems(site.edge ? ['invalid_parameter', ...common] : common, href(site, file.list), site, {
    invalid_parameter: listOccurrences.limit,
  })
  const whole =
    'Every term with its one-line definition, aliases, level, topics and addresses in both languages. Fetch this once instead of asking term by term.'
  return {
    get: {
      operationId: 'listTerms',
      tags: ['Terms'],
      summary: 'List all terms',
      description: site.edge ? `${whole} With \`limit\` or \`cursor\`, a page of the list.` : whole,
      ...(site.edge && { parameters: LIST_PARAMETERS }),
      responses: { 200: jsonAnswer('TermList', 'All terms, sorted by slug.', list), 304: notModified(true), ...errors },
    },
    head: { ...head('headTerms', 'Check the list', errors), ...(site.edge && { parameters: LIST_PARAMETERS }) },
  }
}

const LIST_PARAMETERS = [
  {
    name: 'limit',
    in: 'query',
    required: false,
    description: `Terms of a page; ${bounds.list.default} with a cursor and no limit.`,
    schema: { type: 'integer', minimum: 1, maximum: bounds.list.max },
  },
  {
    name: 'cursor',
    in: 'query',
    required: false,
    description: '`next` of the page before, as it is.',
    schema: { type: 'string' },
  },
]

function entryOperations(first: Term | undefined, dictionary: Dictionary, site: Site): unknown {
  const { instance } = exampleProblem('not_found', site)
  const errors = problems(['not_found', 'method_not_allowed', 'gone', 'rate_limited'], instance, site)
  const example = first && apiEntry(first, dictionary.related(first.slug), site, termPageInput(first, dictionary))
  return {
    get: {
      operationId: 'getTerm',
      tags: ['Terms'],
      summary: 'Get one term',
      description: 'One term whole, in both languages.',
      parameters: [slugParameter(first)],
      responses: {
        200: jsonAnswer('Entry', 'The term.', example),
        304: notModified(true),
        308: movedAnswer,
        ...errors,
      },
    },
    head: { ...head('headTerm', 'Check one term', errors), parameters: [slugParameter(first)] },
  }
}

/** HEAD has the responses of GET without content, errors included. */
function head(operationId: string, summary: string, errors: Readonly<Record<string, unknown>>) {
  const failures = Object.entries(errors).map(([status, error]) => {
    const { content: _, ...rest } = error as { readonly content: unknown }
    return [status, rest]
  })
  return {
    operationId,
    tags: ['Terms'],
    summary,
    description: 'The header fields of GET, without the content.',
    responses: {
      200: { description: 'It exists.', headers: headers('RateLimit', 'RateLimit-Policy', 'ETag') },
      304: notModified(true),
      ...Object.fromEntries(failures),
    },
  }
}

const slugParameter = (first: Term | undefined) => ({
  name: 'slug',
  in: 'path',
  required: true,
  description: 'Slug of the term, as in the address of its page.',
  schema: { type: 'string', pattern: SLUG_PATTERN.source },
  example: first?.slug ?? 'algorithm',
})

/** The parameters are the arguments of the MCP tool, whose query is called `q` here. */
function searchOperation(site: Site): unknown {
  const { properties, required } = toolSchema(TOOLS.search_terms.input, 'input') as {
    readonly properties: Readonly<Record<string, { readonly description?: string }>>
    readonly required: readonly string[]
  }
  const parameters = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name: name === 'query' ? 'q' : name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
    ...(name === 'query' && { example: 'turns names into addresses' }),
  }))
  return {
    operationId: 'searchTerms',
    tags: ['Terms'],
    summary: 'Search terms',
    description:
      'Terms by name, acronym, misspelling or description, in English or Spanish, best first. Nothing is returned for a topic that the dictionary lacks.',
    parameters,
    responses: {
      200: jsonAnswer('SearchResults', 'What was found.', undefined),
      304: notModified(true),
      ...problems(['invalid_parameter', 'method_not_allowed', 'rate_limited'], href(site, file.searchApi), site),
    },
  }
}

function filePaths(first: Term | undefined, site: Site): Paths {
  const fileOperation = (path: string, operationId: string, summary: string, type: string, more = {}) => [
    path,
    {
      get: {
        operationId,
        tags: ['Files'],
        summary,
        description: `${summary}. Files are not counted by the limit.`,
        responses: {
          200: textAnswer(type, `${summary}.`),
          304: notModified(false),
          ...problems(['method_not_allowed'], href(site, path), site),
        },
        ...more,
      },
    },
  ]
  const markdown = { parameters: [slugParameter(first)] }
  const language = {
    parameters: [
      {
        name: 'lang',
        in: 'path',
        required: true,
        description: 'Language.',
        schema: { type: 'string', enum: LANGUAGES },
      },
    ],
  }
  const feed = { new: 'New terms', today: 'The term of the day' } as const
  const name = { new: 'NewTerms', today: 'TermOfTheDay' } as const
  return Object.fromEntries([
    ...LANGUAGES.map(each =>
      fileOperation(
        markdownOf(page.term(each, '{slug}')),
        MARKDOWN_OPERATIONS[each],
        `One term in ${FACTS[each].name} as Markdown`,
        'text/markdown',
        markdown,
      ),
    ),
    ...(site.downloads
      ? [
          fileOperation(file.csv, 'downloadCsv', 'All terms as a table', 'text/csv'),
          fileOperation(file.jsonLines, 'downloadJsonLines', 'All entries, one a line', 'application/jsonl'),
          fileOperation(file.tbx, 'downloadTbx', 'All terms as TBX (ISO 30042)', 'application/x-tbx'),
          fileOperation(file.turtle, 'downloadTurtle', 'All terms as SKOS, in Turtle', 'text/turtle'),
          fileOperation(file.jsonLinkedData, 'downloadJsonLd', 'All terms as SKOS, in JSON-LD', 'application/ld+json'),
        ]
      : []),
    ...FEEDS.flatMap(each => [
      fileOperation(
        `/feeds/{lang}/${each}.atom`,
        `get${name[each]}Atom`,
        `${feed[each]} as Atom`,
        'application/atom+xml',
        language,
      ),
      fileOperation(
        `/feeds/{lang}/${each}.json`,
        `get${name[each]}Json`,
        `${feed[each]} as JSON Feed`,
        'application/feed+json',
        language,
      ),
    ]),
  ])
}

const MARKDOWN_OPERATIONS: Readonly<Record<Language, string>> = { en: 'getTermMarkdown', es: 'getTermMarkdownEs' }

/** openapi.json: the JSON API described from the same schemas that its answers are checked against. */
import { absolute, file, href, page } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import { entryOf, listed } from '../model/entry.ts'
import { exampleProblem } from '../model/problem.ts'
import { rateLimitExample } from '../model/rate.ts'
import type { Site } from '../model/site.ts'
import type { Problem, ProblemCode } from '../schema/api.ts'
import { bounds, SLUG_PATTERN } from '../schema/bounds.ts'
import { apiComponents } from '../schema/document.ts'

/** Version of the description (specification: "Versioning"). */
const DOCUMENT_VERSION = '1.0.0'

export function* openapi(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  yield {
    path: file.openapi.slice(1),
    origin: 'the OpenAPI description',
    render: () => `${JSON.stringify(describe(dictionary, site), null, 2)}\n`,
  }
}

function describe(dictionary: Dictionary, site: Site): unknown {
  const [first] = dictionary.terms
  const list = first && {
    name: site.name,
    count: dictionary.terms.length,
    generated: site.generated,
    subjects: site.subjects,
    terms: [listed(first, site)],
  }
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
    tags: [{ name: 'Terms', description: 'The terms of the dictionary, in English and Spanish.' }],
    paths: {
      [file.list]: {
        get: {
          operationId: 'listTerms',
          tags: ['Terms'],
          summary: 'List all terms',
          description:
            'Every term with its one-line definition, aliases, level, topics and addresses in both languages. Fetch this once instead of asking term by term.',
          responses: {
            200: answer('TermList', 'All terms, sorted by slug.', list),
            ...errors(['rate_limited'], href(site, file.list), site),
          },
        },
      },
      '/v1/terms/{slug}.json': {
        get: {
          operationId: 'getTerm',
          tags: ['Terms'],
          summary: 'Get one term',
          description: 'One term whole, in both languages.',
          parameters: [
            {
              name: 'slug',
              in: 'path',
              required: true,
              description: 'Slug of the term, as in the address of its page.',
              schema: { type: 'string', pattern: SLUG_PATTERN.source },
              example: first?.slug ?? 'algorithm',
            },
          ],
          responses: {
            200: answer('Entry', 'The term.', first && entryOf(first, site)),
            ...errors(['not_found', 'rate_limited'], exampleProblem('not_found', site).instance, site),
          },
        },
      },
    },
    components: { schemas: apiComponents(), headers: HEADERS },
  }
}

function answer(schema: string, description: string, example: unknown): unknown {
  return {
    description,
    headers: headers('RateLimit', 'RateLimit-Policy', 'ETag'),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${schema}` },
        ...(example !== undefined && { example }),
      },
    },
  }
}

const DESCRIPTIONS: Readonly<Partial<Record<ProblemCode, readonly [number, string, readonly HeaderName[]]>>> = {
  not_found: [404, 'No term has this slug.', ['RateLimit', 'RateLimit-Policy']],
  rate_limited: [429, 'Too many requests in the window.', ['RateLimit', 'RateLimit-Policy', 'Retry-After']],
}

/** @param instance of the examples */
function errors(
  codes: readonly ProblemCode[],
  instance: Problem['instance'],
  site: Site,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    codes.flatMap(code => {
      const described = DESCRIPTIONS[code]
      if (!described) return []
      const [status, description, names] = described
      const content = {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          example: { ...exampleProblem(code, site), instance },
        },
      }
      return [[status, { description, headers: headers(...names), content }]]
    }),
  )
}

const rate = rateLimitExample()

const HEADERS = {
  RateLimit: {
    description: 'Requests left in the window and seconds until it ends (draft-ietf-httpapi-ratelimit-headers).',
    schema: { type: 'string' },
    example: rate.remaining,
  },
  'RateLimit-Policy': {
    description: 'Requests allowed in a window and its length in seconds (draft-ietf-httpapi-ratelimit-headers).',
    schema: { type: 'string' },
    example: rate.policy,
  },
  'Retry-After': {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  ETag: { description: 'Strong validator of this answer; send it back in If-None-Match.', schema: { type: 'string' } },
} as const
type HeaderName = keyof typeof HEADERS

const headers = (...names: readonly HeaderName[]): unknown =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))

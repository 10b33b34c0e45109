/** Responses, headers and parameters that the operations of openapi.json share. */

import type { Site } from '../model/dictionary/site.ts'
import { exampleProblem } from '../model/web/problem-details.ts'
import { RATE_LIMIT_EXAMPLE, RATE_LIMIT_POLICY } from '../model/web/rate-limit-fields.ts'
import { PROBLEMS, type Problem, type ProblemCode } from '../schema/api-responses.ts'
import type { ComponentName } from '../schema/json-schema.ts'

export const HEADERS = {
  RateLimit: {
    description: 'Requests left in the window and seconds until it ends (draft-ietf-httpapi-ratelimit-headers).',
    schema: { type: 'string' },
    example: RATE_LIMIT_EXAMPLE,
  },
  'RateLimit-Policy': {
    description: 'Requests allowed in a window and its length in seconds (draft-ietf-httpapi-ratelimit-headers).',
    schema: { type: 'string' },
    example: RATE_LIMIT_POLICY,
  },
  'Retry-After': {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  ETag: { description: 'Strong validator of this answer; send it back in If-None-Match.', schema: { type: 'string' } },
  Location: {
    description: 'Address of the entry under its present slug.',
    schema: { type: 'string', format: 'uri-reference' },
  },
  Allow: { description: 'Methods that work here.', schema: { type: 'string' }, example: 'GET, HEAD, OPTIONS' },
} as const
type HeaderName = keyof typeof HEADERS

export const headers = (...names: readonly HeaderName[]): unknown =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))

const RATE = ['RateLimit', 'RateLimit-Policy'] as const

/** A JSON answer of the API. */
export const jsonAnswer = (shape: ComponentName | object, description: string, example: unknown): object => ({
  description,
  headers: headers(...RATE, 'ETag'),
  content: { 'application/json': { schema: typeof shape === 'string' ? schema(shape) : shape, example } },
})

const schema = (name: ComponentName): object => ({ $ref: `#/components/schemas/${name}` })

/** A text file, which is not rate limited. */
export const textAnswer = (type: string, description: string): object => ({
  description,
  headers: headers('ETag'),
  content: { [type]: { schema: { type: 'string' } } },
})

export const notModified = (isCounted: boolean): object => ({
  description: 'Nothing has changed since the answer with the tag in If-None-Match.',
  headers: headers(...(isCounted ? RATE : []), 'ETag'),
})

export const movedAnswer = {
  description: 'The term has been renamed; follow Location.',
  headers: headers('Location'),
}

const DESCRIPTIONS: Readonly<Record<ProblemCode, readonly [string, readonly HeaderName[]]>> = {
  not_found: ['No term has this slug.', RATE],
  rate_limited: ['Too many requests in the window.', [...RATE, 'Retry-After']],
  method_not_allowed: ['Only GET, HEAD and OPTIONS work here.', ['Allow']],
  not_acceptable: ['No version that exists is acceptable.', []],
  invalid_parameter: ['A parameter is missing, unknown or has a value that cannot be used.', RATE],
  gone: ['The term has been taken out of the dictionary.', RATE],
}

/**
 * The errors of an operation, by status.
 * @param instance path of the examples
 * @param details what examples say of the request, where the general example would mislead
 */
export function problems(
  codes: readonly ProblemCode[],
  instance: Problem['instance'],
  site: Site,
  details: Partial<Readonly<Record<ProblemCode, Pick<Problem, 'detail' | 'resolution'>>>> = {},
): Readonly<Record<string, object>> {
  return Object.fromEntries(
    codes.map(code => {
      const [description, names] = DESCRIPTIONS[code]
      const example = { ...exampleProblem(code, site), instance, ...details[code] }
      const content = { 'application/problem+json': { schema: schema('Problem'), example } }
      return [PROBLEMS[code].status, { description, headers: headers(...names), content }]
    }),
  )
}

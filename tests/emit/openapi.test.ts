/** openapi.json against the specification: the two endpoints, their answers and headers, and examples that are valid. */
import { describe, expect, test } from 'vitest'
import { ajv, description, faultsOf } from './openapi.ts'
import { textOf, tiny } from './rendered.ts'

const { site, files } = tiny()

describe('openapi.json', () => {
  const operations = Object.values(description.paths).flatMap(methods => Object.entries(methods))
  const answers = operations.flatMap(([, { responses }]) => Object.entries(responses))

  test('is OpenAPI 3.1.0, document version 1.0.0, in the plain dialect of the format.', () => {
    expect([description.openapi, description.info.version]).toEqual(['3.1.0', '1.0.0'])
    expect(textOf(files, 'openapi.json')).not.toMatch(/jsonSchemaDialect|\$schema|"\$id"/)
    expect(description.servers.map(({ url }) => url)).toEqual([site.base])
  })

  test('describes the endpoints of the specification with their answers and headers.', () => {
    const needed = {
      200: ['RateLimit'],
      404: ['RateLimit', 'RateLimit-Policy'],
      429: ['RateLimit', 'RateLimit-Policy', 'Retry-After'],
    }
    for (const [path, operationId, statuses] of [
      ['/v1/terms.json', 'listTerms', ['200', '429']],
      ['/v1/terms/{slug}.json', 'getTerm', ['200', '404', '429']],
    ] as const) {
      const get = description.paths[path]?.get
      expect(get?.operationId).toBe(operationId)
      expect(Object.keys(get?.responses ?? {})).toEqual(expect.arrayContaining([...statuses]))
      for (const status of statuses) {
        const { headers = {}, content = {} } = get?.responses[status] ?? {}
        expect(Object.keys(headers)).toEqual(expect.arrayContaining(needed[status]))
        expect(Object.keys(content)).toEqual([status === '200' ? 'application/json' : 'application/problem+json'])
      }
    }
  })

  test('has the slug as a required path parameter with its pattern.', () => {
    const [slug] = description.paths['/v1/terms/{slug}.json']?.get?.parameters ?? []
    expect(slug).toMatchObject({
      name: 'slug',
      in: 'path',
      required: true,
      schema: { type: 'string', pattern: '^[a-z0-9-]+$' },
    })
    expect(ajv.validate(slug?.schema ?? false, slug?.example)).toBe(true)
  })

  test('has a valid example of every answer and every header.', () => {
    for (const [status, { content = {} }] of answers) {
      for (const { schema, example } of Object.values(content)) {
        if (schema.$ref === undefined || schema.$ref.endsWith('/SearchResults')) continue
        expect([status, faultsOf(schema.$ref, example)]).toEqual([status, []])
      }
    }
    for (const [name, { schema, example }] of Object.entries(description.components.headers)) {
      if (example !== undefined) expect([name, ajv.validate(schema, example)]).toEqual([name, true])
    }
  })

  test('shows errors whose type points into the developer guide and whose code is an open string.', () => {
    const problems = answers.flatMap(([, { content = {} }]) =>
      Object.entries(content).flatMap(([type, { example }]) =>
        type === 'application/problem+json' ? [example as Readonly<Record<string, unknown>>] : [],
      ),
    )
    expect(new Set(problems.map(({ code }) => code))).toEqual(
      new Set(['not_found', 'rate_limited', 'method_not_allowed', 'invalid_parameter', 'gone']),
    )
    expect(problems.map(({ code, instance }) => [code, instance])).toContainEqual([
      'not_found',
      '/v1/terms/no-such-term.json',
    ])
    for (const { type, code } of problems) expect(type).toBe(`${site.base}/developers/#errors-${code}`)
    expect(faultsOf('#/components/schemas/Problem', { ...problems[0], code: 'a_later_one' })).toEqual([])
  })
})

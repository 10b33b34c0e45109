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

  test('describes the two endpoints with the answers and headers of the specification.', () => {
    const told = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, responses }]) => [
        method,
        path,
        operationId,
        Object.keys(responses),
      ]),
    )
    expect(told).toEqual([
      ['get', '/v1/terms.json', 'listTerms', ['200', '429']],
      ['get', '/v1/terms/{slug}.json', 'getTerm', ['200', '404', '429']],
    ])
    const needed = {
      200: ['RateLimit'],
      404: ['RateLimit', 'RateLimit-Policy'],
      429: ['RateLimit', 'RateLimit-Policy', 'Retry-After'],
    }
    for (const [status, { headers, content }] of answers) {
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(needed[status as unknown as keyof typeof needed]))
      expect(Object.keys(content)).toEqual([status === '200' ? 'application/json' : 'application/problem+json'])
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
    for (const [status, { content }] of answers) {
      for (const { schema, example } of Object.values(content)) {
        expect([status, faultsOf(schema.$ref, example)]).toEqual([status, []])
      }
    }
    for (const [name, { schema, example }] of Object.entries(description.components.headers)) {
      if (example !== undefined) expect([name, ajv.validate(schema, example)]).toEqual([name, true])
    }
  })

  test('shows errors whose type points into the developer guide and whose code is an open string.', () => {
    const problems = answers
      .filter(([status]) => status !== '200')
      .flatMap(([, { content }]) =>
        Object.values(content).map(({ example }) => example as Readonly<Record<string, unknown>>),
      )
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['not_found', 'rate_limited']))
    expect(problems.map(({ code, instance }) => [code, instance])).toEqual([
      ['rate_limited', '/v1/terms.json'],
      ['not_found', '/v1/terms/no-such-term.json'],
      ['rate_limited', '/v1/terms/no-such-term.json'],
    ])
    for (const { type, code } of problems) expect(type).toBe(`${site.base}/developers/#errors-${code}`)
    expect(faultsOf('#/components/schemas/Problem', { ...problems[0], code: 'a_later_one' })).toEqual([])
  })
})

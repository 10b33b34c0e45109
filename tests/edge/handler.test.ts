/** The handler on a host that is only a map of files: what `tests/conformance` does not ask of every host. */
import { describe, expect, test } from 'vitest'
import { host } from './platform.ts'

const { ask } = host()
const MARKDOWN = 'text/markdown, text/html, */*'
const fields = (response: Response, ...names: readonly string[]): readonly (string | null)[] =>
  names.map(name => response.headers.get(name))

describe('A page', () => {
  test('that neither version of is acceptable is a problem.', async () => {
    const response = await ask('/5g/', { accept: 'application/json' })
    expect([response.status, ...fields(response, 'Content-Type', 'Vary', 'Cache-Control')]).toEqual([
      406,
      'application/problem+json',
      'Accept',
      'no-store',
    ])
    expect(await response.json()).toMatchObject({ status: 406, code: 'not_acceptable', instance: '/5g/' })
  })

  test('is HTML for everybody where no edge function is meant to run.', async () => {
    const still = host({ settings: 'edge: false' })
    for (const accept of [MARKDOWN, 'application/json']) {
      const response = await still.ask('/5g/', { accept })
      expect([response.status, ...fields(response, 'Content-Type', 'Vary')]).toEqual([
        200,
        'text/html; charset=utf-8',
        null,
      ])
    }
  })
})

describe('A file', () => {
  test('is not negotiated.', async () => {
    const response = await ask('/v1/terms/5g.json', { accept: 'text/markdown' })
    expect([response.status, ...fields(response, 'Vary')]).toEqual([200, null])
  })

  test('has the validator of the host where the host has one.', async () => {
    const response = await host({ etag: '"from-the-host"' }).ask('/style.css')
    expect(response.headers.get('ETag')).toBe('"from-the-host"')
  })

  test('changes its validator with its bytes.', async () => {
    const other = host({ files: files => files.set('style.css', Buffer.from('x')) })
    const tags = await Promise.all([ask('/style.css'), ask('/style.css'), other.ask('/style.css')])
    const [first, again, changed] = tags.map(response => response.headers.get('ETag'))
    expect([first === again, first === changed]).toEqual([true, false])
  })
})

describe('A client that has the bytes', () => {
  test('of something else, whatever commas and asterisks its validator has, gets the bytes.', async () => {
    for (const match of ['"x,*,y"', '"*"', '"a", "*"', '"a",, "b"', '', ',']) {
      expect([match, (await ask('/5g/', { headers: { 'If-None-Match': match } })).status]).toEqual([match, 200])
    }
  })

  test('of a missing resource gets 404.', async () => {
    expect((await ask('/nothing/', { headers: { 'If-None-Match': '*' } })).status).toBe(404)
  })
})

describe('What has moved', () => {
  test('leads below the base address, whatever that is.', async () => {
    const below = host({ baseUrl: 'https://example.org/dictionary' })
    expect((await below.ask('/dictionary/5g')).headers.get('Location')).toBe('/dictionary/5g/')
    expect((await below.ask('/dictionary/neural-net')).headers.get('Location')).toBe('/dictionary/neural-network/')
    expect((await below.ask('/5g')).status).toBe(404)
    expect((await below.ask('/dictionary?a=1')).headers.get('Location')).toBe('/dictionary/?a=1')
  })

  test('never leads to another site.', async () => {
    for (const path of ['//example.com', '/%2Fexample.com', '/\\example.com', '/%5Cexample.com', '/.//example.com']) {
      const response = await ask(`https://tiny.example${path}`)
      expect([path, response.status, response.headers.get('Location')]).toEqual([path, 404, null])
    }
  })
})

describe('What is missing', () => {
  test('is a problem below /v1/, open to every origin.', async () => {
    const response = await ask('/v1/terms/databse.json')
    expect([
      response.status,
      ...fields(response, 'Content-Type', 'Cache-Control', 'Access-Control-Allow-Origin'),
    ]).toEqual([404, 'application/problem+json', 'no-store', '*'])
    expect(await response.json()).toEqual({
      type: 'https://tiny.example/developers/#errors-not_found',
      title: 'Term not found',
      status: 404,
      code: 'not_found',
      detail: 'There is no term with the slug "databse".',
      instance: '/v1/terms/databse.json',
      resolution: 'Look the slug up in https://tiny.example/v1/terms.json.',
      documentation_url: 'https://tiny.example/developers/',
      suggestions: [],
    })
  })

  test('is a 404 even where the page for it is missing too.', async () => {
    const empty = host({ files: files => files.clear() })
    for (const path of ['/', '/5g/', '/v1/terms.json', '/index.md']) expect((await empty.ask(path)).status).toBe(404)
  })

  test('asks the host for nothing that is no path of the site.', async () => {
    const watched = host()
    for (const path of ['/%00', '/a%2F..%2Fb', '/%', `/${'a'.repeat(2_000)}`]) {
      expect((await watched.ask(`https://tiny.example${path}`)).status).toBe(404)
    }
    expect(new Set(watched.asked)).toEqual(new Set(['404.html']))
  })
})

describe('Names of object members', () => {
  test.for(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('are names like others: %s.', async name => {
    for (const path of [`/${name}`, `/${name}/`, `/v1/terms/${name}.json`]) expect((await ask(path)).status).toBe(404)
  })
})

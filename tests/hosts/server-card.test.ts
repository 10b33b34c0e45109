/** What programs read before they connect, over HTTP: the server card, its older copy and the AI catalog in their published shapes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Server, serveFolder } from '../browser/server.ts'
import { modern, REVISION } from '../edge/mcp/serve.ts'
import { ROOT } from './process.ts'
import { type Site, tinySite } from './site.ts'

const CARD = '/mcp/server-card'
const COPY = '/.well-known/mcp/server-card.json'
const CATALOG = '/.well-known/ai-catalog.json'

const schema = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, `tests/hosts/${name}.schema.json`), 'utf8')) as AnySchema
const ajv = addFormats.default(new Ajv2020({ allErrors: true }))
const [isCard, isCatalog] = [ajv.compile(schema('server-card')), ajv.compile(schema('ai-catalog'))]

type Json = { readonly [key: string]: unknown }

let site: Site
let server: Server
beforeAll(async () => {
  site = await tinySite()
  server = await serveFolder(site.dist)
})
afterAll(async () => {
  await server.down()
  site.remove()
})

const json = async (path: string): Promise<Json> => (await (await fetch(server.origin + path)).json()) as Json

describe('The server card', () => {
  test('has the published shape.', async () => {
    isCard(await json(CARD))
    expect(isCard.errors).toBeNull()
  })

  test.each([undefined, '*/*', 'application/mcp-server-card+json', 'text/html'])(
    'is given to who accepts %s, from any origin.',
    async accept => {
      const answer = await fetch(server.origin + CARD, accept === undefined ? {} : { headers: { Accept: accept } })
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/mcp-server-card+json',
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'Content-Type',
        'cache-control': expect.stringMatching(/^public, max-age=\d+/),
        etag: expect.stringMatching(/^"[^"]+"$/),
      })
    },
  )

  test('says of the server what the server says of itself.', async () => {
    const { name, title, version, description, remotes } = await json(CARD)
    const [body, headers] = modern('server/discover')
    const answer = await fetch(`${server.origin}/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    })
    const { result } = (await answer.json()) as { readonly result: Json }
    expect(result._meta).toMatchObject({
      'io.modelcontextprotocol/serverInfo': { name, title, version, description },
    })
    expect(remotes).toEqual([
      { type: 'streamable-http', url: `${site.base}/mcp`, supportedProtocolVersions: result.supportedVersions },
    ])
  })
})

test('The older copy is the card with the members of the first proposal beside it, and nothing else.', async () => {
  const { serverInfo, protocolVersion, transport, capabilities, authentication, ...card } = await json(COPY)
  expect(card).toEqual(await json(CARD))
  expect({ serverInfo, protocolVersion, transport, capabilities, authentication }).toEqual({
    serverInfo: { name: card.name, title: card.title, version: card.version },
    protocolVersion: REVISION,
    transport: { type: 'streamable-http', endpoint: `${site.base}/mcp` },
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    authentication: { required: false },
  })
})

test('The AI catalog has the published shape and leads to the card.', async () => {
  const answer = await fetch(server.origin + CATALOG)
  expect(answer.headers.get('Content-Type')).toBe('application/ai-catalog+json')
  const catalog = (await answer.json()) as { readonly entries: readonly Json[] }
  isCatalog(catalog)
  expect(isCatalog.errors).toBeNull()
  expect(catalog.entries.map(({ url }) => url)).toEqual([site.base + CARD])
})

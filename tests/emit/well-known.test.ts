/** Where programs begin: the API catalog, the MCP server card and the AI catalog agree with each other and with the site. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { leadsSomewhere } from './links.ts'
import { jsonOf, textOf, tiny } from './rendered.ts'

const DOCUMENTS = [
  '.well-known/api-catalog',
  '.well-known/ai-catalog.json',
  '.well-known/mcp/server-card.json',
  'mcp/server-card',
]

interface Card {
  readonly name: string
  readonly title: string
  readonly version: string
  readonly description: string
  readonly remotes: readonly { readonly url: string; readonly supportedProtocolVersions: readonly string[] }[]
}

describe.each(['https://tiny.example', 'https://tiny.example/dictionary'])('Below %s', baseUrl => {
  const { site, files } = tiny({ baseUrl })

  test.each(DOCUMENTS)('every address of ours in /%s is answered.', path => {
    const addresses = [...textOf(files, path).matchAll(/"(https?:[^"]*)"/g)].map(([, address = '']) => address)
    // The API as a whole has an address in its catalog, though nothing but what lies below it answers.
    const dead = addresses.filter(address => address !== `${site.base}/v1/` && !leadsSomewhere(site, files, address))
    expect(dead).toEqual([])
    expect(addresses.some(address => address.startsWith(`${site.base}/`))).toBe(true)
  })

  test('the catalog of the API leads to its description, its guide in both languages and its list.', () => {
    const { linkset } = jsonOf(files, '.well-known/api-catalog') as { readonly linkset: readonly object[] }
    expect(linkset).toContainEqual(
      expect.objectContaining({
        anchor: `${site.base}/v1/`,
        'service-desc': [{ href: `${site.base}/openapi.json`, type: 'application/json' }],
        'service-doc': [
          { href: `${site.base}/developers/`, type: 'text/html' },
          { href: `${site.base}/es/developers/`, type: 'text/html' },
        ],
        item: [{ href: `${site.base}/v1/terms.json`, type: 'application/json' }],
      }),
    )
  })

  test('the server card names the server, where it answers and the protocol versions it speaks, newest first.', () => {
    const card = jsonOf(files, 'mcp/server-card') as Card
    expect([card.name, card.title]).toEqual(['example.tiny/tiny-dictionary', 'Tiny Dictionary'])
    expect(card.description.length).toBeLessThanOrEqual(100)
    expect(card.remotes).toMatchObject([{ type: 'streamable-http', url: `${site.base}/mcp` }])
    expect(card.remotes[0]?.supportedProtocolVersions).toEqual([
      '2026-07-28',
      '2025-11-25',
      '2025-06-18',
      '2025-03-26',
      '2024-11-05',
    ])
  })

  test('the older copy says all that the card says, and the same in older fields.', () => {
    const card = jsonOf(files, 'mcp/server-card') as Card
    const copy = jsonOf(files, '.well-known/mcp/server-card.json')
    expect(copy).toMatchObject({ ...card, serverInfo: { name: card.name, title: card.title, version: card.version } })
    expect(copy).toMatchObject({ transport: { type: 'streamable-http', endpoint: `${site.base}/mcp` } })
  })

  test('the AI catalog offers the card under the same name.', () => {
    const card = jsonOf(files, 'mcp/server-card') as Card
    expect(jsonOf(files, '.well-known/ai-catalog.json')).toMatchObject({
      host: { displayName: 'Tiny Dictionary' },
      entries: [
        {
          displayName: card.title,
          type: 'application/mcp-server-card+json',
          url: `${site.base}/mcp/server-card`,
          description: card.description,
        },
      ],
    })
  })
})

describe('The entry for the MCP registry', () => {
  /** What the registry's schema of 2025-12-11 asks of a server that is reached over HTTP. */
  const Entry = z.strictObject({
    $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
    name: z
      .string()
      .max(200)
      .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
    title: z.string().min(1).max(100),
    description: z.string().min(1).max(100),
    version: z
      .string()
      .max(255)
      .regex(/^\d+\.\d+\.\d+$/),
    websiteUrl: z.httpUrl(),
    repository: z.strictObject({ url: z.httpUrl(), source: z.string() }),
    icons: z.array(
      z.strictObject({
        src: z.httpUrl().max(255),
        mimeType: z.enum(['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp']),
        sizes: z.array(z.string().regex(/^(?:\d+x\d+|any)$/)),
      }),
    ),
    remotes: z.array(z.strictObject({ type: z.literal('streamable-http'), url: z.httpUrl() })).min(1),
  })

  test.each(['https://palabit.org', 'https://words.palabit.org/dictionary'])('of %s is what it accepts.', baseUrl => {
    const { files } = tiny({ baseUrl })
    const entry = Entry.parse(jsonOf(files, 'deploy/server.json'))
    const card = jsonOf(files, 'mcp/server-card') as Card
    expect([entry.name, entry.version]).toEqual([card.name, card.version])
    expect(entry.name).toMatch(/^org\.palabit(?:\.words)?\//)
    expect(entry.remotes).toEqual([{ type: 'streamable-http', url: `${baseUrl}/mcp` }])
  })
})

/** The official client, in both eras, over real HTTP: what it lists, calls, reads and completes, and never a stream. */
import { Client, ResourceNotFoundError, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { termOfTheDay } from '../../../src/model/days/term-of-the-day.ts'
import { bounds } from '../../../src/schema/bounds.ts'
import { TOOLS, type ToolName } from '../../../src/schema/mcp-tools.ts'
import { BASE, fakeTerms } from './fake.ts'
import { type Served, serveMcp } from './serve.ts'

let served: Served
beforeAll(async () => {
  served = await serveMcp()
})
afterAll(() => served.close())

describe.each([
  { era: 'legacy', version: '2025-11-25', mode: 'legacy' },
  { era: 'modern', version: '2026-07-28', mode: { pin: '2026-07-28' } },
  { era: 'modern', version: '2026-07-28', mode: 'auto' },
] as const)('A client that asks for $mode', ({ era, version, mode }) => {
  let client: Client
  const types = new Set<string | null>()
  beforeAll(async () => {
    client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
    const transport = new StreamableHTTPClientTransport(served.url, {
      fetch: async (url, init) => {
        const response = await fetch(url, init)
        if (response.status === 200) types.add(response.headers.get('Content-Type'))
        return response
      },
    })
    await client.connect(transport)
  })
  afterAll(async () => {
    await client.close()
    expect([...types]).toEqual(['application/json'])
  })

  test('gets the revision, the name, the icons and the instructions.', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    expect(client.getServerVersion()).toMatchObject({
      name: 'example.palabit/palabit',
      title: 'Palabit',
      websiteUrl: `${BASE}/`,
      icons: [{ src: `${BASE}/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
    })
    expect(client.getInstructions()).toContain('search_terms')
    expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {}, prompts: {}, completions: {} })
  })

  test('lists four tools with flat schemas.', async () => {
    const { tools, ...rest } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS))
    for (const tool of tools) {
      const { title, description } = TOOLS[tool.name as ToolName]
      expect(tool).toMatchObject({ title, description })
      expect(tool.annotations).toEqual({
        readOnlyHint: true,
        idempotentHint: true,
        destructiveHint: false,
        openWorldHint: false,
      })
      expect(tool.inputSchema.type).toBe('object')
      expect(tool.outputSchema?.type).toBe('object')
      expect(JSON.stringify(tool)).not.toMatch(/"(?:\$ref|anyOf|oneOf|allOf|\$schema|\$defs|\$id)"/)
    }
    expect(JSON.stringify(tools).length).toBeLessThanOrEqual(bounds.toolList.max)
    if (era === 'modern') expect(rest).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' })
  })

  test('calls search_terms.', async () => {
    const { structuredContent, content } = await client.callTool({
      name: 'search_terms',
      arguments: { query: 'respaldo', lang: 'es' },
    })
    expect(structuredContent).toEqual({
      query: 'respaldo',
      lang: 'es',
      total: 1,
      results: [
        {
          slug: 'backup',
          title: 'Copia de seguridad',
          tagline: 'What it is.',
          level: 2,
          subjects: ['security', 'data'],
          url: `${BASE}/es/backup/`,
          markdown: `${BASE}/es/backup/index.md`,
          match: 'name',
        },
      ],
      suggestions: [],
      pages: [],
    })
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }])
  })

  test('is given the illustration of an entry that has one.', async () => {
    const image = async (slug: string) => {
      const { structuredContent } = await client.callTool({ name: 'get_term', arguments: { slug } })
      return (structuredContent as { readonly image?: string }).image
    }
    expect([await image('database'), await image('backup')]).toEqual([`${BASE}/images/database.svg`, undefined])
  })

  test('calls get_term by an alias in the other language.', async () => {
    const { structuredContent } = await client.callTool({ name: 'get_term', arguments: { slug: 'Respaldo' } })
    expect(structuredContent).toMatchObject({
      slug: 'backup',
      id: 'backup',
      lang: 'en',
      date: '2026-01-01',
      title: 'Backup',
      aliases: ['data backup'],
      explanation: ['First.', 'Second.'],
      url: `${BASE}/backup/`,
      markdown: `${BASE}/backup/index.md`,
      needs: [{ slug: 'database', title: 'Database' }],
      related: [{ slug: 'database' }, { slug: 'term-00000' }, { slug: 'term-00001' }, { slug: 'term-00002' }],
    })
  })

  test('calls list_topic.', async () => {
    const { structuredContent } = await client.callTool({
      name: 'list_topic',
      arguments: { subject: 'data', lang: 'es', level: 1 },
    })
    expect(structuredContent).toMatchObject({
      subject: 'data',
      label: 'data en español',
      total: 1,
      terms: [{ slug: 'database' }],
    })
  })

  test('calls term_of_the_day, today in UTC unless it names a day, and it is that of the site.', async () => {
    const slugs = fakeTerms(260).flatMap(({ slug, level }) => (level === 1 ? slug : []))
    const call = async (args: Record<string, unknown>) =>
      (await client.callTool({ name: 'term_of_the_day', arguments: args })).structuredContent as Record<string, unknown>
    const today = await call({})
    expect(today).toMatchObject({ date: '2026-03-04', slug: termOfTheDay(slugs, '2026-03-04') })
    expect(await call({ date: '2026-03-04' })).toEqual(today)
    expect((await call({ date: '2026-03-05' })).slug).not.toBe(today.slug)
  })

  test('lists every entry in both languages, page by page, and reads them.', async () => {
    const { resources } = await client.listResources()
    expect(resources).toHaveLength(520)
    expect(resources.slice(0, 2)).toEqual([
      expect.objectContaining({ uri: `${BASE}/backup/index.md`, title: 'Backup', mimeType: 'text/markdown' }),
      expect.objectContaining({ uri: `${BASE}/es/backup/index.md`, title: 'Copia de seguridad' }),
    ])
    expect(new Set(resources.map(({ uri }) => uri)).size).toBe(520)
    for (const path of ['/es/backup/index.md', '/es/backup/', '/es/old-backup/index.md']) {
      const { contents } = await client.readResource({ uri: BASE + path })
      expect(contents).toEqual([{ uri: BASE + path, mimeType: 'text/markdown', text: '# Copia de seguridad\n' }])
    }
  })

  test('gets an error that names the missing resource.', async () => {
    const uri = `${BASE}/nothing/index.md`
    const failure = await client.readResource({ uri }).catch(error => error)
    expect(failure).toBeInstanceOf(ResourceNotFoundError)
    expect(failure).toMatchObject({ code: -32602, data: { uri } })
  })

  test('completes slugs, subjects and languages.', async () => {
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      `${BASE}/{slug}/index.md`,
      `${BASE}/es/{slug}/index.md`,
    ])
    const complete = async (name: string, value: string) =>
      (
        await client.complete({
          ref: { type: 'ref/resource', uri: resourceTemplates[0]?.uriTemplate ?? '' },
          argument: { name, value },
        })
      ).completion
    expect(await complete('slug', 'BACK')).toEqual({ values: ['backup'], total: 1, hasMore: false })
    expect(await complete('slug', 'term 000')).toMatchObject({ total: 100, hasMore: false })
    expect(await complete('slug', 'term')).toMatchObject({ total: 258, hasMore: true })
    expect((await complete('slug', 'datbase')).values).toEqual(['database'])
    expect((await complete('nothing', 'x')).values).toEqual([])
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'plan_reading' },
      argument: { name: 'subject', value: 'c' },
    })
    expect(completion.values).toEqual(['cloud', 'companies'])
    await expect(
      client.complete({ ref: { type: 'ref/prompt', name: 'nothing' }, argument: { name: 'slug', value: '' } }),
    ).rejects.toMatchObject({ code: -32602 })
  })

  test('gets prompts.', async () => {
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['explain_term', 'plan_reading'])
    const { messages } = await client.getPrompt({ name: 'explain_term', arguments: { slug: 'respaldo', lang: 'es' } })
    expect(messages[0]?.content).toMatchObject({ type: 'text', text: expect.stringContaining(`${BASE}/es/backup/`) })
    expect(messages[1]?.content).toMatchObject({ resource: { text: '# Copia de seguridad\n' } })
    const plan = await client.getPrompt({ name: 'plan_reading', arguments: { subject: 'ai' } })
    expect(plan.messages[0]?.content).toMatchObject({ text: expect.stringContaining('ai in English') })
    for (const [name, args, message] of [
      ['nothing', {}, 'There is no prompt "nothing"'],
      ['explain_term', { slug: 'datbase' }, 'Did you mean database (Database)?'],
      ['explain_term', {}, 'There is no term ""'],
      ['plan_reading', { subject: 'cooking' }, 'subject must be one of: ai'],
      ['plan_reading', { subject: 'ai', lang: 'fr' }, 'lang must be one of: en, es'],
    ] as const) {
      await expect(client.getPrompt({ name, arguments: args })).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining(message),
      })
    }
  })
})

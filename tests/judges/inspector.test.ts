/** The MCP Inspector's command line against the server as it is published: what its authors would see in each era. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TOOLS } from '../../src/schema/mcp-tools.ts'
import type { Started } from '../hosts/process.ts'
import { libraryTerms } from '../library.ts'
import { judge } from './programs.ts'
import { base, serve } from './published.ts'

const INSPECTOR = '@modelcontextprotocol/inspector/clients/launcher/build/index.js'

/** Entries of the fixture dictionary. */
const TERMS = libraryTerms().length

let server: Started
let home: string
beforeAll(async () => {
  server = await serve()
  home = mkdtempSync(join(tmpdir(), 'palabit-inspector-'))
})
afterAll(async () => {
  await server.stop()
  rmSync(home, { recursive: true, force: true })
})

/** The result that the Inspector prints; it ends with an error for every fault that it finds, and says nothing else. */
async function inspect<Result>(era: string, method: string, ...args: readonly string[]): Promise<Result> {
  const to = ['--server-url', `${server.url}/mcp`, '--transport', 'http', '--protocol-era', era]
  const { status, stdout, stderr } = await judge(
    INSPECTOR,
    ['--cli', ...to, '--method', method, ...args, '--format', 'json'],
    { HOME: home },
  )
  expect([method, status, stderr]).toEqual([method, 0, ''])
  return (JSON.parse(stdout) as { readonly result: Result }).result
}

interface Called {
  readonly structuredContent: unknown
  readonly content: readonly { readonly text: string }[]
  readonly _meta?: unknown
}

const callTool = (era: string, name: string, input: object): Promise<Called> =>
  inspect(era, 'tools/call', '--tool-name', name, '--tool-args-json', JSON.stringify(input))

describe.each(['legacy', 'modern'])('In the %s era', era => {
  test('the tools are listed, and no client would stumble over their schemas.', async () => {
    const { tools } = await inspect<{ readonly tools: readonly { readonly name: string }[] }>(
      era,
      'tools/list',
      '--strict',
    )
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS))
  })

  test.each([
    ['search_terms', { query: 'qué es dns', lang: 'es', limit: 3 }, { lang: 'es', results: expect.anything() }],
    ['get_term', { slug: 'dns' }, { slug: 'dns', lang: 'en', title: 'Domain Name System (DNS)' }],
    ['list_topic', { subject: 'data', limit: 2, offset: 2 }, { subject: 'data', nextOffset: 4 }],
    ['term_of_the_day', { date: '2026-11-21', lang: 'es' }, { date: '2026-11-21', lang: 'es' }],
  ] as const)('%s answers, as structure and as text.', async (name, input, expected) => {
    const { structuredContent, content, _meta } = await callTool(era, name, input)
    expect(structuredContent).toMatchObject(expected)
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent)
    // Only 2026-07-28 has every answer say who gives it.
    expect(_meta !== undefined).toBe(era === 'modern')
  })
})

test('resources, their templates and prompts are listed.', async () => {
  const { resources } = await inspect<{ readonly resources: readonly { readonly uri: string }[] }>(
    'auto',
    'resources/list',
  )
  const uris = resources.map(({ uri }) => uri.replace(base(), ''))
  expect(uris.filter(uri => !/^(?:\/es)?\/[a-z0-9-]+\/index\.md$/.test(uri))).toEqual([])
  expect(uris.length).toBe(2 * TERMS)
  expect(await inspect('auto', 'resources/templates/list')).toMatchObject({
    resourceTemplates: [{ uriTemplate: `${base()}/{slug}/index.md` }, { uriTemplate: `${base()}/es/{slug}/index.md` }],
  })
  expect(await inspect('auto', 'prompts/list')).toMatchObject({
    prompts: [{ name: 'explain_term' }, { name: 'plan_reading' }],
  })
})

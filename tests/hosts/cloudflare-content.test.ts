/**
 * Cloudflare Workers with a dictionary of real texts: an isolate has little memory and little time for its first answer, and
 * the search index is the largest thing that it opens.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Entry } from '../../src/schema/api-responses.ts'
import { type Flare, startFlare } from './flare.ts'
import { librarySite, type Site } from './site.ts'
import { callTool } from './tool.ts'

let site: Site
let flare: Flare
beforeAll(async () => {
  site = await librarySite()
  flare = await startFlare(site.dist)
})
afterAll(async () => {
  await flare.stop()
  site.remove()
})

/** The entry as the API serves it. */
async function entryOf(slug: string): Promise<Entry> {
  const response = await fetch(`${flare.url}/v1/terms/${slug}.json`)
  return (await response.json()) as Entry
}

test.for([
  ['en', 'turns the names of websites into numbers', 'dns', '/dns/'],
  ['es', 'programa malicioso que bloquea archivos y exige un pago', 'ransomware', '/es/ransomware/'],
] as const)('It finds by a description, %s.', async ([lang, query, slug, path]) => {
  const { results, ...answer } = await callTool(flare.url, 'search_terms', { query, lang })
  expect(answer).toMatchObject({ query, lang })
  const { title } = (await entryOf(slug))[lang]
  expect(results?.[0]).toMatchObject({ slug, title, url: site.base + path })
})

test('It answers with pages in both languages and both versions.', async () => {
  const { en, es } = await entryOf('dns')
  for (const [path, accept, title] of [
    ['/dns/', 'text/html', en.title],
    ['/es/dns/', 'text/html', es.title],
    ['/dns/', 'text/markdown', `# ${en.title}`],
  ] as const) {
    const response = await fetch(flare.url + path, { headers: { Accept: accept } })
    expect([path, response.status, response.headers.get('Content-Type')]).toEqual([
      path,
      200,
      `${accept}; charset=utf-8`,
    ])
    expect(await response.text()).toContain(title)
  }
})

test('It suggests names for a mistyped one.', async () => {
  const response = await fetch(`${flare.url}/es/kubernets/`)
  expect([response.status, (await response.text()).includes('href="/es/kubernetes/"')]).toEqual([404, true])
})

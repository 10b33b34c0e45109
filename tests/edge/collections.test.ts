/** Comparisons and paths as an edge serves them: pages in two forms, one address whatever the order, entries and tools. */
import { describe, expect, test } from 'vitest'
import { makeEdge } from '../../src/edge/handler.ts'
import { edgeSettings } from '../../src/model/web/edge-settings.ts'
import { tiny } from '../emit/rendered.ts'
import { rpc } from './mcp/serve.ts'

const { dictionary, site, files } = tiny()
const handler = makeEdge(
  {
    now: () => Date.parse('2026-11-21T12:00:00Z'),
    asset: path => {
      const bytes = files.get(path)
      return bytes && { bytes: new Uint8Array(bytes) }
    },
  },
  edgeSettings(dictionary, site),
)
const ask = (path: string, init: RequestInit = {}): Promise<Response> | Response =>
  handler(new Request(`https://tiny.example${path}`, init))
const MARKDOWN = { headers: { Accept: 'text/markdown' } }
const NAME = 'decision-tree-vs-neural-network'

describe('A comparison', () => {
  test.for([
    ['/compare/neural-network-vs-decision-tree/', `/compare/${NAME}/`],
    ['/compare/neural-network-vs-decision-tree', `/compare/${NAME}/`],
    ['/es/compare/neural-network-vs-decision-tree/index.md', `/es/compare/${NAME}/index.md`],
  ] as const)('is led to from its other order: %s.', async ([from, to]) => {
    const response = await ask(from)
    expect([response.status, response.headers.get('Location')]).toEqual([308, to])
  })

  test('is a page in both languages and forms, which name each other.', async () => {
    const html = await (await ask(`/es/compare/${NAME}/`)).text()
    expect(html).toContain('<h1>Diferencia entre la red neuronal y el árbol de decisión</h1>')
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="https://tiny.example/compare/${NAME}/">`)
    const markdown = await (await ask(`/compare/${NAME}/`, MARKDOWN)).text()
    expect(markdown).toMatch(/^# Decision tree vs\. neural network\n/)
    expect(markdown).toContain('| Made of | questions & answers | layers of numbers |')
    expect(markdown).toContain('there are \\*many\\* examples')
  })

  test('without a table has no page, and its entries say what tells them apart.', async () => {
    expect((await ask('/compare/5g-vs-html/')).status).toBe(404)
    expect(await (await ask('/5g/', MARKDOWN)).text()).toContain(
      '## Not to be confused with\n\n- [HTML](https://tiny.example/html/): 5G carries data through the air, and HTML describes pages.',
    )
  })
})

test('A path lists its entries in their order, and each entry says where it stands on it.', async () => {
  const markdown = await (await ask('/es/paths/first-steps/', MARKDOWN)).text()
  const slugs = [...markdown.matchAll(/^\d+\. .*\[.*\]\(https:\/\/tiny\.example\/es\/(.*)\/\)/gm)].map(
    ([, slug]) => slug,
  )
  expect(slugs).toEqual([
    'information-technology',
    'html',
    '5g',
    'artificial-intelligence',
    'decision-tree',
    'neural-network',
  ])
  expect(await (await ask('/5g/', MARKDOWN)).text()).toContain(
    '## Paths\n\n- [First steps](https://tiny.example/paths/first-steps/), step 3 of 6',
  )
})

describe('Programs', () => {
  test('find in an entry what it is confused with, what to read first, and the paths through it.', async () => {
    const entry = await (await ask('/v1/terms/neural-network.json')).json()
    expect(entry).toMatchObject({
      needs: ['artificial-intelligence', 'decision-tree'],
      confusions: [{ slug: 'decision-tree', urls: { es: `https://tiny.example/es/compare/${NAME}/` } }],
      paths: ['first-steps'],
    })
    const plain = (await (await ask('/v1/terms/html.json')).json()) as { confusions: readonly object[] }
    expect(plain.confusions).toEqual([{ slug: '5g', difference: expect.any(Object) }])
  })

  test('get the comparisons of a term from get_term, in its language.', async () => {
    const value = await call('get_term', { slug: 'neural-network', lang: 'es' })
    expect(value).toMatchObject({
      needs: [{ slug: 'artificial-intelligence' }, { slug: 'decision-tree' }],
      confusions: [
        {
          slug: 'decision-tree',
          title: 'Árbol de decisión',
          difference: expect.stringMatching(/^Un árbol de decisión/),
          comparison: `https://tiny.example/es/compare/${NAME}/`,
        },
      ],
    })
    expect(await call('get_term', { slug: 'decision-tree' })).toMatchObject({
      image: 'https://tiny.example/images/decision-tree.svg',
      imageAlt: expect.any(String),
    })
  })

  test('get the difference from search_terms and from the search over HTTP.', async () => {
    const expected = {
      slugs: ['decision-tree', 'neural-network'],
      title: 'Decision tree vs. neural network',
      markdown: `https://tiny.example/compare/${NAME}/index.md`,
    }
    expect(await call('search_terms', { query: 'neural network vs decision tree' })).toMatchObject({
      comparison: expected,
    })
    const found = await (await ask('/v1/search.json?q=difference+between+decision+tree+and+neural+network')).json()
    expect(found).toMatchObject({ comparison: expected })
  })
})

async function call(name: string, args: object): Promise<unknown> {
  const response = await ask('/mcp', {
    method: 'POST',
    body: rpc('tools/call', { name, arguments: args }),
    headers: {
      Host: 'tiny.example',
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
  })
  const { result } = JSON.parse((await response.text()).replace(/^[^{]*/, '')) as {
    readonly result: { readonly structuredContent: unknown }
  }
  return result.structuredContent
}

/** The developers page: its examples are what the API really answers, in both languages, and its facts are the bounds. */
import { describe, expect, test } from 'vitest'
import { fillPlaceholders, PLACEHOLDERS, type Placeholder } from '../../src/model/placeholder.ts'
import { jsonOf, textOf, tiny } from '../emit/rendered.ts'

const { files, site } = tiny()

/** The fenced blocks of a language in a Markdown text. */
const blocks = (markdown: string, language: string): readonly string[] =>
  [...markdown.matchAll(/^(`{3,})(\w*)\n([\s\S]*?)^\1$/gm)]
    .filter(([, , name]) => name === language)
    .map(([, , , code = '']) => code)

describe.each([
  ['English', 'developers/index.md', ''],
  ['Spanish', 'es/developers/index.md', 'es/'],
])('The %s developers page', (_, path, prefix) => {
  const page = textOf(files, path)
  const [list, entry, configuration, ...problems] = blocks(page, 'json').map(
    code => JSON.parse(code) as Readonly<Record<string, unknown>>,
  )

  test('shows an entry and a term of the list just as the API answers them.', () => {
    const published = jsonOf(files, 'v1/terms.json') as { readonly terms: readonly { readonly slug: string }[] }
    expect(entry).toEqual(jsonOf(files, `v1/terms/${entry?.slug}.json`))
    expect(list).toMatchObject({
      name: site.name,
      count: published.terms.length,
      terms: [published.terms.find(({ slug }) => slug === entry?.slug)],
    })
  })

  test('shows the Markdown of the same entry, in the language of the page.', () => {
    expect(blocks(page, 'markdown')).toEqual([textOf(files, `${prefix}${entry?.slug}/index.md`)])
  })

  test('gives the client configuration of the specification.', () => {
    expect(configuration).toEqual({ mcpServers: { 'tiny-dictionary': { type: 'http', url: `${site.base}/mcp` } } })
  })

  test('shows every error with its status and code.', () => {
    expect(problems.slice(0, 4).map(({ code, status }) => [code, status])).toEqual([
      ['not_found', 404],
      ['rate_limited', 429],
      ['method_not_allowed', 405],
      ['not_acceptable', 406],
    ])
  })

  test('writes the rate-limit fields as the specification shapes them.', () => {
    expect(blocks(page, 'http')).toEqual(['RateLimit-Policy: "default";q=300;w=60\nRateLimit: "default";r=299;t=60\n'])
  })

  test('names every address that agents and programs use.', () => {
    const addresses = [
      '/v1/terms.json',
      '/v1/terms/{slug}.json',
      '/openapi.json',
      '/llms.txt',
      '/es/llms.txt',
      '/llms-full.txt',
      '/.well-known/mcp/server-card.json',
      '/mcp',
      '/.well-known/api-catalog',
    ]
    expect(addresses.filter(address => !page.includes(address))).toEqual([])
    for (const tool of ['search_terms', 'get_term', 'list_topic', 'term_of_the_day'])
      expect(page).toContain(`\`${tool}\``)
  })
})

test('A placeholder is filled wherever it stands, and a name that is none of ours is left alone.', () => {
  const values = Object.fromEntries(PLACEHOLDERS.map(name => [name, `<${name}>`])) as Record<Placeholder, string>
  expect(fillPlaceholders('a {{base}} {{ name }} {{nothing}} {{constructor}}', values)).toBe(
    'a <base> <name> {{nothing}} {{constructor}}',
  )
})

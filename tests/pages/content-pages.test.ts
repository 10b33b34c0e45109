/** The developers page: its examples are what the API really answers, in both languages, and its facts are the bounds. */
import { describe, expect, test } from 'vitest'
import { TOOLS } from '../../src/schema/mcp-tools.ts'
import { parse, valuesOf, wordsOf } from '../emit/dom.ts'
import { rawHtmlIn } from '../emit/links.ts'
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
  const [list, entry, oembed, configuration, ...others] = blocks(page, 'json').map(
    code => JSON.parse(code) as Readonly<Record<string, unknown>>,
  )
  const problems = others.filter(({ status }) => status !== undefined)
  const tree = parse(textOf(files, path.replace(/md$/, 'html')))

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

  test('shows what oEmbed answers, and in HTML a frame and a word with the script.', () => {
    expect(oembed).toEqual(jsonOf(files, `${prefix}embed/${entry?.slug}/oembed.json`))
    expect(textOf(files, path.replace(/md$/, 'html'))).toMatch(
      /<iframe src="[^"]*\/embed\/[\s\S]*<palabit-term [\s\S]*<script src="[^"]*\/embed\.js"/,
    )
  })

  test('shows a request of each kind, whose tools answer in the language of the page.', () => {
    const commands = blocks(page, 'sh').filter(code => code.startsWith('curl '))
    for (const address of ['/v1/terms.json', `/v1/terms/${entry?.slug}.json`, '/v1/search.json?q='])
      expect(commands.some(code => code.includes(site.base + address))).toBe(true)
    for (const tool of Object.keys(TOOLS))
      expect(commands.find(code => code.includes(`"${tool}"`))).toContain(`"lang":"${prefix === '' ? 'en' : 'es'}"`)
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

  test('lists its sections at the top: as links where there are anchors, as a line in Markdown.', () => {
    const headings = wordsOf(tree, 'article h2[id]').filter(words => words !== wordsOf(tree, '#contents')[0])
    expect(headings.length).toBeGreaterThan(5)
    expect(wordsOf(tree, 'nav.contents a')).toEqual(headings)
    const anchors = valuesOf(tree, 'article [id]', 'id')
    expect(valuesOf(tree, 'nav.contents a', 'href').filter(link => !anchors.includes(link.slice(1)))).toEqual([])
    expect(page).toContain(`: ${headings.join(' · ')}\n`)
  })

  test('has the anchor that each problem points to.', () => {
    const anchors = valuesOf(tree, 'h3[id]', 'id')
    for (const { type } of problems) expect(anchors).toContain(String(type).split('#')[1])
  })

  test('has a button beside every block of code, which copies that block and no other.', () => {
    const blocks = valuesOf(tree, '.code pre', 'id')
    expect(blocks.length).toBeGreaterThan(15)
    expect(valuesOf(tree, '.code button', 'data-copy')).toEqual(blocks.map(id => `#${id}`))
    expect(new Set(blocks).size).toBe(blocks.length)
    expect(valuesOf(tree, '.code pre', 'tabindex')).toEqual(blocks.map(() => '0'))
  })

  test('has no mark of HTML and no placeholder left in its Markdown.', () => {
    expect(rawHtmlIn(page)).toEqual([])
    expect(page).not.toContain('{{')
    expect(page).not.toMatch(/\n{3}/)
  })
})

test.for([
  ['example: html', 'html'],
  ['example: no-such-entry', '5g'],
  ['', '5g'],
] as const)('With "%s" in site.yaml, the examples show the entry "%s".', ([settings, slug]) => {
  const [, entry = ''] = blocks(textOf(tiny({ settings }).files, 'developers/index.md'), 'json')
  expect(JSON.parse(entry)).toMatchObject({ slug })
})

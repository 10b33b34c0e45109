/** The settings for servers: redirects of renamed terms, the headers, and the card of the MCP server. */
import { describe, expect, test } from 'vitest'
import { fillPlaceholders, type Placeholder } from '../../src/model/views/markdown-placeholders.ts'
import { edgeSettings } from '../../src/model/web/edge-settings.ts'
import { PROTOCOL_VERSIONS, serverCard } from '../../src/model/web/mcp-server-card.ts'
import { moved } from '../../src/model/web/redirects.ts'
import { makeDictionary } from './make-dictionary.ts'
import { terms, tinySite } from './site.ts'

describe('A renamed term', () => {
  test('has all its old paths lead to the new ones: pages with and without slash, Markdown, JSON.', () => {
    expect([...moved(new Map([['old', 'new']]))]).toEqual([
      ['/old', '/new/'],
      ['/old/', '/new/'],
      ['/old/index.md', '/new/index.md'],
      ['/es/old', '/es/new/'],
      ['/es/old/', '/es/new/'],
      ['/es/old/index.md', '/es/new/index.md'],
      ['/v1/terms/old.json', '/v1/terms/new.json'],
    ])
  })

  test('leads to a term that is there, in one step.', () => {
    const { redirects } = edgeSettings(makeDictionary(terms), tinySite())
    expect(Object.values(redirects).filter(path => path in redirects)).toEqual([])
  })
})

describe('The card of the MCP server', () => {
  const card = (name: string, base: string) => serverCard({ ...tinySite(base), name })

  test.for([
    ['Tiny Dictionary', 'https://tiny.example', 'example.tiny/tiny-dictionary'],
    ['Palabit', 'https://www.palabit.example/a/', 'example.palabit.www/palabit'],
    ['Palabit', 'http://localhost:8080', 'localhost/palabit'],
  ] as const)('names "%s" at %s as %s.', ([name, base, written]) => {
    expect(card(name, base).name).toBe(written)
  })

  test('has an address below the base address, and the versions that are spoken there.', () => {
    expect(card('x', 'https://example.org/dictionary').remotes).toEqual([
      {
        type: 'streamable-http',
        url: 'https://example.org/dictionary/mcp',
        supportedProtocolVersions: PROTOCOL_VERSIONS,
      },
    ])
    expect([...PROTOCOL_VERSIONS]).toEqual([...PROTOCOL_VERSIONS].sort().reverse())
  })

  test('shortens a long description between two words.', () => {
    const site = tinySite()
    const of = (en: string) => serverCard({ ...site, description: { ...site.description, en } }).description
    expect(of('word '.repeat(20).trim())).toBe('word '.repeat(20).trim())
    expect(of('x'.repeat(100))).toHaveLength(100)
    expect(of('word '.repeat(30))).toMatch(/^(?:word )+word…$/)
    expect(of('word '.repeat(30)).length).toBeLessThanOrEqual(100)
  })
})

describe('A placeholder', () => {
  const value = (name: Placeholder) => `<${name}>`

  test('is filled wherever it stands, with spaces or without.', () => {
    expect(fillPlaceholders('{{base}}/{{ base }} {{entry-slug}}', value)).toBe('<base>/<base> <entry-slug>')
  })

  test('that is unknown is left as it is, even one that every object has.', () => {
    expect(fillPlaceholders('{{weather}} {{constructor}} {base} {{}}', value)).toBe(
      '{{weather}} {{constructor}} {base} {{}}',
    )
  })

  test('has its value put in as it stands: neither a dollar nor another placeholder means anything in it.', () => {
    expect(fillPlaceholders('{{base}}', () => '$& {{name}}')).toBe('$& {{name}}')
  })
})

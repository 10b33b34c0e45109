/** The list of an editor, and a keyword that is added to an entry without touching anything else. */
import { describe, expect, test } from 'vitest'
import { addKeyword, listWanted, meant, readChosen, reportWanted, type Searching } from '../../src/editorial/wanted.ts'
import { bounds } from '../../src/schema/bounds.ts'
import type { Headword } from '../../src/schema/headword.ts'

const entry = (fields: string) =>
  `---\ntitle: SSD (solid-state drive)\ntagline: A drive.\n${fields}---\n\nText: [a, b]\n`

describe('A keyword is added', () => {
  test.for([
    ['to a list', 'keywords: [a, b]\n', 'keywords: [a, b, fast disk]\n'],
    ['to an empty list', 'keywords: []\n', 'keywords: [fast disk]\n'],
    ['to a list with a comment', 'keywords: [a] # why\n', 'keywords: [a, fast disk] # why\n'],
    ['to a list of several lines', 'keywords: [\n  a,\n  "b: c",\n]\n', 'keywords: [a, "b: c", fast disk]\n'],
    [
      'to a list of lines',
      'keywords:\n  - a\n  - b # why\nplural: –\n',
      'keywords:\n  - a\n  - b # why\n  - fast disk\nplural: –\n',
    ],
    ['where there is none', 'aliases: [x]\nplural: –\n', 'aliases: [x]\nkeywords: [fast disk]\nplural: –\n'],
    ['where there is nothing else', '', 'keywords: [fast disk]\n'],
  ] as const)('%s.', ([, before, after]) => {
    expect(addKeyword(entry(before), 'fast disk')).toEqual({ text: entry(after) })
  })

  test.for([
    ['what is: it', '"what is: it"'],
    ['a, b', '"a, b"'],
    ['8.8', '"8.8"'],
    ['true', '"true"'],
    ['#hash', '"#hash"'],
    ['¿por qué va lento?', '¿por qué va lento?'],
  ] as const)('with the quotation marks that %j needs.', ([word, written]) => {
    expect(addKeyword(entry('keywords: [a]\n'), word)).toEqual({ text: entry(`keywords: [a, ${written}]\n`) })
  })

  test.for([
    ['ssd', 'it is a name of the entry'],
    ['Á', 'it is a keyword of the entry already'],
    ['x'.repeat(bounds.keyword.max + 1), expect.any(String)],
  ] as const)('unless it is %s.', ([word, refusal]) => {
    expect(addKeyword(entry('keywords: [a]\n'), word)).toEqual({ refusal })
  })

  test('unless the list is full, or cannot be read.', () => {
    const full = Array.from({ length: bounds.keywords.max }, (_, i) => `k${i}`).join(', ')
    expect(addKeyword(entry(`keywords: [${full}]\n`), 'x')).toHaveProperty('refusal')
    expect(addKeyword(entry('keywords: [a\n'), 'x')).toHaveProperty('refusal')
    expect(addKeyword('no front matter', 'x')).toHaveProperty('refusal')
  })
})

describe('The list', () => {
  const plan: Headword[] = [
    {
      slug: 'nft',
      title_en: 'NFT (non-fungible token)',
      title_es: 'NFT (ficha no fungible)',
      level: 2,
      subjects: ['data'],
      priority: 4,
    },
  ]
  const search = (found: readonly string[], near: readonly string[]): Searching => ({
    found: query => (found.includes(query) ? { slug: query, title: query } : undefined),
    near: query => (near.some(word => query.includes(word)) ? { slug: 'token', title: 'Token' } : undefined),
  })
  const asked = (query: string, count: number) => ({
    query,
    language: 'en' as const,
    channels: { mcp: count, api: 1 },
    day: '2026-11-21',
  })
  const list = (queries: readonly string[]) => {
    const own = search(['dns'], ['token'])
    return listWanted(
      queries.map((query, i) => asked(query, i + 1)),
      { en: own, es: own },
      plan,
    )
  }

  test('has the most frequent query first, each with what would answer it.', () => {
    expect(
      list(['zwibble', 'buy an nft', 'buy nft token', 'ficha no fungible', 'dns']).map(({ answer }) => answer),
    ).toEqual([
      { text: 'found now: dns', entry: 'dns' },
      { text: 'planned: nft, priority 4' },
      { text: 'nearest: token, "Token"', entry: 'token' },
      { text: 'planned: nft, priority 4' },
      { text: 'nothing is near' },
    ])
    expect(reportWanted(list(['zwibble', 'nft']))).toBe(
      '3  nft      en  planned: nft, priority 4  (api 1, mcp 2; 2026-11-21)\n2  zwibble  en  nothing is near  (api 1, mcp 1; 2026-11-21)\n',
    )
    expect(reportWanted([])).toMatch(/^Nothing/)
  })

  test('is addressed with accents, and with another entry.', () => {
    expect(readChosen('Qué es=mc2=ssd')).toEqual({ keyword: 'Qué es=mc2', slug: 'ssd' })
    expect(readChosen('fichas')).toEqual({ keyword: 'fichas', slug: undefined })
    expect(
      meant(list(['bloque óptico'.normalize('NFD').replace(/\p{M}/gu, '')]), readChosen('Bloque óptico')),
    ).toHaveLength(1)
  })
})

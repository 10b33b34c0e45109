/** What is kept of searches that found nothing: no words of one person, nothing that leads to one, and never too much. */
import { describe, expect, test } from 'vitest'
import { collectWanted } from '../../src/deploy/node/wanted.ts'
import type { WantedStore } from '../../src/deploy/node/wanted-file.ts'
import { joined, makeCrowd, wantedQuery } from '../../src/edge/wanted.ts'
import { bounds } from '../../src/schema/bounds.ts'
import type { WantedQuery } from '../../src/schema/wanted.ts'

const DAY = 86_400_000
const noon = Date.parse('2026-11-21T12:00:00Z')

/** A crowd on a clock that the test turns. */
function crowdAt() {
  const clock = { now: noon, salts: 0 }
  const crowd = makeCrowd({
    now: () => clock.now,
    salt: () => new Uint8Array([clock.salts++]),
  })
  const ask = (query: string, client: string | number, channel: 'api' | 'mcp' | 'page' = 'api') =>
    crowd.note({ query, language: 'en', channel }, String(client))
  const askAs = async (query: string, clients: readonly number[]) => {
    const answers: (WantedQuery | undefined)[] = []
    for (const client of clients) answers.push(await ask(query, client))
    return answers
  }
  return { clock, crowd, ask, askAs }
}

describe('A query is counted', () => {
  test.for([
    ['  NFT\twallet ', 'nft wallet'],
    ['¿Qué es una Cadena de Bloques?', '¿que es una cadena de bloques?'],
    ['C++', 'c++'],
    ['H.264', 'h.264'],
    ['web3', 'web3'],
    ['node.js', 'node.js'],
    ['asp.net core', 'asp.net core'],
    ['windows 2000', 'windows 2000'],
    ['ＮＦＴ', 'nft'],
  ] as const)('%j as %j.', ([text, query]) => {
    expect(wantedQuery(text)).toBe(query)
  })

  test.for([
    '',
    '   ',
    'a'.repeat(bounds.wanted.characters + 1),
    'ana@example.org',
    '@ana',
    '＠ana',
    '600 123 456',
    '+34 (600) 12-34-56',
    '12.03.1985',
    '2026-11-21',
    '٠٦٠٠١٢٣٤٥',
  ])('never as %j, which is empty, long, or leads to somebody.', text => {
    expect(wantedQuery(text)).toBeUndefined()
  })

  test.for([
    'https://example.org/ana',
    'http://x',
    'www.example',
    'example.org/ana',
    'my-site.com',
    'localhost.dev:8080',
    'mi clave\u0000',
    'a\u200bb\ue000',
  ])('never as %j, which is an address or no text.', text => {
    expect(wantedQuery(text)).toBeUndefined()
  })
})

describe('A crowd', () => {
  test('lets a query through with its fifth client, and counts those before.', async () => {
    const { ask, askAs } = crowdAt()
    expect(await askAs('nft', [1, 1, 2, 3, 3, 4])).toEqual(Array(6).fill(undefined))
    await ask('NFT ', 1, 'mcp')
    expect(await ask('nft', 5)).toEqual({
      query: 'nft',
      language: 'en',
      channels: { api: 7, mcp: 1 },
      day: '2026-11-21',
    })
    expect(await ask('nft', 1, 'page')).toEqual({
      query: 'nft',
      language: 'en',
      channels: { page: 1 },
      day: '2026-11-21',
    })
  })

  test('loses nobody who asks at the same moment.', async () => {
    const { ask } = crowdAt()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, client) => ask('nft', client)))
    expect(answers.reduce((sum, answer) => sum + (answer?.channels.api ?? 0), 0)).toBe(12)
  })

  test('counts languages apart.', async () => {
    const { crowd, askAs } = crowdAt()
    await askAs('nft', [1, 2, 3, 4])
    expect(await crowd.note({ query: 'nft', language: 'es', channel: 'api' }, '5')).toBeUndefined()
  })

  test('forgets at midnight who asked, and what too few have asked.', async () => {
    const { clock, ask, askAs } = crowdAt()
    await askAs('nft', [1, 2, 3, 4])
    clock.now += DAY
    expect(await askAs('nft', [5, 6, 7, 8])).toEqual(Array(4).fill(undefined))
    expect(await ask('nft', 9)).toMatchObject({ channels: { api: 5 }, day: '2026-11-22' })
    expect(clock.salts).toBeGreaterThan(2)
  })

  test('knows what it has let through on another day, and what is kept already.', async () => {
    const { clock, crowd, ask, askAs } = crowdAt()
    await askAs('nft', [1, 2, 3, 4, 5])
    crowd.know([{ query: 'esim', language: 'en', channels: { api: 9 }, day: '2026-11-01' }])
    clock.now += DAY
    expect(await ask('nft', 1)).toMatchObject({ channels: { api: 1 } })
    expect(await ask('esim', 1)).toMatchObject({ channels: { api: 1 } })
  })

  test('does not grow with what is asked.', async () => {
    const { ask, askAs } = crowdAt()
    await askAs('nft', [1, 2, 3, 4])
    for (let i = 0; i < bounds.wanted.queries; i++) await ask(`noise ${i} x`, 1)
    expect(await ask('nft', 5)).toBeUndefined()
  })
})

describe('Lists that are joined', () => {
  const row = (query: string, count: number, day = '2026-11-21'): WantedQuery => ({
    query,
    language: 'en',
    channels: { api: count },
    day,
  })

  test('have the sums of both, and the later day.', () => {
    expect(
      joined([row('a', 1), row('b', 2)], [row('a', 3, '2026-11-22'), { ...row('b', 1), channels: { mcp: 4 } }]),
    ).toEqual([row('a', 4, '2026-11-22'), { ...row('b', 2), channels: { api: 2, mcp: 4 } }])
  })

  test('lose what was asked least recently beyond the bound.', () => {
    const many = Array.from({ length: bounds.wanted.queries }, (_, i) => row(`q${i}`, 1))
    const list = joined(joined(many, [row('q0', 1)]), [row('new', 1)])
    expect(list).toHaveLength(bounds.wanted.queries)
    expect(list.map(({ query }) => query)).not.toContain('q1')
    expect(list.slice(-2)).toEqual([row('q0', 2), row('new', 1)])
  })
})

describe('A collection', () => {
  test('keeps what its store refuses, and hands it over later.', async () => {
    let kept: readonly WantedQuery[] = []
    let isAway = true
    const store: WantedStore = {
      async add(queries) {
        if (isAway) throw new Error('away')
        kept = joined(kept, queries)
        return kept
      },
    }
    const { note, store: hand } = collectWanted(store, { now: () => noon, salt: () => new Uint8Array(1) })
    const ask = async (count: number) => {
      for (let i = 0; i < count; i++) await note({ query: 'nft', language: 'en', channel: 'api' }, String(i))
    }
    await ask(5)
    await expect(hand()).rejects.toThrow('away')
    await ask(2)
    isAway = false
    await hand()
    await hand()
    expect(kept).toMatchObject([{ query: 'nft', channels: { api: 7 } }])
  })
})

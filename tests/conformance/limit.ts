/** The rate limit up to the 301st request: what is counted, the headers, and how clients are distinguished. */
import { describe, expect, test } from 'vitest'
import type { Answer, Here } from './client.ts'

const POLICY = '"default";q=300;w=60'
const FIELD = /^"default";r=(\d+);t=(\d+)$/

const told = ({ headers }: Answer): readonly [left: number, seconds: number] => {
  const [, left, seconds] = FIELD.exec(headers.ratelimit ?? '') ?? []
  return [Number(left), Number(seconds)]
}

export function limit(here: Here): void {
  describe('The rate limit', () => {
    test('counts down exactly to the 301st request, whatever is asked of /v1/ and /mcp.', async () => {
      const ask = (path: string, asking: object = {}) => here().ask(path, { ...asking, client: 2 })
      const first = await ask('/v1/terms.json')
      expect([first.status, first.headers['ratelimit-policy'], first.headers.ratelimit]).toEqual([
        200,
        POLICY,
        '"default";r=299;t=60',
      ])
      const etag = first.headers.etag ?? ''
      const counted = [
        [() => ask('/v1/terms/5g.json'), 200],
        [() => ask('/v1/terms.json', { headers: { 'If-None-Match': etag } }), 304],
        [() => ask('/v1/terms/nothing.json'), 404],
        [() => ask('/v1/terms.json', { method: 'POST' }), 405],
        [() => ask('/v1/terms.json', { method: 'HEAD' }), 200],
        [() => ask('/mcp'), 405],
      ] as const
      const free = [
        () => ask('/v1/terms.json', { method: 'OPTIONS' }),
        () => ask('/v1/terms/neural-net.json'),
        () => ask('/5g/'),
        () => ask('/llms.txt'),
      ] as const
      let previous = 60
      for (let left = 298; left >= 0; left--) {
        const [asked, status] = counted[left % counted.length] ?? counted[0]
        const answer = await asked()
        const [remaining, seconds] = told(answer)
        expect([answer.status, answer.headers['ratelimit-policy'], remaining]).toEqual([status, POLICY, left])
        expect(seconds >= 1 && seconds <= previous).toBe(true)
        previous = seconds
        if (left % 100 === 0) for (const other of free) expect((await other()).headers).not.toHaveProperty('ratelimit')
      }
      await refusals(ask)
    })

    test('tells clients apart.', async () => {
      expect(told(await here().ask('/v1/terms.json', { client: 3 }))).toEqual([299, 60])
      expect(told(await here().ask('/v1/terms.json', { client: 4 }))).toEqual([299, 60])
      expect(told(await here().ask('/v1/terms.json', { client: 3 }))[0]).toBe(298)
    })

    test('is exact when many ask at once.', async () => {
      const answers = await Promise.all(
        Array.from({ length: 320 }, () => here().ask('/v1/terms/5g.json', { client: 5 })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(300)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
      const left = answers.filter(({ status }) => status === 200).map(answer => told(answer)[0])
      expect(left.toSorted((a, b) => b - a)).toEqual(Array.from({ length: 300 }, (_, index) => 299 - index))
    })
  })
}

/** The answers to a client that has used its quota, in the API and in MCP; everything else still works. */
async function refusals(ask: (path: string, asking?: object) => Promise<Answer>): Promise<void> {
  for (const method of ['GET', 'HEAD']) {
    const refused = await ask('/v1/terms/5g.json', { method })
    expect([refused.status, refused.headers['ratelimit-policy'], told(refused)[0]]).toEqual([429, POLICY, 0])
    const wait = Number(refused.headers['retry-after'])
    expect([wait, wait >= 1]).toEqual([told(refused)[1], true])
    expect(refused.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    if (method === 'GET')
      expect(refused.json()).toMatchObject({ status: 429, code: 'rate_limited', instance: '/v1/terms/5g.json' })
    else expect(refused.text).toBe('')
  }
  const mcp = await ask('/mcp', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })
  expect([mcp.status, mcp.headers['content-type']]).toEqual([429, 'application/json'])
  expect(mcp.json()).toMatchObject({ jsonrpc: '2.0', error: { data: { status: 429, code: 'rate_limited' } } })
  for (const [path, method, status] of [
    ['/5g/', 'GET', 200],
    ['/v1/terms/neural-net.json', 'GET', 308],
    ['/v1/terms.json', 'OPTIONS', 204],
  ] as const) {
    const free = await ask(path, { method })
    expect([free.status, 'ratelimit' in free.headers]).toEqual([status, false])
  }
}

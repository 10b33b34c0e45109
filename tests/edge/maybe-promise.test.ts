/** What is there is answered at once: a host with its files in memory waits for nothing. */
import { describe, expect, test } from 'vitest'
import { makeHandler } from '../../src/edge/handler.ts'
import { edgeSettings } from '../../src/model/web/edge-settings.ts'
import { tiny } from '../emit/rendered.ts'

describe('A host with its files in memory', () => {
  const { dictionary, site, files } = tiny()
  const kept = new Map([...files].map(([path, bytes]) => [path, { bytes: new Uint8Array(bytes), etag: `"${path}"` }]))
  const platform = {
    asset: (path: string) => kept.get(path),
    now: () => 0,
    consume: () => ({ allowed: true, remaining: 299, seconds: 60 }),
  }
  const handler = makeHandler(platform, edgeSettings(dictionary, site))
  const ask = (path: string, init?: RequestInit) => handler(new Request(`https://tiny.example${path}`, init))

  test.for(['/v1/terms.json', '/5g/', '/5g/index.md', '/5g'])('answers %s without a promise.', async path => {
    await ask(path)
    const response = ask(path)
    expect(response).toBeInstanceOf(Response)
    expect((await response).status).toBe(path === '/5g' ? 308 : 200)
  })

  test('says 304, and no body for HEAD, at once too.', async () => {
    const etag = (await ask('/v1/terms.json')).headers.get('ETag') ?? ''
    const same = ask('/v1/terms.json', { headers: { 'If-None-Match': etag } })
    expect(same).toBeInstanceOf(Response)
    expect((await same).status).toBe(304)
    const head = await ask('/v1/terms.json', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

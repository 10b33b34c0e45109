/** What was not found on Workers, in workerd itself: counted only with a token, kept in one object, read only with it. */
import { expect, onTestFinished, test } from 'vitest'
import { WantedFile } from '../../src/schema/wanted.ts'
import { startFlare } from './flare.ts'
import { get } from './get.ts'
import { tinySite } from './site.ts'

async function started(bindings?: Readonly<Record<string, string>>) {
  const site = await tinySite()
  const { url, stop } = await startFlare(site.dist, bindings)
  onTestFinished(async () => {
    await stop()
    site.remove()
  })
  const search = (query: string, client: number) =>
    get(`${url}/v1/search.json?q=${encodeURIComponent(query)}`, { 'CF-Connecting-IP': `203.0.113.${client}` })
  const list = (token?: string) =>
    get(`${url}/wanted.json`, token === undefined ? {} : { Authorization: `Bearer ${token}` })
  return { search, list }
}

test('With a token, queries of five clients are counted, and only its holder can read them.', async () => {
  const { search, list } = await started({ WANTED_TOKEN: 'secret' })
  for (let i = 0; i < 7; i++) await search('Zwibble', i)
  for (let i = 0; i < 8; i++) await search('Ana Pérez', i % 4)
  for (let i = 0; i < 8; i++) await search('zwibble@example.org', i)
  await expect
    .poll(async () => WantedFile.parse(JSON.parse((await list('secret')).body.toString())).queries)
    .toEqual([
      { query: 'zwibble', language: 'en', channels: { api: 7 }, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ])
  expect([(await list()).status, (await list('other')).status]).toEqual([404, 404])
  expect((await list('secret')).headers).toMatchObject({ 'cache-control': 'no-store' })
})

test('Without a token nothing is counted, and there is no list.', async () => {
  const { search, list } = await started()
  for (let i = 0; i < 7; i++) expect((await search('zwibble', i)).status).toBe(200)
  expect([(await list()).status, (await list('')).status, (await list('undefined')).status]).toEqual([404, 404, 404])
})

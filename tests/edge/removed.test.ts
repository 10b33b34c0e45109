/** Entries that were taken out on purpose: their addresses are gone (RFC 9110 §15.5.11), not merely missing. */
import { expect, test } from 'vitest'
import { host } from './platform.ts'

test('The addresses of a removed entry answer 410, in every form.', async () => {
  const { handler } = host({ removed: ['fax'] })
  const asked = async (path: string) => handler(new Request(`https://tiny.example${path}`))
  for (const path of ['/fax/', '/es/fax/', '/fax', '/fax/index.md']) expect((await asked(path)).status).toBe(410)
  const problem = await asked('/v1/terms/fax.json')
  expect([problem.status, await problem.json()]).toEqual([
    410,
    expect.objectContaining({ code: 'gone', status: 410, instance: '/v1/terms/fax.json' }),
  ])
  expect((await asked('/telex/')).status).toBe(404)
})

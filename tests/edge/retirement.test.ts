/** The dates of retirement belong to the API of one version: only its answers carry them. */
import { describe, expect, test } from 'vitest'
import { host } from './platform.ts'

describe('The retirement of /v1/', () => {
  const retired = host({
    settings: 'retirement: { deprecated: 2027-01-01, sunset: 2028-01-01 }',
    services: { mcp: async () => ({ status: 200, fields: {}, body: '{}' }) },
  })
  const says = async (...request: Parameters<typeof retired.ask>) => {
    const { status, headers } = await retired.ask(...request)
    return [status, headers.has('Deprecation'), headers.has('Sunset'), /rel="sunset"/.test(headers.get('Link') ?? '')]
  }

  test('appears in every answer below it, errors included.', async () => {
    expect(await says('/v1/terms.json')).toEqual([200, true, true, true])
    expect(await says('/v1/terms/qqqq.json')).toEqual([404, true, true, true])
    expect(await says('/v1/terms.json', { method: 'DELETE' })).toEqual([405, true, true, true])
  })

  test('appears in no other answer.', async () => {
    expect(await says('/mcp', { method: 'POST', body: '{}' })).toEqual([200, false, false, false])
    expect(await says('/5g/', { method: 'POST' })).toEqual([405, false, false, false])
    expect(await says('/5g/', { accept: 'application/json' })).toEqual([406, false, false, false])
    expect(await says('/openapi.json', { method: 'DELETE' })).toEqual([405, false, false, false])
    expect(await says('/qqqq/')).toEqual([404, false, false, false])
  })
})

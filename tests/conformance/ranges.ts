/** Downloads that can be resumed, and validators by date, where a host knows when a file was published. */
import { describe, expect, test } from 'vitest'
import type { Here } from './client.ts'

const PATH = '/llms-full.txt'

export function ranges(here: Here): void {
  describe('A range', () => {
    test('is answered with that part of the file.', async () => {
      const whole = here().file(PATH)
      const { status, headers, text } = await here().ask(PATH, { headers: { Range: 'bytes=10-29' } })
      expect([status, text]).toEqual([206, Buffer.from(whole).subarray(10, 30).toString()])
      expect(headers).toMatchObject({
        'content-range': `bytes 10-29/${Buffer.byteLength(whole)}`,
        'content-length': '20',
        'accept-ranges': 'bytes',
      })
    })

    test('of an older version gets the whole file.', async () => {
      const { headers } = await here().ask(PATH)
      const asked = { Range: 'bytes=0-9' }
      expect((await here().ask(PATH, { headers: { ...asked, 'If-Range': '"other"' } })).status).toBe(200)
      expect((await here().ask(PATH, { headers: { ...asked, 'If-Range': headers.etag ?? '' } })).status).toBe(206)
    })

    test('beyond the end is 416 and says how long the file is.', async () => {
      const { status, headers } = await here().ask(PATH, { headers: { Range: 'bytes=99999999-' } })
      expect([status, headers['content-range']]).toEqual([416, `bytes */${Buffer.byteLength(here().file(PATH))}`])
    })
  })

  test('A date, where one is sent, is a validator like the tag.', async () => {
    const { headers } = await here().ask(PATH)
    const modified = headers['last-modified']
    if (modified === undefined) return
    expect(new Date(modified).toUTCString()).toBe(modified)
    const ask = (date: string) => here().ask(PATH, { headers: { 'If-Modified-Since': date } })
    expect((await ask(modified)).status).toBe(304)
    expect((await ask(new Date(0).toUTCString())).status).toBe(200)
    expect((await ask('no date')).status).toBe(200)
  })
}

/** Who may read drafts: programs on this machine, by its own names, and no page of another site. */
import { expect, test } from 'vitest'
import { onOwnHost } from '../../src/dev/require-loopback-host.ts'

const inner = async () =>
  new Response('a draft', {
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag', ETag: '"a"' },
  })
const ask = (host: string, listensOn = '127.0.0.1') =>
  onOwnHost(inner, listensOn)(new Request(`http://${host}/dev/draft/`, { headers: { Origin: 'https://evil.test' } }))

test.for(['localhost:8787', '127.0.0.1:8787', '[::1]:8787', 'site.localhost'])(
  '%s is answered, without CORS.',
  async host => {
    const { status, headers } = await ask(host)
    expect([status, headers.get('ETag')]).toEqual([200, '"a"'])
    expect([...headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
  },
)

test.for(['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', '192.168.1.7:8787'])(
  '%s is refused.',
  async host => {
    const response = await ask(host)
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('draft')
  },
)

test('With --host, other names are answered too, still without CORS.', async () => {
  const { status, headers } = await ask('192.168.1.7:8787', '0.0.0.0')
  expect([status, headers.has('Access-Control-Allow-Origin')]).toEqual([200, false])
})

/** Live reload: pages get the script, other responses stay unchanged, and every open page receives the events. */
import { describe, expect, test } from 'vitest'
import { brokenPage, makeLiveReload } from '../../src/dev/live-reload.ts'
import type { Handler } from '../../src/edge/handler.ts'

const PAGE = '<!DOCTYPE html>\n<html><body><p>$& $1 $` text</p></body></html>\n'
const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const get = (path: string): Request => new Request(`http://localhost${path}`)
const answering =
  (body: string | null, init: ResponseInit = {}): Handler =>
  async () =>
    new Response(body, init)

/** Reads the events of a stream one by one. */
async function follow(
  wrapped: Handler,
): Promise<{ next(): Promise<string>; close(): Promise<void>; response: Response }> {
  const response = await wrapped(get('/__dev/events'))
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  return {
    response,
    next: async () => new TextDecoder().decode((await reader.read()).value),
    close: () => reader.cancel(),
  }
}

describe('A page', () => {
  const live = makeLiveReload()
  const wrapped = live.wrap(
    answering(PAGE, {
      status: 404,
      headers: {
        ...HTML,
        ETag: '"1"',
        'Content-Length': '99',
        'Content-Security-Policy': "script-src 'self'",
        'Cache-Control': 'public',
      },
    }),
  )

  test('gets the script at its end and keeps everything else.', async () => {
    const text = await (await wrapped(get('/'))).text()
    expect(text).toBe(PAGE.replace('</body>', () => '<script src="/__dev/reload.js" defer></script>\n</body>'))
  })

  test('keeps its status and policy, and is never cached.', async () => {
    const { status, headers } = await wrapped(get('/'))
    expect(status).toBe(404)
    expect(headers.get('Content-Security-Policy')).toBe("script-src 'self'")
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect([headers.get('ETag'), headers.get('Content-Length'), headers.get('Strict-Transport-Security')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('names a script that is there, as a file of the site.', async () => {
    const script = await wrapped(get('/__dev/reload.js'))
    expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    const text = await script.text()
    expect(text).toContain("new EventSource('/__dev/events')")
    expect(() => new Function('EventSource', 'location', 'document', text)).not.toThrow()
  })
})

describe('A response that is no page', () => {
  test('is left as it is.', async () => {
    const live = makeLiveReload()
    const inner = new Response('{"a": "</body>"}', { headers: { 'Content-Type': 'application/json', ETag: '"1"' } })
    expect(await live.wrap(async () => inner)(get('/v1/terms.json'))).toBe(inner)
    const redirect = new Response(null, { status: 308, headers: { ...HTML, Location: '/x/' } })
    const moved = await live.wrap(async () => redirect)(get('/x'))
    expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/x/'])
    const unchanged = new Response(null, { status: 304, headers: HTML })
    expect(await live.wrap(async () => unchanged)(get('/'))).toBe(unchanged)
  })
})

describe('The stream of events', () => {
  test('has the media type of event streams and is not cached.', async () => {
    const { response, next, close } = await follow(makeLiveReload().wrap(answering('')))
    expect(response.headers.get('Content-Type')).toBe('text/event-stream')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await next()).toBe(': hello\n\n')
    await close()
  })

  test('sends "reload" to every open page.', async () => {
    const live = makeLiveReload()
    const wrapped = live.wrap(answering(''))
    const pages = [await follow(wrapped), await follow(wrapped)]
    for (const page of pages) await page.next()
    live.reload()
    for (const page of pages) expect(await page.next()).toBe('event: reload\ndata: now\n\n')
    for (const page of pages) await page.close()
  })

  test('sends the report of invalid content as one line of JSON, also to pages that are opened later.', async () => {
    const live = makeLiveReload()
    const wrapped = live.wrap(answering(''))
    const early = await follow(wrapped)
    await early.next()
    live.invalid('one\r\ntwo "three"\n\nevent: reload\n')
    const event = `event: invalid\ndata: ${JSON.stringify('one\r\ntwo "three"\n\nevent: reload\n')}\n\n`
    expect(await early.next()).toBe(event)
    const late = await follow(wrapped)
    expect(await late.next()).toBe(event)
    live.invalid(undefined)
    const later = await follow(wrapped)
    expect(await later.next()).toBe(': hello\n\n')
    for (const page of [early, late, later]) await page.close()
  })

  test('drops closed pages.', async () => {
    const live = makeLiveReload()
    const wrapped = live.wrap(answering(''))
    const [gone, there] = [await follow(wrapped), await follow(wrapped)]
    await there.next()
    await gone.close()
    live.reload()
    expect(await there.next()).toBe('event: reload\ndata: now\n\n')
    await there.close()
    expect(() => live.reload()).not.toThrow()
  })
})

describe('The page for content that was never valid', () => {
  test('has status 500, shows the report as text, and reloads itself.', async () => {
    const response = await makeLiveReload().wrap(async () => brokenPage('a <b> & "c"\nsecond line'))(get('/'))
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).toContain('a &lt;b&gt; &amp;')
    expect(text).toContain('second line')
    expect(text).toContain('<script src="/__dev/reload.js" defer></script>')
  })
})

test('Style findings are sent to open pages when they change, and to pages that are opened later.', async () => {
  const live = makeLiveReload()
  const wrapped = live.wrap(answering(PAGE))
  const early = await follow(wrapped)
  expect(await early.next()).toBe(': hello\n\n')
  const remarks = [{ file: 'content/terms/dns/en.md', text: 'content/terms/dns/en.md:9:1  hype-word\n' }]
  live.style(remarks)
  live.style([...remarks])
  const event = `event: style\ndata: ${JSON.stringify(remarks)}\n\n`
  expect(await early.next()).toBe(event)
  live.style([])
  expect(await early.next()).toBe('event: style\ndata: []\n\n')
  live.style(remarks)
  const late = await follow(wrapped)
  expect(await late.next()).toBe(': hello\n\n')
  expect(await late.next()).toBe(event)
  await early.close()
  await late.close()
})

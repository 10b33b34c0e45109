/** Near names and the rate limit: what the handler adds to files. */
import { describe, expect, test } from 'vitest'
import type { Quota } from '../../src/edge/platform.ts'
import { host } from './platform.ts'

const LEFT: Quota = { allowed: true, remaining: 299, seconds: 60 }
const limits = ({ headers }: Response): readonly (string | null)[] => [
  headers.get('RateLimit-Policy'),
  headers.get('RateLimit'),
]

describe('A near name', () => {
  const similar = async (name: string) =>
    name === 'htmll'
      ? [
          { slug: 'html', title: 'HTML' },
          { slug: '5g', title: '5G' },
        ]
      : []
  const resolve = async (name: string) => (name.toLowerCase() === 'hypertext' ? 'html' : undefined)
  const services = { names: { similar, resolve } }
  const { ask } = host({ services })

  test('is offered by the page for what is missing, in its language.', async () => {
    const text = await (await ask('/es/htmll/')).text()
    expect(text).toContain('<a href="/es/html/">')
    expect(text.indexOf('<a href="/es/html/">')).toBeLessThan(text.indexOf('</main>'))
    expect(await (await ask('/htmll')).text()).toContain('<a href="/html/">')
    // What was asked for can be corrected in the box.
    expect(text).toContain('<input id="q" name="q" value="htmll" ')
    expect(await (await ask('/es/quite-another/')).text()).not.toContain('name="q" value=')
  })

  test('is offered in Markdown by its whole address.', async () => {
    expect(await (await ask('/htmll/index.md')).text()).toContain('https://tiny.example/html/')
  })

  test('is offered by the problem of the API.', async () => {
    const problem = (await (await ask('/v1/terms/htmll.json')).json()) as { resolution: string }
    expect(problem.resolution).toContain('https://tiny.example/v1/terms/html.json')
    expect(problem).toMatchObject({
      suggestions: [
        { slug: 'html', title: 'HTML', url: 'https://tiny.example/html/' },
        { slug: '5g', title: '5G', url: 'https://tiny.example/5g/' },
      ],
    })
  })

  test('is not offered below /v1/ for what is no address of an entry.', async () => {
    const problem = (await (await ask('/v1/htmll.json')).json()) as { resolution: string }
    expect(problem.resolution).toBe('All addresses of the API are in https://tiny.example/v1/.')
    expect(problem).not.toHaveProperty('suggestions')
  })

  test.for([
    ['/Hypertext/', '/html/'],
    ['/hypertext', '/html/'],
    ['/es/hypertext/', '/es/html/'],
    ['/es/HYPERTEXT/index.md?x=1', '/es/html/index.md?x=1'],
  ] as const)('that is exact leads from %s to %s.', async ([path, to]) => {
    const { status, headers } = await ask(path)
    expect([status, headers.get('Location')]).toEqual([308, to])
  })

  const rejected = async () => Promise.reject(new Error('asked'))

  test('is not looked for where something exists.', async () => {
    const refuse = host({ services: { names: { similar: rejected, resolve: rejected } } })
    for (const path of ['/', '/5g', '/neural-net', '/v1/terms.json'])
      expect((await refuse.ask(path)).status).toBeLessThan(400)
  })
})

describe('The rate limit', () => {
  test('is only a policy where the host cannot say what is left, and nothing is counted where it does not count.', async () => {
    expect(limits(await host({ counts: true }).ask('/v1/terms.json'))).toEqual(['"default";q=300;w=60', null])
    expect((await host().ask('/v1/terms.json')).status).toBe(200)
  })

  test('counts what is broken below /v1/, and answers it as the API answers.', async () => {
    const { ask, counted } = host({ counts: true, quota: LEFT })
    for (const path of ['/v1/%zz', '/v1/terms%2F..%2Fx.json', `/v1/${'a'.repeat(2_000)}`]) {
      const response = await ask(path)
      expect([response.status, response.headers.get('Content-Type'), ...limits(response)]).toEqual([
        404,
        'application/problem+json',
        '"default";q=300;w=60',
        '"default";r=299;t=60',
      ])
      const instance = path === '/v1/%zz' ? '/v1/%25zz' : path
      expect(await response.json()).toMatchObject({ code: 'not_found', instance })
    }
    expect(counted()).toBe(3)
  })
})

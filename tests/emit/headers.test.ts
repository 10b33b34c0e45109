/**
 * The one table of response headers: never two answers to one question, and the retirement of a version by two dates in
 * site.yaml. Their types are asked of running hosts (`tests/conformance/files.ts`).
 */
import { describe, expect, test } from 'vitest'
import { headerRules, headersFor } from '../../src/model/web/header-rules.ts'
import { textOf, tiny } from './rendered.ts'
import { cloudflare } from './servers.ts'

const { site, files } = tiny()
const rules = headerRules(site)
const paths = [...files.keys()].map(path => `/${path.replace(/(^|\/)index\.html$/, '$1')}`)

/** Two policies together are meant; links are a list, and so are the directives for caches. */
const MAY_REPEAT = new Set(['Cache-Control', 'Content-Security-Policy', 'Link'])

describe('The table of headers', () => {
  test('gives no file two values of one header.', () => {
    for (const path of paths) {
      const names = rules
        .flatMap(rule => (headersFor(path, [rule]).size > 0 ? Object.keys(rule.headers) : []))
        .filter(name => !MAY_REPEAT.has(name))
      expect([path, names.filter((name, i) => names.indexOf(name) !== i)]).toEqual([path, []])
    }
  })

  test('opens every answer to all origins, lets caches keep it for five minutes and forbids guessing its type.', () => {
    for (const path of ['/v1/terms.json', '/v1/terms/5g.json', '/', '/5g/index.md']) {
      const headers = headersFor(path, rules)
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(headers.get('Cache-Control')).toMatch(/^public, max-age=300/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    }
  })

  test.each([
    ['/', 'public, max-age=300, stale-while-revalidate=86400'],
    ['/es/5g/', 'public, max-age=300, stale-while-revalidate=86400'],
    ['/embed/5g/', 'public, max-age=300, stale-while-revalidate=86400'],
    ['/v1/terms/5g.json', 'public, max-age=300, must-revalidate'],
    ['/feeds/en/new.atom', 'public, max-age=300'],
    ['/sw.js', 'public, max-age=300, no-cache'],
  ])('%s may be kept as long as this says: %s.', (path, expected) => {
    expect(headersFor(path, rules).get('Cache-Control')).toBe(expected)
  })

  test('names to scripts every header that carries an answer of ours.', () => {
    const exposed = headersFor('/v1/terms.json', rules).get('Access-Control-Expose-Headers')?.split(', ')
    const ours = [
      'Content-Language',
      'Content-Location',
      'Deprecation',
      'ETag',
      'Link',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'Sunset',
      'X-Markdown-Tokens',
    ]
    expect(exposed).toEqual(expect.arrayContaining(ours))
  })

  test('lets pages load only what is their own, and text nothing at all.', () => {
    const page = headersFor('/5g/', rules).get('Content-Security-Policy') ?? ''
    expect(page).toMatch(/^default-src 'none'; /)
    const sources = page.split('; ').map(part => part.split(' ').slice(1).join(' '))
    expect(sources.filter(source => source !== "'self'" && source !== "'none'")).toEqual([])
    for (const path of [
      '/v1/terms.json',
      '/v1/terms/5g.json',
      '/5g/index.md',
      '/llms.txt',
      '/openapi.json',
      '/mcp/server-card',
      '/search/en.json',
      '/deploy/edge.json',
    ]) {
      expect([path, headersFor(path, rules).get('Content-Security-Policy')]).toEqual([
        path,
        `${page}, default-src 'none'; sandbox`,
      ])
    }
  })

  test('protects every page.', () => {
    const headers = headersFor('/es/5g/', rules)
    for (const name of [
      'Strict-Transport-Security',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
    ])
      expect([name, headers.has(name)]).toEqual([name, true])
  })

  test.each([
    ['', undefined, 'max-age=31536000'],
    ['', 'subdomains', 'max-age=31536000; includeSubDomains'],
    ['', 'off', undefined],
    ['/dictionary', undefined, undefined],
    ['/dictionary', 'host', 'max-age=31536000'],
  ] as const)(
    'binds the host to HTTPS only where the site is its own: below "%s", setting %s.',
    (basePath, hsts, value) => {
      const own = headerRules({ ...tiny().site, basePath, ...(hsts && { hsts }) })
      expect(headersFor('/5g/', own).get('Strict-Transport-Security')).toBe(value)
    },
  )
})

test('Without dates of retirement no answer is deprecated.', () => {
  expect(textOf(files, '_headers')).not.toMatch(/^ {2}(?:Deprecation|Sunset):/m)
})

describe('With dates of retirement in site.yaml,', () => {
  const retired = tiny({ settings: 'retirement: { deprecated: 2027-01-01, sunset: 2028-01-01 }' })
  const headers = cloudflare(textOf(retired.files, '_headers'), '/v1/terms/5g.json')

  test('every answer below /v1/ says since when and until when, in the form of each RFC.', () => {
    expect(headers.get('deprecation')).toBe('@1798761600')
    expect(headers.get('sunset')).toBe('Sat, 01 Jan 2028 00:00:00 GMT')
  })

  test('it links what explains the deprecation and the sunset.', () => {
    const guide = 'https://tiny.example/developers/'
    for (const relation of ['deprecation', 'sunset']) {
      const link = headers
        .get('link')
        ?.split(/, (?=<)/)
        .find(each => each.includes(`rel="${relation}"`))
      expect([relation, link?.startsWith(`<${guide}`)]).toEqual([relation, true])
    }
  })

  test('no page says so.', () => {
    const page = cloudflare(textOf(retired.files, '_headers'), '/5g/')
    expect([page.has('deprecation'), page.has('sunset')]).toEqual([false, false])
  })

  test.each([
    ['developers', 'January 1, 2027', 'January 1, 2028'],
    ['es/developers', '1 de enero de 2027', '1 de enero de 2028'],
  ])('the notice stands on /%s/.', (folder, deprecated, sunset) => {
    for (const file of ['index.html', 'index.md']) {
      const text = textOf(retired.files, `${folder}/${file}`)
      expect([text.includes(deprecated), text.includes(sunset)]).toEqual([true, true])
      expect(textOf(files, `${folder}/${file}`)).not.toContain(deprecated)
    }
  })
})

/** The table of response headers: every path is covered, and no rule quietly undoes another. */
import { describe, expect, test } from 'vitest'
import { file, page } from '../../src/model/web/address.ts'
import { headerRules, headersFor, retirement } from '../../src/model/web/headers.ts'
import { tinySite } from './site.ts'

const site = tinySite()
const rules = headerRules(site)
const of = (path: string) => headersFor(path, rules)
const paths = [
  page.home('en'),
  page.term('es', 'dns'),
  '/dns/index.md',
  file.list,
  file.entry('dns'),
  file.openapi,
  file.apiCatalog,
  file.serverCard,
  file.serverCardCopy,
  file.aiCatalog,
  file.llms('en'),
  file.llmsFull,
  '/images/dns.svg',
]

describe('Every path', () => {
  test.for(paths)('%s may be read by any origin, and is taken for nothing but its type.', path => {
    expect(of(path).get('Access-Control-Allow-Origin')).toBe('*')
    expect(of(path).get('X-Content-Type-Options')).toBe('nosniff')
  })

  test.for(paths)(
    '%s has no header from two rules, except policies that are meant to hold together, and lists.',
    path => {
      const names = rules.filter(rule => headersFor(path, [rule]).size > 0).flatMap(rule => Object.keys(rule.headers))
      const twice = names.filter((name, i) => names.indexOf(name) !== i)
      expect(twice.filter(name => !['Cache-Control', 'Content-Security-Policy', 'Link'].includes(name))).toEqual([])
    },
  )

  test.for(paths)('%s may load nothing from elsewhere and run nothing inline.', path => {
    const policy = of(path).get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    // Only SVG, which may have a style of its own, and then may do nothing else.
    if (path.startsWith('/images/')) expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    else expect(policy).not.toMatch(/unsafe|https?:|data:|\*/)
  })
})

test('A star stands for any characters, also for none, but the parts around it never overlap.', () => {
  const rule = (path: string) => [{ path, headers: { A: '1' } }]
  const covers = (pattern: string, path: string) => headersFor(path, rule(pattern)).size === 1
  expect(['/a/', '/a/b', '/a/b/c'].filter(path => !covers('/a/*', path))).toEqual([])
  expect(['/a', '/', '/b/a/'].filter(path => covers('/a/*', path))).toEqual([])
  expect([covers('/*.md', '/x/y.md'), covers('/*.md', '/.md'), covers('/*.md', '/x.mdx')]).toEqual([true, true, false])
  expect([covers('/a*a', '/a'), covers('/a*a', '/aa'), covers('/a', '/a'), covers('/a', '/ab')]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('Values of one header from several rules are joined, in the order of the rules.', () => {
  const headers = headersFor('/a', [
    { path: '/*', headers: { A: '1', B: '2' } },
    { path: '/a', headers: { A: '3' } },
  ])
  expect([...headers]).toEqual([
    ['A', '1, 3'],
    ['B', '2'],
  ])
})

test('The worker is never taken from a cache without asking.', () => {
  expect(of(file.worker).get('Cache-Control')?.split(', ')).toContain('no-cache')
})

test('Without the edge function nothing says how to read what only it serves.', () => {
  const told = headerRules({ ...site, edge: false }).map(({ path }) => path)
  expect([file.serverCard, file.serverCardCopy, file.aiCatalog].filter(path => told.includes(path))).toEqual([])
})

describe('The retirement of a version', () => {
  const retired = { ...site, retirement: { deprecated: '2027-01-01', sunset: '2028-01-01' } }

  test('is not spoken of before a date is set.', () => {
    expect(retirement(site)).toEqual({})
  })

  test('appears on its files only, in the format of its RFC: a Unix time and an HTTP date.', () => {
    expect(retirement(retired)).toMatchObject({ Deprecation: '@1798761600', Sunset: 'Sat, 01 Jan 2028 00:00:00 GMT' })
    const told = (path: string) => headersFor(path, headerRules(retired)).has('Sunset')
    expect([told(file.list), told(page.home('en')), told(file.openapi)]).toEqual([true, false, false])
  })
})

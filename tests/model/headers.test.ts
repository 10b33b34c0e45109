/** How rules of the table of headers cover paths, and join. The table itself is asked in `tests/emit/headers.test.ts`. */
import { expect, test } from 'vitest'
import { file } from '../../src/model/web/address.ts'
import { headerRules, headersFor } from '../../src/model/web/header-rules.ts'
import { tinySite } from './site.ts'

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

test('Without the edge function nothing says how to read what only it serves.', () => {
  const told = headerRules({ ...tinySite(), edge: false }).map(({ path }) => path)
  expect([file.serverCard, file.serverCardCopy, file.aiCatalog].filter(path => told.includes(path))).toEqual([])
})

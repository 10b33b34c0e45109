/**
 * The files for static hosts: redirects of renamed terms, and `_headers`, which must give every file the headers of the
 * one table wherever the site is published. The snippets for nginx and Caddy are tried in these servers
 * (`tests/deploy/web-servers.test.ts`).
 */
import { describe, expect, test } from 'vitest'
import { fileOf } from '../../src/model/web/address.ts'
import { headerRules, headersFor } from '../../src/model/web/header-rules.ts'
import { textOf, tiny } from './rendered.ts'
import { cloudflare } from './servers.ts'

const ADDRESSES = { 'a domain': 'https://tiny.example', 'a path': 'https://tiny.example/dictionary' }

describe.each(Object.entries(ADDRESSES))('Below %s,', (_, baseUrl) => {
  const { site, files, dictionary } = tiny({ baseUrl })
  const rules = headerRules(site)
  const moved = new Set([...dictionary.redirects.keys()].flatMap(slug => [`${slug}/`, `es/${slug}/`]))
  const paths = [...files.keys()]
    .map(path => path.replace(/(^|\/)index\.html$/, '$1'))
    .filter(path => !moved.has(path.replace(/index\.md$/, '')))

  test('_headers gives every file the headers of the table.', () => {
    const text = textOf(files, '_headers')
    for (const path of paths) {
      const expected = [...headersFor(`/${path}`, rules)].map(([name, value]) => [name.toLowerCase(), value])
      const sent = cloudflare(text, `${site.basePath}/${path}`)
      expect([path, Object.fromEntries(sent)]).toEqual([path, Object.fromEntries(expected)])
    }
  })

  test('_headers names only paths that exist, in the form that hosts read.', () => {
    const blocks = textOf(files, '_headers').trimEnd().split('\n\n')
    for (const block of blocks) {
      const [rule = '', ...fields] = block.split('\n')
      expect(rule).toMatch(/^\/[^\s*]*\*?[^\s*]*$/)
      const [before = '', after] = rule.slice(site.basePath.length + 1).split('*')
      const covered = paths.some(path =>
        after === undefined ? path === before : path.startsWith(before) && path.endsWith(after),
      )
      expect([rule, covered, fields.length > 0]).toEqual([rule, true, true])
      for (const field of fields) expect(field).toMatch(/^ {2}(?:[A-Za-z][A-Za-z-]*: \S.*|! [A-Za-z-]+)$/)
    }
    expect(new Set(blocks.map(block => block.split('\n')[0])).size).toBe(blocks.length)
  })

  const old = `${site.basePath}/neural-net`
  const today = `${site.basePath}/neural-network`
  const MOVES = {
    [old]: `${today}/`,
    [`${old}/`]: `${today}/`,
    [`${old}/index.md`]: `${today}/index.md`,
    [`${site.basePath}/es/neural-net/`]: `${site.basePath}/es/neural-network/`,
    [`${site.basePath}/v1/terms/neural-net.json`]: `${site.basePath}/v1/terms/neural-network.json`,
  }

  test.each(Object.entries(MOVES))('%s moves to %s for good, on hosts that read _redirects.', (from, to) => {
    expect(textOf(files, '_redirects').split('\n')).toContain(`${from} ${to} 308`)
  })

  test('every former slug has a page that leads to the new one, for hosts that know no redirects.', () => {
    for (const [former, slug] of dictionary.redirects) {
      for (const prefix of ['', 'es/']) {
        const text = textOf(files, `${prefix}${former}/index.html`)
        expect(text).toContain(`content="0; url=${site.basePath}/${prefix}${slug}/"`)
        expect(text).toContain(`<link rel="canonical" href="${site.base}/${prefix}${slug}/">`)
      }
    }
  })
})

test('A redirect never leads to another redirect, nor to nothing.', () => {
  const { files } = tiny()
  const moves = new Map(
    textOf(files, '_redirects')
      .trim()
      .split('\n')
      .map(line => line.split(' ').slice(0, 2) as [string, string]),
  )
  for (const to of moves.values()) {
    expect([to, moves.has(to)]).toEqual([to, false])
    expect([to, files.has(fileOf(to))]).toEqual([to, true])
  }
})

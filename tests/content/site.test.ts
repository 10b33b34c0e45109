/** The published dictionary as a site: every page and file stays small enough to load, and every link leads somewhere. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { addressOf, leadsSomewhere } from '../emit/links.ts'
import { renderAll, textOf, textsOf } from '../emit/rendered.ts'
import { ROOT } from '../rules/source.ts'
import { publishedSite } from './published.ts'

const MAX_TERM_PAGE_BYTES = 30_000
const MAX_DEVELOPERS_PAGE_BYTES = 120_000
const MAX_SEARCH_FILE_GZIP_BYTES = 250_000
const MAX_LIST_GZIP_BYTES = 60_000

const { site, dictionary, artifacts } = publishedSite()
const files = renderAll(artifacts())

describe('The published site', () => {
  test(`has no page of a term with more than ${MAX_TERM_PAGE_BYTES} bytes of HTML.`, () => {
    const pages = dictionary.terms.flatMap(({ slug }) => [`${slug}/index.html`, `es/${slug}/index.html`])
    expect(pages.length).toBeGreaterThan(40)
    expect(pages.filter(path => Buffer.byteLength(textOf(files, path)) > MAX_TERM_PAGE_BYTES)).toEqual([])
  })

  test.for(['developers/index.html', 'es/developers/index.html'])(
    `has at most ${MAX_DEVELOPERS_PAGE_BYTES} bytes in %s.`,
    path => {
      expect(Buffer.byteLength(textOf(files, path))).toBeLessThan(MAX_DEVELOPERS_PAGE_BYTES)
    },
  )

  test.for(['index.html', 'es/index.html', 'a-z/index.html', 'es/a-z/index.html'])(
    `has at most ${MAX_LIST_GZIP_BYTES} bytes by gzip in %s, also if it grows to as many terms as one index holds.`,
    path => {
      const growth = Math.max(1, bounds.indexPage.max / dictionary.terms.length)
      expect(gzipSync(textOf(files, path)).length * growth).toBeLessThanOrEqual(MAX_LIST_GZIP_BYTES)
    },
  )

  test.for(LANGUAGES)(`has a search file in "%s" of at most ${MAX_SEARCH_FILE_GZIP_BYTES} bytes by gzip.`, language => {
    const bytes = gzipSync(textOf(files, `search/${language}.json`)).length
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(MAX_SEARCH_FILE_GZIP_BYTES)
  })

  test('has no link to a page or file that it does not publish.', () => {
    const dead = textsOf(files, '.html').flatMap(([path, text]) =>
      [...text.matchAll(/ (?:href|src)="([^"]+)"/g)]
        .map(([, link = '']) => new URL(link.replaceAll('&amp;', '&'), addressOf(site, path)).href)
        .filter(link => /^https?:/.test(link) && !leadsSomewhere(site, files, link))
        .map(link => `${path}: ${link}`),
    )
    expect(dead).toEqual([])
  })
})

describe('README.md', () => {
  const paths = [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/\$base(\/[^\s"]+)/g)].map(
    ([, path = '']) => path,
  )
  const ofTheEdge = /^\/v1\/search\.json\?|^\/mcp$/

  test.for(paths)('asks for %s, which the site has.', path => {
    if (ofTheEdge.test(path)) return
    expect(files.has(path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1))).toBe(true)
  })

  test('asks for something.', () => {
    expect(paths.length).toBeGreaterThan(5)
  })
})

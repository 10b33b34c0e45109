/** Media types: every file that a build publishes has one that browsers understand. */
import { expect, test } from 'vitest'
import { mediaType } from '../../src/edge/media-type-by-extension.ts'
import { headersFor } from '../../src/model/web/header-rules.ts'
import { tiny } from '../emit/rendered.ts'
import { host } from './platform.ts'

test.for([
  ['index.html', 'text/html; charset=utf-8'],
  ['es/5g/index.md', 'text/markdown; charset=utf-8'],
  ['v1/terms.json', 'application/json'],
  ['llms.txt', 'text/plain; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['style.css', 'text/css; charset=utf-8'],
  ['search.js', 'text/javascript; charset=utf-8'],
  ['images/a.svg', 'image/svg+xml'],
  ['images/a.png', 'image/png'],
  ['images/a.webp', 'image/webp'],
  ['favicon.ico', 'image/x-icon'],
  ['fonts/a.woff2', 'font/woff2'],
  ['app.webmanifest', 'application/manifest+json'],
  ['feeds/en/new.atom', 'application/atom+xml; charset=utf-8'],
  ['downloads/terms.csv', 'text/csv; charset=utf-8; header=present'],
  ['downloads/terms.jsonl', 'application/jsonl'],
  ['downloads/terms.tbx', 'application/x-tbx'],
  ['downloads/terms.ttl', 'text/turtle; charset=utf-8'],
  ['downloads/dictionary-en.epub', 'application/epub+zip'],
  ['downloads/stardict-en.zip', 'application/zip'],
  ['a.b.json', 'application/json'],
  ['a.unknown', 'application/octet-stream'],
  ['json', 'application/octet-stream'],
  ['html.', 'application/octet-stream'],
  ['a.html/b', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
  ['a.toString', 'application/octet-stream'],
  ['', 'application/octet-stream'],
] as const)('%s is %s.', ([path, type]) => {
  expect(mediaType(path)).toBe(type)
})

test('No published page or document is left without a type; those without an ending have theirs from the table.', () => {
  const { settings } = host()
  const forHosts = /^(?:_headers|_redirects|\.nojekyll|deploy\/)/
  const untyped = [...tiny().files.keys()].filter(
    path =>
      !forHosts.test(path) &&
      mediaType(path) === 'application/octet-stream' &&
      !headersFor(`/${path}`, settings.headers).has('Content-Type'),
  )
  expect(untyped).toEqual([])
})

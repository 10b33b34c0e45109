/**
 * Nothing is published that no one can find: each file of the golden site is named on the developers page, the downloads
 * page, in llms.txt or in a page's head, or is found by a convention that is listed here.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../rules/source.ts'

const GOLDEN = join(ROOT, 'tests/golden/tiny')

const NAMING = [
  'developers/index.md',
  'developers/index.html',
  'downloads/index.md',
  'llms.txt',
  'index.html',
  'manifest.webmanifest',
]

const CONVENTIONS: readonly RegExp[] = [
  // Pages and their Markdown lead to each other.
  /\/index\.(?:html|md)$/,
  // Hosts and crawlers look for these names, and `src/deploy/README.md` explains those below `deploy/`.
  /^\/(?:_headers|_redirects|\.nojekyll|robots\.txt)$|^\/deploy\//,
  /^\/(?:es\/)?(?:404\.(?:html|md)|offline\.html|manifest\.webmanifest)$/,
  // Pages, headers or scripts of the site itself ask for these.
  /^\/(?:embed\.css|speculation\.json)$|^\/search\/|^\/images\/|\/oembed\.json$/,
  // The list of terms names them.
  /^\/v1\/terms\//,
  // What is packed in an archive.
  /^\/downloads\/.*\.(?:epub|zip)\//,
]

test('Each published file is named where people and programs look.', () => {
  const text = NAMING.map(path => readFileSync(join(GOLDEN, path), 'utf8')).join('\n')
  const files = readdirSync(GOLDEN, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(GOLDEN.length))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(path => !CONVENTIONS.some(pattern => pattern.test(path)) && !text.includes(path))).toEqual([])
})

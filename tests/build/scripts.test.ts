/** The worker lists exactly what pages load; it changes when that changes, not when an entry does. */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentOf } from '../../src/model/views/artifact.ts'
import { file, fileOf } from '../../src/model/web/address.ts'
import { type Prepared, prepare } from '../../src/site-build/build-without-output.ts'
import { edit, publishForm, tinyWorkspace, type Workspace, write } from './folders.ts'

const BASE = 'https://tiny.example/dictionary'

function prepared(workspace: Workspace, baseUrl = BASE): Prepared {
  const { prepared, diagnostics } = prepare(workspace, { baseUrl })
  if (!prepared) throw new Error(JSON.stringify(diagnostics))
  return prepared
}

function textOf({ artifacts }: Prepared, path: string): string {
  const artifact = [...artifacts()].find(each => each.path === path)
  if (!artifact) throw new Error(`No artifact has the path ${path}.`)
  return String(contentOf(artifact))
}

interface Shell {
  readonly version: string
  readonly files: readonly string[]
}

const shellOf = (site: Prepared): Shell =>
  JSON.parse(/^const SHELL=(\{.*?\});\n/.exec(textOf(site, fileOf(file.worker)))?.[1] ?? 'null')

test('It fetches ahead what pages load, by the same addresses, below the path of the site.', () => {
  const site = prepared(tinyWorkspace())
  const { files } = shellOf(site)
  const page = textOf(site, 'index.html')
  const loaded = [...page.matchAll(/(?:src|href|data-search)="([^"]*\.(?:css|js)\?v=[^"]*|[^"]*icon\.svg)"/g)]
  expect(loaded.length).toBeGreaterThan(4)
  expect(loaded.flatMap(([, path = '']) => (files.includes(path) ? [] : [path]))).toEqual([])
  expect(files).toContain('/dictionary/fonts/one.woff2')
  expect(files).toContain('/dictionary/es/offline.html')
  expect([...files].sort()).toEqual(files)
})

test('It fetches nothing ahead that is not there.', () => {
  const site = prepared(tinyWorkspace(), 'https://tiny.example')
  const made = new Set([...site.artifacts()].map(({ path }) => `/${path}`))
  expect(shellOf(site).files.filter(path => !made.has(path.replace(/\?.*/, '')))).toEqual([])
})

test('It stays the same when only an entry has changed, and from one build to the next.', () => {
  const workspace = tinyWorkspace()
  const before = textOf(prepared(workspace), fileOf(file.worker))
  expect(textOf(prepared(workspace), fileOf(file.worker))).toBe(before)
  edit(workspace.content, 'terms/5g/en.md', 'tagline: ', 'tagline: Quite new. ')
  expect(textOf(prepared(workspace), fileOf(file.worker))).toBe(before)
})

test.for([
  ['the style', (site: Workspace) => appendFileSync(join(site.public, 'style.css'), 'p { margin: 0 }\n')],
  ['a font', (site: Workspace) => write(site.public, 'fonts/one.woff2', 'other')],
  ['a font that is added', (site: Workspace) => write(site.public, 'fonts/two.woff2', 'two')],
  ['the icon', (site: Workspace) => write(site.public, 'icon.svg', '<svg/>')],
  ['the page about being offline', (site: Workspace) => edit(site.content, 'site.yaml', 'name: ', 'name: New ')],
] as const)('Its version changes with %s.', ([, change]) => {
  const workspace = tinyWorkspace()
  const before = shellOf(prepared(workspace)).version
  change(workspace)
  expect(shellOf(prepared(workspace)).version).not.toBe(before)
})

test('Scripts are marked in pages by their bytes.', () => {
  const workspace = tinyWorkspace()
  publishForm(workspace)
  const marks = (word: string) => {
    const site = prepare(workspace, { bundle: script => `${script} ${word}` }).prepared?.site
    return Object.values(site?.marks ?? {})
  }
  expect(marks('a')).toEqual(marks('a'))
  expect(new Set(marks('a')).size).toBe(5)
  expect(marks('a').filter((mark, i) => mark === marks('b')[i])).toHaveLength(1)
})

test('Checking the content bundles nothing.', () => {
  const bundle = (): never => {
    throw new Error('bundled')
  }
  const site = prepare(tinyWorkspace(), { bundle }).prepared
  expect([...(site?.artifacts() ?? [])].map(({ path }) => path)).toContain('sw.js')
})

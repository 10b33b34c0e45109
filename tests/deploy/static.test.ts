/**
 * The published folder on the plainest host there is: a server that maps a path to a file and a folder to index.html,
 * and nothing else. Every link that is reachable from the two home pages must work.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../src/model/web/address.ts'
import { built, edit, temporaryFolder, tinyWorkspace, type Workspace } from '../build/folders.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  md: 'text/markdown',
  json: 'application/json',
  css: 'text/css',
  txt: 'text/plain',
  xml: 'text/xml',
}

/** Serves a folder below a path. */
function plainServer(folder: () => string, basePath: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(
      folder(),
      decodeURIComponent(pathname.slice(basePath.length)),
      pathname.endsWith('/') ? 'index.html' : '',
    )
    if (!pathname.startsWith(`${basePath}/`) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  })
}

/** Every address that a text of the site names on the site itself. */
function linksIn(text: string, type: string, from: string, base: string): readonly string[] {
  const found: string[] = []
  const collect = (pattern: RegExp) => {
    for (const [, target = ''] of text.matchAll(pattern)) found.push(target.replaceAll('&amp;', '&'))
  }
  if (type === 'text/html') collect(/\s(?:href|src)="([^"]*)"/g)
  if (type === 'text/markdown') collect(/\]\(([^()\s]+)\)/g)
  if (type === 'text/css') collect(/url\(["']?([^"')]+)["']?\)/g)
  if (type !== 'text/css') collect(new RegExp(`(${base}/[^\\s"'<>()\`\\\\,;&]*[^\\s"'<>()\`\\\\,;&.:])`, 'g'))
  return (
    found
      .filter(target => !target.includes('{'))
      // A citation in BibTeX closes its address with a brace.
      .map(target => new URL(target.replace(/\}$/, ''), from))
      .filter(({ href }) => href.startsWith(`${base}/`))
      .map(url => url.origin + url.pathname)
  )
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly from: string
}

async function crawl(base: string): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>()
  const open: [url: string, from: string][] = [
    [`${base}/`, 'start'],
    [`${base}/es/`, 'start'],
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const [url, from] = next
    if (answers.has(url)) continue
    const response = await fetch(url, { redirect: 'manual' })
    const type = response.headers.get('Content-Type') ?? ''
    answers.set(url, { status: response.status, type, from })
    const text = await response.text()
    if (response.status === 200) for (const link of linksIn(text, type, url, base)) open.push([link, url])
  }
  return answers
}

/** Addresses that only a function in front of the files could answer. */
const isForFunctions = (url: string): boolean => url.endsWith('/mcp') || url.endsWith(file.searchApi)

/** The API as a whole has a name, and no file. */
const isName = (url: string): boolean => url.endsWith('/v1/')

const cleanUps: (() => unknown)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

describe.for([
  ['at the root, with an edge function in mind', '', true],
  ['at the root, without one', '', false],
  ['below a path', '/dictionary', false],
] as const)('The site %s', ([, basePath, edge]) => {
  let site: Workspace
  let base: string
  let answers: ReadonlyMap<string, Answer>

  beforeAll(async () => {
    site = tinyWorkspace(temporaryFolder(cleanUp => cleanUps.push(cleanUp)))
    if (!edge) edit(site.content, 'site.yaml', 'repository:', 'edge: false\nrepository:')
    const server = plainServer(() => site.out, basePath)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    cleanUps.push(
      () => new Promise(resolve => server.close(resolve)),
      () => server.closeAllConnections(),
    )
    const found = server.address()
    base = `http://127.0.0.1:${typeof found === 'object' ? found?.port : ''}${basePath}`
    await built(site, { baseUrl: base })
    answers = await crawl(base)
  })

  const files = (): readonly string[] =>
    readdirSync(site.out, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(site.out, join(entry.parentPath, entry.name)))

  test('has no link that leads nowhere.', () => {
    const broken = [...answers].filter(([, { status }]) => status !== 200).map(([url, { from }]) => ({ url, from }))
    expect(broken.filter(({ url }) => !isName(url) && !(edge && isForFunctions(url)))).toEqual([])
  })

  test('answers every page, Markdown twin, entry and style sheet, and all can be reached.', () => {
    const wanted = files().filter(path => /\.(?:html|md|json|css|txt|svg)$/.test(path))
    const unlinked =
      /^(?:es\/)?(?:404|offline)\.|^deploy\/|^(?:es\/)?(?:neural-net|artificial-neural-network)\/|^robots\.txt$|^\.well-known\/|^(?:es\/)?(?:search|saved)\/|^(?:es\/)?embed\/names\.json$|^speculation\.json$|^v1\/terms\/|^(?:es\/)?(?:today|feeds|topics\/[a-z]+\/map)\//
    const missed = wanted.filter(
      path =>
        !unlinked.test(path) && answers.get(`${base}/${path.replace(/(^|\/)index\.html$/, '$1')}`)?.status !== 200,
    )
    expect(missed).toEqual([])
    expect(wanted.length).toBeGreaterThan(80)
  })

  test('answers each of them over HTTP even where no link leads.', async () => {
    for (const path of files()) {
      const response = await fetch(`${base}/${path}`)
      expect([path, response.status]).toEqual([path, 200])
      await response.arrayBuffer()
    }
  })

  test('has small pages for renamed terms, which lead on and are no page of their own.', async () => {
    const page = await (await fetch(`${base}/es/neural-net/`)).text()
    expect(page).toContain(`${basePath}/es/neural-network/`)
    expect(page).toMatch(/<meta http-equiv="refresh"/)
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\/es\/neural-network\/">/)
  })

  test('advertises nothing that only a function could answer, unless one is meant to run.', () => {
    const advertised = [...answers.keys()].filter(url => /\/mcp(?:$|\/)/.test(url))
    expect(advertised.length > 0).toBe(edge)
  })

  test('names in _headers only paths that exist, in the form that hosts read.', () => {
    const blocks = readFileSync(join(site.out, '_headers'), 'utf8').trimEnd().split('\n\n')
    const paths = files().map(path => `${basePath}/${path.replace(/(^|\/)index\.html$/, '$1')}`)
    for (const block of blocks) {
      const [rule = '', ...fields] = block.split('\n')
      expect(rule).toMatch(/^\/[^\s*]*\*?[^\s*]*$/)
      const [before = '', after] = rule.split('*')
      const matches = (path: string) =>
        after === undefined ? path === before : path.startsWith(before) && path.endsWith(after)
      expect([rule, paths.some(matches)]).toEqual([rule, true])
      expect(fields.length).toBeGreaterThan(0)
      for (const field of fields) expect(field).toMatch(/^ {2}(?:[A-Za-z][A-Za-z-]*: \S.*|! [A-Za-z-]+)$/)
    }
    expect(new Set(blocks.map(block => block.split('\n')[0])).size).toBe(blocks.length)
  })

  test('names in _redirects old addresses, and new ones that exist.', () => {
    const lines = readFileSync(join(site.out, '_redirects'), 'utf8').trimEnd().split('\n')
    expect(lines.length).toBe(99)
    for (const line of lines) {
      const [from = '', to = '', status, ...rest] = line.split(' ')
      expect([status, rest]).toEqual(['308', []])
      expect(from.startsWith(`${basePath}/`)).toBe(true)
      const file = to.slice(basePath.length).replace(/\/$/, '/index.html')
      expect([to, existsSync(join(site.out, file))]).toEqual([to, true])
    }
  })
})

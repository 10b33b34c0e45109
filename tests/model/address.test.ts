/** Every path of the site, and the promise that no term can ever take one of them. */
import { describe, expect, test } from 'vitest'
import { errorAnchor, file, fileOf, languageOf, markdownOf, page, reservedSlugs } from '../../src/model/web/address.ts'
import { SLUG_PATTERN } from '../../src/schema/bounds.ts'
import { LANGUAGES } from '../../src/schema/language.ts'

const pagePaths = LANGUAGES.flatMap(language => [
  page.home(language),
  page.topic(language, 'ai'),
  page.index(language),
  page.letter(language, 'a'),
  page.developers(language),
])
const filePaths = [
  ...Object.values(file).filter(path => typeof path === 'string'),
  file.entry('dns'),
  file.llmsFullOf('en'),
  file.llmsFullOf('es'),
  file.llmsTopic('es', 'ai', 2),
  file.sitemapPart(1),
  file.missing('es'),
  file.missingMarkdown('en'),
  file.image('dns', 'image.svg'),
  file.card('es', 'dns'),
  ...LANGUAGES.flatMap(language => [file.manifest(language), file.feed(language, 'atom'), file.feed(language, 'json')]),
]

test('Paths are those of the specification.', () => {
  expect(page.term('en', 'dns')).toBe('/dns/')
  expect(page.term('es', 'dns')).toBe('/es/dns/')
  expect(page.developers('es')).toBe('/es/developers/')
  expect(markdownOf(page.term('es', 'dns'))).toBe('/es/dns/index.md')
  expect([file.list, file.entry('dns'), file.openapi]).toEqual([
    '/v1/terms.json',
    '/v1/terms/dns.json',
    '/openapi.json',
  ])
  expect([file.llms('en'), file.llmsFull, file.serverCardCopy, file.mcp]).toEqual([
    '/llms.txt',
    '/llms-full.txt',
    '/.well-known/mcp/server-card.json',
    '/mcp',
  ])
  expect(errorAnchor('not_found')).toBe('errors-not_found')
})

describe('Every path', () => {
  test.for([...pagePaths, ...filePaths])('%s begins with one slash and has no empty part.', path => {
    expect(path).toMatch(/^\/(?:[^/]+\/)*[^/]*$/)
  })

  test('is named once.', () => {
    const all = [...pagePaths, ...filePaths]
    expect(new Set(all.map(fileOf)).size).toBe(all.length)
  })

  test('begins with a part that no term may take.', () => {
    const reserved = reservedSlugs([])
    const firsts = [...pagePaths, ...filePaths].map(path => path.split('/')[1] ?? '')
    const free = firsts.filter(part => SLUG_PATTERN.test(part) && !reserved.has(part))
    expect(free).toEqual([])
  })
})

test('Pages of the site are reserved by their names.', () => {
  expect(reservedSlugs(['team']).has('team')).toBe(true)
  expect(reservedSlugs([]).has('team')).toBe(false)
})

test('Parts of a topic are numbered from the second on.', () => {
  expect(file.llmsTopic('en', 'ai', 1)).toBe('/topics/ai/llms.txt')
  expect(file.llmsTopic('es', 'ai', 3)).toBe('/es/topics/ai/llms-3.txt')
})

test('The language of a path is that of its first part.', () => {
  expect(['/es', '/es/', '/es/dns/'].map(languageOf)).toEqual(['es', 'es', 'es'])
  expect(['/', '/dns/', '/escrow/', '/a/es/', '/ES/'].map(languageOf)).toEqual(['en', 'en', 'en', 'en', 'en'])
})

/** Sending: links to files at GitHub, and to the page that takes all of them. */
import { describe, expect, test } from 'vitest'
import { fileLinks, MAX_ADDRESS, uploadAddress } from '../../src/write/prefilled.ts'
import { LIBRARY } from '../library.ts'
import { entriesIn } from './entries.ts'

const SITE = { repository: 'https://github.com/palabit/palabit', branch: 'main' }
const entries = entriesIn(LIBRARY.content)
const dns = entries.get('dns') ?? {}

describe('Links to files', () => {
  test('hold the text of new files, and open those that exist.', () => {
    const links = fileLinks('dns', dns, { 'en.md': 'old\n', 'es.md': dns['es.md'] ?? '' }, SITE)
    expect(links.map(({ name, isEmpty }) => [name, isEmpty])).toEqual([
      ['en.md', true],
      ['term.yaml', false],
    ])
    expect(links[0]?.url).toBe('https://github.com/palabit/palabit/edit/main/content/terms/dns/en.md')
    const { pathname, searchParams } = new URL(links[1]?.url ?? '')
    expect([pathname, searchParams.get('filename')]).toEqual([
      '/palabit/palabit/new/main',
      'content/terms/dns/term.yaml',
    ])
    expect(searchParams.get('value')).toBe(dns['term.yaml'])
  })

  test('are never longer than servers accept.', () => {
    const long = 'á'.repeat(5_000)
    const [link] = fileLinks('dns', { 'en.md': long }, {}, SITE)
    expect([link?.isEmpty, (link?.url.length ?? 0) < MAX_ADDRESS]).toEqual([true, true])
  })
})

test('All files of an entry are dropped on one page.', () => {
  expect(uploadAddress('dns', SITE)).toBe('https://github.com/palabit/palabit/upload/main/content/terms/dns')
})

/** The page of results as the edge answers it: whole without scripts, and safe whatever is asked. */
import { expect, test } from 'vitest'
import { makeSearchPage } from '../../src/edge/search-page.ts'
import { tiny } from '../emit/rendered.ts'
import { fakeTermRepository, fakeTerms } from './mcp/fake.ts'
import { host } from './platform.ts'

const { files } = tiny()
const asset = (path: string) => {
  const bytes = files.get(path)
  return bytes && { bytes: new Uint8Array(bytes), etag: '"x"' }
}
const { settings } = host()
const results = makeSearchPage({ asset, now: () => 0 }, fakeTermRepository(fakeTerms(5)), settings)
const edge = host({ services: { results } })
const ask = async (target: string) => (await edge.ask(target)).text()

test('A question is answered with links to entries, and stays in the box.', async () => {
  const text = await ask('/search/?q=database')
  expect(text).toContain('<input id="q" name="q" value="database"')
  expect(text).toMatch(
    /<div data-results>\n<p>\d+ entr(?:y|ies)(?: and \d pages?)? for <b>database<\/b>[\s\S]*<a href="\/database\/">/,
  )
})

test('The page of the other language asks the same.', async () => {
  expect(await ask('/search/?q=c%C3%B3digo+QR')).toContain('<a class="language" href="/es/search/?q=c%C3%B3digo%20QR"')
})

test('Where nothing is found, people and programs get the closest entries.', async () => {
  const search = await fakeTermRepository(fakeTerms(5)).search('en')
  const card = search.card('database')
  const only = {
    ...search,
    find: () => ({ total: 0, hits: [], isClosest: false, suggestions: card ? [card] : [], pages: [] }),
  }
  const page = makeSearchPage(
    { asset, now: () => 0 },
    fakeTermRepository(fakeTerms(5), { search: async () => only }),
    settings,
  )
  const own = host({ services: { results: page } })
  const people = await (await own.ask('/search/?q=x')).text()
  expect(people).toMatch(
    /No entry for <b>x<\/b>\.<\/p>\n<h2>Closest entries<\/h2>\n<ul class="terms">\n<li><a href="\/database\/">/,
  )
  expect(await (await own.ask('/search/index.md?q=x')).text()).toContain('/database/')
})

test('Where entries match, but none well, they stand under a heading that says so.', async () => {
  const search = await fakeTermRepository(fakeTerms(5)).search('en')
  const only: typeof search = { ...search, find: (...asked) => ({ ...search.find(...asked), isClosest: true }) }
  const page = makeSearchPage(
    { asset, now: () => 0 },
    fakeTermRepository(fakeTerms(5), { search: async () => only }),
    settings,
  )
  const own = host({ services: { results: page } })
  const people = await (await own.ask('/search/?q=database')).text()
  expect(people).toMatch(/<h2>Closest entries<\/h2>\n<ul class="terms">\n<li><a href="\/database\/">/)
  expect(await (await own.ask('/search/index.md?q=database')).text()).toContain('Closest entries:\n\n- [')
})

test('A result says by which name it was found, and its level.', async () => {
  const text = await ask('/search/?q=database')
  expect(text).toMatch(/<span class="hit-level level" data-level="[123]">(?:Basic|Intermediate|Advanced)<\/span>/)
})

test('What is asked is text, never markup or a pattern of replacement.', async () => {
  const text = await ask(`/search/?q=${encodeURIComponent('"><script>$&')}`)
  expect(text).not.toContain('"><script>$&')
  expect(text).toContain('<b>&quot;&gt;&lt;script&gt;$&amp;</b>')
})

test('Programs get the results as Markdown, by address and by the Accept field.', async () => {
  const named = await edge.ask('/search/index.md?q=database')
  expect(named.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
  const text = await named.text()
  expect(text).toMatch(/^# Search\n/)
  expect(text).toMatch(
    /\n## \d+ entr(?:y|ies)(?: and \d pages?)? for "database"\n\n- \[[^\]]+\]\(https:\/\/tiny\.example\/database\/index\.md\): /,
  )
  const negotiated = await edge.ask('/search/?q=database', { headers: { Accept: 'text/markdown' } })
  expect(await negotiated.text()).toBe(text)
  expect(negotiated.headers.get('Vary')).toContain('Accept')
  expect((await edge.ask('/search/?q=database', { headers: { Accept: 'application/json' } })).status).toBe(406)
  expect(await ask('/es/search/index.md')).toBe(new TextDecoder().decode(files.get('es/search/index.md')))
})

test('Without a question the page is the published one.', async () => {
  expect(await ask('/es/search/?q=')).toBe(new TextDecoder().decode(files.get('es/search/index.html')))
})

/** The developers page sends real requests and shows real answers; without scripts it says how to send them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { senderOf } from '../../src/deploy/node/clients.ts'
import { listen } from '../../src/deploy/node/listen.ts'
import { diskSite } from '../../src/deploy/node/site.ts'
import { memoryLimit } from '../../src/edge/limit/memory.ts'
import { violationsWithin } from './accessibility/axe.ts'
import { test as base } from './visit.ts'

/** A host that counts, as `npm run serve` does. */
const test = base.extend<{ readonly counting: string }>({
  counting: [
    async ({ task: _ }, use) => {
      const report = console.error
      const count = memoryLimit({ now: () => performance.now() })
      const consume = (request: Request) => count(senderOf(request, 0))
      const { handler } = await diskSite(inject('dist'), { consume, report })
      const server = await listen(handler, { port: 0, host: '127.0.0.1', report })
      await use(`http://127.0.0.1:${server.port}`)
      await server.close()
    },
    { scope: 'file' },
  ],
})

const published = (path: string): string => readFileSync(join(inject('dist'), path), 'utf8')
const command = (page: Page) => page.locator('#try-command').innerText()

async function send(page: Page): Promise<{ readonly status: string; readonly body: string }> {
  await page.locator('form.try button[type="submit"]').click()
  await page.locator('.try-status').filter({ hasText: 'ms' }).waitFor()
  return {
    status: await page.locator('.try-status').innerText(),
    body: (await page.locator('#try-body').textContent()) ?? '',
  }
}

const headerOf = (page: Page, name: string) =>
  page
    .locator('.try-headers tr', { has: page.getByRole('rowheader', { name, exact: true }) })
    .locator('td')
    .innerText()

describe('The form sends', () => {
  test('the list: quota, validator and the beginning of a long body.', async ({ tour, counting }) => {
    const page = await tour('/developers/', { origin: counting })
    expect(await page.locator('.try-answer').isVisible()).toBe(false)
    const { status, body } = await send(page)
    expect(status).toMatch(/^200 OK · [\d,]+ ms · [\d,]+ B$/)
    expect(await headerOf(page, 'RateLimit-Policy')).toBe('"default";q=300;w=60')
    expect(await headerOf(page, 'RateLimit')).toMatch(/^"default";r=\d+;t=\d+$/)
    expect(await headerOf(page, 'ETag')).toMatch(/^"/)
    expect(body).toContain('"name": "Palabit"')
    expect(body).toContain('… the first 20,000 of')
    expect(body.length).toBeLessThan(20_100)
  })

  test('an entry by its slug, and shows the problem when there is none.', async ({ tour, counting }) => {
    const page = await tour('/developers/', { origin: counting, expected: /404/ })
    await page.selectOption('#try-request', 'entry')
    await page.fill('#try-entry-slug', 'dns')
    expect(await command(page)).toBe('curl https://palabit.example/v1/terms/dns.json')
    expect(JSON.parse((await send(page)).body)).toEqual(JSON.parse(published('v1/terms/dns.json')))
    await page.fill('#try-entry-slug', 'nothing-of-ours')
    await page.locator('form.try button[type="submit"]').click()
    await page.locator('.try-status').filter({ hasText: '404' }).waitFor()
    expect(JSON.parse((await page.locator('#try-body').textContent()) ?? '')).toMatchObject({ code: 'not_found' })
    expect(await headerOf(page, 'Content-Type')).toBe('application/problem+json')
  })

  test('for a page as Markdown, by the header that asks for it.', async ({ tour, counting }) => {
    const page = await tour('/es/developers/', { origin: counting })
    await page.selectOption('#try-request', 'markdown')
    await page.fill('#try-markdown-path', '/es/dns')
    expect(await command(page)).toBe('curl https://palabit.example/es/dns/ -H "Accept: text/markdown"')
    expect((await send(page)).body).toBe(published('es/dns/index.md'))
    expect(await headerOf(page, 'Content-Type')).toBe('text/markdown; charset=utf-8')
    expect(await headerOf(page, 'Vary')).toContain('Accept')
  })

  test.for(['search_terms', 'get_term', 'list_topic', 'term_of_the_day'])(
    'a call of %s as it stands.',
    async (tool, { tour, counting }) => {
      const page = await tour('/es/developers/', { origin: counting })
      await page.selectOption('#try-request', tool)
      const answered = page.waitForResponse('**/mcp')
      const { status, body } = await send(page)
      const answer = await (await answered).json()
      expect(answer.result).toMatchObject({ structuredContent: { lang: 'es' } })
      expect(answer.result.isError ?? false).toBe(false)
      expect(status).toContain('200')
      expect(body.slice(0, 20_000)).toBe(JSON.stringify(answer, null, 2).slice(0, 20_000))
      expect(await headerOf(page, 'RateLimit')).toMatch(/^"default";r=\d+;t=\d+$/)
    },
  )

  test('the arguments that were filled in, and no others; numbers as numbers.', async ({ tour, counting }) => {
    const page = await tour('/developers/', { origin: counting })
    await page.selectOption('#try-request', 'search_terms')
    await page.fill('#try-search_terms-query', `it's "dns"`)
    await page.fill('#try-search_terms-limit', '2')
    await page.selectOption('#try-search_terms-subject', 'networks')
    const sent = page.waitForRequest('**/mcp')
    const { body } = await send(page)
    expect((await sent).postDataJSON()).toMatchObject({
      params: {
        name: 'search_terms',
        arguments: { query: `it's "dns"`, lang: 'en', subject: 'networks', limit: 2 },
      },
    })
    expect(JSON.parse(body).result.structuredContent.results[0]).toMatchObject({ slug: 'dns' })
  })

  test('nothing that is incomplete.', async ({ tour, counting }) => {
    const page = await tour('/developers/', { origin: counting })
    await page.selectOption('#try-request', 'entry')
    await page.fill('#try-entry-slug', 'No such Slug')
    await page.locator('form.try button[type="submit"]').click()
    expect(await page.locator('#try-entry-slug:invalid').count()).toBe(1)
    expect(await page.locator('.try-status').innerText()).toBe('')
  })
})

test('The form says in words when there is no answer.', async ({ visit }) => {
  const page = await visit('/developers/', { expected: /terms\.json/ })
  await page.route('**/v1/terms.json', route => route.abort())
  await page.locator('form.try button[type="submit"]').click()
  await page.locator('.try-status').filter({ hasText: 'No answer' }).waitFor()
})

test('The form works by keyboard alone, and announces its outcome in a live region.', async ({ tour }) => {
  const page = await tour('/developers/')
  await page.locator('#try-request').focus()
  await page.keyboard.press('ArrowDown')
  expect(await page.locator('#try-request').inputValue()).toBe('entry')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('try-entry-slug')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: '200' }).waitFor()
})

test('Every block of code is copied as it stands.', async ({ tour }) => {
  const page = await tour('/developers/', { permissions: ['clipboard-read', 'clipboard-write'] })
  const buttons = page.locator('.code > button')
  const count = await buttons.count()
  expect(count).toBeGreaterThan(20)
  for (const index of [0, 1, count - 1]) {
    await buttons.nth(index).click()
    await page.locator('.code > button[data-done]').nth(0).waitFor()
    const code = await page.locator('.code > pre').nth(index).textContent()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  }
})

test('Without scripts the page is whole: commands instead of the form, no button that does nothing.', async ({
  tour,
}) => {
  const page = await tour('/developers/', { javaScriptEnabled: false })
  expect(await page.locator('form.try').isVisible()).toBe(false)
  expect(await page.locator('.code > button').first().isVisible()).toBe(false)
  expect(await page.locator('noscript code').innerText()).toContain('curl https://palabit.example/v1/terms.json')
  expect(await page.locator('h2').allInnerTexts()).toContain('Errors')
})

test.for([320, 1280])('Nothing of the page is wider than the screen, %i pixels wide.', async (width, { tour }) => {
  const page = await tour('/es/developers/', { viewport: { width, height: 800 } })
  await page.selectOption('#try-request', 'search_terms')
  await send(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})

test.for(['light', 'dark'] as const)(
  'The form and its answer have no accessibility violation in the %s theme.',
  async (colorScheme, { tour }) => {
    const page = await tour('/developers/', { colorScheme, viewport: { width: 360, height: 800 } })
    await page.selectOption('#try-request', 'search_terms')
    await send(page)
    expect(await violationsWithin(page, 'form.try')).toEqual([])
  },
)

test.for(['developers/index.html', 'es/developers/index.html'])('%s stays a page one can load.', path => {
  expect(Buffer.byteLength(published(path))).toBeLessThan(120_000)
})

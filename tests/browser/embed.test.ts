/**
 * `embed.js` on a page of another origin, under a policy that allows nothing but the dictionary: by pointer, by keyboard,
 * by touch, in the tree of screen readers, and without scripts.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { violations } from './accessibility/axe.ts'
import { test } from './visit.ts'

let body = ''
let policy = ''
let server: Server
let other = ''

beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Security-Policy', policy)
    response.end(
      `<!DOCTYPE html><html lang="en"><head><title>A page of others</title></head><body>${body}</body></html>`,
    )
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  other = `http://localhost:${(server.address() as AddressInfo).port}/`
})
afterAll(() => void server.close())

interface Visited {
  readonly page: Page
  /** Addresses of the dictionary that were asked for. */
  readonly asked: readonly string[]
  readonly faults: readonly string[]
}

async function visitOther(
  browser: Browser,
  origin: string,
  html: string,
  options: BrowserContextOptions = {},
): Promise<Visited> {
  body = html
  policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}`
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const asked: string[] = []
  const faults: string[] = []
  page.on(
    'request',
    request => void (request.url().startsWith(origin) && asked.push(request.url().slice(origin.length))),
  )
  page.on('pageerror', error => faults.push(error.message))
  page.on(
    'console',
    message => void (message.type() === 'error' && !message.text().includes('favicon') && faults.push(message.text())),
  )
  await page.goto(other)
  return { page, asked, faults }
}

const TERM = (origin: string): string =>
  `<p>Ask the <palabit-term slug="dns" lang="en"><a href="${origin}/dns/">DNS</a></palabit-term> first.</p><p><a href="#" id="next">next</a></p><script src="${origin}/embed.js"></script>`

const card = (page: Page) => page.locator('palabit-term [popover]')

describe('A term on a page of others', () => {
  test('shows its card by pointer, which can move onto it, and hides it by Escape.', async ({ browser, origin }) => {
    const { page, asked, faults } = await visitOther(browser, origin, TERM(origin))
    const link = page.locator('palabit-term a').first()
    await link.hover()
    await card(page).waitFor({ state: 'visible' })
    expect(await page.locator('palabit-term [slot="card"]').innerText()).toMatch(/\.$/)
    await card(page).hover()
    await page.waitForTimeout(500)
    expect(await card(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'hidden' })
    await page.mouse.move(1, 1)
    await link.hover()
    await card(page).waitFor({ state: 'visible' })
    await page.mouse.move(1, 400)
    await card(page).waitFor({ state: 'hidden' })
    expect(asked.filter(path => path.endsWith('.json'))).toEqual(['/embed/dns/oembed.json'])
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('shows it by keyboard, and describes the link to screen readers.', async ({ browser, origin }) => {
    const { page } = await visitOther(browser, origin, TERM(origin))
    await page.keyboard.press('Tab')
    await card(page).waitFor({ state: 'visible' })
    const session = await page.context().newCDPSession(page)
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
      readonly nodes: readonly {
        readonly role?: { readonly value: string }
        readonly name?: { readonly value: string }
        readonly description?: { readonly value: string }
      }[]
    }
    const link = nodes.find(({ role, name }) => role?.value === 'link' && name?.value === 'DNS')
    expect(link?.description?.value).toBe(await page.locator('palabit-term [slot="card"]').innerText())
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('DNS')
    await page.context().close()
  })

  test('shows it at the first tap, and follows the link at the second.', async ({ browser, origin }) => {
    const { page } = await visitOther(browser, origin, TERM(origin), { hasTouch: true, isMobile: true })
    const link = page.locator('palabit-term a').first()
    await link.tap()
    await card(page).waitFor({ state: 'visible' })
    expect(page.url()).toBe(other)
    await link.tap()
    await page.waitForURL(`${origin}/dns/`)
    await page.context().close()
  })

  test('is a plain link without scripts.', async ({ browser, origin }) => {
    const { page } = await visitOther(browser, origin, TERM(origin), { javaScriptEnabled: false })
    expect(await page.locator('palabit-term a').getAttribute('href')).toBe(`${origin}/dns/`)
    await page.context().close()
  })

  test('leaves one name behind, that of the element, and no cookie.', async ({ browser, origin }) => {
    const { page } = await visitOther(browser, origin, '')
    const before = await page.evaluate(() => Object.keys(window))
    body = TERM(origin)
    await page.reload()
    expect(await page.evaluate(() => Object.keys(window))).toEqual(before)
    expect(await page.context().cookies()).toEqual([])
    await page.context().close()
  })
})

describe('The developers page', () => {
  test.for(['/developers/', '/es/developers/'])('%s shows the frame and a word at work.', async (path, { tour }) => {
    const page = await tour(path)
    const frame = page.frameLocator('iframe')
    await page.locator('details:has(iframe) summary').click()
    await page.locator('iframe').scrollIntoViewIfNeeded()
    expect(await frame.locator('h1').innerText()).not.toBe('')
    const [word] = await page.locator('palabit-term').all()
    await word?.locator('a').first().hover()
    await word?.locator('[popover]').waitFor({ state: 'visible' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

test.for(['light', 'dark'] as const)(
  'The card in a frame has no violation that axe finds, %s.',
  async (colorScheme, { tour }) => {
    const page = await tour('/embed/dns/', { colorScheme })
    expect(await violations(page)).toEqual([])
  },
)

/**
 * Tests in a real browser. `test` is Vitest's with three fixtures:
 *
 *     import { test } from './visit.ts'
 *     test('…', async ({ visit }) => {
 *       const page = await visit('/dns/', { viewport: { width: 390, height: 844 } })
 *       await page.locator('[data-copy="page"]').click()          // a page of Playwright
 *     })
 *
 * - `visit(path, options)` opens the path of the fixture dictionary on the Node host in a browser context of its own. Options
 *   are Playwright's for contexts (`javaScriptEnabled`, `colorScheme`, `hasTouch`, `permissions`, `locale` …), and two of
 *   ours: `origin` of another server, and `expected`, a pattern of faults that the test means to happen. When the test
 *   ends, it fails if the browser has complained: errors on the console or in scripts, requests to other origins, breaches
 *   of the content security policy.
 * - `origin` is the address of that server; the site is built for `https://palabit.example`.
 * - `browser` is Playwright's; it and the server are those of the worker, which runs many files.
 *
 * `page.goto` and the like wait for the load event; scripts are modules, which have run by then. `serveFolder` in
 * `server.ts` serves other folders, and can be taken down and put up again.
 */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { serveFolder } from './server.ts'

export interface VisitOptions extends BrowserContextOptions {
  readonly origin?: string
  readonly expected?: RegExp
}

export type Visit = (path: string, options?: VisitOptions) => Promise<Page>

interface Fixtures {
  readonly browser: Browser
  readonly origin: string
  readonly visit: Visit
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({ task: _ }, use) => {
      const { variables, ...options } = inject('chromium')
      const browser = await chromium.launch({ ...options, env: { ...process.env, ...variables } })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ task: _ }, use) => {
      const server = await serveFolder(inject('dist'))
      await use(server.origin)
      await server.down()
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, origin: ownOrigin }, use) => {
    const contexts: BrowserContext[] = []
    const faults: string[] = []
    await use(async (path, { origin = ownOrigin, expected, ...options } = {}) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      await watch(context, origin, fault => {
        if (!expected?.test(fault)) faults.push(fault)
      })
      const page = await context.newPage()
      await page.goto(origin + path)
      return page
    })
    await Promise.all(contexts.map(context => context.close()))
    expect(faults).toEqual([])
  },
})

/** Reports whatever the browser complains of, and whatever it asks of others. */
async function watch(context: BrowserContext, origin: string, report: (fault: string) => void): Promise<void> {
  context.on('console', message => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', fault => {
    const { message, stack } = fault.error()
    // Of no script: the browser's own view transition, when a test leaves a page before it has ended.
    if (message !== 'Transition was skipped') report(`script: ${stack || message}`)
  })
  context.on('request', request => {
    const url = new URL(request.url())
    if (url.origin !== origin && /^(?:https?|wss?):$/.test(url.protocol)) report(`third party: ${url.href}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', event => {
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}

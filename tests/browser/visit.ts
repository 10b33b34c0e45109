/**
 * Tests in a real browser. `test` is Vitest's with these fixtures:
 *
 *     import { test } from './visit.ts'
 *     test('…', async ({ tour }) => {
 *       const page = await tour('/dns/', { viewport: { width: 390, height: 844 } })
 *       await page.locator('[data-copy="page"]').click()          // a page of Playwright
 *     })
 *
 * - `visit(path, options)` opens the path of the fixture dictionary on the Node host in a browser context of its own. Options
 *   are Playwright's for contexts (`javaScriptEnabled`, `colorScheme`, `hasTouch`, `permissions`, `locale` …), and three of
 *   ours: `origin` of another server, `expected`, a pattern of faults that the test means to happen, and `prepare`, what is
 *   done before the page is opened. When the test ends, it fails if the browser has complained: errors on the console or in scripts, requests to other origins, breaches
 *   of the content security policy.
 * - `tour(path, options)` does the same in one context for all tests of the file that pass the same options, which takes a
 *   third of the time: most tests use it. Each begins with empty storage, the pointer in the corner, the size of the window
 *   and the media that it asks for; the cache and the history stay. There is no service worker, which would answer in place
 *   of the server. Tests that need one, or leave behind routes, a clock or scripts for later pages, use `visit`. `textSize`
 *   is one more option, the size of text in pixels that a reader has set in the browser.
 * - `origin` is the address of that server; the site is built for `https://palabit.example`.
 * - `browser` is Playwright's; it and the server are those of the worker, which runs many files.
 *
 * For the pages it is the day on which the site was built, so that the term of the day is the one in the page; a test that
 * needs another day says `page.clock.setFixedTime`.
 *
 * `page.goto` and the like wait for the load event; scripts are modules, which have run by then. `serveFolder` in
 * `server.ts` serves other folders, and can be taken down and put up again.
 */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { FEW_PROCESSES } from './chromium.ts'
import { serveFolder } from './server.ts'

export interface VisitOptions extends BrowserContextOptions {
  readonly origin?: string
  readonly expected?: RegExp
  readonly prepare?: (page: Page) => Promise<unknown>
}

export type Visit = (path: string, options?: VisitOptions) => Promise<Page>

export interface TourOptions extends Omit<VisitOptions, 'prepare'> {
  readonly textSize?: number
}

export type Tour = (path: string, options?: TourOptions) => Promise<Page>

/** A context that the tests of a file share. */
interface Shared {
  readonly page: Page
  readonly faults: string[]
}

interface Fixtures {
  readonly browser: Browser
  readonly origin: string
  readonly visit: Visit
  /** By the options that they were opened with. */
  readonly sharedPages: Map<string, Promise<Shared>>
  readonly tour: Tour
}

const WINDOW = { width: 1280, height: 720 }

/** A bound for what hangs: on a loaded machine a page may take long. */
const PATIENCE_MS = 60_000

export const test = base.extend<Fixtures>({
  browser: [
    async ({ task: _ }, use) => {
      const { variables, args = [], ...options } = inject('chromium')
      const env = { ...process.env, ...variables }
      const browser = await chromium.launch({ ...options, args: [...args, ...FEW_PROCESSES], env })
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
    await use(async (path, { origin = ownOrigin, expected, prepare, ...options } = {}) => {
      const context = await browser.newContext(options)
      context.setDefaultTimeout(PATIENCE_MS)
      contexts.push(context)
      await prepareContext(context, origin, fault => {
        if (!expected?.test(fault)) faults.push(fault)
      })
      const page = await context.newPage()
      await prepare?.(page)
      await page.goto(origin + path)
      return page
    })
    await Promise.all(contexts.map(context => context.close()))
    expect(faults).toEqual([])
  },
  sharedPages: [
    async ({ task: _ }, use) => {
      const pages = new Map<string, Promise<Shared>>()
      await use(pages)
      for (const shared of pages.values()) await (await shared).page.context().close()
    },
    { scope: 'file' },
  ],
  tour: async ({ browser, origin: ownOrigin, sharedPages }, use) => {
    const faults = new Set<readonly string[]>()
    let pattern: RegExp | undefined
    await use(async (path, { expected, viewport = WINDOW, ...rest } = {}) => {
      const { origin = ownOrigin, textSize, colorScheme, contrast, forcedColors, reducedMotion, ...options } = rest
      const key = JSON.stringify([origin, textSize, options])
      const shared = sharedPages.get(key) ?? share(browser, origin, options, textSize)
      sharedPages.set(key, shared)
      const { page, faults: own } = await shared
      own.length = 0
      faults.add(own)
      pattern = expected
      await page.setViewportSize(viewport ?? WINDOW)
      await page.emulateMedia({
        media: null,
        colorScheme: colorScheme ?? 'light',
        contrast: contrast ?? 'no-preference',
        forcedColors: forcedColors ?? 'none',
        reducedMotion: reducedMotion ?? 'no-preference',
      })
      if (page.url() !== 'about:blank') {
        await page.mouse.move(0, 0)
        // A drawing is sandboxed, and its document may not reach the storage of the site.
        if (await page.evaluate(() => self.origin === 'null')) await page.goto(`${origin}/offline.html`)
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
          // Nor does what the old page keeps as it is left, such as a draft, reach the new one.
          Storage.prototype.setItem = () => undefined
        })
      }
      await page.goto(origin + path)
      return page
    })
    expect([...faults].flat().filter(fault => !pattern?.test(fault))).toEqual([])
  },
})

async function share(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  textSize: number | undefined,
): Promise<Shared> {
  const faults: string[] = []
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  await prepareContext(context, origin, fault => void faults.push(fault))
  const page = await context.newPage()
  if (textSize !== undefined) {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: (textSize * 13) / 16 } })
  }
  return { page, faults }
}

/** Sets the calendar, and reports whatever the browser complains of, and whatever it asks of others. */
async function prepareContext(context: BrowserContext, origin: string, report: (fault: string) => void): Promise<void> {
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
  await context.addInitScript(openOn, Date.parse(`${inject('buildDay')}T12:00:00Z`))
}

/**
 * Runs in each page: its calendar starts at this time. Playwright's clock, which also replaces the timers, comes after this
 * script, so a test can set another day.
 */
function openOn(startMs: number): void {
  const RealDate = Date
  const aheadMs = startMs - RealDate.now()
  globalThis.Date = class extends RealDate {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [Date.now()] : given) as [number]))
    }
    static override now(): number {
      return RealDate.now() + aheadMs
    }
  } as DateConstructor
}

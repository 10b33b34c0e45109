/** What readers do on every page, in the engines besides Chromium: find, choose a theme, look at a card, filter, read. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { PAGE_TYPES } from '../accessibility/page-types.ts'
import { type Server, serveFolder } from '../server.ts'
import { type Engine, until } from './engine.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { findWebkit, startWebkit } from './webkit.ts'

const ENGINES = [
  ['Firefox', findFirefox(), startFirefox],
  ['WebKit', findWebkit(), startWebkit],
] as const

describe.each(ENGINES)('%s', (_, binary, start) => {
  describe.skipIf(binary === undefined)('lets readers', () => {
    let engine: Engine
    let server: Server
    const open = (path: string) => engine.goto(server.origin + path)
    const type = (text: string) =>
      engine.run(
        `const box = document.querySelector('#q'); box.focus(); box.value = ${JSON.stringify(text)}; box.dispatchEvent(new InputEvent('input', { bubbles: true }))`,
      )

    beforeAll(async () => {
      server = await serveFolder(inject('dist'))
      engine = await start(binary ?? '')
    })
    afterAll(async () => {
      await engine?.close()
      await server?.down()
    })

    test('open every kind of page, whole and no wider than the window.', async () => {
      for (const [name, path] of PAGE_TYPES) {
        await open(path)
        const seen = await engine.run<readonly unknown[]>(
          `const { scrollWidth, clientWidth } = document.documentElement
return [document.querySelectorAll('h1').length, document.querySelector('footer.site') !== null, scrollWidth <= clientWidth]`,
        )
        expect([name, ...seen]).toEqual([name, 1, true, true])
      }
    })

    test('find a term by another name: the first row is active, and says why.', async () => {
      await open('/dns/')
      await type('k8s')
      await until(() => engine.run(`return document.querySelector('a.hit') !== null`))
      expect(
        await engine.run(
          `const row = document.getElementById(document.querySelector('#q').getAttribute('aria-activedescendant'))
const { right, bottom } = document.querySelector('.results').getBoundingClientRect()
return [row.pathname, row.querySelector('.hit-why').textContent, right <= innerWidth, bottom <= innerHeight]`,
        ),
      ).toEqual(['/kubernetes/', 'also called K8s', true, true])
    })

    test('choose a theme, and go back to that of the system.', async () => {
      await open('/es/dns/')
      const choose = (theme: string) =>
        engine.run<string>(
          `const choice = document.querySelector('[data-theme-choice]'); choice.value = '${theme}'; choice.dispatchEvent(new Event('change'))
return getComputedStyle(document.documentElement).backgroundColor`,
        )
      const system = await choose('')
      const [light, dark] = [await choose('light'), await choose('dark')]
      expect([light, dark]).toEqual(['rgb(253, 252, 249)', 'rgb(21, 23, 28)'])
      await open('/dns/')
      expect(await engine.run('return document.documentElement.dataset.theme')).toBe('dark')
      expect([light, dark]).toContain(system)
      expect(await choose('')).toBe(system)
    })

    test('see the card of a term beside its mention, within the column of the text.', async () => {
      await open('/large-language-model/')
      // Repeated, because the real pointer of the display may be over the page and leave the mention at once.
      await until(() =>
        engine.run(
          `if (document.querySelector('.gloss:popover-open')) return true
const link = document.querySelector('a[aria-describedby^="gloss-"]'); link.scrollIntoView({ block: 'center', behavior: 'instant' })
link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientY: link.getBoundingClientRect().top + 5 }))
return false`,
        ),
      )
      expect(
        await engine.run(
          `const card = document.querySelector('.gloss:popover-open').getBoundingClientRect()
return [card.left >= 0, card.right <= document.querySelector('.text').getBoundingClientRect().right + 1, card.height > 40]`,
        ),
      ).toEqual([true, true, true])
    })

    test('filter the index.', async () => {
      await open('/a-z/')
      const left = await engine.run<readonly string[]>(
        `const box = document.querySelector('#filter'); box.value = 'domain name'; box.dispatchEvent(new InputEvent('input', { bubbles: true }))
return [...document.querySelectorAll('.lemmas li')].filter(each => each.checkVisibility()).map(each => each.textContent)`,
      )
      expect(left.length).toBeGreaterThan(0)
      expect(left.filter(line => !/domain name/i.test(line))).toEqual([])
    })

    test('see on the home page what they read, on this device.', async () => {
      await open('/firewall/')
      await open('/')
      await until(() => engine.run(`return document.querySelector('[data-recent] a')?.pathname === '/firewall/'`))
    })
  })
})

/** The form for entries in other engines: it checks what is written, and shows the page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishedForm } from '../entry-form/form.ts'
import { type Engine, until } from './engine.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { findWebkit, startWebkit } from './webkit.ts'

const site = publishedForm()
const [firefox, webkit] = [findFirefox(), findWebkit()]

describe.each([
  ['Firefox', firefox, () => startFirefox(firefox ?? '')],
  ['WebKit', webkit, () => startWebkit(webkit ?? '')],
] as const)('%s', (_, program, start) => {
  describe.skipIf(program === undefined)('with the form', () => {
    let engine: Engine
    beforeAll(async () => {
      engine = await start()
    })
    afterAll(async () => void (await engine?.close()))

    test('says at its box what the check says, and shows the page as it will be.', async () => {
      await engine.goto(`${site.origin}/write/`)
      await until(() => engine.run<boolean>(`return document.querySelector('[name="en.title"]') !== null`))
      await engine.run(`
        const box = document.querySelector('[name="en.tagline"]')
        box.value = 'Simply the best.'
        box.dispatchEvent(new InputEvent('input', { bubbles: true }))
        document.querySelector('[data-action="preview"]').click()`)
      const found = `document.querySelector('[data-box="en.tagline"] .found').textContent`
      await until(() => engine.run<boolean>(`return ${found}.includes('tells the reader that it is easy')`))
      const shown = `document.querySelector('.preview iframe').contentDocument`
      await until(() =>
        engine.run<boolean>(`return ${shown}?.querySelector('.tagline')?.textContent === 'Simply the best.'`),
      )
      // The style sheet of the site has loaded, and no script has.
      const family = `getComputedStyle(${shown}.querySelector('h1')).fontFamily`
      await until(() => engine.run<boolean>(`return ${family}.includes('Source Serif')`))
      expect(await engine.run<number>(`return ${shown}.scripts.length`)).toBe(0)
    })
  })
})

/** What readers do on every page, in the engines besides Chromium: find, choose a theme, look at a card, filter, read. */
import { expect, test } from 'vitest'
import { PAGE_TYPES } from '../accessibility/page-types.ts'
import type { Server } from '../server.ts'
import { type Engine, until } from './engine.ts'

/** An engine that runs, and the server of the site. */
export interface Running {
  readonly engine: Engine
  readonly server: Server
}

/** Declares the tests that every engine has to pass. */
export function testReading(running: () => Running): void {
  const open = (path: string) => running().engine.goto(running().server.origin + path)
  const run = <Value>(body: string) => running().engine.run<Value>(body)
  const type = (text: string) =>
    run(
      `const box = document.querySelector('#q'); box.focus(); box.value = ${JSON.stringify(text)}; box.dispatchEvent(new InputEvent('input', { bubbles: true }))`,
    )

  test('open every kind of page, whole and no wider than the window.', async () => {
    for (const [name, path] of PAGE_TYPES) {
      await open(path)
      const seen = await run<readonly unknown[]>(
        `const { scrollWidth, clientWidth } = document.documentElement
return [document.querySelectorAll('h1').length, document.querySelector('footer.site') !== null, scrollWidth <= clientWidth]`,
      )
      expect([name, ...seen]).toEqual([name, 1, true, true])
    }
  })

  test('find a term by another name: the first row is active, and says why.', async () => {
    await open('/dns/')
    await type('k8s')
    await until(() => run(`return document.querySelector('a.hit') !== null`))
    expect(
      await run(
        `const row = document.getElementById(document.querySelector('#q').getAttribute('aria-activedescendant'))
const { right, bottom } = document.querySelector('.results').getBoundingClientRect()
return [row.pathname, row.querySelector('.hit-why').textContent, right <= innerWidth, bottom <= innerHeight]`,
      ),
    ).toEqual(['/kubernetes/', 'also called K8s', true, true])
  })

  test('choose a theme, and go back to that of the system.', async () => {
    await open('/es/dns/')
    const choose = (theme: string) =>
      run<string>(
        `const choice = document.querySelector('[data-theme-choice]'); choice.value = '${theme}'; choice.dispatchEvent(new Event('change'))
return getComputedStyle(document.documentElement).backgroundColor`,
      )
    const system = await choose('')
    const [light, dark] = [await choose('light'), await choose('dark')]
    expect([light, dark]).toEqual(['rgb(253, 252, 249)', 'rgb(21, 23, 28)'])
    await open('/dns/')
    expect(await run('return document.documentElement.dataset.theme')).toBe('dark')
    expect([light, dark]).toContain(system)
    expect(await choose('')).toBe(system)
  })

  test('see the card of a term beside its mention, within the column of the text.', async () => {
    await open('/large-language-model/')
    // Repeated, because the real pointer of the display may be over the page and leave the mention at once.
    const seen = await until(() =>
      run<readonly boolean[] | false>(
        `const card = document.querySelector('.gloss:popover-open')?.getBoundingClientRect()
if (card) return [card.left >= 0, card.right <= document.querySelector('.text').getBoundingClientRect().right + 1, card.height > 40]
const link = document.querySelector('.text > p a'); link.scrollIntoView({ block: 'center', behavior: 'instant' })
// Each event begins the delay before a card opens anew.
if (Date.now() - (window.pointedAt ?? 0) > 700) { window.pointedAt = Date.now(); link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientY: link.getBoundingClientRect().top + 5 })) }
return false`,
      ),
    )
    expect(seen).toEqual([true, true, true])
  })
}

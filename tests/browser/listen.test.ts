/**
 * The button that has the browser say a headword. The browser of the tests has no voices, so each test gives it some; all
 * else is real.
 */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './visit.ts'

interface Voice {
  readonly lang: string
  /** Whether it is on the device. */
  readonly localService: boolean
  readonly default?: boolean
}

const local = (lang: string, isDefault = false): Voice => ({ lang, localService: true, default: isDefault })
const remote = (lang: string): Voice => ({ lang, localService: false })

/** What the page has had said: the text, and the languages of utterance and voice. */
type Said = readonly (readonly [text: string, lang: string, voice: string | undefined])[]

/** Gives the browser voices, and keeps what is said. A real utterance takes no voice that is not real. */
const having = (voices: readonly Voice[]) => (page: Page) =>
  page.addInitScript(`
    globalThis.voices = ${JSON.stringify(voices)}
    globalThis.said = []
    SpeechSynthesis.prototype.getVoices = () => globalThis.voices
    SpeechSynthesis.prototype.speak = ({ text, lang, voice }) => globalThis.said.push([text, lang, voice?.lang])
    globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
  `)

const button = (page: Page) => page.locator('[data-say]')
const said = (page: Page): Promise<Said> => page.evaluate(() => Reflect.get(globalThis, 'said') as Said)

describe('A headword is said', () => {
  test('by a voice of the language of the page, that of the reader if there is one.', async ({ visit }) => {
    const prepare = having([local('de-DE', true), local('es-ES'), local('es_MX'), local('en-GB'), local('en-US')])
    for (const [path, locale, voice, name] of [
      ['/dns/', 'en-US', 'en-US', 'Listen'],
      ['/dns/', 'fr-FR', 'en-GB', 'Listen'],
      ['/es/dns/', 'es-MX', 'es_MX', 'Escuchar'],
      ['/es/dns/', 'en-US', 'es-ES', 'Escuchar'],
    ] as const) {
      const page = await visit(path, { prepare, locale })
      await page.getByRole('button', { name }).click()
      expect(await said(page), path).toEqual([['DNS', voice, voice]])
    }
  })

  test('by the voice that the system prefers, where none is of the country of the reader.', async ({ visit }) => {
    const page = await visit('/dns/', { prepare: having([local('en-GB'), local('en-IN', true)]), locale: 'en-US' })
    await button(page).click()
    await button(page).click()
    expect(await said(page)).toEqual([
      ['DNS', 'en-IN', 'en-IN'],
      ['DNS', 'en-IN', 'en-IN'],
    ])
  })

  test('as soon as the voices have come, and nothing moves.', async ({ visit }) => {
    const page = await visit('/dns/', { prepare: having([]), viewport: { width: 390, height: 844 } })
    const place = () => page.locator('.entry .tagline').boundingBox()
    const before = await place()
    expect(await button(page).isVisible()).toBe(false)
    await page.evaluate(() => {
      Reflect.set(globalThis, 'voices', [{ lang: 'en-US', localService: true }])
      speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    })
    expect(await button(page).isVisible()).toBe(true)
    expect(await place()).toEqual(before)
  })
})

describe('There is no button', () => {
  test.for([
    ['without any voice', []],
    ['without a voice of the language', [local('de-DE', true), local('es-ES')]],
    ['where the only voice of the language is fetched', [remote('en-US')]],
  ] as const)('%s.', async ([, voices], { visit }) => {
    const page = await visit('/dns/', { prepare: having(voices) })
    expect(await button(page).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Listen' }).count()).toBe(0)
  })

  test('where the browser does not speak, and the page works.', async ({ visit }) => {
    const mute = (page: Page) =>
      page.addInitScript('Object.defineProperty(window, "speechSynthesis", { value: undefined })')
    const page = await visit('/dns/', { prepare: mute })
    expect(await button(page).isVisible()).toBe(false)
    await page.locator('.find input').focus()
    await page.waitForFunction(() => document.querySelector('.find input[role="combobox"]'))
  })

  test('without scripts, and on paper.', async ({ visit, tour }) => {
    const plain = await visit('/dns/', { javaScriptEnabled: false })
    expect(await button(plain).isVisible()).toBe(false)
    expect(await plain.locator('.said').innerText()).toMatch(/dee-en-ess/i)
    const page = await tour('/dns/')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.listen').evaluate(each => getComputedStyle(each).display)).toBe('none')
    expect(await page.locator('.names').isVisible()).toBe(true)
  })
})

describe('The word', () => {
  test('is told to those who hear the page, each part in its language.', async ({ tour }) => {
    const page = await tour('/es/dns/')
    expect(await page.locator('.said').innerText()).not.toMatch(/\p{Lu}{2}/u)
    const facts = page.locator('.names')
    expect(await facts.locator('[lang="en"]').allInnerTexts()).toContain('Domain Name System')
    expect(await facts.locator('dt').allInnerTexts()).toContain('De dónde viene')
  })
})

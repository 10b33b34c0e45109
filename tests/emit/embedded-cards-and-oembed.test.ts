/** Cards for other sites: small, without scripts, and not for search engines; and what oEmbed says of each. */
import { describe, expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { hostile } from './hostile.ts'
import { renderTerms, textOf, tiny } from './rendered.ts'

const { files, dictionary, site } = tiny()

describe.each(LANGUAGES)('The card in "%s"', language => {
  const folder = language === 'en' ? 'embed' : 'es/embed'
  const pages = dictionary.terms.map(term => [term, textOf(files, `${folder}/${term.slug}/index.html`)] as const)

  test('says word, definition and first paragraph, and leads to the entry.', () => {
    for (const [term, html] of pages) {
      const address = `${site.base}/${language === 'en' ? '' : 'es/'}${term.slug}/`
      expect(html).toContain(`<link rel="canonical" href="${address}">`)
      expect(html.split(`<a href="${address}" target="_blank" rel="noopener">`)).toHaveLength(3)
      expect(html).toContain('<meta name="robots" content="noindex">')
    }
  })

  test('is small, and has neither scripts nor styles of its own.', () => {
    for (const [, html] of pages) {
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(bounds.embed.bytes)
      expect(html).not.toMatch(/<script|<style| style=| on\w+=/)
    }
  })

  test('is announced by the page of the entry.', () => {
    for (const [{ slug }] of pages) {
      const path = language === 'en' ? slug : `es/${slug}`
      expect(textOf(files, `${path}/index.html`)).toContain(
        `<link rel="alternate" type="application/json+oembed" href="${site.base}/${folder}/${slug}/oembed.json"`,
      )
    }
  })
})

test('A term that means ill breaks out neither of its card nor of the frame of oEmbed.', () => {
  const { files: ill } = renderTerms([hostile])
  expect(textOf(ill, 'embed/hostile/index.html')).not.toMatch(/<script|<b>bold/)
  const { html } = JSON.parse(textOf(ill, 'embed/hostile/oembed.json')) as { readonly html: string }
  expect(html).toMatch(/^<iframe [^<>]*><\/iframe>$/)
})

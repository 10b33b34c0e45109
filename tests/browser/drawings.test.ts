/** Words in drawings: they are there in both languages, can be read on a phone, and stand within the drawing. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test as plain } from 'vitest'
import { parse } from 'yaml'
import { LANGUAGES } from '../../src/schema/language.ts'
import { fillLabels } from '../../src/text/fill-drawing-labels.ts'
import { ROOT, read } from '../rules/source.ts'
import { test } from './visit.ts'

const TERMS = 'content/terms'

const drawn = readdirSync(join(ROOT, TERMS)).filter(slug => existsSync(join(ROOT, TERMS, slug, 'image.svg')))

const drawingsIn = (language: string): string =>
  drawn
    .map(slug => {
      const [, fields = ''] = read(`${TERMS}/${slug}/${language}.md`).split('---\n')
      const { labels } = parse(fields) as { labels?: Record<string, string> }
      return `<figure id="${slug}">${fillLabels(read(`${TERMS}/${slug}/image.svg`), labels).replace('<svg ', '<svg width="640" height="360" ')}</figure>`
    })
    .join('\n')

plain('Some drawings have words.', () => {
  expect(drawn.filter(slug => read(`${TERMS}/${slug}/image.svg`).includes('data-label=')).length).toBeGreaterThan(5)
})

describe.for(LANGUAGES)('In %s', language => {
  test('the words of a drawing are on its page, large enough on a phone.', async ({ tour }) => {
    const page = await tour(language === 'en' ? '/dns/' : '/es/dns/', { viewport: { width: 390, height: 800 } })
    const resolver = page.locator('.drawing svg [data-label=resolver]')
    expect(await resolver.textContent()).toBe(language === 'en' ? 'Resolver' : 'Resolutor')
    const pixels = await resolver.evaluate((each: SVGGraphicsElement) => (each.getScreenCTM()?.a ?? 0) * 22)
    expect(pixels).toBeGreaterThanOrEqual(11.5)
  })

  test('no words of any drawing leave its canvas or lie over others.', async ({ tour }) => {
    const page = await tour('/dns/')
    await page.setContent(drawingsIn(language))
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('svg')].flatMap(svg => {
        const canvas = svg.getBoundingClientRect()
        const texts = [...svg.querySelectorAll('text')]
          .filter(text => text.textContent !== '')
          .map(text => ({ words: text.textContent, box: text.getBoundingClientRect() }))
        const named = (words: string | null) => `${svg.parentElement?.id}: ${words}`
        const outside = texts.filter(
          ({ box }) =>
            box.left < canvas.left || box.right > canvas.right || box.top < canvas.top || box.bottom > canvas.bottom,
        )
        // Boxes are as high as the font allows; letters need less.
        const over = texts.filter(({ box }, i) =>
          texts
            .slice(i + 1)
            .some(
              ({ box: other }) =>
                box.left < other.right - 1 &&
                other.left < box.right - 1 &&
                box.top + 5 < other.bottom - 5 &&
                other.top + 5 < box.bottom - 5,
            ),
        )
        return [...outside, ...over].map(({ words }) => named(words))
      }),
    )
    expect(faults).toEqual([])
  })
})

/** Paragraphs as HTML and Markdown: links stand where the mentions are, and marks stay balanced around them. */
import { describe, expect, test } from 'vitest'
import { findMentions } from '../../src/text/find-mentions.ts'
import { indexNames } from '../../src/text/name-index.ts'
import { linkedHtml, linkedMarkdown } from '../../src/text/render-linked-paragraphs.ts'
import { pick, random } from '../make.ts'

const index = indexNames(
  ['Cloud', 'Storage', 'Server'].map(name => ({ name, slug: name.toLowerCase(), rank: 3 })),
  'en',
)
const target = (slug: string) => `/${slug}/?a=1&b`
const htmlOf = (text: string): string => linkedHtml([text], findMentions([text], index, ''), target).join('')
const markdownOf = (text: string): string =>
  linkedMarkdown([text], findMentions([text], index, ''), slug => `/${slug}/`).join('')

describe('A paragraph as HTML', () => {
  test('has links, bold and code, with everything else escaped.', () => {
    expect(htmlOf('A <b> & **cloud `storage`** of storage.')).toBe(
      'A &lt;b&gt; &amp; <strong><a href="/cloud/?a=1&amp;b">cloud</a> <code>storage</code></strong> of <a href="/storage/?a=1&amp;b">storage</a>.',
    )
  })

  test('closes bold that ends with the paragraph.', () => {
    expect(htmlOf('A **cloud**')).toBe('A <strong><a href="/cloud/?a=1&amp;b">cloud</a></strong>')
  })
})

describe('A paragraph as Markdown', () => {
  test('keeps its own marks and escapes what else would be one.', () => {
    expect(markdownOf('**cloud** `a*b` 2 * 3_4 [x]')).toBe('**[cloud](/cloud/)** `a*b` 2 \\* 3\\_4 \\[x\\]')
  })
})

test('Each paragraph gets the mentions that stand in it.', () => {
  const texts = ['No name.', 'A cloud.', 'A cloud, a server.']
  expect(linkedMarkdown(texts, findMentions(texts, index, ''), slug => slug)).toEqual([
    'No name.',
    'A [cloud](cloud).',
    'A cloud, a [server](server).',
  ])
})

test('Whatever the text, what readers see is the text without its marks.', () => {
  const next = random(5)
  for (let round = 0; round < 3_000; round++) {
    const text = Array.from({ length: 12 }, () =>
      pick(['cloud', 'storage', 'server', ' ', '**', '`', 'x', '-'], next),
    ).join('')
    const written = htmlOf(text)
    const shown = written.replace(/<[^>]*>/g, '')
    expect(shown.replace(/[*`]/g, '')).toBe(text.replace(/[*`]/g, ''))
    for (const tag of ['strong', 'code', 'a']) {
      expect(written.split(`<${tag}`).length).toBe(written.split(`</${tag}>`).length)
    }
    expect(written).not.toMatch(/<code>[^<]*<a/)
  }
})

/** The site's own pages as HTML and as Markdown. */
import { describe, expect, test } from 'vitest'
import { entries, escapeMarkdown, portableMarkdown, renderPage } from '../../src/text/markdown.ts'

describe('A page', () => {
  test('has the anchors that its headings ask for, and does not show them.', () => {
    expect(renderPage('## Errors {#errors}', '')).toBe('<h2 id="errors">Errors</h2>\n')
    expect(renderPage('### `not_found` (404) {#errors-not_found}', '')).toBe(
      '<h3 id="errors-not_found"><code>not_found</code> (404)</h3>\n',
    )
  })

  test('has no anchor where nobody asks for one.', () => {
    expect(renderPage('## Errors\n\nA {#x}', '')).toBe('<h2>Errors</h2>\n<p>A {#x}</p>\n')
    expect(renderPage('## `{#x}`', '')).toBe('<h2><code>{#x}</code></h2>\n')
  })

  test('shows HTML as text and makes no link that runs code.', () => {
    expect(renderPage('<script>alert(1)</script>', '')).not.toContain('<script')
    expect(renderPage('[a](javascript:alert(1))', '')).not.toContain('href')
  })

  test('has tables.', () => {
    expect(renderPage('|a|\n|-|\n|b|', '')).toContain('<table>')
  })

  test('links below the path of the base address, and leaves other links alone.', () => {
    expect(renderPage('[a](/b/) [c](https://example.org/) [d](#e)', '/base')).toBe(
      '<p><a href="/base/b/">a</a> <a href="https://example.org/">c</a> <a href="#e">d</a></p>\n',
    )
  })
})

test('For readers of Markdown, anchors are gone and links are absolute.', () => {
  expect(portableMarkdown('## Errors {#errors}\n\nSee [a](/b/).\n', 'https://example.org')).toBe(
    '## Errors\n\nSee [a](https://example.org/b/).\n',
  )
})

test('Escaped text is read by Markdown as it was written.', () => {
  const text = 'a*b* _c_ `d` [e](f) <g> \\h ![i] **j**'
  const [paragraph] = entries.parse(escapeMarkdown(text), {}).filter(({ type }) => type === 'inline')
  expect(paragraph?.children?.map(({ content }) => content).join('')).toBe(text)
})

/** The site's own pages as HTML and as Markdown. */
import { describe, expect, test } from 'vitest'
import { escapeMarkdown } from '../../src/text/escape-markdown.ts'
import { html, trusted } from '../../src/text/html.ts'
import { entryParser, portableMarkdown, renderPage } from '../../src/text/markdown-it.ts'

describe('A page', () => {
  test('has the anchors that its headings ask for, and does not show them.', () => {
    expect(renderPage('## Errors {#errors}', '')).toBe('<h2 id="errors">Errors</h2>\n')
    expect(renderPage('### `not_found` (404) {#errors-not_found}', '')).toBe(
      '<h3 id="errors-not_found"><code>not_found</code> (404)</h3>\n',
    )
  })

  test('has no anchor unless one is requested.', () => {
    expect(renderPage('## Errors\n\nA {#x}', '')).toBe('<h2>Errors</h2>\n<p>A {#x}</p>\n')
    expect(renderPage('## `{#x}`', '')).toBe('<h2><code>{#x}</code></h2>\n')
  })

  test('shows HTML as text and makes no link that runs code.', () => {
    expect(renderPage('<script>alert(1)</script>', '')).not.toContain('<script')
    expect(renderPage('[a](javascript:alert(1))', '')).not.toContain('href')
  })

  test('has tables, folded under a line in bold.', () => {
    expect(renderPage('|a|\n|-|\n|b|', '')).toContain('<table>')
    expect(renderPage('|a|\n|-|\n|b|', '')).not.toContain('<details>')
    expect(renderPage('**`Term`**\n\n|a|\n|-|\n|b|\n\nc', '')).toMatch(
      /^<details>\n<summary><strong><code>Term<\/code><\/strong><\/summary>\n<div class="table".*<\/div>\n<\/details>\n<p>c<\/p>\n$/s,
    )
  })

  test('has HTML of ours where a paragraph names it, and nowhere else.', () => {
    const parts = { form: () => trusted('<form></form>') }
    expect(renderPage('a\n\n{{form}}\n\nb', '', { parts })).toBe('<p>a</p>\n<form></form>\n<p>b</p>\n')
    expect(renderPage('{{form}} {{other}}', '', { parts })).toBe('<p>{{form}} {{other}}</p>\n')
    expect(renderPage('{{constructor}}', '', { parts })).toBe('<p>{{constructor}}</p>\n')
    expect(renderPage('```\n{{form}}\n```', '', { parts })).toContain('{{form}}')
    expect(renderPage('{{form}}', '')).toBe('<p>{{form}}</p>\n')
  })

  test('has its blocks of code in the requested form.', () => {
    const code = (text: string, language: string) => html`<b title="${language}">${text}</b>`
    expect(renderPage('```json\n<1>\n```\n\na', '', { code })).toBe('<b title="json">&lt;1&gt;\n</b>\n<p>a</p>\n')
    expect(renderPage('```json\n<1>\n```', '')).toBe('<pre><code class="language-json">&lt;1&gt;\n</code></pre>\n')
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
  const [paragraph] = entryParser.parse(escapeMarkdown(text), {}).filter(({ type }) => type === 'inline')
  expect(paragraph?.children?.map(({ content }) => content).join('')).toBe(text)
})

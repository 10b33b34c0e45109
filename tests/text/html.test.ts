/** Escaping: no text that a file or a request brings may become markup. */
import { describe, expect, test } from 'vitest'
import { escapeHtml, type HtmlValue, html, jsonForScript, trusted } from '../../src/text/html.ts'

const ALL = `&<>"'`

describe('The html tag', () => {
  test('escapes every value, in content and in attributes.', () => {
    expect(html`<p title="${ALL}">${ALL}</p>`.toString()).toBe(
      '<p title="&amp;&lt;&gt;&quot;&#39;">&amp;&lt;&gt;&quot;&#39;</p>',
    )
  })

  test('nests fragments without escaping them twice.', () => {
    expect(html`<p>${html`<b>${'<'}</b>`}</p>`.toString()).toBe('<p><b>&lt;</b></p>')
  })

  test('flattens lists, and writes nothing for what is absent.', () => {
    expect(html`<ul>${['a', [html`<li>`, undefined], null, false, 0, '']}</ul>`.toString()).toBe('<ul>a<li>0</ul>')
  })

  test('is not fooled by an object that only looks like a fragment.', () => {
    const pretender = { toString: () => '<script>', text: '<script>' } as unknown as HtmlValue
    expect(() => html`${pretender}`.toString()).toThrow()
  })

  test('keeps the literals as they stand.', () => {
    expect(html`&nbsp;\u00e9`.toString()).toBe('&nbsp;é')
  })
})

test('Trusted text is written as it is.', () => {
  expect(html`${trusted('<br>')}`.toString()).toBe('<br>')
})

test('Text without special characters is returned unchanged.', () => {
  expect(escapeHtml('Árbol de decisión')).toBe('Árbol de decisión')
  expect(escapeHtml('&amp;')).toBe('&amp;amp;')
})

describe('JSON in a script block', () => {
  test('cannot close the block, open a comment or end a line.', () => {
    const written = jsonForScript({ a: '</script><!--\u2028\u2029' }).toString()
    expect(written).not.toMatch(/[<\u2028\u2029]/)
  })

  test('says the same when it is read.', () => {
    const value = { a: '</script>&"\u2028', b: [1, null, 'ñ'] }
    expect(JSON.parse(jsonForScript(value).toString())).toEqual(value)
  })
})

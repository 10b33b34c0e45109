/** The table of Accept values that clients really send, and the corners of RFC 9110 §12.5.1. */
import { describe, expect, test } from 'vitest'
import { negotiate } from '../../src/edge/negotiate.ts'

const TABLE: readonly (readonly [accept: string, served: string | undefined, who: string])[] = [
  ['text/markdown, text/html, */*', 'markdown', 'an agent that prefers Markdown'],
  ['text/markdown, text/plain;q=0.9, */*;q=0.8', 'markdown', 'an editor'],
  ['text/markdown;charset=utf-8', 'markdown', 'a parameter does not matter'],
  ['*/*;q=0.5, text/markdown', 'markdown', 'a higher weight wins'],
  ['text/html;q=0, */*', 'markdown', 'HTML is refused'],
  ['text/html, text/markdown', 'html', 'a tie goes to the one listed first'],
  ['text/html, text/markdown;q=0.9', 'html', 'a lower weight loses'],
  ['text/markdown;q=0, */*', 'html', 'Markdown is refused'],
  ['text/html;q=0.9, */*', 'html', 'Markdown must be named'],
  ['application/json', undefined, 'neither is acceptable'],
  ['', 'html', 'an empty field'],
  ['*/*', 'html', 'anything'],
  ['text/*', 'html', 'any text'],
  ['text/html;q=0, text/*', 'markdown', 'any text but HTML'],
  ['*/*, text/markdown', 'html', 'a tie with a wildcard listed first'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', 'html', 'a browser'],
  ['TEXT/Markdown', 'markdown', 'types have no case'],
  ['text/markdown;Q=0.5, text/html;q=0.4', 'markdown', 'neither has q'],
  ['text/markdown;q=abc', 'html', 'a malformed weight is passed over'],
  ['text/markdown;q=2, text/html', 'html', 'a weight above one is malformed'],
  ['text/markdown;q=0.0001, text/html;q=0', undefined, 'more than three decimals are malformed'],
  ['text/markdown;title="a, b;c", text/html;q=0.5', 'markdown', 'commas between quotes separate nothing'],
  [',,, text/markdown ,,', 'markdown', 'empty elements are passed over'],
  ['text/html;q=0, text/markdown;q=0', undefined, 'both are refused'],
  ['*/*;q=0', undefined, 'everything is refused'],
  ['/, ;;, text/, */html', 'html', 'nothing but malformed ranges'],
  ['text/markdown;q', 'html', 'a parameter without a value is malformed'],
  ['text/markdown;foo', 'html', 'so is any other without one'],
  ['text/markdown;q =0.5', 'html', 'a space before the equals sign is malformed'],
  ['text/markdown;q= 0.5', 'html', 'a space after it too'],
  ['text/markdown ; q=0.5;', 'markdown', 'spaces around the semicolon are not, nor is an empty parameter'],
  ['text/markdown;title="a \\"b\\" c"', 'markdown', 'a quoted text may have quotes'],
]

describe('Accept', () => {
  test.for(TABLE)('"%s" gets %s: %s.', ([accept, served]) => {
    expect(negotiate(accept)).toBe(served)
  })

  test('absent gets HTML.', () => {
    expect(negotiate(null)).toBe('html')
  })

  test('of more than 2,048 characters is ignored.', () => {
    const long = (length: number) => `text/markdown${','.repeat(length - 'text/markdown'.length)}`
    expect([negotiate(long(2_048)), negotiate(long(2_049))]).toEqual(['markdown', 'html'])
  })
})

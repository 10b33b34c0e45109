/**
 * Texts full of signs that HTML, Markdown, JSON and XML read as their own: readers see them as they were written, and
 * nothing in them becomes an element, a link or a program.
 */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/schema/language.ts'
import { typeset } from '../../src/text/smart-quotes.ts'
import { decoded, firstOf, jsonLdOf, parse, valuesOf, wordsOf } from '../emit/dom.ts'
import { addressesIn, linksIn, rawHtmlIn, wordsOf as wordsOfMarkdown } from '../emit/links.ts'
import { jsonOf, renderTerms, textOf } from '../emit/rendered.ts'
import { makeTerm } from '../make.ts'

const SIGNS = `</script><script>alert("1")</script> & 'two' <!-- x --> *b* _c_ **d** \`e\` [f](https://evil.example/) ![g](h) \\ ]]> {{base}}`
const marked = (name: string): string => `${name} ${SIGNS}`

const text = (language: string) => ({
  title: marked(`title ${language}`),
  tagline: marked(`tagline ${language}`),
  aliases: [marked(`alias ${language}`)],
  explanation: [`First <b>paragraph</b> & "more" \`</code><script>\`.`, 'Second **</p><script>** one.'],
  analogy: marked(`analogy ${language}`),
  keyPoints: [1, 2, 3].map(number => marked(`point ${number} ${language}`)),
  links: [{ label: marked(`label ${language}`), url: 'https://example.org/wiki/Mouse_(computing)?a=1&b="c"' }],
})
const hostile = makeTerm('hostile', { en: text('en'), es: text('es') })
const { files } = renderTerms([hostile, makeTerm('plain')])

describe.each(LANGUAGES)('In %s, a hostile entry', language => {
  const prefix = language === 'en' ? '' : 'es/'
  const own = hostile[language]
  const [link] = own.links
  const page = textOf(files, `${prefix}hostile/index.html`)
  const tree = parse(page)

  test('is shown by its page as it was written.', () => {
    expect(wordsOf(tree, 'h1')).toEqual([own.title])
    expect(firstOf(tree, 'meta[name="description"]', 'content')).toBe(own.tagline)
    const shown = new Set([...wordsOf(tree, 'p'), ...wordsOf(tree, 'li'), ...wordsOf(tree, 'section a')])
    const texts = [own.tagline, own.analogy, ...own.keyPoints].map(words => typeset(words, language))
    const expected = [...texts, ...own.aliases, link?.label ?? '']
    expect(expected.filter(words => !shown.has(words))).toEqual([])
    expect(shown).toContain(`First <b>paragraph</b> & ${language === 'en' ? '“more”' : '"more"'} </code><script>.`)
    expect(valuesOf(tree, 'section li a', 'href')).toContain(link?.url)
  })

  test('adds no element to its page.', () => {
    const scripts = tree.querySelectorAll('script').filter(script => !script.hasAttribute('src'))
    expect(scripts.map(script => script.getAttributeValue('type'))).toEqual([
      'application/ld+json',
      'application/ld+json',
    ])
    expect(valuesOf(tree, 'img', 'src')).toEqual([])
    expect(page).not.toContain('<!--')
    expect(valuesOf(tree, 'a', 'href').filter(address => address.includes('evil'))).toEqual([])
    expect(wordsOf(tree, 'code').filter(words => words === 'e')).toEqual([])
  })

  test('cannot close the block of its JSON-LD, and is whole within.', () => {
    const [term] = jsonLdOf(tree) as readonly [Readonly<Record<string, unknown>>]
    expect(term).toMatchObject({ name: own.title, description: own.tagline, alternateName: own.aliases })
    const [block] = tree.querySelectorAll('script[type="application/ld+json"]')
    expect(block?.textContent).not.toContain('<')
  })

  test('reads in Markdown as it was written.', () => {
    const markdown = textOf(files, `${prefix}hostile/index.md`)
    const words = wordsOfMarkdown(markdown)
    const expected = [own.title, own.tagline, own.analogy, ...own.keyPoints, ...own.aliases, link?.label ?? '']
    expect(expected.filter(each => !words.includes(each))).toEqual([])
    expect(rawHtmlIn(markdown)).toEqual([])
    const addresses = addressesIn(markdown.replaceAll('\\[f\\](https://evil.example/)', ''))
    expect(addresses.filter(address => address.includes('evil'))).toEqual([])
    expect(addresses).toContain(encodeURI(link?.url ?? ''))
  })

  test('reads in the list of topics, the index and llms.txt as it was written.', () => {
    for (const path of ['topics/software/index.html', 'a-z/index.html']) {
      const list = parse(textOf(files, `${prefix}${path}`))
      expect(wordsOf(list, 'main li a')).toContain(own.title)
      if (path.startsWith('topics')) expect(wordsOf(list, 'ul.terms span')).toContain(typeset(own.tagline, language))
      expect(list.querySelectorAll('main script, main img')).toEqual([])
    }
    for (const path of ['topics/software/index.md', 'a-z/index.md', 'llms.txt']) {
      const markdown = textOf(files, `${prefix}${path}`)
      expect(wordsOfMarkdown(markdown)).toContain(`${own.title}: ${own.tagline}`)
      expect(rawHtmlIn(markdown)).toEqual([])
    }
  })

  test('is in the JSON API as it was written.', () => {
    expect(jsonOf(files, 'v1/terms/hostile.json')).toMatchObject({
      [language]: { title: own.title, tagline: own.tagline, analogy: own.analogy, explanation: own.explanation },
    })
  })
})

describe('A text that Markdown would read as something else', () => {
  const written = (en: { readonly title?: string; readonly tagline?: string; readonly aliases?: string[] }): string =>
    wordsOfMarkdown(textOf(renderTerms([makeTerm('term', { en }), makeTerm('other')]).files, 'term/index.md'))

  test.each(['&lt;b&gt; is written &amp;lt;b&amp;gt;', 'A &copy; sign', '&#65; is A'])(
    'is shown as it is when it names a character: %s.',
    words => {
      expect(written({ tagline: words })).toContain(words)
      expect(written({ aliases: [words] })).toContain(words)
      expect(written({ title: words })).toContain(words)
    },
  )

  test.each(['1. first of all', '- a dash', '+ more', '# a sign', '--- a rule'])(
    'is shown as it is when it begins like a list or a heading: %s.',
    words => {
      expect(written({ tagline: words })).toContain(words)
      expect(written({ aliases: [words] })).toContain(words)
    },
  )

  test.each(['Learn C #', 'Hash ##'])('is shown as it is when it ends like a heading: %s.', words => {
    expect(written({ title: words })).toContain(words)
  })
})

test.each(['https://example.org/a)b', 'https://example.org/(a', 'https://example.org/wiki/Mouse_(computing)'])(
  'The address %s is a whole link in Markdown.',
  url => {
    const { files: own } = renderTerms([makeTerm('term', { en: { links: [{ label: 'Page', url }] } })])
    expect(linksIn(textOf(own, 'term/index.md')).map(decodeURIComponent)).toContain(url)
  },
)

test('The decoder of these tests knows every entity that pages write.', () => {
  expect(decoded('&lt;&gt;&amp;&quot;&#39;')).toBe(`<>&"'`)
  expect(() => decoded('&nbsp;')).toThrow()
})

/**
 * Every HTML page of the tiny dictionary as browsers, search engines and screen readers meet it: valid, described in its
 * language, and with no link that leads nowhere, below any base address.
 */
import { describe, expect, test } from 'vitest'
import { errorAnchor } from '../../src/model/web/address.ts'
import { PROBLEM_CODES } from '../../src/schema/api-responses.ts'
import { faultsOf, firstOf, type HtmlElement, jsonLdOf, parse, valuesOf, wordsOf } from './dom.ts'
import { addressOf, leadsSomewhere, ownPath } from './links.ts'
import { textOf, textsOf, tiny } from './rendered.ts'

const ADDRESSES = { 'a domain': 'https://tiny.example', 'a path': 'https://tiny.example/dictionary' }

describe.each(Object.entries(ADDRESSES))('Below %s,', (_, baseUrl) => {
  const { site, files } = tiny({ baseUrl })
  const trees = new Map(textsOf(files, '.html').map(([path, text]) => [path, parse(text)]))
  const pages = [...trees].map(([path, tree]) => ({ path, tree, address: addressOf(site, path) }))

  /** Every address that a page names, absolute. */
  function linksOf(tree: HtmlElement, address: string): readonly string[] {
    const refresh = valuesOf(tree, 'meta[http-equiv="refresh"]', 'content').map(content =>
      content.replace(/^0; url=/, ''),
    )
    const shared = valuesOf(tree, 'meta[property="og:url"], meta[property="og:image"]', 'content')
    const links = ['a', 'link'].flatMap(name => valuesOf(tree, `${name}[href]`, 'href'))
    const sources = ['img', 'script', 'iframe', 'source'].flatMap(name => valuesOf(tree, `${name}[src]`, 'src'))
    return [...refresh, ...shared, ...links, ...sources].map(link => new URL(link, address).href)
  }

  test('every link, image, style sheet, alternate and canonical address of our own is answered by a file.', () => {
    const dead = pages.flatMap(({ path, tree, address }) =>
      linksOf(tree, address)
        .filter(link => !leadsSomewhere(site, files, link))
        .map(link => `${path}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  test('every anchor exists in the page that it points into.', () => {
    const dead = pages.flatMap(({ path, tree, address }) =>
      linksOf(tree, address).flatMap(link => {
        const anchor = new URL(link).hash.slice(1)
        const target = trees.get(ownPath(site, link) ?? '')
        if (anchor === '' || !target) return []
        return valuesOf(target, '[id]', 'id').includes(anchor) ? [] : [`${path}: ${link}`]
      }),
    )
    expect(dead).toEqual([])
  })

  test('every page that may be indexed is reached from the two home pages by links.', () => {
    const open = ['index.html', 'es/index.html']
    const reached = new Set(open)
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const tree = trees.get(path)
      if (!tree) continue
      for (const link of valuesOf(tree, 'a[href]', 'href')) {
        const target = ownPath(site, new URL(link, addressOf(site, path)).href)
        if (target === undefined || reached.has(target)) continue
        reached.add(target)
        open.push(target)
      }
    }
    const isIndexed = (tree: HtmlElement) => firstOf(tree, 'meta[name="robots"]', 'content') !== 'noindex'
    expect(pages.filter(({ path, tree }) => isIndexed(tree) && !reached.has(path)).map(({ path }) => path)).toEqual([])
  })

  test('a page is canonical at its own address, and its two languages name each other.', () => {
    for (const { tree, address } of pages) {
      if (firstOf(tree, 'meta[name="robots"]', 'content') === 'noindex') continue
      expect(valuesOf(tree, 'link[rel="canonical"]', 'href')).toEqual([address])
      const language = firstOf(tree, 'html', 'lang') ?? ''
      const alternate = (name: string, from = tree) =>
        firstOf(from, `link[rel="alternate"][hreflang="${name}"]`, 'href')
      expect(alternate(language)).toBe(address)
      expect(alternate('x-default')).toBe(alternate('en'))
      const twin = trees.get(ownPath(site, alternate(language === 'en' ? 'es' : 'en') ?? '') ?? '')
      expect(twin && alternate(language, twin)).toBe(address)
    }
  })

  test('every page names its Markdown twin, which exists.', () => {
    for (const { path, tree, address } of pages) {
      if (firstOf(tree, 'meta[name="robots"]', 'content') === 'noindex') continue
      expect(firstOf(tree, 'link[rel="alternate"][type="text/markdown"]', 'href')).toBe(`${address}index.md`)
      expect(files.has(path.replace(/html$/, 'md'))).toBe(true)
    }
  })
})

describe('Every page', () => {
  const { files, dictionary, site } = tiny()
  const pages = textsOf(files, '.html').map(([path, text]) => ({ path, text, tree: parse(text) }))

  test('is valid HTML; of lists of topics and levels, of embeds and of redirects, one of each language is.', async () => {
    const kindOf = (path: string) =>
      path
        .replace(/(?<=(?:topics|embed|levels)\/)[a-z0-9-]+/, '*')
        .replace(/(?:basic|intermediate|advanced)/, '*')
        .replace(/(?<=compare\/).*(?:artificial|neural-net-|neural-net\/).*/, 'moved')
    const kinds = new Map(pages.map(page => [kindOf(page.path), page]))
    expect(kinds.size).toBeGreaterThan(60)
    for (const { path, text } of kinds.values()) expect([path, await faultsOf(text)]).toEqual([path, []])
  })

  test('has one first-level heading.', () => {
    expect(pages.filter(({ tree }) => wordsOf(tree, 'h1').length !== 1).map(({ path }) => path)).toEqual([])
  })

  test('is written in the language of its address.', () => {
    for (const { path, tree } of pages)
      expect([path, firstOf(tree, 'html', 'lang')]).toEqual([path, path.startsWith('es/') ? 'es' : 'en'])
  })

  test('that may be indexed has a description, and a title and description of its own.', () => {
    const indexed = pages.filter(({ tree }) => firstOf(tree, 'meta[name="robots"]', 'content') !== 'noindex')
    const said = indexed.map(({ tree }) => [
      wordsOf(tree, 'title')[0],
      firstOf(tree, 'meta[name="description"]', 'content'),
    ])
    expect(said.flat().filter(words => !words)).toEqual([])
    expect(new Set(said.map(words => words.join('\n'))).size).toBe(indexed.length)
    for (const prefix of ['', 'es/']) {
      const titles = indexed
        .filter(({ path }) => path.startsWith('es/') === (prefix === 'es/'))
        .map(({ tree }) => wordsOf(tree, 'title')[0])
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  test('has nothing inline that the content policy would refuse.', () => {
    for (const { path, tree } of pages) {
      const scripts = tree
        .querySelectorAll('script')
        .filter(script => script.getAttributeValue('type') !== 'application/ld+json')
      const inline = [
        ...tree.querySelectorAll('style, [style]'),
        ...scripts.filter(script => !script.hasAttribute('src')),
      ]
      const handlers = tree
        .querySelectorAll('*')
        .flatMap(({ attributes }) => attributes.filter(({ key }) => key.startsWith('on')))
      expect([path, inline.length, handlers.length]).toEqual([path, 0, 0])
    }
  })

  test('loads nothing from another site.', () => {
    for (const { path, tree } of pages) {
      const loaded = [
        ...valuesOf(tree, '[src]', 'src'),
        ...valuesOf(tree, 'link[rel="stylesheet"], link[rel="icon"]', 'href'),
      ]
      expect([path, loaded.filter(address => !/^\/(?!\/)/.test(address))]).toEqual([path, []])
    }
  })

  test('of a term is a DefinedTerm in the DefinedTermSet of the home page.', () => {
    for (const language of ['en', 'es'] as const) {
      const prefix = language === 'en' ? '' : 'es/'
      const [, set] = jsonLdOf(parse(textOf(files, `${prefix}index.html`)))
      expect(set).toMatchObject({ '@type': 'DefinedTermSet', '@id': `${site.base}/${prefix}`, inLanguage: language })
      for (const term of dictionary.terms) {
        const [found, crumbs] = jsonLdOf(parse(textOf(files, `${prefix}${term.slug}/index.html`)))
        expect(found).toMatchObject({
          '@context': 'https://schema.org',
          '@type': 'DefinedTerm',
          name: term[language].title,
          description: term[language].tagline,
          url: `${site.base}/${prefix}${term.slug}/`,
          inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': `${site.base}/${prefix}` },
        })
        expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
      }
    }
  })

  test('of the developers explains every error at its anchor, in both languages.', () => {
    for (const path of ['developers/index.html', 'es/developers/index.html']) {
      const anchors = valuesOf(parse(textOf(files, path)), '[id]', 'id')
      expect(PROBLEM_CODES.map(errorAnchor).filter(anchor => !anchors.includes(anchor))).toEqual([])
    }
  })
})

describe('The validator and the search for links', () => {
  test('find the faults that are planted.', async () => {
    const faults = await faultsOf(
      '<!DOCTYPE html>\n<html lang="en"><head><title>x</title></head><body><img src="a.png"><p id="a"></p><p id="a"></p></body></html>\n',
    )
    expect(faults.join('\n')).toContain('no-dup-id')
    expect(faults.join('\n')).toContain('wcag/h37')
    const { site, files } = tiny()
    expect(leadsSomewhere(site, files, `${site.base}/nothing/`)).toBe(false)
    expect(leadsSomewhere(site, files, `${site.base}/5g/`)).toBe(true)
    expect(leadsSomewhere(site, files, 'https://example.org/')).toBe(true)
  })
})

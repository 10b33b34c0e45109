/**
 * The alphabetical index once it is too long for one page: a page for every letter, found from the index, and the same in
 * HTML, in Markdown and in the sitemap.
 */
import { describe, expect, test } from 'vitest'
import { emitTexts } from '../../src/emit/emitters.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { firstOf, parse, valuesOf, wordsOf } from '../emit/dom.ts'
import { addressOf, leadsSomewhere, ownPath } from '../emit/links.ts'
import { renderAll, renderTerms, textOf, tiny } from '../emit/rendered.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from '../model/make-dictionary.ts'

const { site: whole, files: small } = tiny()
/** This dictionary has neither comparisons nor paths, and no page of downloads, which is made after all others. */
const site = { ...whole, sections: [], downloads: false }

/** Most begin with A in both languages; some with W only in English, with Ñ only in Spanish, and with a digit. */
const terms = Array.from({ length: bounds.indexPage.max + 1 }, (_, i) => makeTerm(`t-${i}`, titles(i)))

function titles(i: number) {
  if (i % 100 === 1) return { en: { title: `Window ${i}` }, es: { title: `Ventana ${i}` } }
  if (i % 100 === 2) return { en: { title: `Yam ${i}` }, es: { title: `Ñame ${i}` } }
  if (i % 100 === 3) return { en: { title: `${i} bits` }, es: { title: `${i} bits` } }
  return { en: { title: `Array ${i}` }, es: { title: `Árbol ${i}` } }
}

const dictionary = makeDictionary(terms)
const all = [...emitTexts(dictionary, site)]
const files = renderAll(all.filter(({ path }) => /(?:^|\/)a-z\//.test(path) || path === 'sitemap.xml'))
const known = new Map([...files, ...all.map(({ path }) => [path, new Uint8Array()] as const)])
const pages = [...files.keys()]
  .filter(path => path.endsWith('.html'))
  .map(path => ({ path, address: addressOf(site, path), tree: parse(textOf(files, path)) }))
const pageAt = (address: string) => pages.find(({ path }) => path === ownPath(site, address))

describe('A long index', () => {
  test('has a page for each letter of its language, digits under one name and Ñ under a plain one.', () => {
    const letters = pages.map(({ path }) => path.replace('/index.html', '')).sort()
    expect(letters).toEqual([
      'a-z',
      'a-z/0-9',
      'a-z/a',
      'a-z/w',
      'a-z/y',
      'es/a-z',
      'es/a-z/0-9',
      'es/a-z/a',
      'es/a-z/enye',
      'es/a-z/v',
    ])
  })

  test('leads to every letter, and every letter to its terms; together they hold every term once.', () => {
    for (const [language, path] of [
      ['en', 'a-z/index.html'],
      ['es', 'es/a-z/index.html'],
    ] as const) {
      const index = pages.find(page => page.path === path)
      const letters = index ? valuesOf(index.tree, 'nav.letters a', 'href') : []
      const listed = letters.flatMap(letter =>
        valuesOf(pageAt(site.base + letter)?.tree ?? parse(''), 'ul.lemmas a', 'href'),
      )
      expect(listed.sort()).toEqual(terms.map(({ slug }) => (language === 'en' ? `/${slug}/` : `/es/${slug}/`)).sort())
    }
  })

  test('has pages with titles of their own and no dead link.', () => {
    expect(new Set(pages.map(({ tree }) => `${firstOf(tree, 'html', 'lang')} ${wordsOf(tree, 'title')[0]}`)).size).toBe(
      pages.length,
    )
    const dead = pages.flatMap(({ address, tree }) =>
      valuesOf(tree, '[href]', 'href').filter(
        link =>
          !/style|icon|fonts|llms|openapi/.test(link) && !leadsSomewhere(site, known, new URL(link, address).href),
      ),
    )
    expect(dead).toEqual([])
  })

  test('names as the page in the other language only one that names it back.', () => {
    const oneSided = pages.flatMap(({ path, address, tree }) =>
      ['en', 'es'].flatMap(language => {
        const alternate = firstOf(tree, `link[hreflang="${language}"]`, 'href')
        const own = firstOf(tree, 'html', 'lang') ?? ''
        const back = alternate && firstOf(pageAt(alternate)?.tree ?? parse(''), `link[hreflang="${own}"]`, 'href')
        return alternate === undefined || back === address ? [] : [`${path} → ${alternate} → ${back}`]
      }),
    )
    expect(oneSided).toEqual([])
  })

  test('says the same of the other language in Markdown as in HTML.', () => {
    for (const { path, tree } of pages) {
      const markdown = textOf(files, path.replace(/html$/, 'md'))
      const other = firstOf(tree, 'a.language', 'hreflang') === 'es' ? 'Español' : 'English'
      const address = site.base + firstOf(tree, 'a.language', 'href')
      expect([path, markdown.split('\n').find(line => line.startsWith(`- ${other}: `))]).toEqual([
        path,
        `- ${other}: ${address}`,
      ])
    }
  })

  test('has in the sitemap the alternates that its pages name.', () => {
    const sitemap = textOf(files, 'sitemap.xml')
    for (const { address, tree } of pages) {
      const named = ['en', 'es'].map(language => firstOf(tree, `link[hreflang="${language}"]`, 'href'))
      const entry = sitemap.split('\n').find(line => line.includes(`<loc>${address}</loc>`)) ?? ''
      const mapped = ['en', 'es'].map(language => new RegExp(`hreflang="${language}" href="([^"]*)"`).exec(entry)?.[1])
      expect([address, mapped]).toEqual([address, named])
    }
  })
})

test('A short index is one page, and each letter a section of it.', () => {
  const tree = parse(textOf(small, 'es/a-z/index.html'))
  expect(valuesOf(tree, 'nav.letters a', 'href')).toEqual([
    '#letter-0-9',
    '#letter-a',
    '#letter-h',
    '#letter-i',
    '#letter-l',
    '#letter-m',
    '#letter-r',
    '#letter-t',
  ])
  expect([...small.keys()].filter(path => /a-z\/./.test(path) && !/a-z\/index\.(?:html|md)$/.test(path))).toEqual([])
})

test('Other names stand in their place among the titles, each with its entry.', () => {
  const found = renderTerms([
    makeTerm('kubernetes', { en: { title: 'Kubernetes', aliases: ['Kube'] } }),
    makeTerm('kiosk', { en: { title: 'Kiosk' } }),
  ])
  const page = parse(textOf(found.files, 'a-z/index.html'))
  expect(wordsOf(page, '.lemmas li')).toEqual(['Kiosk', 'Kube → Kubernetes', 'Kubernetes'])
  expect(textOf(found.files, 'a-z/index.md')).toContain('- Kube → [Kubernetes](')
})

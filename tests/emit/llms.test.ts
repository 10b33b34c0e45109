/**
 * What agents and crawlers read first: llms.txt within its bound however large the dictionary grows, the whole text, the
 * sitemap within its own bound, and robots.txt.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { llms } from '../../src/emit/llms.ts'
import { languageOf } from '../../src/model/web/address.ts'
import { bounds, SUBJECTS } from '../../src/schema/bounds.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from '../model/make-dictionary.ts'
import { addressesIn, linksIn } from './links.ts'
import { type Files, renderAll, textOf, tiny } from './rendered.ts'

const { site, files, dictionary } = tiny()

describe('llms.txt', () => {
  test.each([
    ['en', 'llms.txt', ''],
    ['es', 'es/llms.txt', 'es/'],
  ] as const)(
    'in %s begins with name and description, says how to fetch, and names every term.',
    (language, path, prefix) => {
      const text = textOf(files, path)
      expect(text.startsWith(`# ${site.name}\n\n> ${site.description[language]}\n\n`)).toBe(true)
      const addresses = addressesIn(text)
      for (const file of ['v1/terms.json', 'openapi.json', 'mcp', `${prefix}developers/index.md`])
        expect(addresses).toContain(`${site.base}/${file}`)
      expect(text).toContain('Accept: text/markdown')
      for (const { slug } of dictionary.terms)
        expect(addresses.filter(address => address === `${site.base}/${prefix}${slug}/index.md`)).toHaveLength(1)
      expect(text.length).toBeLessThanOrEqual(bounds.llmsIndex.max)
    },
  )

  test.each([
    ['en', 'llms.txt'],
    ['es', 'es/llms.txt'],
  ] as const)('in %s links to nothing but text that is there, and to every page but the first.', (language, path) => {
    const links = linksIn(textOf(files, path))
    expect(links.filter(link => !files.has(link.slice(site.base.length + 1)))).toEqual([])
    expect(links.filter(link => !/\.(?:md|txt)$/.test(link))).toEqual([])
    const pages = [...files.keys()].filter(
      file =>
        file.endsWith('index.html') && languageOf(`/${file}`) === language && !textOf(files, file).includes('noindex'),
    )
    const home = language === 'en' ? 'index.html' : 'es/index.html'
    const missing = pages.filter(
      file => file !== home && !links.includes(`${site.base}/${file.replace(/html$/, 'md')}`),
    )
    expect(missing).toEqual([])
    expect(pages.length).toBeGreaterThan(20)
  })

  test('names the whole text and the index of the other language.', () => {
    expect(addressesIn(textOf(files, 'llms.txt'))).toEqual(
      expect.arrayContaining([`${site.base}/llms-full.txt`, `${site.base}/es/llms.txt`]),
    )
    expect(addressesIn(textOf(files, 'es/llms.txt'))).toEqual(
      expect.arrayContaining([`${site.base}/es/llms-full.txt`, `${site.base}/llms.txt`]),
    )
  })
})

describe('The whole text', () => {
  test('holds every entry as its Markdown page has it: English and Spanish by turns, or one of them.', () => {
    const entries = (path: string): readonly string[] => textOf(files, path).split('\n---\n\n').slice(1)
    const page = (prefix: string) => dictionary.terms.map(({ slug }) => textOf(files, `${prefix}${slug}/index.md`))
    const [en, es] = [page(''), page('es/')]
    expect(entries('en/llms-full.txt')).toEqual(en)
    expect(entries('es/llms-full.txt')).toEqual(es)
    expect(entries('llms-full.txt')).toEqual(en.flatMap((text, i) => [text, es[i]]))
  })
})

describe('With 2,000 terms,', () => {
  const TERMS = 2_000
  let large: Files
  let slugs: readonly string[] = []
  beforeAll(() => {
    const terms = Array.from({ length: TERMS }, (_, i) => {
      const tagline = `Part number ${i} of a machine that is described in a sentence of the usual length, neither short nor long.`
      const subject = SUBJECTS[i % 4 === 0 ? (i / 4) % 8 : 0] ?? 'ai'
      return makeTerm(`part-${i}`, {
        subjects: [subject],
        en: { title: `Part ${i}`, tagline },
        es: { title: `Pieza ${i}`, tagline },
      })
    })
    slugs = terms.map(({ slug }) => slug)
    const own = makeDictionary(terms)
    large = renderAll(LANGUAGES.flatMap(language => [...llms({ language, dictionary: own, site })]))
  })

  test('no index is longer than 50,000 characters.', () => {
    const indexes = [...large.keys()].filter(path => !path.endsWith('llms-full.txt'))
    const long = indexes.filter(path => textOf(large, path).length > 50_000)
    expect(bounds.llmsIndex.max).toBe(50_000)
    expect(long).toEqual([])
    expect(indexes.length).toBeGreaterThan(2 * SUBJECTS.length)
  })

  test.each(LANGUAGES)('every term is reached from the index in %s, through its topic.', language => {
    const prefix = language === 'en' ? '' : 'es/'
    const parts = addressesIn(textOf(large, `${prefix}llms.txt`)).filter(address => /\/topics\/.*\.txt$/.test(address))
    const reached = parts.flatMap(address => addressesIn(textOf(large, address.slice(site.base.length + 1))))
    expect(new Set(reached)).toEqual(new Set(slugs.map(slug => `${site.base}/${prefix}${slug}/index.md`)))
    expect(reached).toHaveLength(TERMS)
  })

  test('no part of a topic is left without a link from the index.', () => {
    for (const prefix of ['', 'es/']) {
      const linked = addressesIn(textOf(large, `${prefix}llms.txt`)).map(address => address.slice(site.base.length + 1))
      const parts = [...large.keys()].filter(path => path.startsWith(`${prefix}topics/`))
      expect(parts.filter(path => !linked.includes(path))).toEqual([])
    }
  })
})

interface Url {
  readonly loc: string
  readonly lastmod: string | undefined
  readonly alternates: Readonly<Record<string, string>>
}

const urlsOf = (xml: string): readonly Url[] =>
  [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, body = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(body)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(body)?.[1],
    alternates: Object.fromEntries(
      [...body.matchAll(/hreflang="(\w+)" href="(.*?)"/g)].map(([, language, address]) => [language, address]),
    ),
  }))

describe('The sitemap', () => {
  const urls = urlsOf(textOf(files, 'sitemap.xml'))

  test('lists every page that may be indexed, and nothing else.', () => {
    const pages = [...files.keys()].filter(
      path => path.endsWith('index.html') && !textOf(files, path).includes('noindex'),
    )
    expect(urls.map(({ loc }) => loc).sort()).toEqual(
      pages.map(path => `${site.base}/${path.replace(/index\.html$/, '')}`).sort(),
    )
  })

  test('names both languages of every page.', () => {
    for (const { loc, alternates } of urls) {
      expect(Object.keys(alternates)).toEqual(['en', 'es'])
      expect(Object.values(alternates)).toContain(loc)
      const twin = urls.find(url => url.loc === alternates[loc === alternates.en ? 'es' : 'en'])
      expect(twin?.alternates).toEqual(alternates)
    }
  })

  test('says when a term was last changed.', () => {
    for (const { slug, date, updated } of dictionary.terms)
      expect(urls.find(({ loc }) => loc === `${site.base}/${slug}/`)?.lastmod).toBe(updated ?? date)
  })
})

test('robots.txt lets everybody read, search, quote and learn, and names the sitemap.', () => {
  const lines = textOf(files, 'robots.txt').split('\n')
  expect(lines).toEqual([
    '# Everything here may be read, searched, quoted and learned from.',
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${site.base}/sitemap.xml`,
    '',
  ])
})

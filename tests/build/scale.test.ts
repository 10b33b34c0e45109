/**
 * Large dictionaries: nothing is lost, nothing is doubled, and every file that would grow past its bound is divided.
 * How long it takes is measured elsewhere; here no clock is asked.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { type Artifact, contentOf } from '../../src/model/views/artifact.ts'
import { retiredPages } from '../../src/model/web/built-in-redirects.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { type Prepared, prepare } from '../../src/site-build/build-without-output.ts'
import { claimOf, collisions } from '../../src/site-build/path-collisions.ts'
import { writeCorpus } from '../bench/corpus.ts'
import { makeFolder } from '../make-folder.ts'

const GROUND = fileURLToPath(new URL('../fixtures/tiny', import.meta.url))
const BASE = 'https://tiny.example'
const home = makeFolder('scale')

afterAll(() => rmSync(home, { recursive: true, force: true }))

interface Corpus extends Prepared {
  readonly made: ReadonlyMap<string, Artifact>
  text(path: string): string
}

function corpusOf(terms: number): Corpus {
  const content = join(home, `content-${terms}`)
  writeCorpus(content, terms, GROUND)
  const { prepared, diagnostics } = prepare({ content, public: join(home, 'public') })
  if (!prepared) throw new Error(JSON.stringify(diagnostics.slice(0, 3)))
  const artifacts = [...prepared.artifacts()]
  const problems = collisions(artifacts.map(claimOf))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const made = new Map(artifacts.map(artifact => [artifact.path, artifact]))
  return {
    ...prepared,
    made,
    text(path) {
      const artifact = made.get(path)
      if (!artifact) throw new Error(`No artifact has the path ${path}.`)
      return String(contentOf(artifact))
    },
  }
}

/** One with an index on one page, and one whose index is divided. */
const small = corpusOf(300)
const large = corpusOf(1_100)
const both = [
  ['300 terms', small, 300],
  ['1,100 terms', large, 1_100],
] as const

describe.for(both)('A dictionary of %s', ([, { dictionary, made, text }, size]) => {
  const { terms } = dictionary
  const slugs = terms.map(({ slug }) => slug)
  const english = LANGUAGES.map(language => (language === 'en' ? '' : `${language}/`))

  test('has every term once.', () => {
    expect(terms).toHaveLength(size)
    expect(new Set(slugs).size).toBe(size)
  })

  test('has both pages, both Markdown twins and the JSON of every term.', () => {
    const wanted = slugs.flatMap(slug => [
      ...english.flatMap(prefix => [`${prefix}${slug}/index.html`, `${prefix}${slug}/index.md`]),
      `v1/terms/${slug}.json`,
    ])
    expect(wanted.filter(path => !made.has(path))).toEqual([])
  })

  test('gives every term at most four others to read next, none of them itself, none twice.', () => {
    const odd = terms.filter(({ slug }) => {
      const related = dictionary.related(slug)
      const distinct = new Set(related.map(term => term.slug))
      return (
        related.length > bounds.related.max ||
        distinct.size !== related.length ||
        distinct.has(slug) ||
        related.some(term => dictionary.get(term.slug) !== term)
      )
    })
    expect(odd.map(({ slug }) => slug)).toEqual([])
  })

  test('finds the names of other terms in most texts, each once and where it says.', () => {
    let texts = 0
    for (const term of terms) {
      for (const language of LANGUAGES) {
        const mentions = dictionary.mentions(term.slug, language)
        if (mentions.length > 0) texts++
        expect(new Set(mentions.map(({ slug }) => slug)).size).toBe(mentions.length)
        for (const { paragraph, start, end, slug } of mentions) {
          expect(slug).not.toBe(term.slug)
          const named = dictionary.get(slug)
          const found =
            dictionary.whole(term.slug)?.[language].explanation[paragraph]?.slice(start, end).toLowerCase() ?? ''
          const names = LANGUAGES.flatMap(each => [named?.[each].title ?? '', ...(named?.[each].aliases ?? [])])
          expect(
            names.some(name => found.startsWith(name.toLowerCase().slice(0, -1))),
            found,
          ).toBe(true)
        }
      }
    }
    expect(texts).toBeGreaterThan(size)
  })

  /** Pages that only lead on from former addresses. */
  const retired = new Set(LANGUAGES.flatMap(retiredPages).map(([from]) => from))

  test('is whole in its list and in its sitemap.', () => {
    const list = JSON.parse(text('v1/terms.json')) as { count: number; terms: { slug: string }[] }
    expect(list.count).toBe(size)
    expect(list.terms.map(({ slug }) => slug)).toEqual(slugs)
    const listed = [...text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
    const pages = [...made.keys()]
      // Results, saved words and cards for other sites are for people, not for crawlers.
      .filter(path => /(?:^|\/)index\.html$/.test(path) && !/^(?:es\/)?(?:search|saved|embed)\//.test(path))
      .map(path => `/${path.replace(/index\.html$/, '')}`)
      .filter(path => !retired.has(path))
      .map(path => `${BASE}${path}`)
    expect([...listed].sort()).toEqual(pages.sort())
  })

  test('lists every term in its alphabetical index, on one page or on one a letter.', () => {
    for (const [i, language] of LANGUAGES.entries()) {
      const letters = dictionary.letters(language)
      const split = size > bounds.indexPage.max
      const paths = letters.map(({ key }) => `${english[i]}a-z/${key}/index.html`)
      expect(paths.filter(path => made.has(path))).toEqual(split ? paths : [])
      const pages = split ? paths : [`${english[i]}a-z/index.html`]
      const links = pages.flatMap(path =>
        [...text(path).matchAll(/href="\/(?:es\/)?([^"/#]+)\/"/g)].map(([, slug = '']) => slug),
      )
      expect(slugs.filter(slug => !links.includes(slug))).toEqual([])
    }
  })

  test('shows on its home page no more terms than fit, however many there are.', () => {
    const shown = [...text('index.html').matchAll(/href="\/([^"/#]+)\/"/g)].filter(([, slug = '']) =>
      dictionary.get(slug),
    )
    const termOfTheDay = 1
    expect(shown.length).toBeLessThanOrEqual(bounds.featured.max + termOfTheDay)
  })
})

test('Past its bound the sitemap is an index of parts, whole and none too large.', () => {
  const { max } = bounds.sitemap
  const whole = [...small.text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  try {
    Object.assign(bounds.sitemap, { max: 100 })
    const made = new Map([...small.artifacts()].map(artifact => [artifact.path, artifact]))
    const locations = (path: string): readonly string[] => {
      const artifact = made.get(path)
      return [...String(artifact && contentOf(artifact)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
    }
    const parts = locations('sitemap.xml').map(url => locations(url.slice(BASE.length + 1)))
    expect(parts.map(part => part.length).filter(length => length > 100 || length === 0)).toEqual([])
    expect(parts.flat()).toEqual(whole)
  } finally {
    Object.assign(bounds.sitemap, { max })
  }
})

/** The parts of the book and its links; EPUBCheck judges it in `tests/build/epubcheck.test.ts`. */
import { describe, expect, test } from 'vitest'
import { makeTerm } from '../../make.ts'
import { terms as tinyTerms } from '../../model/site.ts'
import { archive, textsIn } from './archives.ts'

describe('The book', () => {
  const files = textsIn(archive('dictionary-en.epub'))
  const read = (path: string): string => files.get(`EPUB/${path}`) ?? ''

  test('has its type first, uncompressed, where reading programs look for it.', () => {
    const bytes = Buffer.from(archive('dictionary-en.epub'))
    expect(bytes.subarray(30, 58).toString('latin1')).toBe('mimetypeapplication/epub+zip')
  })

  test('has each entry once in the order of reading, under its first topic.', () => {
    const spine = [...read('package.opf').matchAll(/<itemref idref="entry-([\w-]+)"/g)].map(([, slug]) => slug)
    expect([...spine].sort()).toEqual(tinyTerms.map(({ slug }) => slug).sort())
    for (const { slug } of tinyTerms) expect(read('nav.xhtml').split(`href="entries/${slug}.xhtml"`)).toHaveLength(2)
  })

  test('links mentions of other entries to their pages.', () => {
    expect(read('entries/decision-tree.xhtml')).toMatch(/<p>.*<a href="[\w-]+\.xhtml">/)
  })

  test('lists every name from A to Z, aliases with the entry they lead to.', () => {
    const index = read('a-z.xhtml')
    for (const { slug, en } of tinyTerms) {
      expect(index).toContain(`href="entries/${slug}.xhtml"`)
      for (const alias of en.aliases) expect(index).toContain(`${alias.replaceAll("'", '&#39;')} → `)
    }
  })

  test('has drawings in colors that need no page around them.', () => {
    const pictures = [...files].filter(([path]) => path.endsWith('.svg'))
    expect(pictures.length).toBeGreaterThan(0)
    for (const [, text] of pictures) expect(text).toContain('fill="#fff"')
  })

  test('has drawings with the words of its language.', () => {
    const tree = makeTerm('tree', { en: { labels: { a: 'Tree' } }, es: { labels: { a: 'Árbol <1>' } } })
    const picture = (name: string) =>
      textsIn(archive(name, [{ ...tree, image: 'image.svg' }])).get('EPUB/images/tree.svg')
    expect(picture('dictionary-en.epub')).toContain('<text data-label="a" x="1" y="2">Tree</text>')
    expect(picture('dictionary-es.epub')).toContain('>Árbol &lt;1&gt;</text>')
  })

  test('has the same bytes in every time zone and on every day.', () => {
    const zone = process.env.TZ
    try {
      const made = ['America/Caracas', 'Pacific/Kiritimati', 'Europe/Madrid'].map(each => {
        process.env.TZ = each
        return Buffer.from(archive('dictionary-es.epub')).toString('base64')
      })
      expect(new Set(made).size).toBe(1)
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })
})

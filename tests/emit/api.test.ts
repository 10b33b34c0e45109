/**
 * The files of the JSON API against the description that is published with them: a client that generates its code from
 * openapi.json must be able to read every byte below /v1/.
 */
import { describe, expect, test } from 'vitest'
import type { Entry, TermList } from '../../src/schema/api-responses.ts'
import { SUBJECTS } from '../../src/schema/bounds.ts'
import { wholeTerms } from '../model/make-dictionary.ts'
import { faultsOf } from './openapi.ts'
import { jsonOf, textOf, tiny } from './rendered.ts'

const { site, files, dictionary } = tiny()

const list = jsonOf(files, 'v1/terms.json') as TermList
const entries = dictionary.terms.map(({ slug }) => jsonOf(files, `v1/terms/${slug}.json`) as Entry)

describe('Below /v1/', () => {
  test('there are the index, the list and one file a term, all valid by the published schemas.', () => {
    const paths = [...files.keys()].filter(path => path.startsWith('v1/')).sort()
    expect(paths).toEqual(
      ['v1/index.json', 'v1/terms.json', ...dictionary.terms.map(({ slug }) => `v1/terms/${slug}.json`)].sort(),
    )
    expect(faultsOf('#/components/schemas/ApiIndex', jsonOf(files, 'v1/index.json'))).toEqual([])
    expect(faultsOf('#/components/schemas/TermList', list)).toEqual([])
    for (const entry of entries) expect(faultsOf('#/components/schemas/Entry', entry)).toEqual([])
  })

  test('the schemas refuse what the specification does not allow.', () => {
    const [entry] = entries
    const refused: readonly object[] = [
      { ...entry, level: 4 },
      { ...entry, level: '1' },
      { ...entry, slug: 'Not A Slug' },
      { ...entry, date: '2026-02-30' },
      { ...entry, subjects: ['cooking'] },
      { ...entry, urls: { en: 'no address' } },
      { ...entry, aliases: undefined },
      { ...entry, en: { ...entry?.en, explanation: ['one'] } },
      { ...entry, en: { ...entry?.en, keyPoints: ['1', '2', '3', '4', '5'] } },
    ]
    for (const value of refused)
      expect(faultsOf('#/components/schemas/Entry', JSON.parse(JSON.stringify(value)))).not.toEqual([])
  })

  test('fields that a later version adds are accepted.', () => {
    expect(
      faultsOf('#/components/schemas/Entry', { ...entries[0], later: true, en: { ...entries[0]?.en, later: [] } }),
    ).toEqual([])
    expect(faultsOf('#/components/schemas/TermList', { ...list, later: {} })).toEqual([])
  })
})

describe('The list', () => {
  test('is sorted by slug, counts its terms and carries the name of the site and the labels of the nine subjects.', () => {
    const slugs = list.terms.map(({ slug }) => slug)
    expect(slugs).toEqual([...slugs].sort())
    expect(list.count).toBe(list.terms.length)
    expect(list.name).toBe('Tiny Dictionary')
    expect(Object.keys(list.subjects ?? {})).toEqual([...SUBJECTS])
    expect(list.subjects?.cloud).toEqual({ en: 'Cloud', es: 'Nube' })
  })

  test('was generated on the newest day of the content, or on the day of SOURCE_DATE_EPOCH.', () => {
    expect(list.generated).toBe('2026-03-01')
    expect(jsonOf(tiny({ sourceDate: '2026-07-28' }).files, 'v1/terms.json')).toMatchObject({ generated: '2026-07-28' })
  })

  test('leads every term with the first paragraph of its explanation, and names its pages in both languages.', () => {
    for (const [i, term] of list.terms.entries()) {
      for (const [language, prefix] of [
        ['en', ''],
        ['es', 'es/'],
      ] as const) {
        expect(term[language].lead).toBe(entries[i]?.[language].explanation[0])
        expect(term[language].url).toBe(`${site.base}/${prefix}${term.slug}/`)
        expect(term[language].markdown).toBe(`${site.base}/${prefix}${term.slug}/index.md`)
        expect(files.has(`${prefix}${term.slug}/index.md`)).toBe(true)
      }
    }
  })

  test('has a term a line, so that a change shows as one.', () => {
    expect(textOf(files, 'v1/terms.json').trim().split('\n')).toHaveLength(list.count + 2)
  })
})

describe('An entry', () => {
  test('keeps the bold and code marks of its texts, and escapes nothing but what JSON must.', () => {
    for (const [i, { en, es }] of entries.entries()) {
      expect(en.explanation).toEqual(wholeTerms(dictionary)[i]?.en.explanation)
      expect(es.explanation).toEqual(wholeTerms(dictionary)[i]?.es.explanation)
    }
    const html = textOf(files, 'v1/terms/html.json')
    expect(html).toContain('A mark such as `<p>` opens a paragraph')
    expect(html).toContain('; **HTML** leaves the looks to other files')
  })

  test('has an image when there is one, with its text alternative in the list; otherwise neither.', () => {
    const illustrated = entries.filter(entry => 'image' in entry)
    expect(illustrated.map(({ slug, image }) => [slug, image])).toEqual([
      ['decision-tree', `${site.base}/images/decision-tree.svg`],
    ])
    expect(files.has('images/decision-tree.svg')).toBe(true)
    const alternatives = list.terms.map(({ slug, image, en, es }) => [
      slug,
      image !== undefined,
      en.imageAlt !== undefined,
      es.imageAlt !== undefined,
    ])
    expect(alternatives).toEqual(list.terms.map(({ slug }) => [slug, ...Array(3).fill(slug === 'decision-tree')]))
  })

  test('keeps the id of its first publication when it is renamed.', () => {
    expect(entries.find(({ slug }) => slug === 'neural-network')?.id).toBe('neural-net')
    expect(files.has('v1/terms/neural-net.json')).toBe(false)
  })
})

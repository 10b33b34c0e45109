/**
 * What is noted while files of the dictionary are made is all that they show: as long as it is the same, they are the
 * same, byte for byte. Each edit changes one field of one term.
 */
import { describe, expect, test } from 'vitest'
import { SHARES } from '../../src/emit/index.ts'
import { composeDictionary, type Dictionary } from '../../src/model/dictionary/dictionary.ts'
import { noteAll, noted, noting, type Read } from '../../src/model/dictionary/noting.ts'
import { oncePer } from '../../src/model/dictionary/once.ts'
import type { Site } from '../../src/model/dictionary/site.ts'
import { type Summary, summaryOf } from '../../src/model/dictionary/summary.ts'
import { contentOf } from '../../src/model/views/artifact.ts'
import {
  digestsOf,
  digestsOfTerm,
  joinFacets,
  joinTermFacets,
  openListDigests,
} from '../../src/publish/store/facet-digests.ts'
import { fingerprinter } from '../../src/publish/store/fingerprint.ts'
import { inBoth } from '../../src/schema/language.ts'
import type { Term, Translation } from '../../src/schema/term.ts'
import { tiny } from '../emit/rendered.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary, wholeTerms } from '../model/make-dictionary.ts'

const { site, dictionary: own } = tiny()
const fingerprintOf = fingerprinter('code')

type Edit = (terms: readonly Term[], place: number) => readonly Term[]
const edit =
  (change: (term: Term) => Partial<Term>): Edit =>
  (terms, place) =>
    terms.map((term, i) => (i === place ? { ...term, ...change(term) } : term))
const translated = (language: 'en' | 'es', change: Partial<Translation>): Edit =>
  edit(term => ({ [language]: { ...term[language], ...change } }))

const EDITS: Readonly<Record<string, Edit>> = {
  'the level': edit(({ level }) => ({ level: level === 1 ? 2 : 1 })),
  'the subjects': edit(() => ({ subjects: ['security', 'data'] })),
  'what is needed before': (terms, place) => edit(() => ({ needs: [terms[0]?.slug ?? ''] }))(terms, place),
  'the date': edit(() => ({ date: '2026-11-01' })),
  'the day of the last change': edit(() => ({ updated: '2026-11-02' })),
  'former slugs': edit(() => ({ formerSlugs: ['what-it-was'] })),
  'the id': edit(() => ({ id: 'another' })),
  'the article': edit(({ es }) => ({ es: { ...es, article: 'la' } }) as Partial<Term>),
  'the order of the slugs': edit(() => ({ slug: 'zzz' })),
  'the terms, of which one is gone': (terms, place) => terms.filter((_, i) => i !== place),
  'the terms, of which one is new': terms => [...terms, makeTerm('brand-new')],
  ...Object.fromEntries(
    (['en', 'es'] as const).flatMap(language => [
      [`the title in "${language}"`, translated(language, { title: 'Éclair new' })],
      [`an alias in "${language}"`, translated(language, { aliases: ['Quite new'] })],
      [`the tagline in "${language}"`, translated(language, { tagline: 'Other words.' })],
      [`a keyword in "${language}"`, translated(language, { keywords: ['found by this', 'once'] })],
      [`the text in "${language}"`, translated(language, { explanation: ['All new.', 'Ends.'] })],
      [`a key point in "${language}"`, translated(language, { keyPoints: ['One.', 'Four.', 'Three.'] })],
    ]),
  ),
}

interface Made {
  /** Of all that was read, as it is in a dictionary, and of lists, if nothing else was read. */
  keysIn(dictionary: Dictionary, shown: Site, item: unknown): readonly (string | undefined)[]
  readonly item: unknown
  readonly keys: readonly (string | undefined)[]
  readonly text: string
}

const digestsIn = oncePer((dictionary: Dictionary) => {
  const terms = dictionary.terms.map(term => digestsOfTerm(summaryOf(term as Term)))
  const bySlug = new Map(dictionary.terms.map(({ slug }, i) => [slug, terms[i] as string]))
  const related = dictionary.terms.map(({ slug }) => dictionary.related(slug).map(other => other.slug))
  const wholes = dictionary.terms.map(({ slug }) => [
    dictionary.whole(slug),
    inBoth(language => dictionary.mentions(slug, language)),
  ])
  const facets = joinFacets(joinTermFacets(terms), [], [JSON.stringify([related, wholes])], dictionary)
  const ofLists = openListDigests(dictionary, slug => bySlug.get(slug) as string)
  return (read: Read) => [digestsOf(read, facets), ofLists(read)] as const
})

function make(terms: readonly Term[], shown: Site): readonly [ReadonlyMap<string, Made>, Dictionary] {
  const whole = makeDictionary(terms, own)
  const views = whole.terms.map(noted)
  const of = ({ slug }: { readonly slug: string }): Summary => views.find(view => view.slug === slug) as Summary
  const dictionary = composeDictionary(
    views,
    {
      whole: whole.whole,
      mentions: whole.mentions,
      related: slug => whole.related(slug).map(of),
    },
    own,
  )
  const made = SHARES.flat().flatMap(family => {
    const listed = noting(() => [...family.emit(dictionary, shown)])
    return listed.value.map(artifact => {
      const { path, item } = artifact
      const { value: text, read } = noting(() => {
        if (item === undefined) noteAll(listed.read)
        return Buffer.from(contentOf(artifact)).toString('latin1')
      })
      const keysIn = (other: Dictionary, site: Site, own: unknown) =>
        digestsIn(other)(read).map(digests => digests && fingerprintOf([family.part(site), [own], digests]))
      return [path, { item, keysIn, keys: keysIn(whole, shown, item), text }] as const
    })
  })
  return [new Map(made), whole]
}

type Result = ReturnType<typeof make>

/** Paths of the files that a build would keep. */
const keptIn = ([before]: Result, [made, dictionary]: Result, shown: Site): readonly string[] =>
  [...made].flatMap(([path, { item }]) => {
    const old = before.get(path)
    const now = old?.keysIn(dictionary, shown, item)
    return old?.keys.some((key, i) => key !== undefined && key === now?.[i]) ? [path] : []
  })

/** Paths of files that differ although a build would keep them. */
const overlooked = (before: Result, after: Result, shown = site): readonly string[] =>
  keptIn(before, after, shown).filter(path => before[0].get(path)?.text !== after[0].get(path)?.text)

/** The words of a number, so that titles begin with all letters and no two are alike. */
const worded = (i: number): string => `${String.fromCharCode(97 + (i % 26))}${i.toString(36)} thing`

const large = Array.from({ length: 1_050 }, (_, i) => {
  const names = (text: string) => ({ title: `${worded(i)} ${text}`, tagline: `${text} `.repeat(90) })
  return makeTerm(`t-${String(i).padStart(4, '0')}`, {
    en: names('in English'),
    es: names('en español'),
    subjects: ['ai'],
  })
})

describe.each([
  ['with its texts searched', wholeTerms(own)],
  ['with a page for each letter', large],
] as const)('In a dictionary %s, no file is overlooked that shows', (_, terms) => {
  const before = make(terms, site)

  test.for(Object.entries(EDITS))('%s.', ([, change]) => {
    expect(overlooked(before, make(change(terms, 2), site))).toEqual([])
  })

  test('the date of the site.', () => {
    const later = { ...site, generated: '2026-12-24' }
    expect(overlooked(before, make(terms, later), later)).toEqual([])
  })

  test('the texts of another page.', () => {
    const pages = site.pages.map(page => ({
      ...page,
      text: { ...page.text, en: { ...page.text.en, title: `New ${page.text.en.title}` } },
    }))
    const edited = { ...site, pages }
    expect(overlooked(before, make(terms, edited), edited)).toEqual([])
  })
})

test('The first term of a dictionary is overlooked by no file.', () => {
  expect(overlooked(make([], site), make([makeTerm('the-first')], site))).toEqual([])
})

test('Files are made of a dictionary that notes as of any other.', () => {
  const [made, whole] = make(wholeTerms(own), site)
  for (const family of SHARES.flat())
    for (const artifact of family.emit(whole, site))
      expect(Buffer.from(contentOf(artifact)).toString('latin1'), artifact.path).toBe(made.get(artifact.path)?.text)
})

test('An edit of a Spanish tagline leaves alone what is English, and lists of other terms.', () => {
  const after = make((EDITS['the tagline in "es"'] as Edit)(large, 2), site)
  const kept = keptIn(make(large, site), after, site)
  const untouched = [
    'topics/ai/index.html',
    'es/topics/aws/index.html',
    'es/a-z/a/index.html',
    'llms.txt',
    'search/en.json',
  ]
  expect(kept).toEqual(expect.arrayContaining([...untouched, 'search/es-names.json', 'robots.txt', '_headers']))
  for (const path of ['search/es.json', 'es/a-z/c/index.html', 'es/topics/ai/index.md'])
    expect(kept).not.toContain(path)
})

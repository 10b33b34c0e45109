/**
 * What files of the dictionary name as their inputs is all that they show: as long as it is the same, they are the same,
 * byte for byte. Each edit changes one field of one term.
 */
import { describe, expect, test } from 'vitest'
import { SHARES } from '../../src/emit/index.ts'
import { contentOf } from '../../src/model/artifact.ts'
import { makeDictionary } from '../../src/model/dictionary.ts'
import type { Site } from '../../src/model/site.ts'
import { fingerprinter } from '../../src/publish/store/fingerprint.ts'
import type { Term, Translation } from '../../src/schema/term.ts'
import { tiny } from '../emit/rendered.ts'
import { makeTerm } from '../make.ts'

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

interface File {
  /** Fingerprint of its inputs. */
  readonly named: string | undefined
  content(): string
}

interface Made {
  readonly key: string
  readonly artifacts: ReadonlyMap<string, File>
}

function make(terms: readonly Term[], shown: Site): ReadonlyMap<string, Made> {
  const dictionary = makeDictionary(terms, own)
  return new Map(
    SHARES.flat().map(family => {
      const artifacts = [...family.emit(dictionary, shown)].map(artifact => {
        const { path, inputs } = artifact
        const named = inputs && fingerprintOf(inputs)
        return [path, { named, content: () => Buffer.from(contentOf(artifact)).toString('latin1') }] as const
      })
      return [family.name, { key: fingerprintOf(family.inputs(dictionary, shown)), artifacts: new Map(artifacts) }]
    }),
  )
}

/** Paths of files that differ although what they name as their inputs is the same. */
function overlooked(before: ReadonlyMap<string, Made>, after: ReadonlyMap<string, Made>): readonly string[] {
  return [...after].flatMap(([name, { key, artifacts }]) => {
    const old = before.get(name)
    const isSame = old?.key === key
    const lost = isSame ? [...(old?.artifacts.keys() ?? [])].filter(path => !artifacts.has(path)) : []
    const changed = [...artifacts].filter(([path, { named, content }]) => {
      const known = old?.artifacts.get(path)
      const isKept = isSame || (named !== undefined && named === known?.named)
      return isKept && known?.content() !== content()
    })
    return [...lost, ...changed.map(([path]) => path)].map(path => `${name}: ${path}`)
  })
}

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
  ['with its texts searched', own.terms],
  ['with a page for each letter', large],
] as const)('In a dictionary %s, no file is overlooked that shows', (_, terms) => {
  const before = make(terms, site)

  test.for(Object.entries(EDITS))('%s.', ([, change]) => {
    expect(overlooked(before, make(change(terms, 2), site))).toEqual([])
  })

  test('the date of the site.', () => {
    expect(overlooked(before, make(terms, { ...site, generated: '2026-12-24' }))).toEqual([])
  })

  test('the texts of another page.', () => {
    const pages = site.pages.map(page => ({
      ...page,
      text: { ...page.text, en: { ...page.text.en, title: `New ${page.text.en.title}` } },
    }))
    expect(overlooked(before, make(terms, { ...site, pages }))).toEqual([])
  })
})

test('An edit of a Spanish tagline leaves the English lists, guides and search alone.', () => {
  const after = make((EDITS['the tagline in "es"'] as Edit)(large, 2), site)
  const before = make(large, site)
  const changed = [...after].filter(([name, { key }]) => before.get(name)?.key !== key).map(([name]) => name)
  expect(changed).not.toContainEqual(expect.stringMatching(/^(?:lists|guides|search).* en$|^crawlers$|^hosts$/))
  expect(changed).toContain('search es')
})

/** What to read next: what editors have chosen, what texts say in both directions, and nothing that is far-fetched. */
import { describe, expect, test } from 'vitest'
import type { Dictionary } from '../../src/model/dictionary/dictionary.ts'
import { bounds, SUBJECTS } from '../../src/schema/bounds.ts'
import { NO_COLLECTIONS } from '../../src/schema/comparisons-and-paths.ts'
import type { Term } from '../../src/schema/term.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { LIBRARY, libraryTerms } from '../library.ts'
import { makeTerm, pick, random, shuffled } from '../make.ts'
import { makeDictionary } from './make-dictionary.ts'

const slugs = (dictionary: Dictionary, slug: string) => dictionary.related(slug).map(other => other.slug)

function expectSound(dictionary: Dictionary): void {
  for (const { slug } of dictionary.terms) {
    const related = slugs(dictionary, slug)
    expect(related.length).toBeLessThanOrEqual(bounds.related.max)
    expect(new Set(related).size).toBe(related.length)
    expect(related).not.toContain(slug)
  }
}

describe('In the fixture dictionary', () => {
  const terms = libraryTerms()
  const { collections } = loadContent(LIBRARY.content)
  const dictionary = makeDictionary(terms, collections)

  test('a term has at most four others, never itself, none twice.', () => {
    expect(bounds.related.max).toBe(4)
    expectSound(dictionary)
  })

  test('terms that editors compare are related to each other.', () => {
    expect(collections.comparisons.length).toBeGreaterThan(0)
    for (const {
      terms: [a, b],
    } of collections.comparisons) {
      expect(slugs(dictionary, a)).toContain(b)
      expect(slugs(dictionary, b)).toContain(a)
    }
  })

  test('words that stand in one entry or in many decide nothing.', () => {
    const withWord = (term: Term): Term => ({ ...term, en: { ...term.en, tagline: `xylophone ${term.en.tagline}` } })
    const inFirst = makeDictionary([withWord(terms[0] as Term), ...terms.slice(1)], collections)
    const inAll = makeDictionary(terms.map(withWord), collections)
    for (const { slug } of terms) {
      expect(slugs(inFirst, slug)).toEqual(slugs(dictionary, slug))
      expect(slugs(inAll, slug)).toEqual(slugs(dictionary, slug))
    }
  })

  test.for([
    ['kubernetes', 'container'],
    ['dns', 'ip-address'],
    ['cpu', 'gpu'],
    ['sql', 'database'],
    ['amazon-s3', 'aws'],
    ['machine-learning', 'artificial-intelligence'],
  ] as const)('%s and %s stand near each other.', ([a, b]) => {
    const near = slugs(dictionary, a).includes(b) || slugs(dictionary, b).includes(a)
    expect(near).toBe(true)
  })

  test('the order in which files are read changes nothing.', () => {
    const other = makeDictionary(shuffled(terms, random(11)), collections)
    for (const { slug } of terms) expect(slugs(other, slug)).toEqual(slugs(dictionary, slug))
  })
})

describe('In a made-up dictionary', () => {
  const naming = (name: string) => ({ explanation: [`It is used with the ${name}.`, 'Yes.'] })
  const fillers = SUBJECTS.map(subject => makeTerm(`only-${subject}`, { subjects: [subject] }))

  test('terms that have nothing in common are not related.', () => {
    const dictionary = makeDictionary(fillers)
    for (const { slug } of fillers) expect(slugs(dictionary, slug)).toEqual([])
  })

  test('one that is named in passing is not related; one that names it back is.', () => {
    const gadget = { title: 'Gadget' }
    const alpha = makeTerm('alpha', { subjects: ['data'], en: { title: 'Alpha', ...naming('gadget') } })
    const oneWay = makeDictionary([...fillers, alpha, makeTerm('gadget', { subjects: ['aws'], en: gadget })])
    expect(slugs(oneWay, 'alpha')).toEqual([])
    const back = makeTerm('gadget', { subjects: ['aws'], en: { ...gadget, ...naming('alpha') } })
    const bothWays = makeDictionary([...fillers, alpha, back])
    expect(slugs(bothWays, 'alpha')).toEqual(['gadget'])
    expect(slugs(bothWays, 'gadget')).toEqual(['alpha'])
  })

  test('one that is needed is related; the other way within a topic, and not from a basic term to an advanced one.', () => {
    const basic = makeTerm('basic', { subjects: ['data'], level: 1 })
    const next = makeTerm('next', { subjects: ['data'], level: 2, needs: ['basic'] })
    const elsewhere = makeTerm('elsewhere', { subjects: ['ai'], level: 1, needs: ['basic'] })
    const advanced = makeTerm('advanced', { subjects: ['data'], level: 3, needs: ['basic'] })
    const dictionary = makeDictionary([...fillers, basic, next, elsewhere, advanced])
    for (const slug of ['next', 'elsewhere', 'advanced']) expect(slugs(dictionary, slug)).toContain('basic')
    expect(slugs(dictionary, 'basic')).toEqual(['next'])
  })

  test('steps of a path that follow each other are related, where they share a topic and one names the other.', () => {
    const alpha = makeTerm('alpha', { subjects: ['data'], en: { title: 'Alpha', ...naming('gadget') } })
    const gadget = makeTerm('gadget', { subjects: ['data'], en: { title: 'Gadget' } })
    const widget = makeTerm('widget', { subjects: ['data'], en: { title: 'Widget', ...naming('zeppelin') } })
    const zeppelin = makeTerm('zeppelin', { subjects: ['ai'], en: { title: 'Zeppelin' } })
    const steps = [alpha, gadget, widget, zeppelin]
    const text = { title: 'Path', description: 'A path.', introduction: [] }
    const path = { slug: 'path', terms: steps.map(({ slug }) => slug), next: [], text: { en: text, es: text } }
    const dictionary = makeDictionary([...fillers, ...steps], { ...NO_COLLECTIONS, paths: [path] })
    expect(steps.map(({ slug }) => slugs(dictionary, slug))).toEqual([['gadget'], ['alpha'], [], []])
    const withoutPath = makeDictionary([...fillers, ...steps])
    expect(steps.map(({ slug }) => slugs(withoutPath, slug))).toEqual([[], [], [], []])
  })

  test('of any shape, the bounds hold and nothing depends on the order.', () => {
    const next = random(23)
    const vocabulary = [
      'server',
      'packet',
      'model',
      'vector',
      'disk',
      'cable',
      'token',
      'cipher',
      'cluster',
      'kernel',
    ] as const
    const sentence = () => Array.from({ length: 6 }, () => pick(vocabulary, next)).join(' ')
    const terms = Array.from({ length: 120 }, (_, i) =>
      makeTerm(`term-${i}`, {
        level: pick([1, 2, 3], next),
        subjects: [pick(SUBJECTS, next)],
        en: {
          title: `${pick(vocabulary, next)} ${i}`,
          tagline: sentence(),
          explanation: [`term-${Math.floor(next() * 120)}`, sentence()],
        },
      }),
    )
    const dictionary = makeDictionary(terms)
    expectSound(dictionary)
    const other = makeDictionary(shuffled(terms, next))
    for (const { slug } of terms) expect(slugs(other, slug)).toEqual(slugs(dictionary, slug))
  })
})

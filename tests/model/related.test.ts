/** What to read next: bounds that always hold, and relations between real texts that any reader would expect. */
import { describe, expect, test } from 'vitest'
import type { Dictionary } from '../../src/model/dictionary/dictionary.ts'
import { bagOf, tellingBags } from '../../src/model/relations/bags.ts'
import { bounds, SUBJECTS } from '../../src/schema/bounds.ts'
import { libraryTerms } from '../library.ts'
import { makeTerm, pick, random, shuffled } from '../make.ts'
import { makeDictionary } from './make-dictionary.ts'

const { min, max } = bounds.related
const slugs = (dictionary: Dictionary, slug: string) => dictionary.related(slug).map(other => other.slug)

/** Holds for every dictionary with more terms than the least number shown. */
function expectSound(dictionary: Dictionary): void {
  for (const { slug } of dictionary.terms) {
    const related = slugs(dictionary, slug)
    expect(related.length).toBeGreaterThanOrEqual(min)
    expect(related.length).toBeLessThanOrEqual(max)
    expect(new Set(related).size).toBe(related.length)
    expect(related).not.toContain(slug)
  }
}

describe('In the fixture dictionary', () => {
  const terms = libraryTerms()
  const dictionary = makeDictionary(terms)

  test('every term has enough others, never itself, none twice.', () => {
    expectSound(dictionary)
  })

  test('words that stand in one entry or in many decide nothing.', () => {
    const [first, ...others] = terms.map(bagOf)
    const telling = tellingBags([first ?? '', ...others])
    expect(tellingBags([`xylophone ${first}`, ...others])).toEqual(telling)
    const everywhere = [first, ...others].map(bag => `xylophone ${bag}`)
    expect(tellingBags(everywhere)).toEqual(telling)
  })

  test.for([
    ['kubernetes', 'container'],
    ['dns', 'ip-address'],
    ['cpu', 'gpu'],
    ['sql', 'database'],
    ['amazon-s3', 'aws'],
    ['machine-learning', 'artificial-intelligence'],
    ['phishing', 'password'],
  ] as const)('%s and %s stand near each other.', ([a, b]) => {
    const near = slugs(dictionary, a).includes(b) || slugs(dictionary, b).includes(a)
    expect(near).toBe(true)
  })

  test('the order in which files are read changes nothing.', () => {
    const other = makeDictionary(shuffled(terms, random(11)))
    for (const { slug } of terms) expect(slugs(other, slug)).toEqual(slugs(dictionary, slug))
  })
})

describe('In a made-up dictionary', () => {
  test('a term that is named comes first.', () => {
    const others = Array.from({ length: 20 }, (_, i) => makeTerm(`other-${i}`, { subjects: ['ai'] }))
    const dictionary = makeDictionary([
      ...others,
      makeTerm('alpha', { subjects: ['data'], en: { title: 'Alpha', explanation: ['It needs a gadget.', 'Yes.'] } }),
      makeTerm('gadget', { subjects: ['aws'], en: { title: 'Gadget' } }),
    ])
    expect(slugs(dictionary, 'alpha')[0]).toBe('gadget')
    expect(slugs(dictionary, 'gadget')[0]).toBe('alpha')
  })

  test('terms that have nothing in common still fill the least number.', () => {
    expectSound(makeDictionary(SUBJECTS.map(subject => makeTerm(`only-${subject}`, { subjects: [subject] }))))
  })

  test('smaller than the least number, all others are shown.', () => {
    const dictionary = makeDictionary([makeTerm('a'), makeTerm('b'), makeTerm('c')])
    expect(slugs(dictionary, 'b')).toHaveLength(2)
    expect(slugs(makeDictionary([makeTerm('a')]), 'a')).toEqual([])
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

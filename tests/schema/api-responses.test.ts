/** The shapes of the JSON API against the specification's tables: fields, which are required, bounds, and what may be added. */
import { describe, expect, test } from 'vitest'
import { apiEntry, apiListedTerm } from '../../src/model/views/api-entry.ts'
import { Entry, LanguageBlock, LocalizedSummary, Problem } from '../../src/schema/api-responses.ts'
import { bounds, LEVELS, SLUG_PATTERN, SUBJECTS } from '../../src/schema/bounds.ts'
import { apiComponents } from '../../src/schema/json-schema.ts'
import type { Term } from '../../src/schema/term.ts'
import { terms, tinySite } from '../model/site.ts'

/** Tables of the specification: fields, with a question mark after those that are not required. */
const FIELDS = {
  TermList: 'name? count generated? subjects? terms',
  Term: 'id slug date level subjects image? en es',
  LocalizedSummary: 'title tagline aliases imageAlt? lead analogy? url markdown',
  Entry: 'id slug date level subjects image? aliases en es urls needs?',
  LanguageBlock: 'title tagline explanation analogy keyPoints links',
  Link: 'label url',
  Problem: 'type title status code detail? instance? resolution? documentation_url?',
} as const

/** What has been added within version 1: always optional, so that a client of the first day is not surprised. */
const ADDED: Readonly<Partial<Record<keyof typeof FIELDS, string>>> = {
  TermList: 'next?',
  Entry: 'updated? markdown? related? confusions? paths?',
  LanguageBlock: 'image? imageAlt? legend? word?',
  Problem: 'suggestions?',
}

const RELATED = terms.slice(0, 2)
const site = tinySite()
const whole = (term: Term) => apiEntry({ term, related: RELATED, confusions: [], paths: [] }, site)
const entries = terms.map(whole)
const [entry] = entries

describe('The shape', () => {
  const components = apiComponents()

  test.for(Object.entries(FIELDS))('%s has the fields %s.', ([name, fields]) => {
    const { properties, required } = components[name as keyof typeof FIELDS] as {
      properties: object
      required: readonly string[]
    }
    expect(
      Object.keys(properties)
        .map(key => (required.includes(key) ? key : `${key}?`))
        .sort(),
    ).toEqual(`${fields} ${ADDED[name as keyof typeof FIELDS] ?? ''}`.trim().split(' ').sort())
  })
})

test('The closed lists and patterns are those of the specification.', () => {
  expect(SUBJECTS).toEqual(['ai', 'aws', 'cloud', 'hardware', 'software', 'data', 'security', 'networks', 'companies'])
  expect(LEVELS).toEqual([1, 2, 3])
  expect(SLUG_PATTERN.source).toBe('^[a-z0-9-]+$')
  expect(bounds.rate).toEqual({ quota: 300, windowSeconds: 60 })
  expect([bounds.explanation, bounds.keyPoints]).toEqual([
    { min: 2, max: 4 },
    { min: 3, max: 4 },
  ])
})

describe('An entry', () => {
  const accepts = (changes: object): boolean => Entry.safeParse({ ...entry, ...changes }).success
  const acceptsBlock = (changes: object): boolean => LanguageBlock.safeParse({ ...entry?.en, ...changes }).success
  const times = (count: number) => Array.from({ length: count }, () => 'x')

  test('has two to four paragraphs and three to four key points.', () => {
    expect([1, 2, 3, 4, 5].filter(count => acceptsBlock({ explanation: times(count) }))).toEqual([2, 3, 4])
    expect([2, 3, 4, 5].filter(count => acceptsBlock({ keyPoints: times(count) }))).toEqual([3, 4])
  })

  test('has a level from one to three, a slug of the pattern and known subjects.', () => {
    expect([0, 1, 2, 3, 4, '1'].filter(level => accepts({ level }))).toEqual([1, 2, 3])
    expect(['a', 'A', 'a_b', ''].filter(slug => accepts({ slug }))).toEqual(['a'])
    expect(accepts({ subjects: ['gardening'] })).toBe(false)
    expect(accepts({ date: '2026-02-30' })).toBe(false)
  })

  test('lists aliases and addresses for the languages that have them.', () => {
    expect([accepts({ aliases: {} }), accepts({ urls: {} }), accepts({ aliases: undefined })]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('may grow: clients pass over fields they do not know.', () => {
    expect(accepts({ later: true })).toBe(true)
  })
})

test('A summary needs neither an illustration nor an analogy.', () => {
  const [item] = terms.map(term => apiListedTerm(term, site).en)
  expect(LocalizedSummary.safeParse({ ...item, analogy: undefined, imageAlt: undefined }).success).toBe(true)
  expect(LocalizedSummary.safeParse({ ...item, lead: undefined }).success).toBe(false)
})

test('A problem may have a code that is not known yet.', () => {
  expect(Problem.safeParse({ type: 'https://example.org/', title: 'x', status: 418, code: 'teapot' }).success).toBe(
    true,
  )
  expect(Problem.safeParse({ type: 'https://example.org/', title: 'x', status: 99, code: 'x' }).success).toBe(false)
})

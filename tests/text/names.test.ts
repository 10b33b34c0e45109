/** Under which names a term may be mentioned. */
import { describe, expect, test } from 'vitest'
import { acronym, namesOf, splitTitle } from '../../src/text/term-names.ts'
import { makeTerm } from '../make.ts'

const titled = (en: string, es: string) => makeTerm('term', { en: { title: en }, es: { title: es } })

test('A title may hold a second name, or a hint, in parentheses at its end.', () => {
  expect(splitTitle('Token (AI)')).toEqual({ bare: 'Token', inner: 'AI' })
  expect(splitTitle('Large language model (LLM)')).toEqual({ bare: 'Large language model', inner: 'LLM' })
  expect(splitTitle('Plain')).toEqual({ bare: 'Plain', inner: undefined })
  expect(splitTitle('f(x) notation')).toEqual({ bare: 'f(x) notation', inner: undefined })
  expect(splitTitle('(x)')).toEqual({ bare: '(x)', inner: undefined })
})

describe('What parentheses hold is a name', () => {
  test.for([
    ['Large language model (LLM)', 'LLM'],
    ['Infrastructure as code (IaC)', 'IaC'],
    ['Continuous integration and delivery (CI/D)', 'CI/D'],
    ['Zero-day vulnerability (ZDV)', 'ZDV'],
  ] as const)('in "%s", where it is the initials.', ([title, short]) => {
    expect(acronym(titled(title, 'Otra cosa'), 'en')).toBe(short)
  })

  test('in Spanish too, when it is the initials of the English title.', () => {
    const term = titled('Large language model (LLM)', 'Modelo de lenguaje grande (LLM)')
    expect(acronym(term, 'es')).toBe('LLM')
  })

  test.for(['Token (AI)', 'Port (network)', 'Python (language)', 'Model'])('but not in "%s".', title => {
    expect(acronym(titled(title, 'Otra cosa'), 'en')).toBeUndefined()
  })
})

test('A term may have common names, phrases in which they mean something else, and proper nouns.', () => {
  const term = makeTerm('thread', { en: { title: 'Thread', aliases: ['Flow'], partOfSpeech: 'proper noun' } })
  expect([...namesOf([{ ...term, common: ['thread', 'thread of gold'] }], 'en')]).toEqual([
    { name: 'Thread', slug: 'thread', rank: 3, isCommon: true, isProper: true },
    { name: 'Flow', slug: 'thread', rank: 1, isProper: true },
    { name: 'thread', slug: '', rank: 0, isCommon: true },
    { name: 'thread of gold', slug: '', rank: 0, isCommon: true },
  ])
})

test('Titles outrank acronyms, and acronyms outrank aliases; each name is given once.', () => {
  const term = makeTerm('llm', { en: { title: 'Large language model (LLM)', aliases: ['LLM', 'language model'] } })
  expect([...namesOf([term], 'en')]).toEqual([
    { name: 'Large language model', slug: 'llm', rank: 3 },
    { name: 'LLM', slug: 'llm', rank: 2 },
    { name: 'language model', slug: 'llm', rank: 1 },
  ])
})

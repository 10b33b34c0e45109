/** The tiny dictionary stands for real ones: this says what it must contain, so that no branch falls out of the golden files. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PLACEHOLDERS } from '../../src/model/views/markdown-placeholders.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import type { Term } from '../../src/schema/term.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { makeDictionary } from '../model/make-dictionary.ts'
import { FIXTURES } from './lay.ts'

const { terms, pages } = loadContent(join(FIXTURES, 'tiny'))
const texts = terms.flatMap(term => [term.en, term.es])
const some = (holds: (term: Term) => boolean): boolean => terms.some(holds)
const counts = (sizes: readonly number[]): readonly number[] => [...new Set(sizes)].sort()

describe('The tiny dictionary has', () => {
  test('all levels, and terms with one subject and with two.', () => {
    expect(counts(terms.map(({ level }) => level))).toEqual([1, 2, 3])
    expect(counts(terms.map(({ subjects }) => subjects.length))).toEqual([1, 2])
  })

  test('explanations of two, three and four paragraphs, and three and four key points.', () => {
    expect(counts(texts.map(({ explanation }) => explanation.length))).toEqual([2, 3, 4])
    expect(counts(texts.map(({ keyPoints }) => keyPoints.length))).toEqual([3, 4])
  })

  test('an illustration, a renamed term, a changed term, and terms without aliases.', () => {
    expect(
      some(({ image, en, es }) => image !== undefined && en.imageAlt !== undefined && es.imageAlt !== undefined),
    ).toBe(true)
    expect(some(({ image }) => image === undefined)).toBe(true)
    expect(some(({ id, slug, formerSlugs }) => formerSlugs.length === 2 && id !== slug)).toBe(true)
    expect(some(({ updated }) => updated !== undefined)).toBe(true)
    expect(counts(texts.map(({ aliases }) => Math.min(aliases.length, 1)))).toEqual([0, 1])
  })

  test('titles that begin with a digit and with an accent, and one with an acronym.', () => {
    expect(some(({ en }) => /^\d/.test(en.title))).toBe(true)
    expect(some(({ es }) => /^[ÁÉÍÓÚÑ]/.test(es.title))).toBe(true)
    expect(some(({ en }) => /\([A-Z]+\)$/.test(en.title))).toBe(true)
  })

  test('every sign that HTML, XML or JSON must escape, outside of code.', () => {
    const prose = texts.flatMap(({ explanation }) => explanation.map(text => text.replace(/`[^`]*`/g, ''))).join('')
    expect([...'&<>"\''].filter(sign => !prose.includes(sign))).toEqual([])
  })

  test('every placeholder of the developers page, in both languages.', () => {
    const developers = pages.find(({ name }) => name === 'developers')
    for (const language of LANGUAGES) {
      const body = developers?.text[language].body ?? ''
      expect(PLACEHOLDERS.filter(name => !body.includes(`{{${name}}}`))).toEqual([])
      const headings = body.split('\n').filter(line => line.startsWith('#'))
      expect(headings.filter(line => !/ \{#[a-z0-9-]+\}$/.test(line))).toEqual([])
    }
  })
})

describe('Mentions in the tiny dictionary', () => {
  const dictionary = makeDictionary(terms)
  const named = (slug: string, language: 'en' | 'es') =>
    dictionary
      .mentions(slug, language)
      .map(({ paragraph, start, end }) => dictionary.get(slug)?.[language].explanation[paragraph]?.slice(start, end))

  test('are singular and plural, capital and small.', () => {
    expect(named('artificial-intelligence', 'en')).toEqual(['Decision trees', 'Neural networks'])
    expect(named('artificial-intelligence', 'es')).toEqual(['árboles de decisión', 'redes neuronales'])
    expect(named('5g', 'es')).toEqual(['tecnología de la información', 'inteligencia artificial'])
  })

  test('pass over a small word that only looks like an acronym, and over code.', () => {
    expect(named('html', 'en')).toEqual(['IT'])
    expect(named('html', 'es')).toEqual(['TI'])
  })
})

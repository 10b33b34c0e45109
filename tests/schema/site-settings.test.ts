/** `site.yaml` and the front matter of pages: what an operator may write. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES, otherLanguage, SECTION_HEADINGS, SECTIONS } from '../../src/schema/language.ts'
import { PageFrontMatter, SiteFile } from '../../src/schema/site-settings.ts'
import { settings } from '../model/site.ts'

const accepts = (changes: object): boolean => SiteFile.safeParse({ ...settings, ...changes }).success

describe('The settings', () => {
  test('need labels in both languages for every subject and level.', () => {
    expect(accepts({})).toBe(true)
    expect(accepts({ subjects: { ...settings?.subjects, ai: { en: 'AI' } } })).toBe(false)
    expect(accepts({ subjects: { ...settings?.subjects, garden: { en: 'Garden', es: 'Jardín' } } })).toBe(false)
    expect(accepts({ levels: { 1: { en: 'a', es: 'a' }, 2: { en: 'b', es: 'b' } } })).toBe(false)
  })

  test.for([
    ['baseUrl', 'https://example.org/dictionary', 'example.org'],
    ['baseUrl', 'http://localhost:8080', 'https://example.org/?a'],
    ['baseUrl', 'https://example.org/', 'https://example.org/#a'],
    ['baseUrl', 'https://example.org/~a', 'https://example.org/$evil'],
    ['baseUrl', 'https://example.org/a-b', 'https://example.org/{a}'],
    ['repository', 'https://example.org/a/b', 'git@example.org:a/b'],
    ['edge', false, 'no'],
    ['name', 'x'.repeat(40), 'x'.repeat(41)],
    ['retirement', { deprecated: '2027-01-01', sunset: '2028-01-01' }, { deprecated: '2027-01-01' }],
  ] as const)('take %s as %j, but not as %j.', ([field, good, bad]) => {
    expect(accepts({ [field]: good })).toBe(true)
    expect(accepts({ [field]: bad })).toBe(false)
  })
})

test('A page has a title and a description, and nothing else.', () => {
  expect(PageFrontMatter.parse({ title: ' About ', description: 'What it is.' })).toEqual({
    title: 'About',
    description: 'What it is.',
  })
  expect(PageFrontMatter.safeParse({ title: 'About' }).success).toBe(false)
  expect(PageFrontMatter.safeParse({ title: 'About', description: 'x', layout: 'wide' }).success).toBe(false)
})

test('Every section has a heading of its own in each language.', () => {
  for (const language of LANGUAGES) {
    expect(otherLanguage(otherLanguage(language))).toBe(language)
    expect(new Set(SECTIONS.map(section => SECTION_HEADINGS[language][section])).size).toBe(SECTIONS.length)
  }
})

/** The table of channels is true: changing a field changes exactly the channels that show it. */
import { describe, expect, test } from 'vitest'
import { whole } from '../../src/edge/mcp/tools/get-term.ts'
import { csv } from '../../src/emit/csv.ts'
import { tbx } from '../../src/emit/tbx.ts'
import { lintEntryOf } from '../../src/lint/entry.ts'
import { type TermPageInput, termPageInput } from '../../src/model/views/term-page-input.ts'
import { apiEntry, apiListedTerm } from '../../src/pages/api-entry.ts'
import { markdownTerm } from '../../src/pages/markdown-term.ts'
import { termPage } from '../../src/pages/term.ts'
import { TERM_FIELDS, TRANSLATION_FIELDS } from '../../src/schema/channels.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import type { Term, Translation } from '../../src/schema/term.ts'
import { makeSearchFile } from '../../src/search/make.ts'
import { fakeTermRepository, settings } from '../edge/mcp/fake.ts'
import { makeTerm } from '../make.ts'
import { makeDictionary } from '../model/make-dictionary.ts'
import { tinySite } from '../model/site.ts'

const own = {
  imageAlt: 'A drawing.',
  legend: ['One.', 'Two.'],
  labels: { a: 'One' },
  pronunciation: 'one',
  ipa: '/one/',
}
const TERM: Term = {
  ...makeTerm('one', { level: 2, updated: '2026-02-02', en: own, es: { ...own, article: 'el' } }),
  image: 'image.svg',
  imageSize: { width: 10, height: 10 },
  drawing: '<path d="M0 0"/><text data-label="a" data-room="90" x="0" y="0"/>',
}
const OTHER = makeTerm('other')

const TERM_CHANGES: { readonly [Field in keyof typeof TERM_FIELDS]: Required<Term>[Field] } = {
  id: 'another',
  slug: 'another',
  date: '2026-01-02',
  updated: '2026-02-03',
  level: 3,
  subjects: ['hardware'],
  needs: ['other'],
  formerSlugs: ['former'],
  common: ['changed'],
  means: ['other'],
  draft: true,
  image: 'image.png',
  imageSize: { width: 20, height: 10 },
  drawing: '<path d="M1 1"/>',
}

const TRANSLATION_CHANGES: { readonly [Field in keyof typeof TRANSLATION_FIELDS]: Required<Translation>[Field] } = {
  title: 'Changed',
  tagline: 'Changed.',
  aliases: ['changed'],
  keywords: ['changed'],
  article: 'la',
  imageAlt: 'Changed.',
  legend: ['Changed.', 'Two.'],
  labels: { a: 'Changed' },
  explanation: ['Changed.', 'Second.'],
  analogy: 'Changed.',
  keyPoints: ['Changed.', 'Two.', 'Three.'],
  partOfSpeech: 'verb',
  plural: 'changed',
  pronunciation: 'changed',
  ipa: '/changed/',
  standsFor: 'en: changed',
  variants: ['changed: ES'],
  example: 'It has **changed**.',
  origin: 'It was changed.',
  senses: ['changed: It was changed.'],
  links: [{ label: 'Changed', url: 'https://example.org/changed' }],
}

const site = tinySite()

/** What the channels show of a term. Drift reads Markdown files and is tested with them. */
const CHANNELS: Readonly<Record<string, (term: Term, input: TermPageInput) => unknown>> = {
  list: term => apiListedTerm(term, site),
  entry: term => apiEntry({ term, related: [], confusions: [], paths: [] }, site),
  tool: term => {
    const context = { repository: fakeTermRepository([term, OTHER]), settings }
    return Promise.all(LANGUAGES.map(language => whole(term.slug, language, context)))
  },
  html: (_, input) => LANGUAGES.map(language => termPage(input, language, site)),
  markdown: (_, input) => LANGUAGES.map(language => markdownTerm(input, language, site)),
  csv: (_, input) => csv.item(input, site),
  tbx: (_, input) => tbx.item(input, site),
  search: term => LANGUAGES.map(language => makeSearchFile({ terms: [term, OTHER], related: () => [] }, language)),
  style: term => LANGUAGES.map(language => lintEntryOf(term, language).passages),
}

async function shownBy(term: Term): Promise<Readonly<Record<string, string>>> {
  // Related terms are shown besides.
  const input = { ...termPageInput(term, makeDictionary([term, OTHER])), related: [] }
  const shown = Object.entries(CHANNELS).map(async ([name, show]) => [name, JSON.stringify(await show(term, input))])
  return Object.fromEntries(await Promise.all(shown))
}

async function channelsOf(changed: Term, original = TERM): Promise<readonly string[]> {
  const [before, after] = await Promise.all([shownBy(original), shownBy(changed)])
  return Object.keys(CHANNELS).filter(channel => before[channel] !== after[channel])
}

const tested = (channels: readonly string[]): readonly string[] =>
  Object.keys(CHANNELS).filter(channel => channels.includes(channel))

describe('Each shared field is shown where the table says', () => {
  test.each(Object.entries(TERM_FIELDS))('%s', async (field, channels) => {
    const { drawing: _1, ...withoutDrawing } = TERM
    const { updated: _2, ...withoutUpdate } = TERM
    // A drawing within the page scales, other pictures have a size; a page names the day of the last change alone.
    const original = { imageSize: withoutDrawing, date: withoutUpdate }[field] ?? TERM
    const change = { [field]: TERM_CHANGES[field as keyof typeof TERM_FIELDS] }
    expect(await channelsOf({ ...original, ...change }, original)).toEqual(tested(channels))
  })
})

describe('Each field of a language is shown where the table says', () => {
  test.each(Object.entries(TRANSLATION_FIELDS))('%s', async (field, channels) => {
    const change = { [field]: TRANSLATION_CHANGES[field as keyof typeof TRANSLATION_FIELDS] }
    const changed = { ...TERM, en: { ...TERM.en, ...change }, es: { ...TERM.es, ...change } }
    expect(await channelsOf(changed)).toEqual(tested(channels))
  })
})

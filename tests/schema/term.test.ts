/** What may stand in the files of a term, at and beyond each bound. */
import { describe, expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { WebAddress } from '../../src/schema/field-types.ts'
import { ARTICLES, Body, FRONT_MATTER, FrontMatter, TermFile } from '../../src/schema/term.ts'

const facts = { id: 'alpha', date: '2026-01-01', level: 1, subjects: ['ai'] }
const front = { title: 'Alpha', tagline: 'A letter.' }
const body = {
  explanation: ['1', '2'],
  analogy: 'a',
  keyPoints: ['1', '2', '3'],
  links: [{ label: 'a', url: 'https://example.org/' }],
}
const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success
const times = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `item-${i}`)

describe('term.yaml', () => {
  test.for([
    ['level', [1, 2, 3], [0, 4, 1.5, '1', null]],
    [
      'date',
      ['2026-01-01', '2024-02-29', '0001-01-01'],
      ['2026-02-30', '2025-02-29', '2026-1-1', '2026-01-01T00:00:00Z', 20260101],
    ],
    [
      'id',
      ['a', '5g', 'a-b', 'a'.repeat(bounds.slug.max)],
      ['', 'A', 'a b', 'a_b', 'ñ', 'a/b', '../a', 'a\n', 'a'.repeat(bounds.slug.max + 1)],
    ],
    ['subjects', [['ai'], ['ai', 'data']], [[], ['ai', 'ai'], ['gardening'], 'ai']],
    ['needs', [undefined, [], times(bounds.needs.max)], [['a', 'a'], ['A'], times(bounds.needs.max + 1)]],
    ['updated', [undefined, '2026-01-02'], [null, 'soon']],
    [
      'formerSlugs',
      [undefined, [], times(bounds.formerSlugs.max)],
      [['a', 'a'], ['A'], times(bounds.formerSlugs.max + 1)],
    ],
  ] as const)('holds a %s within its bounds.', ([field, good, bad]) => {
    expect(good.filter(value => !accepts(TermFile, { ...facts, [field]: value }))).toEqual([])
    expect(bad.filter(value => accepts(TermFile, { ...facts, [field]: value }))).toEqual([])
  })

  test('holds nothing else.', () => {
    expect(accepts(TermFile, { ...facts, author: 'x' })).toBe(false)
    expect(TermFile.parse(facts)).toEqual({ ...facts, needs: [], formerSlugs: [] })
  })
})

describe('Front matter', () => {
  const text = (max: number) =>
    [
      ['x', 'x'.repeat(max), ` ${'x'.repeat(max)} `],
      ['', '   ', 'x'.repeat(max + 1), 'a\nb', 'a\rb', 5],
    ] as const

  test.for([
    ['title', ...text(bounds.title.max)],
    ['tagline', ...text(bounds.tagline.max)],
    ['imageAlt', ...text(bounds.imageAlt.max)],
    [
      'aliases',
      [undefined, [], times(bounds.aliases.max), ['x'.repeat(bounds.alias.max)]],
      [null, 'x', [''], times(bounds.aliases.max + 1), ['x'.repeat(bounds.alias.max + 1)]],
    ],
    [
      'keywords',
      [undefined, [], times(bounds.keywords.max), ['x'.repeat(bounds.keyword.max)]],
      [null, 'x', [''], times(bounds.keywords.max + 1), ['x'.repeat(bounds.keyword.max + 1)]],
    ],
    ['partOfSpeech', [undefined, 'noun', 'proper noun', 'verb', 'adjective'], ['', 'adverb', null, ['noun']]],
    ['plural', ['–', 'data centers', 'las API', 'x'.repeat(bounds.word.plural)], text(bounds.word.plural)[1]],
    ['pronunciation', ['dee-en-ESS', 'KASH or CASH'], text(bounds.word.pronunciation)[1]],
    ['ipa', ['/ˌdiː ɛn ˈɛs/', '/ˈdeɪtə/ or /ˈdætə/'], ['kæʃ', '/a/ o /b/', '/a/, /b/', '//', '/ a/']],
    [
      'standsFor',
      ['en: Domain Name System', 'la: et cetera'],
      ['Domain Name System', 'en:x', 'English: x', 'en: **x**', `en: ${'x'.repeat(bounds.word.standsFor)}`],
    ],
    [
      'variants',
      [undefined, ['ordenador: ES'], ['computador: CL, CO', 'lift: GB', 'celular: 419']],
      [[], 'ordenador: ES', ['ordenador'], ['ordenador: es'], ['ordenador: XX'], ['a: ES', 'a: ES'], ['a: ES,MX']],
    ],
    [
      'example',
      ['The **DNS** is down.', 'The **DNS** is down; ask the **DNS**.'],
      [
        'The DNS is down.',
        'The **DNS is down.',
        'The *DNS* is down.',
        'The ** DNS** is down.',
        'a ****',
        'a **b** *c*',
      ],
    ],
    ['origin', ['Named after a town.'], text(bounds.word.origin)[1]],
    [
      'senses',
      [undefined, ['music: A run of notes.'], ['a: B.', 'c: D: e.', `${'x'.repeat(bounds.word.senseLabel)}: Y.`]],
      [
        ...[[], 'music: A run of notes.', ['A run of notes.'], ['music:A run.'], [': A run.'], [' : A run.']],
        ...[['music: A **run**.'], ['a: B.', 'a: B.'], ['a: B.', 'c: D.', 'e: F.', 'g: H.']],
        ...[[`${'x'.repeat(bounds.word.senseLabel + 1)}: Y.`], [`a: ${'x'.repeat(bounds.word.sense)}`]],
      ],
    ],
  ] as const)('holds %s within its bounds.', ([field, good, bad]) => {
    expect(good.filter(value => !accepts(FrontMatter, { ...front, [field]: value }))).toEqual([])
    expect(bad.filter(value => accepts(FrontMatter, { ...front, [field]: value }))).toEqual([])
  })

  test('has an article in Spanish only.', () => {
    expect(ARTICLES.filter(article => !accepts(FRONT_MATTER.es, { ...front, article }))).toEqual([])
    expect(['lo', 'El', '', null].filter(article => accepts(FRONT_MATTER.es, { ...front, article }))).toEqual([])
    expect(accepts(FRONT_MATTER.en, { ...front, article: 'el' })).toBe(false)
  })

  test('joins Spanish transcriptions by an "o".', () => {
    const said = ['/uaiˈfai/', '/ˈuifi/ o /uaiˈfai/', '/ˈuifi/ or /uaiˈfai/']
    expect(said.map(ipa => accepts(FRONT_MATTER.es, { ...front, ipa }))).toEqual([true, true, false])
  })

  test('loses the white space around its texts.', () => {
    expect(FrontMatter.parse({ title: ' Alpha ', tagline: 'A letter.\n', aliases: [' a'] })).toEqual({
      title: 'Alpha',
      tagline: 'A letter.',
      aliases: ['a'],
      keywords: [],
    })
  })

  test.for(['\u0000', '\u0007', '\u001b'])('refuses the control character %j, which no feed may carry.', character => {
    expect(accepts(FrontMatter, { ...front, title: `a${character}b` })).toBe(false)
  })
})

describe('A body', () => {
  test.for([
    ['explanation', bounds.explanation],
    ['keyPoints', bounds.keyPoints],
  ] as const)('has %s within the bounds of the specification.', ([part, { min, max }]) => {
    const counts = [0, 1, 2, 3, 4, 5].filter(count => accepts(Body, { ...body, [part]: times(count) }))
    expect([counts.at(0), counts.at(-1), counts.length]).toEqual([min, max, max - min + 1])
  })

  test('has links, each with a label and an address, and none of its texts is empty.', () => {
    const link = body.links[0]
    expect(accepts(Body, { ...body, links: [] })).toBe(false)
    expect(accepts(Body, { ...body, links: Array.from({ length: bounds.links.max }, () => link) })).toBe(true)
    expect(accepts(Body, { ...body, links: Array.from({ length: bounds.links.max + 1 }, () => link) })).toBe(false)
    expect(accepts(Body, { ...body, links: [{ label: '', url: 'https://example.org/' }] })).toBe(false)
    expect(accepts(Body, { ...body, analogy: '' })).toBe(false)
    expect(accepts(Body, { ...body, keyPoints: ['a', '', 'c'] })).toBe(false)
  })
})

describe('A web address', () => {
  test.for([
    'https://example.org',
    'http://example.org/a?b=c#d',
    'HTTPS://EXAMPLE.ORG/',
    'https://example.org:8443/',
    'https://[::1]/',
    'https://example.org/%C3%A1',
    'https://example.org/á',
  ])('may be %s', address => {
    expect(accepts(WebAddress, address)).toBe(true)
  })

  test.for([
    '',
    'example.org',
    '//example.org',
    '/a',
    'ftp://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.org',
    'https://',
    'https:///a',
    'https://a b.org',
    'https://example.org/a b',
    'https://example.org/\u0000',
    'https://user:secret@example.org/',
    'https://@example.org/x\n',
    ' https://example.org',
    'https://exa%mple.org',
  ])('may not be %j', address => {
    expect(accepts(WebAddress, address)).toBe(false)
  })
})

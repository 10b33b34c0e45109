/** Entries in boxes and back: nothing changes but what was changed. */
import { describe, expect, test } from 'vitest'
import { type EntryDraft, emptyDraft, type TextDraft } from '../../src/editorial/entry-draft.ts'
import { draftOf, filesOf } from '../../src/editorial/entry-files.ts'
import { boxAt } from '../../src/entry-form/field-of-line.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { LIBRARY } from '../library.ts'
import { entriesIn } from './entries.ts'

const TODAY = '2026-11-24'
const entries = entriesIn(LIBRARY.content)
const dns = entries.get('dns') ?? {}

/** The lines of one text that another lacks. */
const added = (before = '', after = ''): readonly string[] =>
  after.split('\n').filter(line => !before.split('\n').includes(line))

const withText = (draft: EntryDraft, language: 'en' | 'es', change: Partial<TextDraft>): EntryDraft => ({
  ...draft,
  text: { ...draft.text, [language]: { ...draft.text[language], ...change } },
})

describe('An entry that was opened', () => {
  test.for([...entries])('%s is written byte for byte as it was, if nothing has changed.', ([slug, files]) => {
    expect(filesOf(draftOf(slug, files), files, TODAY)).toEqual(files)
  })

  test('is written anew with the same values in all boxes.', () => {
    for (const [slug, files] of entries) {
      const draft = draftOf(slug, files)
      expect(draftOf(slug, filesOf(draft, {}, TODAY))).toEqual(draft)
    }
  })

  test('changes in the line of the box that was changed.', () => {
    const draft = draftOf('dns', dns)
    const { lines } = draft.text.en
    const written = filesOf(
      withText(draft, 'en', { lines: { ...lines, tagline: 'A directory: "names" to #numbers.' } }),
      dns,
      TODAY,
    )
    expect(added(dns['en.md'], written['en.md'])).toEqual([`tagline: 'A directory: "names" to #numbers.'`])
    expect(added(written['en.md'], dns['en.md'])).toHaveLength(1)
    expect([written['es.md'], written['term.yaml']]).toEqual([dns['es.md'], dns['term.yaml']])
  })

  test('keeps the lines of other parts where a paragraph, a point or a link is changed.', () => {
    const draft = draftOf('dns', dns)
    const { explanation, keyPoints, links } = draft.text.es
    const written = filesOf(
      withText(draft, 'es', {
        explanation: [...explanation, 'Uno\nmás.'],
        keyPoints: keyPoints.with(0, 'Otro punto.'),
        links: links.with(0, { label: 'Otra página', url: 'https://example.org/' }),
      }),
      dns,
      TODAY,
    )
    expect(added(dns['es.md'], written['es.md'])).toEqual([
      'Uno más.',
      '- Otro punto.',
      '- [Otra página](https://example.org/)',
    ])
  })

  test('keeps comments and fields that have no box.', () => {
    const files = {
      ...dns,
      'term.yaml':
        '# note\nid: old\ndate: 2026-01-01 # first\nlevel: 2\nsubjects:\n  - networks\n  # below\nformerSlugs: [old]\n',
    }
    const draft = { ...draftOf('dns', files), level: '3', needs: ['server'], isNewMeaning: true }
    expect(filesOf(draft, files, TODAY)['term.yaml']).toBe(
      '# note\nid: old\ndate: 2026-01-01 # first\nupdated: 2026-11-24\nlevel: 3\nsubjects:\n  - networks\n  # below\nneeds: [server]\nformerSlugs: [old]\n',
    )
  })

  test('loses a field whose box was emptied, and is published when it is no draft.', () => {
    const files = { ...dns, 'term.yaml': `${dns['term.yaml']}draft: true\n` }
    const draft = draftOf('dns', files)
    const { lines } = draft.text.en
    const written = filesOf(
      { ...withText(draft, 'en', { lines: { ...lines, origin: '' } }), isDraft: false },
      files,
      TODAY,
    )
    expect(written['en.md']).not.toMatch(/^origin/m)
    expect(written['term.yaml']).toBe(dns['term.yaml'])
  })
})

describe('A new entry', () => {
  test('has three files, in the order of all entries.', () => {
    const draft = withText({ ...emptyDraft('smart-tv'), level: '1', subjects: ['hardware'] }, 'en', {
      lines: { ...emptyDraft().text.en.lines, title: 'Smart TV', tagline: 'Television: with apps.' },
      lists: { ...emptyDraft().text.en.lists, aliases: ['connected TV'] },
      explanation: ['One.', '', 'Two.'],
      analogy: 'Like a phone.',
      keyPoints: ['First.'],
      links: [{ label: 'Page', url: 'https://example.org/' }],
    })
    expect(filesOf(draft, {}, TODAY)).toEqual({
      'term.yaml':
        '# yaml-language-server: $schema=../../../src/schema/generated/term.schema.json\nid: smart-tv\ndate: 2026-11-24\nlevel: 1\nsubjects: [hardware]\ndraft: true\n',
      'en.md':
        '---\ntitle: Smart TV\ntagline: "Television: with apps."\naliases: [connected TV]\nkeywords: []\n---\n\nOne.\n\nTwo.\n\n## Analogy\n\nLike a phone.\n\n## Key points\n\n- First.\n\n## Further reading\n\n- [Page](https://example.org/)\n',
    })
  })

  test('has both texts if it is not a draft, so that what is missing is said of its box.', () => {
    const files = filesOf({ ...emptyDraft('x'), isDraft: false }, {}, TODAY)
    expect(Object.keys(files)).toEqual(['term.yaml', 'en.md', 'es.md'])
    expect(files['es.md']).toContain('## Analogía')
  })
})

test('The line of each box leads back to the box.', () => {
  const draft = draftOf('cpu', entries.get('cpu') ?? {})
  for (const language of LANGUAGES) {
    const { lines, explanation, keyPoints, links } = draft.text[language]
    const marked: readonly (readonly [box: string, change: Partial<TextDraft>])[] = [
      ...(['title', 'tagline', 'plural', 'example', 'origin'] as const).map(
        field => [field, { lines: { ...lines, [field]: 'MARK' } }] as const,
      ),
      ...explanation.map((_, i) => [`explanation.${i}`, { explanation: explanation.with(i, 'MARK') }] as const),
      ['explanation.5', { explanation: [...explanation, '', 'MARK'].toSpliced(1, 0, '') }],
      ['analogy', { analogy: 'MARK' }],
      ...keyPoints.map((_, i) => [`keyPoints.${i}`, { keyPoints: keyPoints.with(i, 'MARK') }] as const),
      ...links.map((_, i) => [`links.${i}`, { links: links.with(i, { label: 'MARK', url: 'https://a.b/' }) }] as const),
    ]
    for (const [box, change] of marked) {
      const changed = withText(draft, language, change)
      const text = filesOf(changed, {}, TODAY)[`${language}.md`] ?? ''
      const line = text.split('\n').findIndex(each => each.includes('MARK')) + 1
      const own = box === 'explanation.5' ? `explanation.${explanation.length + 2}` : box
      expect(boxAt(`${language}.md`, text, line, changed)).toBe(`${language}.${own}`)
    }
  }
  const facts = filesOf(draft, {}, TODAY)['term.yaml'] ?? ''
  const boxes = facts.split('\n').map((_, i) => boxAt('term.yaml', facts, i + 1, draft))
  expect(boxes.slice(0, 5)).toEqual(['slug', 'slug', 'slug', 'level', 'subjects'])
  expect(boxAt('es.md', undefined, 1, draft)).toBe('es.title')
})

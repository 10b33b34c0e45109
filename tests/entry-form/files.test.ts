/** What is written in the boxes stands in the files, and each line of them leads back to its box. */
import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, type EntryDraft, type TextDraft } from '../../src/entry-form/draft-fields.ts'
import { filesOf } from '../../src/entry-form/draft-to-files.ts'
import { boxAt } from '../../src/entry-form/field-of-line.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { LIBRARY, libraryTerms } from '../library.ts'
import { draftOf } from './entries.ts'

const TODAY = '2026-11-24'

const withText = (draft: EntryDraft, language: 'en' | 'es', change: Partial<TextDraft>): EntryDraft => ({
  ...draft,
  text: { ...draft.text, [language]: { ...draft.text[language], ...change } },
})

describe('A new entry', () => {
  test('has three files, in the order of all entries.', () => {
    const draft = withText({ ...EMPTY_DRAFT, slug: 'smart-tv', level: '1', subjects: ['hardware'] }, 'en', {
      lines: { ...EMPTY_DRAFT.text.en.lines, title: 'Smart TV ', tagline: 'Television: "with" #apps.', plural: 'TVs' },
      lists: { ...EMPTY_DRAFT.text.en.lists, aliases: ['connected TV'] },
      explanation: ['One\nmore.', '', 'Two.'],
      analogy: 'Like a phone.',
      keyPoints: ['First.', ' '],
      links: [
        { label: 'Page', url: 'https://example.org/' },
        { label: '', url: '' },
        { label: 'Other', url: '' },
      ],
    })
    expect(filesOf(draft, TODAY)).toEqual({
      'term.yaml':
        '# yaml-language-server: $schema=../../../src/schema/generated/term.schema.json\nid: smart-tv\ndate: 2026-11-24\nlevel: 1\nsubjects: [hardware]\ndraft: true\n',
      'en.md':
        '---\ntitle: Smart TV\ntagline: \'Television: "with" #apps.\'\naliases: [connected TV]\nkeywords: []\nplural: TVs\n---\n\nOne more.\n\nTwo.\n\n## Analogy\n\nLike a phone.\n\n## Key points\n\n- First.\n\n## Further reading\n\n- [Page](https://example.org/)\n- Other\n',
    })
  })

  test('has both texts if it is not a draft, so that what is missing is said of its box.', () => {
    const files = filesOf({ ...EMPTY_DRAFT, slug: 'x', isDraft: false }, TODAY)
    expect(Object.keys(files)).toEqual(['term.yaml', 'en.md', 'es.md'])
    expect(files['es.md']).toContain('## Analogía')
  })
})

test('The line of each box leads back to the box.', () => {
  const cpu = libraryTerms().find(({ slug }) => slug === 'cpu')
  if (!cpu) throw new Error('There is no entry "cpu".')
  const draft = draftOf(cpu, LIBRARY.content)
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
      const text = filesOf(changed, TODAY)[`${language}.md`] ?? ''
      const line = text.split('\n').findIndex(each => each.includes('MARK')) + 1
      const own = box === 'explanation.5' ? `explanation.${explanation.length + 2}` : box
      expect(boxAt(`${language}.md`, text, line, changed)).toBe(`${language}.${own}`)
    }
  }
  const facts = filesOf(draft, TODAY)['term.yaml'] ?? ''
  const boxes = facts.split('\n').map((_, i) => boxAt('term.yaml', facts, i + 1, draft))
  expect(boxes.slice(0, 5)).toEqual(['slug', 'slug', 'slug', 'level', 'subjects'])
  expect(boxAt('es.md', undefined, 1, draft)).toBe('es.title')
})

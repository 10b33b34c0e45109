/** A new term satisfies every rule from its first moment; only its unwritten texts are pointed out. */
import { describe, expect, test } from 'vitest'
import { termTemplate } from '../../src/editorial/templates.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { hasTemplateText } from '../../src/source/term/field-text-rules.ts'
import { withContent, write } from '../source/lay.ts'

test.for([
  'beta',
  'two-words',
  '5g',
  'a',
  '2026',
  '1e5',
  '0x1f',
  '2026-01-01',
  'true',
  'false',
  'null',
  'yes',
  'x'.repeat(bounds.slug.max),
])('A new term "%s" is valid, with one warning for each text to be written.', slug => {
  withContent(undefined, content => {
    for (const [name, text] of Object.entries(termTemplate(slug, '2026-11-21')))
      write(content, `terms/${slug}/${name}`, text)
    const { terms, diagnostics } = loadContent(content)
    expect(diagnostics.map(({ file, code, severity }) => `${file} ${code} ${severity}`)).toEqual([
      `content/terms/${slug}/en.md template-text warning`,
      `content/terms/${slug}/es.md template-text warning`,
      `content/terms/${slug}/term.yaml template-text warning`,
    ])
    expect(terms.find(term => term.slug === slug)).toMatchObject({
      id: slug,
      date: '2026-11-21',
      level: 1,
      draft: true,
    })
  })
})

describe('The title of a new term', () => {
  test('is the slug in words, with a capital, and marked as a placeholder.', () => {
    for (const file of ['en.md', 'es.md'] as const)
      expect(termTemplate('two-words', '2026-11-21')[file]).toContain('\ntitle: ✎ Two words\n')
  })

  test.for([
    ['2026', '✎ 2026'],
    ['true', '✎ True'],
    ['null', '✎ Null'],
  ] as const)('is text even when the slug is %s.', ([slug, title]) => {
    withContent(undefined, content => {
      for (const [name, text] of Object.entries(termTemplate(slug, '2026-11-21')))
        write(content, `terms/${slug}/${name}`, text)
      const { terms } = loadContent(content)
      expect(terms.find(({ id }) => id === slug)).toMatchObject({ slug, en: { title }, es: { title } })
    })
  })
})

test("Text of the editor's own raises no objection; that of the template is an error unless the entry is a draft.", () => {
  expect(hasTemplateText('A text.', false)).toEqual([])
  const found = (isDraft: boolean) => hasTemplateText('One.\n- ✎ Two.', isDraft)
  expect(found(false)).toMatchObject([{ severity: 'error', place: { line: 2, column: 3 } }])
  expect(found(true)).toMatchObject([{ severity: 'warning', place: { line: 2, column: 3 } }])
})

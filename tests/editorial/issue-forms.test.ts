/** The issue forms: fresh, with every field of an entry and the limits that hold, and read back as they were filled in. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { boxesIn, boxOf, TEXT_PARTS, WORD_PARTS } from '../../src/editorial/form-fields.ts'
import { readFormText, writeFormText } from '../../src/editorial/form-text.ts'
import { ENTRY_FORM, ISSUE_FORMS, issueFormFile } from '../../src/editorial/issue-forms.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { Body, FRONT_MATTER, TermFile } from '../../src/schema/term.ts'
import { ROOT } from '../scripts/run.ts'

const FOLDER = join(ROOT, '.github/ISSUE_TEMPLATE')

test.for(ISSUE_FORMS)('$file is what the fields say; otherwise run "npm run schemas".', form => {
  expect(readFileSync(join(FOLDER, form.file), 'utf8')).toBe(issueFormFile(form))
})

test('There is no form that is no longer written.', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(ISSUE_FORMS.map(({ file }) => file).sort())
})

describe.each(ISSUE_FORMS)('The form "$name"', form => {
  test('has what GitHub asks for: ids and labels once, and options that differ.', () => {
    const ids = form.fields.map(({ id }) => id)
    const labels = form.fields.map(({ label }) => label)
    expect([new Set(ids).size, new Set(labels).size]).toEqual([ids.length, ids.length])
    expect(ids.filter(id => !/^[\w-]+$/.test(id))).toEqual([])
    for (const { kind, options } of form.fields) {
      expect(options !== undefined).toBe(kind === 'dropdown' || kind === 'checkboxes')
      expect(new Set(options).size).toBe(options?.length ?? 0)
    }
    const file: unknown = parse(issueFormFile(form), { version: '1.1' })
    expect(file).toEqual(parse(issueFormFile(form)))
  })

  test('is read back as it was filled in.', () => {
    const filled = {
      input: () => 'One',
      textarea: () => 'One\n\n## Two',
      dropdown: (options: readonly string[]) => options[0] ?? '',
      checkboxes: (options: readonly string[]) =>
        options.map((option, i) => `- [${i === 0 ? 'X' : ' '}] ${option}`).join('\n'),
    }
    const values = Object.fromEntries(form.fields.map(({ id, kind, options = [] }) => [id, filled[kind](options)]))
    expect(readFormText(writeFormText(form, values), form)).toEqual(values)
  })
})

describe('The form of an entry', () => {
  test('has a box for every field, but for those of a drawing and those that a program fills.', () => {
    const parts = [...TEXT_PARTS, ...WORD_PARTS]
    const fields = [...Object.keys(FRONT_MATTER.es.shape), ...Object.keys(Body.shape)]
    expect(fields.filter(name => !parts.some(part => part === name))).toEqual(['imageAlt', 'legend', 'labels'])
    expect(parts.filter(part => !fields.includes(part))).toEqual([])
    const ids = ENTRY_FORM.fields.map(({ id }) => id)
    const facts = Object.keys(TermFile.shape).filter(name => !ids.includes(name.replace(/s$/, '')) && name !== 'needs')
    expect(facts).toEqual(['id', 'date', 'updated', 'formerSlugs', 'ambiguous', 'draft'])
  })

  test.for([
    ['title', bounds.title.max],
    ['tagline', bounds.tagline.max],
    ['explanation', bounds.explanation.max],
    ['keyPoints', bounds.keyPoints.max],
    ['links', bounds.links.max],
    ['aliases', bounds.aliases.max],
    ['keywords', bounds.keywords.max],
  ] as const)('names the limit of %s, %i, in both languages.', ([part, limit]) => {
    for (const language of ['en', 'es'] as const) {
      const box = boxesIn(language).find(({ id }) => id === boxOf(part, language))
      expect(box?.description).toMatch(new RegExp(`\\b${limit}\\b`))
    }
  })
})

describe('The text of an issue', () => {
  test('has no value for what GitHub calls empty.', () => {
    const text = '### Level · Nivel\n\nNone\n\n### Title in English\n\n_No response_\n\n### Analogy in English\n\n\n'
    expect(readFormText(text, ENTRY_FORM)).toEqual({})
  })

  test('keeps headings that somebody wrote as text, also those that are a label of the form.', () => {
    const text =
      '### Title in English\r\n\r\nDNS\r\n\r\n### Explanation in English\r\n\r\n### History\r\n\r\nText.\r\n\r\n### Title in English\r\n\r\nOther\r\n'
    expect(readFormText(text, ENTRY_FORM)).toEqual({
      'title-en': 'DNS',
      'explanation-en': '### History\n\nText.\n\n### Title in English\n\nOther',
    })
  })

  test('may be anything.', () => {
    for (const text of ['', '###', '### ', 'Hello', '### constructor\n\nx', '### __proto__\n\nx'])
      expect(readFormText(text, ENTRY_FORM)).toEqual({})
  })
})

/**
 * Every rule of style, with the exact words an editor reads. A case is a folder of `fixtures/lint`: edits of sound
 * content that break the rule, what is then said, and edits that come close and keep it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { compareDiagnostics } from '../../src/model/diagnostic.ts'
import { EDITORIAL_RULES } from '../../src/schema/lint-rule-names.ts'
import { format } from '../source/lay.ts'
import { type Edit, judge, LINT } from './sound.ts'

const rules = readdirSync(LINT)
  .filter(name => name !== 'base')
  .sort()

const edits = (rule: string, file: 'breaks' | 'keeps'): readonly Edit[] =>
  parse(readFileSync(join(LINT, rule, `${file}.yaml`), 'utf8')) as readonly Edit[]

/** What is said of the case of a rule; asked more than once. */
const broken = new Map(rules.map(rule => [rule, judge(edits(rule, 'breaks'), { notesOf: rule })]))

test('Every rule has a case, and every case is about a rule.', () => {
  expect(rules).toEqual([...EDITORIAL_RULES].sort())
})

test('Sound content has no findings, so every finding comes from the case.', () => {
  expect(judge([]).found).toEqual([])
})

describe.each([...broken])('The rule %s', (rule, { content, found }) => {
  test('is broken by its case, and no other rule is.', async () => {
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set([rule]))
    expect(found).toEqual([...found].sort(compareDiagnostics))
    await expect(format(found, content)).toMatchFileSnapshot(join(LINT, rule, 'expected.txt'))
  })

  test('is kept by what comes close.', () => {
    const kept = judge(edits(rule, 'keeps'), { notesOf: rule })
    expect(format(kept.found, kept.content)).toBe('')
  })
})

test('Only what two entries cannot both say is an error.', () => {
  const errors = [...broken].filter(([, { found }]) => found.some(({ severity }) => severity === 'error'))
  expect(errors.map(([rule]) => rule)).toEqual(['duplicate-tagline', 'keyword-elsewhere', 'stock-sentence'])
})

test('What only a reader can judge is a note.', () => {
  const notes = [...broken].filter(([, { found }]) => found.every(({ severity }) => severity === 'note'))
  expect(notes.map(([rule]) => rule)).toEqual([
    'absolute',
    'bare-pronoun',
    'closing-year',
    'decoded-analogy',
    'keywords-alike',
    'languages-alike',
    'molded-ending',
    'paired-ending',
    'phonetic-inventory',
    'rare-link',
    'spoken-form',
    'year-in-origin',
  ])
})

test('Every remark has a cure.', () => {
  const without = [...broken].filter(([, { found }]) => found.some(({ hint = '' }) => hint === ''))
  expect(without.map(([rule]) => rule)).toEqual([])
})

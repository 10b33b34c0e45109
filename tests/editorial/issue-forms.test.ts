/** The issue forms: valid for GitHub, with the boxes that pages fill in beforehand. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { bounds } from '../../src/schema/bounds.ts'
import { ROOT } from '../scripts/run.ts'

const FOLDER = join(ROOT, '.github/ISSUE_TEMPLATE')

interface Field {
  readonly type: string
  readonly id?: string
  readonly attributes: { readonly label?: string; readonly description?: string; readonly options?: readonly unknown[] }
}
const fieldsOf = (file: string): readonly Field[] =>
  (parse(readFileSync(join(FOLDER, file), 'utf8'), { version: '1.1' }) as { readonly body: readonly Field[] }).body

test('There are two: for a mistake, and for a term that is missing.', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(['mistake.yml', 'term.yml'])
})

describe.each([
  // The boxes that the addresses in pages/entry-actions.ts and pages/layout.ts fill.
  ['mistake.yml', ['page']],
  ['term.yml', ['title-en', 'title-es']],
])('%s', (file, filled) => {
  const fields = fieldsOf(file).filter(({ type }) => type !== 'markdown')
  const ids = fields.flatMap(({ id }) => id ?? [])

  test('has what GitHub asks for: ids and labels once, and options that differ.', () => {
    const labels = fields.flatMap(({ attributes }) => attributes.label ?? [])
    expect([new Set(ids).size, new Set(labels).size]).toEqual([fields.length, fields.length])
    for (const { type, attributes } of fields) {
      const options = attributes.options?.map(option => JSON.stringify(option))
      expect(options !== undefined).toBe(type === 'dropdown' || type === 'checkboxes')
      expect(new Set(options).size).toBe(options?.length ?? 0)
    }
  })

  test('has the boxes that pages fill in.', () => {
    for (const id of filled) expect(ids).toContain(id)
  })
})

test('The limit of a title is the one that is checked.', () => {
  for (const { id, attributes } of fieldsOf('term.yml'))
    if (id?.startsWith('title-')) expect(attributes.description).toMatch(new RegExp(`\\b${bounds.title.max}\\b`))
})

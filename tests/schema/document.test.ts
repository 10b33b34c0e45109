/** The schemas that editors' programs read: they complete and check what people type, as the build would. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { termTemplate } from '../../src/editorial/templates.ts'
import { editorSchemas } from '../../src/schema/json-schema.ts'
import { BASE, FIXTURES } from '../source/lay.ts'

const schemas = editorSchemas()
const ajv = addFormats.default(new Ajv.default({ strict: false }))
const accepts = (kind: 'term' | 'site', fields: unknown): boolean => ajv.compile(schemas[kind])(fields) === true
const read = (path: string): Record<string, unknown> => parse(readFileSync(path, 'utf8'))

const term = read(join(BASE, 'terms/alpha/term.yaml'))
const site = read(join(BASE, 'site.yaml'))

describe('The schema of', () => {
  test('term.yaml accepts what the build accepts, from the first moment on.', () => {
    expect(accepts('term', term)).toBe(true)
    expect(accepts('term', read(join(FIXTURES, 'tiny/terms/neural-network/term.yaml')))).toBe(true)
    expect(accepts('term', parse(termTemplate('2026', '2026-11-21')['term.yaml']))).toBe(true)
  })

  test('site.yaml does, too.', () => {
    expect(accepts('site', site)).toBe(true)
    expect(accepts('site', read(join(FIXTURES, 'tiny/site.yaml')))).toBe(true)
  })

  test.for([
    ['term', 'level', 4],
    ['term', 'subjects', []],
    ['term', 'subjects', ['gardening']],
    ['term', 'date', '2026-02-30'],
    ['term', 'id', 'Alpha'],
    ['term', 'author', 'x'],
    ['site', 'name', ''],
    ['site', 'subjects', {}],
    ['site', 'author', 'x'],
  ] as const)('%s.yaml refuses %s: %j.', ([kind, field, value]) => {
    expect(accepts(kind, { ...(kind === 'term' ? term : site), [field]: value })).toBe(false)
  })

  test.for(['term', 'site'] as const)('%s.yaml stands alone, and says of each field what it is.', kind => {
    const text = JSON.stringify(schemas[kind])
    expect(text).not.toMatch(/"\$(?:ref|defs)"/)
    const { properties } = schemas[kind] as { properties: Record<string, { description?: string }> }
    expect(Object.entries(properties).filter(([, { description }]) => !description?.endsWith('.'))).toEqual([])
  })
})

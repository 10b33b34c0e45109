/** The JSON Schemas that editors' programs use: fresh, and in agreement with the checks on real files. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { termTemplate } from '../../src/editorial/templates.ts'
import { editorSchemas } from '../../src/schema/json-schema.ts'
import { snapshot } from '../build/folders.ts'
import { ROOT } from './run.ts'

const GENERATED = join(ROOT, 'src/schema/generated')
const TINY = join(ROOT, 'tests/fixtures/tiny')
const schemas = editorSchemas()
const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false })
formats.default(ajv)
const validators = { term: ajv.compile(schemas.term), site: ajv.compile(schemas.site) }

const yamlAt = (...path: readonly string[]): unknown => parse(readFileSync(join(...path), 'utf8'))

test.for(['term', 'site'] as const)(
  'The committed schema of %s files is what the shapes say; otherwise run "npm run generate".',
  name => {
    expect(readFileSync(join(GENERATED, `${name}.schema.json`), 'utf8')).toBe(
      `${JSON.stringify(schemas[name], null, 2)}\n`,
    )
  },
)

test('There is no schema that is no longer generated.', () => {
  expect(readdirSync(GENERATED).sort()).toEqual(
    Object.keys(schemas)
      .map(name => `${name}.schema.json`)
      .sort(),
  )
})

test('npm run generate writes them, and changes nothing when they are fresh.', () => {
  const before = snapshot(GENERATED)
  expect(spawnSync('npm', ['--silent', 'run', 'generate'], { cwd: ROOT, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  })
  expect(snapshot(GENERATED)).toEqual(before)
})

describe('The schema', () => {
  const faults = (name: keyof typeof validators, value: unknown) => {
    validators[name](value)
    return validators[name].errors ?? []
  }

  test.for(readdirSync(join(TINY, 'terms')))('of terms accepts term.yaml of %s.', slug => {
    expect(faults('term', yamlAt(TINY, 'terms', slug, 'term.yaml'))).toEqual([])
  })

  test('of terms accepts what "npm run new" writes.', () => {
    expect(faults('term', parse(termTemplate('gps', '2026-01-01')['term.yaml']))).toEqual([])
  })

  test('of the site accepts site.yaml.', () => {
    expect(faults('site', yamlAt(TINY, 'site.yaml'))).toEqual([])
    expect(faults('site', yamlAt(ROOT, 'content/site.yaml'))).toEqual([])
  })

  test.for([
    ['an unknown field', { levle: 1 }],
    ['a level that does not exist', { level: 4 }],
    ['a subject that does not exist', { subjects: ['cooking'] }],
    ['no subject', { subjects: [] }],
    ['a slug with capitals', { id: 'Cache' }],
    ['a date that is none', { date: '2026-02-30' }],
  ] as const)('of terms refuses %s.', ([, change]) => {
    expect(faults('term', { id: 'a', date: '2026-01-01', level: 1, subjects: ['ai'], ...change })).not.toEqual([])
  })

  test('says of every field what it is for.', () => {
    for (const schema of Object.values(schemas)) {
      const { properties } = schema as { properties: Record<string, { description?: string }> }
      const silent = Object.keys(properties).filter(name => (properties[name]?.description ?? '') === '')
      expect(silent).toEqual([])
    }
  })
})

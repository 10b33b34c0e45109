/**
 * Within /v1/ fields are only added. v1.json is the description that clients build on today; whatever openapi.json says
 * tomorrow must keep all of it. It leaves out the examples, which change with the content and promise nothing.
 * After an addition has been released, `UPDATE_CONTRACT=1 npx vitest run tests/contract` makes it part of the contract:
 * the file is written anew, unless the comparison finds something lost.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { jsonOf, tiny } from '../emit/rendered.ts'
import { CONTRACT, jsonIn, PATIENCE, patched, run, type Step, withJson } from './tools.ts'

const FILE = join(CONTRACT, 'v1.json')
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const contract = read(FILE)
const emitted = withoutExamples(jsonOf(tiny().files, 'openapi.json'))

function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => key !== 'example')
  return Object.fromEntries(kept.map(([key, member]) => [key, withoutExamples(member)]))
}

interface Comparison {
  /** 0 unless a client could break. */
  readonly code: number
  readonly bump: string
  readonly rules: readonly string[]
}

interface Report {
  readonly bump?: string
  readonly changes: readonly { readonly verdicts: readonly { readonly ruleId: string; readonly impact: string }[] }[]
}

function compare(revision: unknown): Promise<Comparison> {
  return withJson({ 'base.json': contract, 'revision.json': revision }, async folder => {
    const parameters = [
      'diff',
      'base.json',
      'revision.json',
      '--config',
      join(CONTRACT, 'redocly.yaml'),
      '--format',
      'json',
    ]
    const { code, stdout } = await run('redocly', parameters, folder)
    const { bump = 'none', changes } = jsonIn(stdout, '{') as Report
    return { code, bump, rules: [...new Set(changes.flatMap(({ verdicts }) => verdicts.map(({ ruleId }) => ruleId)))] }
  })
}

/** Prose may be worded better; everything else that is said must still be said. */
const PROSE = new Set(['description', 'summary'])

/**
 * Pointers to what the revision no longer says. Redocly lets answers lose a value of an enumeration, since no client
 * breaks at once; but a topic that is gone is a promise broken.
 */
function lost(base: unknown, revision: unknown, pointer = ''): readonly string[] {
  if (Array.isArray(base)) {
    const left: readonly unknown[] = Array.isArray(revision) ? revision : []
    return base.flatMap(item =>
      left.some(other => lost(item, other).length === 0) ? [] : [`${pointer}/${JSON.stringify(item)}`],
    )
  }
  if (typeof base !== 'object' || base === null) return base === revision ? [] : [pointer]
  if (typeof revision !== 'object' || revision === null) return [pointer]
  return Object.entries(base).flatMap(([key, member]) => {
    if (PROSE.has(key) && typeof member === 'string') return []
    const other = (revision as Readonly<Record<string, unknown>>)[key]
    return other === undefined ? [`${pointer}/${key}`] : lost(member, other, `${pointer}/${key}`)
  })
}

describe('The published description', () => {
  test('breaks no client of the contract.', { timeout: PATIENCE }, async () => {
    const { code, bump } = await compare(emitted)
    expect([code, bump]).not.toEqual([1, 'major'])
    expect(code).toBe(0)
    expect(lost(contract, emitted)).toEqual([])
    if (process.env.UPDATE_CONTRACT === '1') writeFileSync(FILE, `${JSON.stringify(emitted, null, 2)}\n`)
  })
})

const fixture = (name: string): unknown => patched(contract, read(join(CONTRACT, `${name}.json`)) as readonly Step[])

describe('Compared with the contract,', () => {
  test('the same description changes nothing.', { timeout: PATIENCE }, async () => {
    expect(await compare(contract)).toEqual({ code: 0, bump: 'none', rules: [] })
    expect(lost(contract, contract)).toEqual([])
  })

  test('a new optional field and a new endpoint pass as a minor change.', { timeout: PATIENCE }, async () => {
    expect(await compare(fixture('additive'))).toEqual({ code: 0, bump: 'minor', rules: [] })
    expect(lost(contract, fixture('additive'))).toEqual([])
  })

  test.each([
    ['removed-field', 'property-removed'],
    ['retyped-field', 'schema-type-changed'],
    ['added-enum-value', 'enum-values-added'],
    ['no-longer-required', 'required-properties-removed'],
    ['removed-endpoint', 'path-removed'],
    ['removed-header', 'response-header-removed'],
    ['widened-bound', 'schema-constraint-changed'],
    ['required-parameter', 'parameter-became-required'],
  ])('%s.json fails as a major change, by the rule %s.', { timeout: PATIENCE }, async (name, rule) => {
    const { code, bump, rules } = await compare(fixture(name))
    expect([code, bump]).toEqual([1, 'major'])
    expect(rules).toContain(rule)
  })

  test.each([
    ['removed-enum-value', ['/components/schemas/Subject/enum/"aws"']],
    ['removed-field', ['/components/schemas/LocalizedSummary/properties/analogy']],
    ['retyped-field', ['/components/schemas/TermList/properties/count/type']],
    ['removed-endpoint', ['/paths//v1/terms/{slug}.json']],
  ])('%s.json has lost %j.', (name, pointers) => {
    expect(lost(contract, fixture(name))).toEqual(pointers)
  })
})

test('Without diff-recommended Redocly finds nothing, so the configuration must name it.', {
  timeout: PATIENCE,
}, async () => {
  await withJson(
    { 'base.json': contract, 'revision.json': fixture('removed-field'), 'redocly.yaml': { extends: ['recommended'] } },
    async folder => {
      const { code } = await run(
        'redocly',
        ['diff', 'base.json', 'revision.json', '--config', 'redocly.yaml', '--format', 'json'],
        folder,
      )
      expect(code).toBe(0)
    },
  )
  expect(readFileSync(join(CONTRACT, 'redocly.yaml'), 'utf8')).toMatch(/^ {2}- diff-recommended$/m)
})

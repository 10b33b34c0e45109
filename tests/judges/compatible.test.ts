/**
 * Redocly compares the published description with the contract of /v1/ and finds no breaking change, and it finds every
 * breaking change that is planted. With UPDATE_CONTRACT=1 the contract is written anew from the published description,
 * unless the comparison finds something lost.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONTRACT_FILE, contract, emittedDescription, fixture, lost } from '../contract/contract.ts'
import { CONTRACT } from '../contract/patch.ts'
import { compare } from './openapi.ts'

test('The published description breaks no client of the contract.', async () => {
  const emitted = emittedDescription()
  const { code, bump } = await compare(contract, emitted)
  expect([code, bump]).not.toEqual([1, 'major'])
  expect(code).toBe(0)
  expect(lost(contract, emitted)).toEqual([])
  if (process.env.UPDATE_CONTRACT === '1') writeFileSync(CONTRACT_FILE, `${JSON.stringify(emitted, null, 2)}\n`)
})

describe('Compared with the contract,', () => {
  test('the same description changes nothing.', async () => {
    expect(await compare(contract, contract)).toEqual({ code: 0, bump: 'none', rules: [] })
  })

  test('a new optional field and a new endpoint pass as a minor change.', async () => {
    expect(await compare(contract, fixture('additive'))).toEqual({ code: 0, bump: 'minor', rules: [] })
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
  ])('%s.json fails as a major change, by the rule %s.', async (name, rule) => {
    const { code, bump, rules } = await compare(contract, fixture(name))
    expect([code, bump]).toEqual([1, 'major'])
    expect(rules).toContain(rule)
  })
})

test('Without diff-recommended Redocly finds nothing, so the configuration must name it.', async () => {
  const { code } = await compare(contract, fixture('removed-field'), { extends: ['recommended'] })
  expect(code).toBe(0)
  expect(readFileSync(join(CONTRACT, 'redocly.yaml'), 'utf8')).toMatch(/^ {2}- diff-recommended$/m)
})

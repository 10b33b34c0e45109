/**
 * Within /v1/ fields are only added. v1.json is the description that clients build on today; whatever openapi.json says
 * tomorrow must keep all of it. `npm run judges` has Redocly compare the two as well. After an addition has been
 * released, `UPDATE_CONTRACT=1 npm run judges -- compatible` makes it part of the contract.
 */
import { expect, test } from 'vitest'
import { contract, emittedDescription, fixture, lost } from './contract.ts'

test('The published description has lost nothing of the contract.', () => {
  expect(lost(contract, emittedDescription())).toEqual([])
})

test('The same description, a new optional field and a new endpoint lose nothing.', () => {
  expect(lost(contract, contract)).toEqual([])
  expect(lost(contract, fixture('additive'))).toEqual([])
})

test.each([
  ['removed-enum-value', ['/components/schemas/Subject/enum/"aws"']],
  ['removed-field', ['/components/schemas/LocalizedSummary/properties/analogy']],
  ['retyped-field', ['/components/schemas/TermList/properties/count/type']],
  ['removed-endpoint', ['/paths//v1/terms/{slug}.json']],
])('%s.json has lost %j.', (name, pointers) => {
  expect(lost(contract, fixture(name))).toEqual(pointers)
})

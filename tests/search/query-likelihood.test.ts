/** The query likelihood of an entry: what its words make of a query. */
import { expect, test } from 'vitest'
import { likelihoodOf, queryLikelihood } from '../../src/search/query-likelihood.ts'

test('A word adds more the oftener the entry has it, and the rarer it is in all.', () => {
  expect(likelihoodOf(2, 0.01)).toBeGreaterThan(likelihoodOf(1, 0.01))
  expect(likelihoodOf(1, 0.001)).toBeGreaterThan(likelihoodOf(1, 0.01))
  expect(likelihoodOf(0, 0.01)).toBe(0)
})

test('An entry that has each word as often as all entries do makes the query as likely as they do.', () => {
  // Two words, each a tenth of all and of the 50 words of the entry.
  expect(queryLikelihood(2 * likelihoodOf(5, 0.1), 2, 50)).toBeCloseTo(0)
})

test('Of two entries with a word as often, the one with fewer other words makes the query likelier.', () => {
  const sum = likelihoodOf(1, 0.01)
  expect(queryLikelihood(sum, 1, 20)).toBeGreaterThan(queryLikelihood(sum, 1, 200))
})

test('A query of unknown words says nothing of any entry.', () => {
  expect(queryLikelihood(0, 0, 80)).toBe(0)
})

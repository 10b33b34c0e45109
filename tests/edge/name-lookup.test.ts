/** Names for what does not exist: found while the process has time for it. */
import { expect, test } from 'vitest'
import { makeNameLookup } from '../../src/edge/name-lookup.ts'
import { fakeTermRepository, fakeTerms } from './mcp/fake.ts'

test('Close names are looked for until a second is used up, and again in the next.', async () => {
  let now = 0
  const terms = fakeTerms(50)
  const { near, resolve } = makeNameLookup(fakeTermRepository(terms, { now: () => now }), () => {})
  const found = async () => (await near('datbase', 'en')).length > 0
  const affordable = Math.floor(150_000 / terms.length)
  for (let asked = 0; asked < affordable; asked++) expect(await found()).toBe(true)
  expect(await found()).toBe(false)
  expect(await resolve('Database')).toBe('database')
  now = 1_000
  expect(await found()).toBe(true)
})

test('A failure is reported, and no names are offered.', async () => {
  const reported: unknown[] = []
  const search = async () => Promise.reject(new Error('no index'))
  const { near, resolve } = makeNameLookup(fakeTermRepository(fakeTerms(50), { search }), error => reported.push(error))
  expect([await near('datbase', 'en'), await resolve('database')]).toEqual([[], undefined])
  expect(reported).toHaveLength(2)
})

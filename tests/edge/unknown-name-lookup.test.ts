/** Names for what does not exist: found while the process has time for it. */
import { expect, test } from 'vitest'
import { makeNameLookup } from '../../src/edge/unknown-name-lookup.ts'
import { fakeTermRepository, fakeTerms } from './mcp/fake.ts'

/** A search in which comparing names takes time, and which takes note of them. */
async function slowSearch(milliseconds: number) {
  let now = 0
  const compared: string[] = []
  const terms = fakeTermRepository(fakeTerms(50))
  const search = await terms.search('en')
  const didYouMean = (name: string) => {
    now += milliseconds
    compared.push(name)
    return ['database']
  }
  const { similar: lookUp, resolve } = makeNameLookup(
    fakeTermRepository(fakeTerms(50), { now: () => now, search: async () => ({ ...search, didYouMean }) }),
    () => {},
  )
  const setNow = (time: number) => {
    now = time
  }
  return { lookUp, resolve, compared, setNow }
}

test('Close names are looked for until a fifth of a second is used up, and again in the next second.', async () => {
  const { lookUp, resolve, setNow } = await slowSearch(50)
  const found = async () => (await lookUp('datbase', 'en')).length > 0
  for (let asked = 0; asked < 4; asked++) expect(await found()).toBe(true)
  expect(await found()).toBe(false)
  expect(await resolve('Database')).toBe('database')
  setNow(1_000)
  expect(await found()).toBe(true)
})

test('Where the clock stands still, comparing counts by the number of names.', async () => {
  const { lookUp } = await slowSearch(0)
  let asked = 0
  while ((await lookUp('datbase', 'en')).length > 0) asked++
  expect(asked).toBe(Math.ceil(200 / (50 * 0.0013)))
})

test('A name is cut after compatibility characters have become what they stand for.', async () => {
  const { lookUp, compared } = await slowSearch(1)
  await lookUp('\ufdfa'.repeat(100), 'en')
  expect(compared[0]).toHaveLength(100)
})

test('A failure is reported, and no names are offered.', async () => {
  const reported: unknown[] = []
  const search = async () => Promise.reject(new Error('no index'))
  const { similar, resolve } = makeNameLookup(fakeTermRepository(fakeTerms(50), { search }), error =>
    reported.push(error),
  )
  expect([await similar('datbase', 'en'), await resolve('database')]).toEqual([[], undefined])
  expect(reported).toHaveLength(2)
})

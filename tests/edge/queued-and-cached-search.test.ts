/** Searches are ranked one at a time, others are answered in between, and what was answered is kept. */
import { expect, test } from 'vitest'
import { makeRankedSearch } from '../../src/edge/queued-and-cached-search.ts'
import type { Search } from '../../src/search/index-searcher.ts'
import { fakeTermRepository, fakeTerms } from './mcp/fake.ts'

const PAGE = { limit: 10, offset: 0 }
const repository = fakeTermRepository(fakeTerms(5))

/** A search that takes note of what it ranks. */
async function noting(order: string[], change: Partial<Search> = {}) {
  const search = await repository.search('en')
  const find: Search['find'] = (query, selection) => {
    order.push(`rank ${query}`)
    return (change.find ?? search.find)(query, selection)
  }
  return async () => ({ ...search, find })
}

test('Between two searches that are asked at once, others have their turn.', async () => {
  const order: string[] = []
  const pause = async () => {
    order.push('others')
  }
  const find = makeRankedSearch(await noting(order), { pause })
  await Promise.all(['database', 'backup', 'cloud'].map(query => find('en', query, PAGE)))
  expect(order.slice(0, 5)).toEqual(['rank database', 'others', 'rank backup', 'others', 'rank cloud'])
})

test('The same question is ranked once, also while it is ranked; another page, language or letter case is another one.', async () => {
  const order: string[] = []
  const find = makeRankedSearch(await noting(order), {})
  const [first, second] = await Promise.all([find('en', 'database', PAGE), find('en', ' database ', PAGE)])
  expect(second).toBe(first)
  expect(order).toHaveLength(1)
  await find('en', 'database', { ...PAGE, offset: 1 })
  await find('es', 'database', PAGE)
  await find('en', 'DATABASE', PAGE)
  expect(order).toHaveLength(4)
})

test('The answers of the last 250 questions are kept.', async () => {
  const order: string[] = []
  const find = makeRankedSearch(await noting(order), {})
  for (let i = 0; i < 250; i++) await find('en', `question ${i}`, PAGE)
  await find('en', 'question 0', PAGE)
  expect(order).toHaveLength(250)
  // "question 1" is the one that was asked least recently.
  await find('en', 'another one', PAGE)
  await find('en', 'question 0', PAGE)
  expect(order).toHaveLength(251)
  await find('en', 'question 1', PAGE)
  expect(order).toHaveLength(252)
})

test('A failure is not kept, and delays no other search.', async () => {
  let isBroken = true
  const broken = (): never => {
    throw new Error('broken')
  }
  const { find: works } = await repository.search('en')
  const find = makeRankedSearch(
    await noting([], { find: (query, selection) => (isBroken ? broken() : works(query, selection)) }),
    {},
  )
  await expect(find('en', 'database', PAGE)).rejects.toThrow('broken')
  isBroken = false
  expect((await find('en', 'database', PAGE)).total).toBe(1)
})

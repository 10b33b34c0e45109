/** The cache of pictures: what was kept comes back as it was or not at all. */
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../src/model/views/card.ts'
import { openCardCache } from '../../src/site-build/cards/card-cache.ts'
import { makeCard } from '../cards/cards.ts'
import { ROOT } from '../rules/source.ts'
import { temporaryFolder } from './folders.ts'

const PNG = readFileSync(`${ROOT}tests/golden/cards/short.png`)
const [FIRST, SECOND, THIRD, FOURTH] = ['a', 'b', 'c', 'd'].map(title => makeCard({ title })) as [
  Card,
  Card,
  Card,
  Card,
]
const open = (mark = 'renderer 1') => {
  const folder = join(temporaryFolder(), 'cards')
  return { folder, cache: openCardCache(folder, mark) }
}

describe('A cache of pictures', () => {
  test('has nothing at first, and makes no folder for it.', () => {
    const { cache, folder } = open()
    expect([cache.get(FIRST), cache.size()]).toEqual([undefined, 0])
    expect(() => readdirSync(folder)).toThrow('ENOENT')
  })

  test('returns what was kept when it is opened again.', () => {
    const { cache, folder } = open()
    cache.set(FIRST, PNG)
    expect(Buffer.from(openCardCache(folder, 'renderer 1').get(FIRST) ?? []).equals(PNG)).toBe(true)
    expect(cache.size()).toBe(1)
  })

  test('knows nothing of another card, nor of what another renderer drew.', () => {
    const { cache, folder } = open()
    cache.set(FIRST, PNG)
    expect(cache.get(SECOND)).toBeUndefined()
    expect(openCardCache(folder, 'renderer 2').get(FIRST)).toBeUndefined()
  })

  test('takes a picture that was not written whole for none.', () => {
    const { cache, folder } = open()
    cache.set(FIRST, PNG)
    const [name = ''] = readdirSync(folder)
    for (const length of [PNG.length - 1, 100, 0]) {
      truncateSync(join(folder, name), length)
      expect(cache.get(FIRST)).toBeUndefined()
    }
    cache.set(FIRST, PNG)
    expect(cache.get(FIRST)).toBeDefined()
  })

  test('deletes unused pictures, and those that a killed build left half written.', () => {
    const { cache, folder } = open()
    for (const card of [FIRST, SECOND, THIRD]) cache.set(card, PNG)
    writeFileSync(join(folder, 'draft-1'), 'half')
    cache.prune([SECOND, FOURTH])
    expect([FIRST, SECOND, THIRD].map(card => cache.get(card) !== undefined)).toEqual([false, true, false])
    expect(readdirSync(folder)).toHaveLength(1)
  })
})

/** The cache of the Node host never holds more than its limit, and forgets what nobody asks for first. */
import { expect, test } from 'vitest'
import { byteCache } from '../../src/deploy/node/byte-cache.ts'

test('What is asked for stays while much else passes by.', () => {
  const cache = byteCache<number>(100_000)
  cache.set('kept', 1, 1_000)
  for (let index = 0; index < 10_000; index++) {
    cache.set(`passing ${index}`, index, 1_000)
    if (index % 10 === 0) expect(cache.get('kept')).toBe(1)
  }
  expect(cache.get('passing 0')).toBeUndefined()
  expect(cache.get('passing 9999')).toBe(9_999)
})

test('It is bounded by bytes, also when values have none.', () => {
  for (const bytes of [0, 10, 10_000]) {
    const cache = byteCache<number>(100_000)
    for (let index = 0; index < 5_000; index++) cache.set(String(index), index, bytes)
    let held = 0
    for (let index = 0; index < 5_000; index++) if (cache.get(String(index)) !== undefined) held++
    expect(held * bytes).toBeLessThanOrEqual(100_000)
    expect(held).toBeLessThan(250)
    expect(held).toBeGreaterThan(0)
  }
})

test('A value that would crowd out all others is not kept, and a new value takes the place of the old one.', () => {
  const cache = byteCache<string>(100_000)
  cache.set('a', 'small', 10)
  cache.set('b', 'huge', 90_000)
  expect([cache.get('a'), cache.get('b')]).toEqual(['small', undefined])
  for (let index = 0; index < 1_000; index++) cache.set('a', `version ${index}`, 5_000)
  expect(cache.get('a')).toBe('version 999')
})
